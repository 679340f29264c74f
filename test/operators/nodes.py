#===- nodes.py - cases made of nodes and arrays --------------------------===#
import dataclasses

import numpy as np
from onnx import TensorProto, helper, numpy_helper

OPSETS = {"": 17, "com.microsoft": 1, "ai.onnx.ml": 3}


def node(operator, inputs, outputs, domain="", **attributes):
    """A node; names are separated by spaces, `_` is one that is not given."""
    names = lambda text: ["" if name == "_" else name for name in text.split()]
    return helper.make_node(operator, names(inputs), names(outputs), domain=domain, **attributes)


def microsoft(operator, inputs, outputs, **attributes):
    return node(operator, inputs, outputs, domain="com.microsoft", **attributes)


def random(*shape, low=-1.0, high=1.0, seed=0, type=np.float32):
    made = np.random.default_rng(seed + sum(shape)).uniform(low, high, shape)
    return (np.floor(made) if np.issubdtype(type, np.integer) else made).astype(type)


@dataclasses.dataclass
class NodeCase:
    """`values` are the inputs: arrays by name, or lists of arrays that are run one after the other,
    whose sizes that differ are dynamic.
    `constants` are arrays that the model holds. `outputs` are names of results."""

    name: str
    nodes: list
    values: dict
    outputs: str
    constants: dict = dataclasses.field(default_factory=dict)
    opset: int = 17
    fails: tuple = ()
    ml_version: int = 3
    expected = None

    def _all(self):
        return {name: value if isinstance(value, list) else [value]
                for name, value in self.values.items()}

    @property
    def runs(self):
        values = self._all()
        count = max((len(several) for several in values.values()), default=1)
        return [{name: several[min(i, len(several) - 1)] for name, several in values.items()}
                for i in range(count)]

    def inputs(self, values):
        return values

    def model(self):
        declared = []
        for name, several in self._all().items():
            sizes = zip(*(value.shape for value in several))
            shape = [size[0] if len(set(size)) == 1 else f"{name}_{i}"
                     for i, size in enumerate(sizes)]
            declared.append(helper.make_tensor_value_info(name,
                    helper.np_dtype_to_tensor_dtype(several[0].dtype), shape))
        results = [helper.make_empty_tensor_value_info(name) for name in self.outputs.split()]
        weights = [numpy_helper.from_array(np.asarray(value), name)
                   for name, value in self.constants.items()]
        graph = helper.make_graph(self.nodes, self.name, declared, results, weights)
        opsets = dict(OPSETS, **{"": self.opset, "ai.onnx.ml": self.ml_version})
        return helper.make_model(graph,
                                 opset_imports=[helper.make_opsetid(domain, version)
                                                for domain, version in opsets.items()],
                                 ir_version=9)
