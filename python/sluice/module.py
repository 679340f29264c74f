"""Loaded modules: their functions, and calls with arrays of any library."""

import copy
import os
import signal
import threading
import typing
import weakref
from collections.abc import Callable, Generator, Iterable, Sequence
from importlib import import_module
from typing import Any, Literal, TypeAlias, cast

import numpy as np

from ._runtime import TYPES, Device, DeviceTensor, Error, PendingCall, after_fork, watch_interrupts
from ._runtime import Module as LoadedModule
from .device_array import DeviceArray, capsule_for, on_host
from .given import Array, Path, check, is_tuple, listed

try:
    ml_dtypes = import_module("ml_dtypes")
except ImportError:
    ml_dtypes = None

# The runtime's element types and NumPy's names for them.
_NUMPY_NAMES = {
    "i1": "bool", "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64",
    "ui8": "uint8", "ui16": "uint16", "ui32": "uint32", "ui64": "uint64",
    "f16": "float16", "f32": "float32", "f64": "float64", "complex64": "complex64",
    "complex128": "complex128",
}

# Types that NumPy lacks: their names in ml_dtypes, and the integers that stand for them without it.
_EXTRA_NAMES = {
    "bf16": ("bfloat16", "uint16"), "f8E4M3FN": ("float8_e4m3fn", "uint8"),
    "f8E5M2": ("float8_e5m2", "uint8"),
    "f8E4M3FNUZ": ("float8_e4m3fnuz", "uint8"), "f8E5M2FNUZ": ("float8_e5m2fnuz", "uint8"),
    "f8E8M0FNU": ("float8_e8m0fnu", "uint8"), "f4E2M1FN": ("float4_e2m1fn", "uint8"),
    "f8E4M3": ("float8_e4m3", "uint8"), "f8E3M4": ("float8_e3m4", "uint8"),
    "f8E4M3B11FNUZ": ("float8_e4m3b11fnuz", "uint8"),
    "f6E2M3FN": ("float6_e2m3fn", "uint8"), "f6E3M2FN": ("float6_e3m2fn", "uint8"),
}

# Integers that NumPy lacks, in the fewest bytes that hold them: i24 is in int32.
_NARROW_BITS = {name: int(name.lstrip("ui")) for name in TYPES
                if name.lstrip("ui").isdigit() and name not in _NUMPY_NAMES}
for _name, _bits in _NARROW_BITS.items():
    _kind = "uint" if _name[0] == "u" else "int"
    _EXTRA_NAMES[_name] = (f"{_kind}{_bits}", f"{_kind}{max(8, 1 << (_bits - 1).bit_length())}")

DTYPES: dict[str, np.dtype[Any]] = {name: np.dtype(dtype) for name, dtype in _NUMPY_NAMES.items()}
NUMBERS = {dtype: TYPES[name] for name, dtype in DTYPES.items()}
EXTRA_NUMBERS: dict[np.dtype[Any], tuple[np.dtype[Any], int]] = {}  # by dtype of ml_dtypes: raw
for _name, (_extra, _raw) in _EXTRA_NAMES.items():
    DTYPES[_name] = np.dtype(getattr(ml_dtypes, _extra, _raw))
    if hasattr(ml_dtypes, _extra):
        EXTRA_NUMBERS[DTYPES[_name]] = (np.dtype(_raw), TYPES[_name])


_SCALARS: Any = np.generic  # Not generic for the type checker.


class Argument(typing.NamedTuple):
    """An argument or a result of a function. A dynamic dimension is -1 in `shape`; `dim_names` has
    its name, or ""."""

    name: str
    type: str
    is_scalar: bool
    shape: tuple[int, ...]
    dim_names: tuple[str, ...]
    doc: str
    device: str = ""  # where a tensor lies; one given elsewhere is copied

    def __str__(self) -> str:
        dims = [name or ("?" if size < 0 else str(size))
                for size, name in zip(self.shape, self.dim_names)]
        return f"{self.name}: {'x'.join(dims + [self.type])}"


