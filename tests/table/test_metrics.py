"""What the server counts, as Prometheus reads it."""

import re

import pytest

from littlewars.table.metrics import BUCKETS, Metrics


def parsed(text: str) -> dict[str, float]:
    """Read the text format strictly: each sample after its type, names and numbers well formed."""
    samples: dict[str, float] = {}
    types: dict[str, str] = {}
    assert text.endswith("\n")
    for line in text.splitlines():
        if line.startswith("#"):
            declared = re.fullmatch(r"# TYPE ([a-z_]+) (counter|gauge|histogram)", line)
            assert declared, line
            assert declared[1] not in types
            types[declared[1]] = declared[2]
            continue
        sample = re.fullmatch(r"(([a-z_]+)(?:\{le=\"([^\"]+)\"\})?) ([0-9.e+-]+)", line)
        assert sample, line
        family = re.sub(r"_(bucket|sum|count)$", "", sample[2]) if sample[2] not in types else sample[2]
        assert family in types, line
        assert sample[1] not in samples
        samples[sample[1]] = float(sample[4])
    return samples


def test_counters_and_gauges() -> None:
    metrics = Metrics()
    metrics.count("requests")
    metrics.count("requests", 4)
    metrics.gauge("pages", 3)
    metrics.gauge("pages", 2)
    samples = parsed(metrics.text())
    assert samples["littlewars_requests_total"] == 5
    assert samples["littlewars_pages"] == 2


def test_the_histogram_adds_up() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.005, 0.0051, 0.3, 99.0):
        metrics.took(seconds)
    samples = parsed(metrics.text())
    found = [samples[f'littlewars_push_seconds_bucket{{le="{bound:g}"}}'] for bound in BUCKETS]
    assert found == [2, 3, 3, 3, 3, 3, 4, 4, 4]  # a bound belongs to its own bucket
    assert samples['littlewars_push_seconds_bucket{le="+Inf"}'] == samples["littlewars_push_seconds_count"] == 5
    assert samples["littlewars_push_seconds_sum"] == pytest.approx(99.3111)


def test_large_numbers_are_not_rounded() -> None:
    metrics = Metrics()
    metrics.gauge("commits", 12_345_678)
    assert parsed(metrics.text())["littlewars_commits"] == 12_345_678
