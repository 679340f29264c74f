#===- functions.py - a program of every arithmetic and math function -----===#
# One function of the program for each operation and element type: elementwise, of dynamic size.
#===----------------------------------------------------------------------===#
UNARY = ("absf acos acosh asin asinh atan atanh cbrt ceil cos cosh erf erfc exp exp2 expm1 floor "
         "log log10 log1p log2 round "
         "roundeven rsqrt sin sinh sqrt tan tanh trunc").split()
BINARY = "addf subf mulf divf remf maximumf minimumf maxnumf minnumf".split()
INTEGER_UNARY = "absi ctlz cttz ctpop".split()
INTEGER_BINARY = ("addi subi muli divsi divui remsi remui ceildivsi ceildivui floordivsi maxsi "
                  "maxui minsi minui andi ori xori "
                  "shli shrsi shrui").split()
COMPLEX_UNARY = "exp log sqrt sin cos tanh rsqrt log1p expm1 neg sign".split()
COMPLEX_BINARY = "add sub mul div pow atan2".split()
INTEGERS = "i1 i4 i8 i16 i32 i64".split()
FLOATS = {"f8E4M3FN": 8, "f8E5M2": 8, "f8E4M3FNUZ": 8, "f8E5M2FNUZ": 8, "f16": 16, "bf16": 16,
          "f32": 32, "f64": 64}


def function(name, inputs, result, body):
    """`body` computes %y of type `result` from %x0, %x1, ..."""
    arguments = ", ".join(f"%a{i}: tensor<?x{t}>" for i, t in enumerate(inputs))
    maps = ", ".join(["affine_map<(i) -> (i)>"] * (len(inputs) + 1))
    names, types = ", ".join(f"%a{i}" for i in range(len(inputs))), ", ".join(f"tensor<?x{t}>"
                                                                              for t in inputs)
    return f"""func.func @{name.replace('.', '_')}({arguments}) -> tensor<?x{result}> {{
  %c0 = arith.constant 0 : index
  %n = tensor.dim %a0, %c0 : tensor<?x{inputs[0]}>
  %e = tensor.empty(%n) : tensor<?x{result}>
  %r = linalg.generic {{indexing_maps = [{maps}], iterator_types = ["parallel"]}} ins({names} : {types}) outs(%e : tensor<?x{result}>) {{
  ^bb0({", ".join(f"%x{i}: {t}" for i, t in enumerate(inputs))}, %o: {result}):
    {body}
    linalg.yield %y : {result}
  }} -> tensor<?x{result}>
  return %r : tensor<?x{result}>
}}
"""


def of_float(t):
    for op in [f"math.{name}" for name in UNARY] + ["arith.negf"]:
        yield function(f"{op}_{t}", [t], t, f"%y = {op} %x0 : {t}")
    for op in [f"arith.{name}" for name in BINARY] + ["math.atan2", "math.copysign", "math.powf"]:
        yield function(f"{op}_{t}", [t, t], t, f"%y = {op} %x0, %x1 : {t}")
    yield function(f"fma_{t}", [t, t, t], t, f"%y = math.fma %x0, %x1, %x2 : {t}")
    yield function(f"fpowi_{t}", [t, "i32"], t, f"%y = math.fpowi %x0, %x1 : {t}, i32")
    yield function(f"cmpf_{t}", [t, t], "i1", f"%y = arith.cmpf ult, %x0, %x1 : {t}")
    for op in ("isnan", "isinf", "isfinite", "isnormal"):
        yield function(f"{op}_{t}", [t], "i1", f"%y = math.{op} %x0 : {t}")
    for i in INTEGERS:
        for op in ("sitofp", "uitofp"):
            yield function(f"{op}_{i}_{t}", [i], t, f"%y = arith.{op} %x0 : {i} to {t}")
        for op in ("fptosi", "fptoui"):
            yield function(f"{op}_{t}_{i}", [t], i, f"%y = arith.{op} %x0 : {t} to {i}")
    for other, width in FLOATS.items():
        if width != FLOATS[t]:
            op = "extf" if width > FLOATS[t] else "truncf"
            yield function(f"{op}_{t}_{other}", [t], other, f"%y = arith.{op} %x0 : {t} to {other}")


def of_integer(t):
    for op in [f"math.{name}" for name in INTEGER_UNARY]:
        yield function(f"{op}_{t}", [t], t, f"%y = {op} %x0 : {t}")
    for op in [f"arith.{name}" for name in INTEGER_BINARY] + ["math.ipowi"]:
        yield function(f"{op}_{t}", [t, t], t, f"%y = {op} %x0, %x1 : {t}")
    for op in ("mulsi_extended", "mului_extended"):
        yield function(f"{op}_{t}", [t, t], t, f"%low, %y = arith.{op} %x0, %x1 : {t}")


def of_complex(part):
    t = f"complex<{part}>"
    yield function(f"abs_{part}", [t], part, f"%y = complex.abs %x0 : {t}")
    for name in COMPLEX_UNARY:
        yield function(f"{name}_{part}", [t], t, f"%y = complex.{name} %x0 : {t}")
    for name in COMPLEX_BINARY:
        yield function(f"{name}_{part}", [t, t], t, f"%y = complex.{name} %x0, %x1 : {t}")


# name of a program: its functions
FUNCTIONS = {
    **{t: lambda t=t: of_float(t) for t in FLOATS},
    **{t: lambda t=t: of_integer(t) for t in INTEGERS[1:]},
    **{f"complex-{t}": lambda t=t: of_complex(t) for t in ("f32", "f64")},
}


def program(name):
    return "".join(FUNCTIONS[name]())
