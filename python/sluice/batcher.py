"""Calls of many threads as fewer calls of more rows."""

import collections
import concurrent.futures
import threading
import time
import typing
from typing import Any

import numpy as np

from ._runtime import Error
from .given import Array, check, is_tuple
from .module import Function


class _Waiting(typing.NamedTuple):
    values: list[Array]  # arrays of as many rows as one another
    future: concurrent.futures.Future[Any]

    @property
    def rows(self) -> int:
        return len(self.values[0])

    def fits(self, other: "_Waiting") -> bool:
        """Whether rows of both can be in one array."""
        return all(x.shape[1:] == y.shape[1:] and x.dtype == y.dtype
                   for x, y in zip(self.values, other.values))


class Batcher:
    """Joins calls that come at about the same time: a function computes their rows in one call, and
    each caller gets its own, as arrays of NumPy.

        with sluice.Batcher(model.main, rows=32, delay=0.002) as batched:
            y = batched(x)                                   # from any thread
            y = await asyncio.wrap_future(batched.submit(x))

    function  a sluice.Function whose arguments and results are tensors with rows in a first
              dimension of any size, each computed without the others
    rows      for how many it waits, and the most that are joined; a call of more is alone
    delay     for how many seconds a call waits for others
    """

    def __init__(self, function: Function, rows: int = 32, delay: float = 0.002):
        check(Function, function=function)
        check("a count", rows=rows)
        check("a number", delay=delay)
        if any(value.is_scalar or value.shape[:1] != (-1,)
               for value in [*function.arguments, *function.results]):
            raise Error(f"calls can be joined if all values have rows in a first dimension of any "
                        f"size: {function!r}")
        self._function, self._most, self._delay = function, rows, delay
        self._queue: collections.deque[_Waiting] = collections.deque()
        self._changed = threading.Condition()
        self._is_closed = False
        self._thread = threading.Thread(target=self._run, name="sluice.Batcher", daemon=True)
        self._thread.start()

    def __call__(self, *values: Any, **named: Any) -> Any:
        """What the function returns for these rows."""
        return self.submit(*values, **named).result()

    def submit(self, *values: Any, **named: Any) -> concurrent.futures.Future[Any]:
        """The same as a concurrent.futures.Future, at once."""
        arrays: list[Array] = [np.asarray(value)
                               for value in self._function.in_order(values, named)]
        if len(counts := {array.shape[:1] for array in arrays}) != 1 or counts == {()}:
            raise Error(f"calls can be joined if all arguments have as many rows as one another: "
                        f"{self._function!r}")
        waiting = _Waiting(arrays, concurrent.futures.Future())
        with self._changed:
            if self._is_closed:
                raise Error("the batcher is closed")
            self._queue.append(waiting)
            self._changed.notify()
        return waiting.future

    def close(self) -> None:
        """Waits for all calls; there can be no more."""
        with self._changed:
            self._is_closed = True
            self._changed.notify()
        self._thread.join()

    def __enter__(self) -> "Batcher":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _run(self) -> None:
        while joined := self._next():
            self._compute([each for each in joined if each.future.set_running_or_notify_cancel()])

    def _next(self) -> list[_Waiting]:
        """The calls to be joined next, once there are rows enough or the first has waited long
        enough; none at the end."""
        with self._changed:
            self._changed.wait_for(lambda: bool(self._queue) or self._is_closed)
            until = time.monotonic() + self._delay
            while (not self._is_closed and sum(each.rows for each in self._queue) < self._most
                   and (left := until - time.monotonic()) > 0):
                self._changed.wait(left)
            joined: list[_Waiting] = []
            room = self._most
            while self._queue and (not joined or self._queue[0].rows <= room
                                   and joined[0].fits(self._queue[0])):
                joined.append(self._queue.popleft())
                room -= joined[-1].rows
            return joined

    def _compute(self, joined: list[_Waiting]) -> None:
        if not joined:
            return
        rows = [each.rows for each in joined]
        try:
            whole = [parts[0] if len(parts) == 1 else np.concatenate(parts)
                     for parts in zip(*(each.values for each in joined))]
            given = self._function(*whole)
            several: list[Any] = [*given] if is_tuple(given) else [given]
            results: list[Array] = [np.asarray(each) for each in several]
            if any(len(result) != sum(rows) for result in results):
                raise Error(f"{sum(rows)} rows gave {', '.join(str(len(x)) for x in results)}: "
                            f"{self._function!r}")
        except Exception as problem:
            if len(joined) == 1:
                joined[0].future.set_exception(problem)
            else:  # One of them need not fail with the others.
                for each in joined:
                    self._compute([each])
            return
        ends = np.cumsum(rows)
        for each, end in zip(joined, ends):
            parts = [result[end - each.rows:end] for result in results]
            each.future.set_result(tuple(parts) if is_tuple(given) else parts[0])