class Limits(typing.NamedTuple):
    """What a load or a call may take; more fails with an Error that says which limit it is, and the
    module can be used again. None is no limit. They are looked at on every iteration and call of the
    host program, and between workgroups on CPUs: one kernel that does not end is waited for."""

    memory: int | None = None  # bytes in use at once
    seconds: float | None = None
    steps: int | None = None  # iterations of loops, and calls of functions, in the host program

    def prepared(self) -> tuple[int, int, int]:
        """As the extension takes them."""
        check("a whole number", memory=self.memory, steps=self.steps)
        check("a number", seconds=self.seconds)
        if any(limit is not None and limit <= 0 for limit in self):
            raise ValueError(f"{self}: expected numbers above 0")
        microseconds = 0 if self.seconds is None else min(max(1, int(self.seconds * 1e6)), 2**62)
        return self.memory or 0, microseconds, self.steps or 0


_Prepared: TypeAlias = tuple[Any, int | None]
_Candidate: TypeAlias = tuple[str, str, int, int, str | None]


class _Loaded(typing.NamedTuple):
    """What all functions of a module share."""

    module: LoadedModule
    devices: dict[str, Device]  # by name
    results: str | None  # as sluice.load takes it
    limits: tuple[int, int, int] | None  # of a call, as the extension takes them


class Function:
    """One exported function of a module. Call it with arrays in order, or by the names of its
    arguments."""

    def __init__(self, loaded: _Loaded, name: str, doc: str, arguments: list[Any],
                 results: list[Any]):
        self._loaded, self.name, self.__doc__ = loaded, name, doc
        self.arguments = [Argument(*a) for a in arguments]
        self.results = [Argument(*r) for r in results]
        self._index = {argument.name: i for i, argument in enumerate(self.arguments)}

    def __repr__(self) -> str:
        return (f"{self.name}({', '.join(map(str, self.arguments))}) -> "
                f"({', '.join(map(str, self.results))})")

    def __call__(self, *values: Any, **named: Any) -> Any:
        return self.as_arrays(self.call_prepared(*self._given(values, named)))

    def call_prepared(self, prepared: list[_Prepared], on_device: bool) -> list[Any]:
        """A list of results as the extension makes them, of arguments as it takes them: with
        `on_device`, those of GPUs stay in their memory."""
        return self._loaded.module.call(self.name, prepared, on_device, self._loaded.limits)

    def with_limits(self, limits: Limits | None) -> "Function":
        """The same function, each of whose calls may take what `limits` (sluice.Limits) say; None:
        without limits."""
        check(Limits, limits=limits)
        other = copy.copy(self)
        other._loaded = self._loaded._replace(limits=limits.prepared() if limits else None)
        return other

    @property
    def device(self) -> Device:
        """The first device of the module."""
        return next(iter(self._loaded.devices.values()))

    def call_async(self, *values: Any, after: "Iterable[Call]" = (), **named: Any) -> "Call":
        """Calls it and returns a Call at once, unless the program on the host must read what
        devices compute to go on. It begins once the Calls of `after` are done. Arrays that are
        given must not be written before it is."""
        waits = [other.pending for other in listed(Call, after=after)]
        pending = self._loaded.module.call_async(self.name, *self._given(values, named),
                                                 self._loaded.limits, waits)
        return Call(self, pending)

    def _given(self, values: Sequence[Any], named: dict[str, Any]) -> tuple[list[_Prepared], bool]:
        """What the extension takes, and whether results stay on their device."""
        prepared = [_prepare(v, a, self._loaded)
                    for v, a in zip(self.in_order(values, named), self.arguments)]
        on_device = self._loaded.results == "device" or (
            self._loaded.results is None and any(number == 0 for _, number in prepared)
        )
        return prepared, on_device

    def as_arrays(self, out: list[Any]) -> Any:
        """What a call returns, of results as the extension makes them."""
        for i, result in enumerate(self.results):
            if isinstance(out[i], DeviceTensor):
                out[i] = DeviceArray(out[i], out[i].device, DTYPES[result.type])
            elif result.type in _EXTRA_NAMES and not result.is_scalar:
                out[i] = _as_extra(out[i], result.type)
        return out[0] if len(out) == 1 else tuple(out)

    def in_order(self, values: Sequence[Any], named: dict[str, Any]) -> Sequence[Any]:
        """All values in the order of the arguments, or an Error that says which are missing or too
        many."""
        if not named and len(values) == len(self.arguments):
            return values
        if len(values) > len(self.arguments):
            raise Error(f"{self.name}: takes {len(self.arguments)} arguments, {len(values)} given: "
                        f"{self!r}")
        slots = list(values) + [None] * (len(self.arguments) - len(values))
        for name, value in named.items():
            if name not in self._index:
                raise Error(f"{self.name}: no argument is called '{name}': {self!r}")
            if self._index[name] < len(values):
                raise Error(f"{self.name}: argument '{name}' given twice")
            slots[self._index[name]] = value
        missing = [a.name for a, value in zip(self.arguments, slots) if value is None]
        if missing:
            raise Error(f"{self.name}: no value for {', '.join(missing)}: {self!r}")
        return slots


