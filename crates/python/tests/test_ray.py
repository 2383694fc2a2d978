"""Games on a cluster of several processes, one of them killed."""

import os
import signal
import sys

import pytest

import walstatt

ray = pytest.importorskip("ray")

import pyarrow.parquet  # noqa: E402

import walstatt.ray  # noqa: E402

PLAYERS = ["habit", "random"]


@pytest.fixture(scope="module")
def cluster():
    # Workers cannot import a test.
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    os.environ["RAY_AUTH_MODE"] = "disabled"
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield
    ray.shutdown()


class DieOnce:
    """Kills the worker that is to play a piece, once."""

    def __init__(self, mark, first):
        self.mark, self.first = mark, first

    def __call__(self, piece):
        if piece.start == self.first and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)


def test_a_worker_may_die(cluster, tmp_path):
    setup = walstatt.Setup("pixel-tactics")
    alone = setup.play(PLAYERS, 50, seed=3)
    die = DieOnce(tmp_path / "died", 20)
    folder = tmp_path / "games"
    table = walstatt.ray.play(setup, PLAYERS, 50, seed=3, folder=folder, piece=10, before=die)
    assert die.mark.exists()
    assert [tuple(row) for row in table["winners"].to_pylist()] == [one.winners for one in alone]
    assert table["reason"].to_pylist() == [one.reason for one in alone]
    assert table["decisions"].to_pylist() == [one.decisions for one in alone]
    assert table["number"].to_pylist() == list(range(50))
    assert pyarrow.parquet.read_table(folder)["decisions"].to_pylist() == table["decisions"].to_pylist()


def test_what_is_played_is_not_played_again(cluster, tmp_path):
    first = walstatt.ray.play("pixel-tactics", PLAYERS, 30, folder=tmp_path, piece=10)
    (tmp_path / "games-000000010-000000020.parquet").unlink()
    kept = tmp_path / "games-000000000-000000010.parquet"
    before = kept.stat().st_mtime_ns
    again = walstatt.ray.play("pixel-tactics", PLAYERS, 30, folder=tmp_path, piece=10)
    assert again == first and kept.stat().st_mtime_ns == before
    with pytest.raises(ValueError, match="other games"):
        walstatt.ray.play("pixel-tactics", PLAYERS, 30, seed=2, folder=tmp_path, piece=10)
