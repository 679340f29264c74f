#===- hostile_tests.py - what a caller may do by mistake or on purpose -----===#
import ctypes
import functools
import os
import subprocess
import sys
import tempfile

import numpy as np
from expectations import expect, raises
from harness import BUILD, SLUICE

INSERT = """
func.func @main(%x: tensor<4x8xf32> {sluice.name = "x", sluice.donated}, %row: tensor<1x8xf32>) -> tensor<4x8xf32> {
  %y = tensor.insert_slice %row into %x[2, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
"""

# Counts to %n on the host.
COUNT = """
func.func @main(%n: i64, %small: i8) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %from = arith.extsi %small : i8 to i64
  %r = scf.while (%i = %from) : (i64) -> i64 {
    %more = arith.cmpi slt, %i, %n : i64
    scf.condition(%more) %i : i64
  } do {
  ^bb0(%i: i64):
    %j = arith.addi %i, %c1 : i64
    scf.yield %j : i64
  }
  return %r : i64
}
"""

# Adds and hands back; x is on the host.
SAME = """
func.func @main(%x: tensor<?xTYPE> {sluice.name = "x"}) -> tensor<?xTYPE> { return %x : tensor<?xTYPE> }
"""


class Dlpack:
    """An array of another library."""

    def __init__(self, make, place=(1, 0)):
        self.make, self.place = make, place

    def __dlpack__(self, **options):
        return self.make(**options)

    def __dlpack_device__(self):
        return self.place


@functools.cache
def same(type):
    import sluice

    return sluice.compile(SAME.replace("TYPE", type))


def test_read_only_memory_is_not_written():
    import sluice

    module, row = sluice.compile(INSERT), np.ones((1, 8), np.float32)
    zeros = bytes(4 * 8 * 4)
    lent = [np.frombuffer(zeros, np.float32).reshape(4, 8)]
    lent.append(np.zeros((4, 8), np.float32))
    lent[1].flags.writeable = False
    lent.append(Dlpack(lent[1].__dlpack__))
    for x in lent:
        raises(lambda: module(x, row), "argument 0 'x' may be overwritten", "read-only")
    expect(not any(zeros) and not lent[1].any(), "read-only memory was written")
    x = np.zeros((4, 8), np.float32)
    expect(np.shares_memory(module(Dlpack(x.__dlpack__), row), x), "what may be written is donated")


def test_types_of_dlpack():
    """What the runtime has no type for, or DLPack packs, is refused by name."""
    array = np.zeros(8, np.int16)
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]

    def relabelled(code, bits, lanes=1, **options):
        capsule = array.__dlpack__()
        # DLTensor: data, device, ndim, dtype
        at = pointer(capsule, b"dltensor") + 8 + 8 + 4
        ctypes.memmove(at, bytes([code, bits, lanes, 0]), 4)
        return capsule

    for code, bits, lanes, says in ((5, 32, 1, "complex32"), (0, 4, 1, "i4"), (1, 2, 1, "ui2"),
                                    (2, 32, 2, "lanes"), (6, 1, 1, "packs"), (77, 8, 1, "code 77")):
        for type in ("complex<f64>", "i4"):
            raises(lambda: same(type)(Dlpack(functools.partial(relabelled, code, bits, lanes))), "'x'",
                   says)


def test_failing_dlpack():
    class Broken(Exception):
        pass

    def fail(**options):
        raise Broken("no array")

    for mistake in (Broken, TypeError):
        try:
            same("f32")(Dlpack(fail if mistake is Broken else lambda: None))
        except mistake:
            continue
        except BaseException as error:
            expect(mistake is TypeError and "'x'" in str(error), f"not what was raised: {error!r}")
    once = np.ones(4, np.float32).__dlpack__()
    again = Dlpack(lambda **options: once)
    raises(lambda: (same("f32")(again), same("f32")(again)), "argument 'x'", "DLPack")