class Call:
    """A call that goes on while Python does, from `call_async`."""

    def __init__(self, function: Function, pending: PendingCall):
        self._function, self.pending = function, pending

    def __repr__(self) -> str:
        return f"<call of {self._function.name}, {'done' if self.done() else 'running'}>"

    def done(self) -> bool:
        """Whether `result` would return at once."""
        return self.pending.done()

    def result(self) -> Any:
        """Waits until it is done, other threads going on, and returns what the function does;
        raises its Error if it failed. May be asked again."""
        return self._function.as_arrays(self.pending.results())

    def __await__(self) -> Generator[Any, None, Any]:
        """As `result`, while asyncio's loop goes on."""
        import asyncio  # 30 ms, which others need not wait for.

        return asyncio.get_running_loop().run_in_executor(None, self.result).__await__()


def _prepare(value: Any, argument: Argument, loaded: _Loaded) -> _Prepared:
    """What the extension takes: (memory, type number), (object, None) for scalars and other
    libraries' arrays, or (capsule or tensor, 0) for arrays in the memory of a device."""
    if argument.is_scalar:
        return value, None
    if value is None:
        raise TypeError(f"argument '{argument}' is None")
    if isinstance(value, DeviceArray):
        return value.tensor, 0  # One on another device is copied, or used where it lies.
    if not isinstance(value, np.ndarray):
        if hasattr(value, "__dlpack__") and not isinstance(value, _SCALARS):
            if hasattr(value, "resolve_neg"):  # torch's memory lacks what is lazily done.
                value = value.resolve_conj().resolve_neg().contiguous()
            if on_host(value, argument.name):
                return value, None
            return capsule_for(value, argument.device, loaded.devices[argument.device].stream,
                               argument.name), 0
        # Numbers and lists take the type that is asked for.
        try:
            value = np.asarray(value, DTYPES.get(argument.type))
        except (TypeError, ValueError) as error:
            raise TypeError(f"argument '{argument}' cannot be a {type(value).__name__}: {error}"
                            ) from None
    return _bits_of(cast(Array, value), argument)


