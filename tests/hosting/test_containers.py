"""What stands in docs/hosting for containers: nobody outside reaches what is inside, nobody is
believed who need not be, and a client cannot choose its address."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from intriga.http_common.rate_limits.policies import PASSWORDS
from tests.kit.http.fetching import fetch
from tests.kit.missing import missing
from tests.kit.patience import PATIENCE
from tests.kit.ports import free_port

HOSTING = Path(__file__).parents[2] / "docs/hosting"
NGINX = (HOSTING / "nginx.conf").read_text()
DOCKERFILE = (HOSTING / "Dockerfile").read_text()
_DIGEST = re.compile(r"[a-z]+:[0-9a-z.-]+@sha256:[0-9a-f]{64}")

# On the loopback network every address can be somebody's.
PROXY, BALANCER, STRANGER = "127.0.0.11", "127.0.0.12", "127.0.0.13"


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((HOSTING / "compose.yaml").read_text())
    return found


def network() -> dict[str, str]:
    (config,) = compose()["networks"]["inner"]["ipam"]["config"]
    return dict(config)


def balancer() -> str:
    """The address of the load balancer."""
    return str(compose()["services"]["balancer"]["networks"]["inner"]["ipv4_address"])


def test_only_the_machine_itself_reaches_a_port() -> None:
    services = compose()["services"]
    published = {name: one["ports"] for name, one in services.items() if "ports" in one}
    assert published == {"balancer": ["127.0.0.1:8080:8080"]}


def test_nodes_believe_the_balancer_alone() -> None:
    for name in ("node-1", "node-2"):
        trusted = compose()["services"][name]["environment"]["FORWARDED_ALLOW_IPS"]
        assert trusted == balancer()
    inner = network()
    assert ip_address(balancer()) in ip_network(inner["subnet"])
    assert ip_address(balancer()) not in ip_network(inner["ip_range"]), "nobody else can get it"


def test_the_balancer_believes_the_gateway_alone() -> None:
    assert re.findall(r"set_real_ip_from (\S+);", NGINX) == [network()["gateway"]]
    assert re.findall(r"^ +(\S+) 1;", NGINX, re.MULTILINE) == [network()["gateway"]]
    passed_on = re.findall(r"proxy_set_header (X-\S+) (\S+);", NGINX)
    assert dict(passed_on) == {"X-Forwarded-For": "$remote_addr", "X-Forwarded-Proto": "$how"}


def test_the_balancer_cannot_reach_what_is_stored() -> None:
    parts = compose()
    assert parts["networks"]["stores"] == {"internal": True}
    networks = {name: list(one["networks"]) for name, one in parts["services"].items()}
    nodes = ["inner", "stores"]
    assert networks == {
        "node-1": nodes,
        "node-2": nodes,
        "balancer": ["inner"],
        "database": ["stores"],
        "redis": ["stores"],
    }


def test_images_are_those_of_their_digests() -> None:
    images = [one["image"] for one in compose()["services"].values() if "image" in one]
    bases = re.findall(r"^FROM (\S+)", DOCKERFILE, re.MULTILINE)
    assert len(images) == 3
    assert len(bases) == 1
    for image in (*images, *bases):
        assert _DIGEST.fullmatch(image), image


def test_the_data_folder_of_the_image_is_its_users() -> None:
    owned = DOCKERFILE.index("install --directory --owner=intriga --group=intriga --mode=700 /data")
    assert owned < DOCKERFILE.index("VOLUME /data") < DOCKERFILE.index("USER intriga")
    assert 'CMD ["serve", "--data", "/data"]' in DOCKERFILE


@pytest.mark.service
def test_redis_wants_the_password_of_the_nodes(tmp_path: Path) -> None:
    """The command of the container, as it stands, with a port of its own."""
    if shutil.which("redis-server") is None:
        missing("redis-server")
    services, port = compose()["services"], free_port()
    shell, flag, command = services["redis"]["command"]
    assert "${REDIS_PASSWORD:?}@redis" in services["node-1"]["environment"]["INTRIGA_REDIS"]
    assert "REDIS_PASSWORD" not in command, "it would be in the list of processes"
    command = command.replace("$$", "$").replace("appendonly", rf"port {port}\nappendonly")
    environment = {**os.environ, "REDISCLI_AUTH": "s3cret"}

    def ping(secret: str | None) -> str:
        login = {} if secret is None else {"REDISCLI_AUTH": secret}
        asking = ["redis-cli", "-p", str(port), "ping"]
        env = {"PATH": os.environ["PATH"], **login}
        said = subprocess.run(asking, check=False, env=env, capture_output=True, text=True)
        return said.stdout.strip()

    process = subprocess.Popen(
        [shell, flag, command], env=environment, cwd=tmp_path, stdout=subprocess.DEVNULL
    )
    try:
        end = time.monotonic() + PATIENCE
        while (said := ping("s3cret")) != "PONG":
            assert time.monotonic() < end, said
            time.sleep(0.02)
        assert "NOAUTH" in ping(None)
        assert "PONG" not in ping("wrong")
    finally:
        process.terminate()
        process.wait(PATIENCE)


# The real chain: a proxy or a stranger, nginx with the file as it stands, a node.


def local(config: str, node: int, port: int, folder: Path) -> str:
    """The configuration of the balancer, with addresses of this machine for those inside."""
    inside = {
        network()["gateway"]: PROXY,
        "server node-1:8000": f"server 127.0.0.1:{node}",
        "server node-2:8000": f"server 127.0.0.1:{node} backup",
        "listen 8080;": f"listen 0.0.0.0:{port};",
        "proxy_http_version 1.1;": f"proxy_http_version 1.1; proxy_bind {BALANCER};",
        "http {": "http { access_log off; "
        + "".join(
            f"{part}_temp_path {folder}/{part}; "
            for part in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        ),
    }
    for mine, here in inside.items():
        assert mine in config, mine
        config = config.replace(mine, here)
    return f"daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;\n{config}"


@contextmanager
def running(command: list[str], folder: Path, stop: int, **env: str) -> Iterator[None]:
    process = subprocess.Popen(
        command, cwd=folder, env={**os.environ, **env}, stdout=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        process.send_signal(stop)
        process.wait(PATIENCE)


@pytest.mark.service
def test_a_client_cannot_choose_the_address_of_its_limits(tmp_path: Path) -> None:
    nginx = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if nginx is None:
        missing("nginx")
    assert nginx is not None
    node, port = free_port(), free_port()
    file = tmp_path / "nginx.conf"
    file.write_text(local(NGINX, node, port, tmp_path))
    intriga = str(Path(sys.executable).with_name("intriga"))
    serve = [intriga, "serve", "--host", "127.0.0.1", "--port", str(node), "--data", "data"]
    serve += ["--public-url", "http://intriga.example"]

    def guess(by: str, forwarded: str, login: str) -> int:
        """What somebody with this address is told who sends this header and a wrong password."""
        body = {"login": login, "password": "guess", "name": "x", "scopes": ["read"]}
        with httpx.Client(transport=httpx.HTTPTransport(local_address=by)) as client:
            url = f"http://127.0.0.1:{port}/api/v1/sign-in"
            said = client.post(url, json=body, headers={"x-forwarded-for": forwarded})
        return said.status_code

    balance = [nginx, "-e", "stderr", "-p", f"{tmp_path}", "-c", f"{file}"]
    with (
        running(serve, tmp_path, signal.SIGINT, FORWARDED_ALLOW_IPS=BALANCER),
        running(balance, tmp_path, signal.SIGTERM),
    ):
        fetch(f"http://127.0.0.1:{port}/readyz")
        most = range(PASSWORDS.most)
        # Behind the proxy: what it has appended counts, not what the client has put before that.
        assert {guess(PROXY, f"10.0.0.{n}, 203.0.113.9", "anna") for n in most} == {403}
        assert guess(PROXY, "198.51.100.7, 203.0.113.9", "anna") == 429
        assert guess(PROXY, "203.0.113.9, 203.0.113.10", "anna") == 403
        # Beside the proxy nothing of the header counts.
        assert {guess(STRANGER, f"203.0.113.{n}", "boris") for n in most} == {403}
        assert guess(STRANGER, "203.0.113.99", "boris") == 429
        assert guess(PROXY, f"{STRANGER}, 203.0.113.99", "boris") == 403