def test_places_of_dlpack():
    """Where an array is said to lie is two integers, whatever they are; what is raised stays."""
    array = np.arange(4, dtype=np.float32)
    for place in (None, 1, (), (1,), (1, 0, 0), ("1", 0), (1.0, 0), (1, None), "10", [[1], [0]]):
        try:
            same("f32")(Dlpack(array.__dlpack__, place))
        except TypeError as error:
            expect("argument 'x'" in f"{error}" and "two integers" in f"{error}", f"{error}")
            continue
        expect(False, f"{place} was taken")
    for kind, ordinal in ((0, 0), (-1, 0), (2, 0), (2, 2**200), (2**200, 0), (-2**63, -2**63), (99, 1)):
        raises(lambda: same("f32")(Dlpack(array.__dlpack__, (kind, ordinal))), "argument 'x'", "lies on")
    for host in ((1, 0), [1, 0], (1, 2**200), (np.int64(1), np.int8(0)), (True, False)):
        expect((same("f32")(Dlpack(array.__dlpack__, host)) == array).all(), f"wrong for {host}")

    class Broken(Exception):
        pass

    class Raises(Dlpack):
        def __dlpack_device__(self):
            raise Broken("no device")

    try:
        same("f32")(Raises(array.__dlpack__))
    except Broken:
        return
    expect(False, "nothing was raised")


def test_scalars_out_of_range():
    import sluice

    count = sluice.compile(COUNT)
    expect(count(5, -128) == 5 and count(0, 127) == 127, "what i8 holds")
    for value in (128, 300, -129):
        raises(lambda: count(5, value), "argument 1", "i8", str(value))
    try:
        count(2**63, 0)
    except OverflowError:
        return
    raise AssertionError("2^63 is no i64")


def test_odd_arguments():
    """What is of another type than a function takes is a TypeError of one line that names it."""
    import sluice

    module, x = same("f32"), np.ones(4, np.float32)
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        path = os.path.join(folder, "same.slm")
        sluice.aot(SAME.replace("TYPE", "f32"), path)
        load, limits, pending = functools.partial(sluice.load, path), sluice.Limits, module.call_async(x)
        odd = [
            (lambda: module.call_async(x, after=[None]), "after[0]"),
            (lambda: module.call_async(x, after=pending), "after="),
            (lambda: module.call_async(x, after=[pending, 3]), "after[1]=3"),
            (lambda: module.call_async(x, after="ab"), "after='ab'"),
            (lambda: module(None), "'x: ?xf32' is None"),
            (lambda: module([[1], [1, 2]]), "'x: ?xf32'"),
            (lambda: module("a"), "'x: ?xf32'"),
            (lambda: module(object()), "'x: ?xf32'"),
            (lambda: load(limits=3), "limits=3: expected a sluice.Limits"),
            (lambda: module.functions["main"].with_limits(3), "limits=3"),
            (lambda: load(limits=limits(steps=1.5)), "steps=1.5"),
            (lambda: load(limits=limits(memory=2**70)), f"memory={2**70}"),
            (lambda: load(limits=limits(seconds=float("nan"))), "seconds=nan"),
            (lambda: load(threads=-1), "threads=-1"),
            (lambda: load(threads=2**40), f"threads={2**40}"),
            (lambda: load(spin_us="a"), "spin_us='a'"),
            (lambda: load(device=3), "device=3"),
            (lambda: load(device=[None]), "device[0]"),
            (lambda: load(device="cpu\0"), "device[0]="),
            (lambda: load(memory_limit=[1]), "memory_limit[cpu]"),
            (lambda: load(policy=3), "policy=3"),
            (lambda: load(functions={"a": None}), "functions['a']"),
            (lambda: load(functions={1: print}), "functions=1"),
            (lambda: load(trusted_keys="ab"), "trusted_keys='ab'"),
            (lambda: sluice.load("a\0b"), "path="),
            (lambda: sluice.compile(path, opt_level="2"), "opt_level='2'"),
            (lambda: sluice.compile(path, target=3), "target=3"),
        ]
        for call, says in odd:
            try:
                call()
            except TypeError as error:
                expect(says in str(error) and "\n" not in str(error), f"{says}: {error}")
            else:
                raise AssertionError(f"{says}: was taken")
        pending.result()


def test_results_of_high_rank():
    import sluice

    shape = "x".join(["1"] * 65) + "xf32"
    axes = ", ".join(map(str, range(65)))
    module = sluice.compile(
        f"func.func @main(%x: tensor<1xf32>) -> tensor<{shape}> {{\n  %y = tensor.expand_shape %x "
        f"[[{axes}]] output_shape [{', '.join(['1'] * 65)}] : tensor<1xf32> into tensor<{shape}>\n"
        f"  return %y : tensor<{shape}>\n}}")
    raises(lambda: module(np.ones(1, np.float32)), "65 dimensions", "at most 64")


