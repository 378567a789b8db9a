"""What the server counts, in the text format Prometheus reads."""

from bisect import bisect_left

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Metrics:
    """Counters, gauges and one histogram: from a choice's arrival to its push."""

    def __init__(self) -> None:
        self.counters: dict[str, int] = {}
        self.gauges: dict[str, float] = {}
        self.buckets: list[int] = [0] * (len(BUCKETS) + 1)
        self.seconds: float = 0.0

    def count(self, name: str, more: int = 1) -> None:
        """Add to a counter."""
        self.counters[name] = self.counters.get(name, 0) + more

    def gauge(self, name: str, value: float) -> None:
        """Set a gauge."""
        self.gauges[name] = value

    def took(self, seconds: float) -> None:
        """Note how long a choice took to reach the pages."""
        self.buckets[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def text(self) -> str:
        """Write everything down."""
        lines = []
        for name, number in sorted(self.counters.items()):
            lines += [f"# TYPE littlewars_{name}_total counter", f"littlewars_{name}_total {number}"]
        for name, value in sorted(self.gauges.items()):
            lines += [f"# TYPE littlewars_{name} gauge", f"littlewars_{name} {value:.15g}"]
        lines.append("# TYPE littlewars_push_seconds histogram")
        total = 0
        for bound, number in zip((*[f"{bound:g}" for bound in BUCKETS], "+Inf"), self.buckets, strict=True):
            total += number
            lines.append(f'littlewars_push_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"littlewars_push_seconds_sum {self.seconds:.6f}", f"littlewars_push_seconds_count {total}"]
        return "\n".join(lines) + "\n"