def _bits_of(value: Array, argument: Argument) -> tuple[Array, int]:
    if not value.flags.c_contiguous or not value.flags.aligned:
        value = np.array(value, order="C")
    own = {DTYPES[kind] for kind in [argument.type] if kind in DTYPES}
    if argument.type in _EXTRA_NAMES:
        raw = np.dtype(_EXTRA_NAMES[argument.type][1])
        own.add(raw)
        # np.load gives bytes without a meaning for types of ml_dtypes.
        if value.dtype == np.dtype(("V", raw.itemsize)):
            value = value.view(raw)
    if value.dtype in own:  # Not a tuple with None in it, which is equal to float64.
        number = TYPES[argument.type]  # Also i4 in int8, and raw bits.
    else:
        number = NUMBERS.get(value.dtype)
    if value.dtype in EXTRA_NUMBERS:  # The buffer protocol does not know them: the raw bits go in.
        raw, number = EXTRA_NUMBERS[value.dtype]
        value = value.view(raw)
    elif argument.type in _NARROW_BITS and number == TYPES[argument.type]:
        _check_range(value, argument)
    if number is None:
        raise Error(f"argument '{argument.name}' is {argument.type}, NumPy's {value.dtype} was "
                    f"given")
    return value, number


def _as_extra(array: Array, name: str) -> Array:
    """The runtime's bytes of a type that NumPy lacks, as ml_dtypes has it."""
    array = array.view(_EXTRA_NAMES[name][1] if DTYPES[name] in NUMBERS else DTYPES[name])
    if name not in _NARROW_BITS or array.dtype not in NUMBERS:
        return array
    above = 8 * array.dtype.itemsize - _NARROW_BITS[name]  # Only the low bits are the number.
    return array << above >> above


def _check_range(value: Array, argument: Argument) -> None:
    """Raises Error if integers do not fit in the narrower type of the argument."""
    bits = _NARROW_BITS[argument.type]
    low, high = ((0, 2**bits - 1) if argument.type[0] == "u"
                 else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1))
    if value.size and (value.min() < low or value.max() > high):
        raise Error(f"argument '{argument.name}' is {argument.type}, given numbers outside of "
                    f"{low} to {high}")


class Candidate(typing.NamedTuple):
    """One of the devices of which a policy chooses that whose memory is taken."""

    device: str  # "cuda:1"
    name: str  # what the program calls it
    ordinal: int  # its place among the devices that the module is loaded onto
    queue_affinity: int  # bits of its queues
    refusal: str | None  # why it has no such memory


Results: TypeAlias = Literal["host", "device"] | None
Policy: TypeAlias = str | Callable[[list[Candidate], int, int], int] | None
HostFunctions: TypeAlias = dict[str, Callable[..., Any]] | None