def test_names_that_are_no_text():
    """Of a model: bytes that are no UTF-8."""
    import sluice

    module = sluice.compile(SAME.replace("TYPE", "f32").replace('"x"', '"\\FF"'))
    expect(module.main.arguments[0].name == "\ufffd", module.main.arguments)
    expect(module(np.ones(3, np.float32)).tolist() == [1, 1, 1], "a value")
    raises(lambda: module(np.ones((3, 1), np.float32)), "'\ufffd'")


def test_files_for_quantization():
    """That are no arrays."""
    from sluice import quantizer

    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/x.npz"
        for data in (b"", b"PK\3\4", b"\x93NUMPY\1\0", b"\x80\4.", b"PK\5\6" + bytes(18)):
            with open(path, "wb") as file:
                file.write(data)
            raises(lambda: quantizer._sample(path, same("f32").main.arguments), path)
        os.mkfifo(f"{folder}/pipe")  # Opening it waits for who writes to it.
        for endless in (f"{folder}/pipe", "/dev/zero"):
            raises(lambda: quantizer._sample(endless, same("f32").main.arguments), endless,
                   "a folder, device or pipe")


def test_sizes_that_wrap():
    """Sums of sizes that callers give do not wrap to small ones."""
    import sluice
    from onnx import TensorProto, helper

    value = helper.make_tensor_value_info
    graph = helper.make_graph([helper.make_node("Pad", ["x", "pads"], ["y"], name="around")], "g",
                              [value("x", TensorProto.FLOAT, [3]),
                               value("pads", TensorProto.INT64, [2])],
                              [value("y", TensorProto.FLOAT, ["n"])])
    pad = sluice.compile(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)]))
    x = np.ones(3, np.float32)
    expect(pad(x, np.array([-1, 2])).tolist() == [1, 1, 0, 0], "pads")
    for number in (2**63 - 1, -2**63, 2**62, -2**62):
        raises(lambda: pad(x, np.array([number, number])), "around (Pad): Pad: dimension 0 changes")


def test_matrices_that_do_not_fit():
    """Solvers of torch look at the sizes of matrices and at pivots before they read by them."""
    import sluice

    open3, pivots = "!torch.vtensor<[?,?,?],f32>", "!torch.vtensor<[?,?],si32>"
    solve = sluice.compile(f"""
func.func @main(%a: {open3}, %b: {open3}) -> {open3} {{
  %true = torch.constant.bool true
  %x = torch.aten.linalg_solve_triangular %a, %b, %true, %true, %true : {open3}, {open3}, !torch.bool, !torch.bool, !torch.bool -> {open3}
  return %x : {open3}
}}""")
    ones = lambda *shape: np.ones(shape, np.float32)
    expect(solve(ones(2, 3, 3), ones(2, 3, 1)).shape == (2, 3, 1), "x")
    raises(lambda: solve(ones(1, 3, 3), ones(1, 100000, 1)), "differ in their rows")
    raises(lambda: solve(ones(1, 100000, 3), ones(1, 100000, 1)), "not square")
    unpack = sluice.compile(f"""
func.func @main(%a: {open3}, %p: {pivots}) -> ({open3}, {open3}, {open3}) {{
  %true = torch.constant.bool true
  %x:3 = torch.aten.lu_unpack %a, %p, %true, %true : {open3}, {pivots}, !torch.bool, !torch.bool -> {open3}, {open3}, {open3}
  return %x#0, %x#1, %x#2 : {open3}, {open3}, {open3}
}}""")
    given = lambda *rows: np.array([rows], np.int32)
    expect(np.array_equal(unpack(ones(1, 2, 2), given(2, 2))[0], [[[0, 1], [1, 0]]]), "P")
    for pivot in (0, 3, 2**31 - 1, -2**31):
        raises(lambda: unpack(ones(1, 2, 2), given(1, pivot)), "a pivot is out of range")
    raises(lambda: unpack(ones(1, 2, 2), given(1)), "numbers of pivots")


