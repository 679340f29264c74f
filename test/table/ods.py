#===- ods.py - what operations there are, from their definitions ---------===#
# llvm-tblgen reads the definitions that the compiler is built from, so that an operation that is
# new there is missed by nobody.
#===----------------------------------------------------------------------===#
import functools
import json
import os
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
INCLUDE = "/usr/lib/llvm-22/include"
UPSTREAM = f"{INCLUDE}/mlir/Dialect"
FILES = {
    "arith": [f"{UPSTREAM}/Arith/IR/ArithOps.td"],
    "math": [f"{UPSTREAM}/Math/IR/MathOps.td"],
    "complex": [f"{UPSTREAM}/Complex/IR/ComplexOps.td"],
    "index": [f"{UPSTREAM}/Index/IR/IndexOps.td"],
    "tensor": [f"{UPSTREAM}/Tensor/IR/TensorOps.td"],
    "linalg": [f"{UPSTREAM}/Linalg/IR/{name}.td"
               for name in ("LinalgOps", "LinalgStructuredOps", "LinalgRelayoutOps")],
    "linalg_ext": [f"{ROOT}/compiler/Dialect/LinalgExt/LinalgExtOps.td"],
}


@functools.cache
def operations(dialect):
    """{name: (operand constraints, result constraints)}; a constraint is its summary, as in
    "floating-point-like"."""
    found = {}
    for path in FILES[dialect]:
        command = ["llvm-tblgen-22", "--dump-json", f"-I{INCLUDE}", f"-I{ROOT}",
                   f"-I{os.path.dirname(path)}", path]
        records = json.loads(subprocess.run(command, capture_output=True, check=True,
                                            text=True).stdout)

        def constraints(dag):
            types = [records[value["def"]] for value, _ in dag["args"]]
            return [t["summary"] for t in types if "TypeConstraint" in t["!superclasses"]]

        for name in records["!instanceof"]["Op"]:
            op = records[name]
            found[f"{dialect}.{op['opName']}"] = constraints(op["arguments"]), constraints(
                op["results"])
    return found
