"""Steps as the log appends them."""

from intriga.store.match_log import Append, ReceiptRow, SnapshotRow


def step(seq: int, *, before: int | None = None, boundary: bool = False) -> Append:
    tip = SnapshotRow(
        seq + 1, 1, f"head {seq + 1}", f"state {seq + 1}".encode(), "[]", "{}", boundary
    )
    line = f"line {seq}".encode()
    receipt = ReceiptRow("0", f"c{seq}", "d", f"r{seq}".encode())
    return Append("m", seq, 10 + seq, f"head {seq}", tip.head, line, tip, before, receipt)