def test_indices_out_of_range():
    """An index that the host knows is looked at, as torch does."""
    import sluice

    def module(operands, dims, size, fixed, name="select.int"):
        wide, narrow, number = (f"!torch.vtensor<[{sizes}],{type}>" for sizes, type in
                                ((f"?,{size}", "f32"), ("?", "f32"), ("", "si64")))
        result = narrow if name == "select.int" else wide
        index = (f"torch.constant.int {fixed}" if fixed is not None else
                 f"torch.aten.item %i : {number} -> !torch.int")
        return sluice.compile(f"""
func.func @main(%x: {wide}, %s: {narrow}, %i: {number}) -> {result} {{
  %dim = torch.constant.int 1
  %index = {index}
  %y = torch.aten.{name} {operands}, %dim, %index : {dims.format(wide=wide, narrow=narrow)}, !torch.int, !torch.int -> {result}
  return %y : {result}
}}""")

    x, s = np.arange(6, dtype=np.float32).reshape(2, 3), np.zeros(2, np.float32)
    select = module("%x", "{wide}", 3, None)
    scatter = module("%x, %s", "{wide}, {narrow}", "?", None, "select_scatter")
    for index in (2, 0, -1, -3):
        i = np.array(index)
        expect(np.array_equal(select(x, s, i), x[:, index]), "what is selected")
        expected = x.copy()
        expected[:, index] = 0
        expect(np.array_equal(scatter(x, s, i), expected), "what is replaced")
    for index in (3, -4, 2**63 - 1, -2**63):
        i = np.array(index)
        raises(lambda: select(x, s, i), "index is out of range for dimension 1 of size 3")
        raises(lambda: scatter(x, s, i), "index is out of range for dimension 1")
    whole, number = "!torch.vtensor<[?,?],f32>", "!torch.vtensor<[],si64>"
    between = sluice.compile(f"""
func.func @main(%x: {whole}, %s: {whole}, %a: {number}, %b: {number}) -> {whole} {{
  %dim = torch.constant.int 1
  %i = torch.aten.item %a : {number} -> !torch.int
  %j = torch.aten.item %b : {number} -> !torch.int
  %y = torch.aten.slice_scatter %x, %s, %dim, %i, %j, %dim : {whole}, {whole}, !torch.int, !torch.int, !torch.int, !torch.int -> {whole}
  return %y : {whole}
}}""")
    for a, b in ((1, 3), (-3, -1), (-2, 100), (-2**62, 2**62), (2**62, -2**63), (2, 1)):
        expected, taken = x.copy(), x[:, a:b] + 100
        expected[:, a:b] = taken
        expect(np.array_equal(between(x, taken, np.array(a), np.array(b)), expected),
               f"what is replaced from {a} to {b}")
    narrow = sluice.compile(f"""
func.func @main(%x: {whole}, %a: {number}, %b: {number}) -> {whole} {{
  %dim = torch.constant.int 1
  %i = torch.aten.item %a : {number} -> !torch.int
  %n = torch.aten.item %b : {number} -> !torch.int
  %y = torch.aten.narrow %x, %dim, %i, %n : {whole}, !torch.int, !torch.int, !torch.int -> {whole}
  return %y : {whole}
}}""")
    for a, count in ((0, 3), (1, 2), (3, 0), (-2, 2), (-3, 1)):
        expect(np.array_equal(narrow(x, np.array(a), np.array(count)),
                              x[:, a % 4 if a > 0 else a % 3:][:, :count]), f"{count} from {a}")
    for a, count in ((1, 3), (-4, 2), (0, -1), (2**62, 2**62), (-2**63, 2), (0, 2**63 - 1)):
        raises(lambda: narrow(x, np.array(a), np.array(count)), "dimension 1 has not all that is taken")
    fixed = module("%x", "{wide}", "?", 3)
    raises(lambda: fixed(x, s, np.array(0)), "index 3 is out of range for dimension 1")
    expect(fixed(np.ones((2, 4), np.float32), s, np.array(0)).tolist() == [1, 1], "the last one")


def test_many_parts():
    """300 parts are put together, reversed, in a few kernels that compile in seconds."""
    import sluice

    parts, lines, whole = 300, [], "%empty"
    for i in range(parts):
        lines += [f"  %p{i} = tensor.extract_slice %x[{i}, 0] [1, 4] [1, 1] : "
                  f"tensor<{parts}x4xf32> to tensor<1x4xf32>",
                  f"  %w{i} = tensor.insert_slice %p{i} into {whole}[{parts - 1 - i}, 0] [1, 4] "
                  f"[1, 1] : tensor<1x4xf32> into tensor<{parts}x4xf32>"]
        whole = f"%w{i}"
    type = f"tensor<{parts}x4xf32>"
    text = "\n".join([f"func.func @main(%x: {type}) -> {type} {{", f"  %empty = tensor.empty() : {type}",
                      *lines, f"  return {whole} : {type}", "}"])
    x = np.arange(parts * 4, dtype=np.float32).reshape(parts, 4)
    expect(np.array_equal(sluice.compile(text)(x), x[::-1]), "wrong parts")