class Module:
    """A compiled model on its devices. Calling it calls its function `main`, or its only one.

    Other functions: `model.functions["name"](x)` or `model.name(x)`.

    sluice.load is this class: a module file is loaded onto a device ("cpu", "driver:ordinal"), and
    no compiler is involved.

    device          of several in a list, a module that names devices takes those that it needs: its
                    first of a kind is the first of that kind in the list
    policy          where a program leaves the choice of memory to run time: "first" (default),
                    "rank", "bandwidth", "free_memory", "locality", or a function of (list of
                    sluice.Candidate, memory type, usage) that returns the index of one without a
                    refusal; it is asked once for each distinct question, and `Module.selections`
                    has the answers
    lead_allocator  the number in `device` of the one whose memory is taken, wherever it is among
                    the candidates
    memory_limit    the most bytes that buffers of each device may take, or of some: {"cuda:1": 8 <<
                    30}, by the names in `device`; more fails as if the device were full
    limits          sluice.Limits: what the load, and each call after it, may take;
                    `Function.with_limits` gives a function others
    trusted_keys    PEM files of public keys; with any, a module must be signed by one of them (`sluice
                    sign`) and unchanged since
    require_signature  refuse modules also where trusted_keys turns out to be empty
    isolate         run the module's code in a process of its own, without files, network or other
                    rights, which what the code does wrong ends: that call raises sluice.Error, and
                    the next one has a fresh process. For modules of strangers on the CPU that call
                    no functions of the host; docs/security.md says what it promises
    threads         of the CPU that run kernels, the caller's included; all usable cores by default.
                    Modules loaded with the same device, threads, spin_us and memory_limit share one
                    pool and its memory
    spin_us         microseconds for which threads of the CPU without work stay awake, so that the
                    next call finds them; 50000 by default, 0 lets them sleep at once
    functions       those that the program declares without a body, by name, beside the ones that
                    sluice.kernel made known
    results         where results of a GPU go: "host" (arrays of NumPy), "device"
                    (sluice.DeviceArray), or by default to the device if an argument of the call
                    lies there, else to the host

    Raises sluice.Error if there is no such file or device, or the file is damaged or not made for
    the device.
    """

    def __init__(
        self, path: Path, device: str | Sequence[str] = "cpu", threads: int | None = None,
        spin_us: int | None = None, results: Results = None, policy: Policy = None,
        lead_allocator: int | None = None, memory_limit: int | dict[str, int] | None = None,
        functions: HostFunctions = None, limits: Limits | None = None,
        trusted_keys: Iterable[Path] = (), require_signature: bool = False, isolate: bool = False,
    ):
        if results not in (None, "host", "device"):
            raise ValueError(f"results={results!r}: expected None, 'host' or 'device'")
        names = listed("a text", device=[device] if isinstance(device, str) else device)
        check("a path", path=path)
        check("a count", threads=threads, spin_us=spin_us)
        check("a whole number", lead_allocator=lead_allocator)
        check("a dictionary", functions=functions)
        check(Limits, limits=limits)
        if not isinstance(policy, str):
            check("a function", policy=policy)
        keys: list[str] = [os.fspath(key) for key in listed("a path", trusted_keys=trusted_keys)]
        memory_limits = _memory_limits(memory_limit, names)
        bounds = limits.prepared() if limits else None
        if (threading.current_thread() is threading.main_thread()
                and signal.getsignal(signal.SIGINT) is signal.default_int_handler):
            watch_interrupts()  # Ctrl-C ends calls and loads.
        opened = [device_of(name, threads or 0, -1 if spin_us is None else spin_us, limit)
                  for name, limit in zip(names, memory_limits)]
        module = LoadedModule(opened, os.fspath(path),
                                 _policy(policy, lead_allocator, len(opened)),
                                 {name: _host_function(name, function) for name, function
                                  in {**_kernels, **(functions or {})}.items()},
                                 bounds, keys, bool(require_signature), bool(isolate))
        loaded = _Loaded(module, {one.name: one for one in opened}, results, bounds)
        self.selections = list(module.selections)
        self.functions = {each[0]: Function(loaded, *each) for each in loaded.module.functions()}
        only = next(iter(self.functions.values())) if len(self.functions) == 1 else None
        self._main = self.functions.get("main", only)

    def __call__(self, *values: Any, **named: Any) -> Any:
        return self._called()(*values, **named)

    def call_async(self, *values: Any, after: Iterable[Call] = (), **named: Any) -> Call:
        """As Function.call_async."""
        return self._called().call_async(*values, after=after, **named)

    def _called(self) -> Function:
        if self._main is None:
            raise Error(f"the module has no function main: call one of {', '.join(self.functions)}")
        return self._main

    def __getattr__(self, name: str) -> Function:
        functions: dict[str, Function] = self.__dict__.get("functions", {})
        if name in functions:
            return functions[name]
        raise AttributeError(f"the module has no function '{name}'; it has {', '.join(functions)}")

    def __repr__(self) -> str:
        return ("sluice.Module:\n"
                + "\n".join(f"  {function!r}" for function in self.functions.values()))


load = Module

_Called = typing.TypeVar("_Called", bound=Callable[..., Any])
_kernels: dict[str, Callable[..., Any]] = {}  # of sluice.kernel, by name


