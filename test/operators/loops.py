#===- loops.py - outputs that loops stack row by row ---------------------===#
# Few rows and many, of sizes that are known before the loop or only in it, none at all, and loops
# that end early.
#===----------------------------------------------------------------------===#
import numpy as np
from run import Case, ints

ADD = ("f (int64 i, bool go, float[n] old) => (bool next, float[n] new, float[n] row) { next = "
       "Identity (go) new = Add (old, x) row = Mul (new, new) }")
UNTIL = ("f (int64 i, bool go, float[n] old) => (bool next, float[n] new, float[n] row) { next = "
         "Less (i, last) new = Add (old, x) row = Mul (new, new) }")
COUNTS = [{"t": np.array(t), "x": (n,)}
          for t, n in ((3, 4), (1, 1), (0, 2), (8, 3), (9, 3), (40, 5), (2000, 2))]
STEP = ("body = f (float[n] old, float[n] at) => (float[n] new, float[n] row) { new = Add (old, "
        "at) row = Sub (new, at) }")
SOME = ints(0, 3, 1, 0, 2, 7)

CASES = [
    Case("known_count", f"(float[n] x) => (float[n] last, float[k, n] rows) {{ t = Constant "
                        f"<value_int = 300> () last, rows = Loop (t, , x) <body = {ADD}> }}",
         [{"x": (3,)}, {"x": (1,)}]),
    Case("count", f"(int64 t, float[n] x) => (float[n] last, float[k, n] rows) {{ last, rows = "
                  f"Loop (t, , x) <body = {ADD}> }}", COUNTS),
    Case("count_and_start", f"(int64 t, bool c, float[n] x) => (float[n] last, float[k, n] rows) "
                            f"{{ last, rows = Loop (t, c, x) <body = {ADD}> }}",
         [{**run, "c": np.array(c)} for run in COUNTS[:4] for c in (True, False)]),
    Case("until", f"(int64 last, float[n] x) => (float[n] y, float[k, n] rows) {{ yes = Constant "
                  f"<value = bool {{1}}> () y, rows = Loop (, yes, x) <body = {UNTIL}> }}",
         [{"last": np.array(t), "x": (n,)} for t, n in ((0, 1), (6, 3), (7, 3), (8, 2), (100, 3),
                                                        (3000, 1))]),
    Case("count_and_until", f"(int64 t, int64 last, float[n] x) => (float[n] y, float[k, n] rows) "
                            f"{{ yes = Constant <value = bool {{1}}> () y, rows = Loop (t, yes, x) "
                            f"<body = {UNTIL}> }}",
         [{"t": np.array(t), "last": np.array(last), "x": (3,)}
          for t, last in ((5, 50), (50, 5), (0, 5), (20, 20))]),
    # The number of columns is known once the body has run.
    Case("rows_of_unknown_size", "(int64 t, int64[n] x) => (int64[k, a, b] rows) { yes = Constant "
                                 "<value = bool {1}> () rows = Loop (t, yes) <body = f (int64 i, "
                                 "bool go) => (bool next, int64[a, b] row) { next = Identity (go) "
                                 "at = NonZero (x) row = Add (at, i) }> }",
         [{"t": np.array(t), "x": SOME} for t in (1, 5, 30)]),
    Case("rows_that_differ", "(float[n] x) => (float[k, m] rows) { yes = Constant <value = bool "
                             "{1}> () t = Constant <value_int = 3> () rows = Loop (t, yes) <body = "
                             "f (int64 i, bool go) => (bool next, float[m] row) { next = Identity "
                             "(go) one = Constant <value_ints = [1]> () zero = Constant "
                             "<value_ints = [0]> () end = Add (i, one) row = Slice (x, zero, end) "
                             "}> }",
         [], fails=[{"x": (4,)}], says="rows of an output differ"),
    # Exporters declare what only lives in the loop as a scalar in front of it.
    Case("carried_of_another_rank", "(int64 t, float[n] x) => (float[m] y) { yes = Constant <value "
                                    "= bool {1}> () none = Constant <value = float {0}> () y = "
                                    "Loop (t, yes, none) <body = f (int64 i, bool go, float[] old) "
                                    "=> (bool next, float[n] new) { next = Identity (go) f = Cast "
                                    "<to = 1> (i) new = Add (x, f) }> }",
         [{"t": np.array(t), "x": (3,)} for t in (1, 4)]),
    Case("carried_scalar_or_list", "(int64 t, float x) => (float[m] y) { yes = Constant <value = "
                                   "bool {1}> () y = Loop (t, yes, x) <body = f (int64 i, bool go, "
                                   "float[] old) => (bool next, float[k] new) { next = Identity "
                                   "(go) one = Constant <value_ints = [1]> () f = Cast <to = 1> "
                                   "(i) sum = Add (old, f) new = Reshape (sum, one) }> }",
         [{"t": np.array(t), "x": np.array(2.5, np.float32)} for t in (1, 4)]),
    Case("scalars", "(int64 t) => (int64[k] rows) { yes = Constant <value = bool {1}> () rows = "
                    "Loop (t, yes) <body = f (int64 i, bool go) => (bool next, int64 row) { next = "
                    "Identity (go) row = Mul (i, i) }> }",
         [{"t": np.array(t)} for t in (0, 1, 17)]),
    Case("two_outputs", "(int64 t, float[n] x) => (float[k, n] rows, bool[k] flags) { yes = "
                        "Constant <value = bool {1}> () rows, flags = Loop (t, yes) <body = f "
                        "(int64 i, bool go) => (bool next, float[n] row, bool flag) { next = "
                        "Identity (go) f = Cast <to = 1> (i) row = Mul (x, f) four = Constant "
                        "<value_int = 4> () flag = Greater (i, four) }> }",
         [{"t": np.array(t), "x": (3,)} for t in (2, 11)]),
    Case("inner", "(int64 t, float[n] x) => (float[k, m, n] rows) { yes = Constant <value = bool "
                  "{1}> () rows = Loop (t, yes) <body = f (int64 i, bool go) => (bool next, "
                  "float[m, n] row) { next = Identity (go) row = Loop (t, yes) <body = g (int64 j, "
                  "bool on) => (bool then, float[n] line) { then = Identity (on) s = Add (i, j) f "
                  "= Cast <to = 1> (s) line = Mul (x, f) }> }> }",
         [{"t": np.array(t), "x": (3,)} for t in (1, 4)]),
    Case("if_of_a_matrix", "(bool[1, 1] c, float[n] x) => (float[n] y) { y = If (c) <then_branch = "
                           "f () => (float[n] a) { a = Neg (x) }, else_branch = g () => (float[n] "
                           "b) { b = Abs (x) }> }",
         [{"c": np.array([[c]]), "x": (3,)} for c in (True, False)]),
    Case("scan", "(float[n] s, float[t, n] x) => (float[n] last, float[t, n] rows) { last, rows = "
                 "Scan <num_scan_inputs = 1, scan_output_directions = [1], body = f (float[n] old, "
                 "float[n] at) => (float[n] new, float[n] row) { new = Add (old, at) row = Sub "
                 "(new, at) }> (s, x) }",
         [{"s": (n,), "x": (t, n)} for t, n in ((1, 3), (12, 4), (700, 2))]),
    # Version 8 has a batch, whose sequences may be of different lengths.
    Case("batched_scan", f"(float[b, n] s, float[b, t, n] x) => (float[b, n] last, float[b, t, n] "
                         f"rows) {{ last, rows = Scan <num_scan_inputs = 1, {STEP}> (, s, x) }}",
         [{"s": (b, n), "x": (b, t, n)} for b, t, n in ((1, 3, 2), (3, 12, 4))], opset=8),
    Case("batched_scan_backwards", f"(float[b, n] s, float[b, t, n] x) => (float[b, n] last, "
                                   f"float[b, t, n] rows) {{ last, rows = Scan <num_scan_inputs = "
                                   f"1, directions = [1], {STEP}> (, s, x) }}",
         [{"s": (b, n), "x": (b, t, n)} for b, t, n in ((1, 3, 2), (3, 12, 4))], opset=8),
    Case("batched_scan_lengths", f"(int64[b] l, float[b, n] s, float[b, t, n] x) => (float[b, n] "
                                 f"last, float[b, t, n] rows) {{ last, rows = Scan "
                                 f"<num_scan_inputs = 1, {STEP}> (l, s, x) }}",
         [{"l": ints(2, 5, 1), "s": (3, 4), "x": (3, 5, 4)},
          {"l": ints(9), "s": (1, 4), "x": (1, 9, 4)}], opset=8),
]