def test_limits():
    """What exceeds a limit ends and says which it was; the module and its other calls go on."""
    import sluice

    count = sluice.compile(COUNT)
    few, quick = count.main.with_limits(sluice.Limits(steps=1000)), sluice.Limits(seconds=0.05)
    for _ in range(2):
        try:
            count.main.with_limits(quick)(2**62, 0)
        except sluice.Error as error:
            expect(error.code == "DEADLINE_EXCEEDED", error.code)
            expect("the call takes longer than its limit of 0.05 s" in str(error), str(error))
        else:
            raise AssertionError("it counts to 2^62")
        raises(lambda: few(5000, 0), "more than its limit of 1000 iterations")
        raises(lambda: few.call_async(5000, 0).result(), "more than its limit of 1000 iterations")
        expect(few(500, 0) == 500 and count(5000, 0) == 5000, "wrong count")
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        path = os.path.join(folder, "m.slm")
        sluice.compile(COUNT, output=path)
        loaded = sluice.load(path, limits=sluice.Limits(seconds=5, steps=1000))
        raises(lambda: loaded(5000, 0), "more than its limit of 1000 iterations")
        expect(loaded.main.with_limits(None)(5000, 0) == 5000, "wrong count")
        raises(lambda: sluice.load(path, limits=sluice.Limits(memory=10)),
               "the load needs", "its limit of memory is 10")
    try:
        count.main.with_limits(sluice.Limits(seconds=-1))
    except ValueError:
        return
    raise AssertionError("a negative limit")


# Of these tests only: openssl genpkey -algorithm ed25519; openssl pkey -pubout.
KEYS = {
    "key.pem": """-----BEGIN PRIVATE KEY-----
MC4CAQAwBQYDK2VwBCIEIJ8Q/DNv30kcrxRgCYm9/l9uycve+AJCTPtoeo/ZhsoT
-----END PRIVATE KEY-----
""",
    "key.pub": """-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEA7v6SrQa/NXGZGNVpE9stqEtk3VDpE9vXHCS213YRZr4=
-----END PUBLIC KEY-----
""",
    "other.pub": """-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEADxXiPL3MT59R8/B3HtJpRBOR9rpOri8aS2l2BLM/JFI=
-----END PUBLIC KEY-----
""",
}


def tool(*arguments, fails=""):
    done = subprocess.run([SLUICE, *arguments], capture_output=True, text=True, timeout=100)
    expect(bool(done.returncode) == bool(fails) and fails in done.stderr,
           f"sluice {' '.join(arguments)}: exit code {done.returncode}: {done.stderr[-500:]}")
    return done.stdout


def test_signed_modules():
    """Only what a trusted key signed is loaded, from Python and the command line."""
    import sluice

    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        names = {name: os.path.join(folder, name) for name in (*KEYS, "m.slm", "signed.slm")}
        for name, text in KEYS.items():
            with open(names[name], "w") as file:
                file.write(text)
        module, signed, key, public, other = (names[n] for n in ("m.slm", "signed.slm", "key.pem",
                                                                 "key.pub", "other.pub"))
        sluice.compile(COUNT, output=module)
        tool("sign", module, f"--key={key}", "-o", signed)
        expect(sluice.load(signed, trusted_keys=[other, public])(7, 0) == 7, "wrong count")
        expect(sluice.load(signed)(7, 0) == 7, "wrong count")
        call = ["--input=i64=7", "--input=i8=0"]
        tool("run", signed, *call, f"--trusted_keys={public}")
        said = tool("sign", signed, f"--key={key}")  # once more, in its place
        expect("signed by key eefe92ad06bf3571" in said, said)
        for path, keys, says in ((module, [public], "module is not signed"),
                                 (signed, [other], "which is none of the 1 trusted"),
                                 (signed, [], "which is none of the 0 trusted"),
                                 (signed, [key], "has no public key in PEM")):
            raises(lambda: sluice.load(path, trusted_keys=keys, require_signature=True), says)
            tool("run", path, *call, "--require_signature", *(f"--trusted_keys={k}" for k in keys),
                 fails=says)
        with open(signed, "r+b") as file:
            file.seek(100)
            byte = file.read(1)[0]
            file.seek(100)
            file.write(bytes([byte ^ 1]))
        raises(lambda: sluice.load(signed, trusted_keys=[public]), "module is damaged")