def kernel(function: _Called) -> _Called:
    """A decorator: modules that are loaded from then on call `function` for what they declare by
    its name without a body.

        @sluice.kernel
        def my_sinc(x):            # func.func private @my_sinc(tensor<?xf32>) -> tensor<?xf32>
            return np.sinc(x)

    It takes arrays of NumPy, copies of its own, and returns one, or a tuple of them, of the types
    that the program declares. What it raises ends the call."""
    _kernels[function.__name__] = function
    return function


def _host_function(name: str, function: Any) -> Callable[..., list[tuple[Array, int]]]:
    """`function` as the extension calls it."""
    check("a text", **{"a name of functions": name})
    if not callable(function):
        raise TypeError(f"functions[{name!r}] is no function: {function!r:.100}")

    def call(arguments: list[tuple[Array, str]], count: int) -> list[tuple[Array, int]]:
        made: Any = function(*(_as_extra(array, kind) if kind in _EXTRA_NAMES else array
                             for array, kind in arguments))
        results = made if is_tuple(made) else (made,) * (made is not None)
        if len(results) != count:
            raise Error(f"it gave {len(results)} results, and the program takes {count}")
        return [_numbered(np.asarray(result, order="C")) for result in results]

    return call


def _numbered(array: Array) -> tuple[Array, int]:
    """An array with the runtime's number of its type."""
    if array.dtype in EXTRA_NUMBERS:
        raw, number = EXTRA_NUMBERS[array.dtype]
        return array.view(raw), number
    if array.dtype not in NUMBERS:
        raise Error(f"there is no type for elements of {array.dtype}")
    return array, NUMBERS[array.dtype]


def _memory_limits(limit: int | dict[str, int] | None, names: list[str]) -> list[int]:
    """Bytes for each device, 0 where there is no limit."""
    if limit is None:
        return [0] * len(names)
    if not isinstance(limit, dict):
        limit = dict.fromkeys(names, limit)
    if unknown := set(limit) - set(names):
        raise Error(f"memory_limit is for '{min(unknown)}', which is none of the devices given: "
                    f"{', '.join(names)}")
    for name, bytes in limit.items():
        check("a whole number", **{f"memory_limit[{name}]": bytes})
    if any(bytes <= 0 for bytes in limit.values()):
        raise ValueError(f"memory_limit={limit}: expected bytes above 0")
    return [limit.get(name, 0) for name in names]


def _policy(policy: Policy, lead: int | None, count: int) -> str | Callable[..., int]:
    """What the extension takes: the name of a policy, or a callable."""
    if lead is not None:
        if policy is not None:
            raise ValueError("policy and lead_allocator exclude each other")
        if not 0 <= lead < count:
            raise Error(f"the lead allocator is device {lead}, but the module is loaded onto "
                        f"{count}")
        policy = lambda candidates, memory_type, usage: _lead(candidates, lead)
    if policy is None or isinstance(policy, str):
        return policy or "first"
    chosen = policy  # A name that stays what it is.

    def choose(candidates: list[_Candidate], memory_type: int, usage: int) -> int:
        return chosen([Candidate(*each) for each in candidates], memory_type, usage)

    return choose


def _lead(candidates: list[Candidate], lead: int) -> int:
    for i, candidate in enumerate(candidates):
        if candidate.ordinal == lead:
            if candidate.refusal is not None:
                raise Error(f"the lead allocator '{candidate.name}' ({candidate.device}): "
                            f"{candidate.refusal}")
            return i
    return next(i for i, candidate in enumerate(candidates) if candidate.refusal is None)


_devices: weakref.WeakValueDictionary[Any, Device] = weakref.WeakValueDictionary()


def _after_fork() -> None:
    # The threads of devices stayed in the parent: modules that are loaded here get new ones.
    after_fork()
    _devices.clear()


os.register_at_fork(after_in_child=_after_fork)


def device_of(name: str, threads: int, spin_us: int, memory_limit: int = 0) -> Device:
    key = name, threads, spin_us, memory_limit
    device = _devices.get(key)
    if device is None:
        device = _devices[key] = Device(*key)
    return device
