#===- division.py - integers divided by what does not divide them --------===#
# ONNX leaves it open, and a processor may end the whole process. Here a quotient by 0 is 0, as
# NumPy's, and so is the remainder; the least number divided by -1 is the least (docs/numerics.md).
import numpy as np
from run import Case

LEAST = {"int32": np.int32(-(2**31)), "int64": np.int64(-(2**63)), "int8": np.int8(-128)}


def case(operator, kind):
    least = LEAST.get(kind, 200)
    x = np.array([7, -7 if kind in LEAST else 9, 9, least, least, 0] * 7).astype(kind)
    y = np.array([2, 2, 0, -1 if kind in LEAST else 0, 3, 0] * 7).astype(kind)
    divisor = np.where((y == 0) | ((x == least) & (y.astype(np.int64) == -1)), 1, y).astype(kind)

    def expected(inputs):
        if operator == "Mod":
            return [np.mod(inputs["x"], divisor)]
        # towards zero
        quotient = np.abs(inputs["x"].astype(object)) // np.abs(divisor.astype(object))
        signed = quotient * np.sign(inputs["x"].astype(object)) * np.sign(divisor.astype(object))
        return [np.where(y == 0, 0, signed).astype(kind)]

    text = f"({kind}[n] x, {kind}[n] y) => ({kind}[n] z) {{ z = {operator} (x, y) }}"
    return Case(f"{operator.lower()}_{kind}", text, [{"x": x, "y": y}], expected=expected)


CASES = [case(operator, kind) for operator in ("Div", "Mod")
         for kind in ("int8", "uint8", "int32", "int64", "uint64")]