def test_isolated_modules():
    """Results and errors of a worker are those of this process."""
    import sluice

    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        module = os.path.join(folder, "m.slm")
        sluice.compile("""
          func.func @main(%x: tensor<?x3xf32>, %y: tensor<?x3xf32>, %n: i64) -> (tensor<?x3xf32>, i64) {
            %sum = arith.addf %x, %y : tensor<?x3xf32>
            %more = arith.addi %n, %n : i64
            return %sum, %more : tensor<?x3xf32>, i64
          }""", output=module)
        x = np.arange(30000, dtype=np.float32).reshape(-1, 3)
        plain = sluice.load(module)
        isolated = sluice.load(module, isolate=True,
                               limits=sluice.Limits(memory=1 << 28, seconds=60))
        for rows in (10000, 0, 7):
            for run in (isolated, lambda *given: isolated.call_async(*given).result()):
                total, number = run(x[:rows], 2 * x[:rows], 21)
                expect(np.array_equal(total, plain(x[:rows], 2 * x[:rows], 0)[0]), "wrong sums")
                expect(number == 42, f"{number} for 42")
        small = isolated.functions["main"].with_limits(sluice.Limits(memory=1000))
        raises(lambda: small(x, x, 0), "limit of memory is 1000")
        expect(np.array_equal(isolated(x, x, 0)[0], x + x), "wrong sums")
        counts = os.path.join(folder, "count.slm")
        sluice.compile(COUNT, output=counts)
        forever = sluice.load(counts, isolate=True, limits=sluice.Limits(seconds=0.05))
        raises(lambda: forever(1 << 62, 0), "takes longer than its limit of 0.05 s")
        expect(forever(7, 0) == 7, "wrong count")
        call = ["--input=i64=7", "--input=i8=0", "--isolate"]
        expect("i64=7" in tool("run", counts, *call), "wrong count")
        tool("bench", counts, *call, "--per-kernel",
             fails="--isolate goes without --trace and --per-kernel")


def in_process(text, expected=0, signal=None):
    """Runs `text` after `count = ...`, a function that takes as long as it is told."""
    head = f"""
import os, signal, sys, threading, time
import numpy as np
import sluice
count = sluice.compile({COUNT!r})
def interrupt():
    time.sleep(0.3)
    os.kill(os.getpid(), signal.SIGINT)
"""
    done = subprocess.run([sys.executable, "-c", head + text], capture_output=True, text=True,
                          timeout=60, env={"PYTHONPATH": BUILD + "/python", **os.environ})
    expect(done.returncode == expected,
           f"exit code {done.returncode}: {done.stdout[-300:]}{done.stderr[-900:]}")


def test_exit_during_calls():
    """Threads that are in calls when Python ends do not end the process first."""
    in_process("""
for _ in range(4):
    threading.Thread(target=lambda: [count(10**6, 0) for _ in range(10**6)], daemon=True).start()
time.sleep(0.2)
""")


def test_fork_during_a_call():
    """A child says that devices stayed behind, opens its own, and ends."""
    in_process(f"""
threading.Thread(target=lambda: count(10**8, 0), daemon=True).start()
x = sluice.compile({SAME.replace('TYPE', 'f32')!r})
y = x(np.ones(100, np.float32))
time.sleep(0.1)
child = os.fork()
if not child:
    try:
        count(1, 0)
    except sluice.Error as error:
        del y
        x = count = None
        own = sluice.compile({COUNT!r})
        sys.exit(0 if "forked" in str(error) and own(7, 0) == 7 else 3)
    sys.exit(4)
for _ in range(200):
    done, status = os.waitpid(child, os.WNOHANG)
    if done:
        sys.exit(os.waitstatus_to_exitcode(status))
    time.sleep(0.05)
os.kill(child, signal.SIGKILL)
sys.exit(5)
""")


def test_interrupt_ends_a_call():
    in_process("""
threading.Thread(target=interrupt).start()
began = time.time()
try:
    count(10**12, 0)
except KeyboardInterrupt:
    assert time.time() - began < 5 and count(3, 0) == 3
    sys.exit(0)
sys.exit(2)
""")


def test_interrupts_of_ones_own():
    """A program with a handler of its own decides itself."""
    in_process("""
seen = []
signal.signal(signal.SIGINT, lambda *_: seen.append(1))
threading.Thread(target=interrupt).start()
began = time.time()
while time.time() - began < 1:
    assert count(2 * 10**7, 0) == 2 * 10**7
assert seen
""")
