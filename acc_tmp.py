import sys
from random import Random
from pathlib import Path
from collections import Counter
from playwright.sync_api import sync_playwright
from tests.thumb.test_thumb import Table, made, SEED
from tests.thumb.server import quick_server
from tests.thumb.report import complaints
import tempfile
from tests.web.tab import *
games=sys.argv[1].split(','); size=tuple(map(int,sys.argv[2].split('x'))); n=int(sys.argv[3]); lang=sys.argv[4]
import tests.conftest
from tests.web import conftest as c
with sync_playwright() as p:
    import shutil
    b=p.chromium.launch(executable_path=shutil.which('chromium-headless-shell'),args=['--no-sandbox'])
    for g in games:
        with quick_server(Path(tempfile.mkdtemp()),7) as server:
            t=Table(b,server,g,lang,size)
            try: t.play(made(n),7)
            except Exception as e: print('EXC',e)
            M=t.log.measures
            phone=size[0]<500
            mains=[m for m in M if m.main is not None]
            print('==',g,size,lang,len(M),'questions; main',sum(m.main for m in mains),'/',len(mains),[(m.label,m.card) for m in mains if not m.main])
            if phone: print('   tray<45:',[(m.tray,m.stage,m.label,m.on_board) for m in M if not (m.tray>=45 or m.fits or (m.on_board and m.stage>=45))])
            print('   purse', Counter(m.purse for m in M), 'cards<15', [m.left for m in M if m.card and m.left is not None and m.left<15])
            print('   small',Counter(x for m in M for x in m.small).most_common(12))
            print('   tiny',Counter(x for m in M for x in m.tiny).most_common(12))
            print('   one tap', sum(d.taps<=1 for d in t.log.decisions), len(t.log.decisions), complaints(t.log)[:600], flush=True)
