#===- quantized.py - random graphs as quantizers of models write them ---===#
# The operators of draw.py, with QuantizeLinear and DequantizeLinear around them: weights are
# integers of 8 bits, per tensor or along an axis, biases of 32, activations are rounded to 8 or 16
# bits behind most nodes. Scales are such that no element is closer to a tie than roundings may move
# it, so all integers must agree, whatever was computed as integers or fused.
#===----------------------------------------------------------------------===#
import numpy as np
from draw import Draw, fill, schemas
from graph import Refused, near_tie

OPERATORS = """
    Conv Conv Conv Conv ConvTranspose Gemm Gemm MatMul MatMul MatMul Add Add Mul Mul Sub Div Max Min
    Concat Concat Resize Resize Softmax LayerNormalization Gelu Sigmoid Sigmoid HardSwish
    HardSigmoid LeakyRelu PRelu Clip Relu Relu Tanh Erf Elu Exp Softplus Mish GlobalAveragePool
    GlobalAveragePool AveragePool MaxPool MaxPool Transpose Transpose Reshape Reshape Flatten Slice
    Split Pad ReduceMean ReduceMean ReduceSum ReduceMax InstanceNormalization BatchNormalization
    Where Expand Squeeze Unsqueeze DepthToSpace SpaceToDepth Gather Einsum Attention Tile Neg Pow
    GroupNormalization QLinearConv QLinearMatMul MatMulInteger ConvInteger DynamicQuantizeLinear
    QuantizeLinear DequantizeLinear ArgMax
""".split()
MOST = 3000  # elements of what is rounded: of more some are close to ties with every scale


class QuantizedDraw(Draw):
    def __init__(self, seed):
        super().__init__(seed)
        self.types, self.hidden = ["float32"], {}  # values that only QuantizeLinear reads
        self.signed, self.centered, self.per_axis = (self.pick.random() < p for p in (0.4, 0.3, 0.5))
        self.rounded = self.pick.choice([0.6, 0.9, 1.0])  # share of results that are
        wide = self.graph.opset >= 21 and self.pick.random() < 0.1
        self.activations = ("int" if self.signed else "uint") + ("16" if wide else "8")

    def leaf(self, type, shape, low=None, high=None, array=None, **how):
        """Most tensors are dequantized integers."""
        array = np.asarray(self.elements(type, shape, low, high) if array is None else array)
        if type != "float32" or not array.ndim or not array.size or self.pick.random() < 0.2:
            return super().leaf(type, shape, array=array, **how)
        axis = self.pick.randrange(array.ndim) if self.per_axis and array.ndim > 1 else None
        bias = array.ndim == 1 and self.pick.random() < 0.6
        code = "int32" if bias else "int8" if self.signed or axis is not None else "uint8"
        others = tuple(i for i in range(array.ndim) if i != axis)
        peak = np.abs(array).max(axis=None if axis is None else others) + 2.0**-6
        scale = (peak * self.numpy.uniform(0.9, 1.3, peak.shape)
                 / (30000 if bias else 127)).astype("float32")
        zero = 128 if code == "uint8" else 0
        if not bias and not self.centered and self.pick.random() < 0.3:
            zero += self.pick.randint(-20, 20)
        return self.dequantized(
            super().leaf(code, [], array=self.codes(array, scale, zero, code, axis), **how),
            scale, zero, axis)

    @staticmethod
    def codes(array, scale, zero, type, axis=None):
        if axis is not None:
            scale = scale.reshape([-1 if i == axis else 1 for i in range(array.ndim)])
        info = np.iinfo(type)
        return np.clip(np.rint(array / scale) + zero, info.min, info.max).astype(type)

    def parameters(self, scale, zero, type):
        """Leaves for a scale and a zero point."""
        given = [super().leaf("float32", [], array=scale, storage="initializer")]
        if zero or type != "uint8" or self.pick.random() < 0.5:
            if type != "int32" or self.pick.random() < 0.5:
                array = np.full(np.shape(scale), zero, type)
                given.append(super().leaf(type, [], array=array, storage="initializer"))
        return given

    def dequantized(self, codes, scale, zero, axis=None):
        how = {} if axis is None else {"axis": axis}
        inputs = [codes, *self.parameters(scale, zero, codes.type)]
        return super().node("DequantizeLinear", inputs, how, exact=True)[0]

    def node(self, op, *inputs, **how):
        values = super().node(op, *inputs, **how)
        return [self.requantized(v) if v.type == "float32" and v.rank else v for v in values]

    def requantized(self, value):
        """`value` rounded to integers and back, in its place; not all are."""
        if self.pick.random() >= self.rounded or not 0 < value.array.size <= MOST:
            return value
        info = np.iinfo(self.activations)
        zero = 0 if self.signed else info.max // 2 + 1
        if not self.centered:
            zero = self.pick.randint(info.min, info.max)
        if value.array.min() >= 0 and self.pick.random() < 0.7:
            zero = info.min
        for _ in range(60):
            peak = np.abs(value.array).max() + 2.0**-10
            scale = np.float32(peak / (info.max / 2) * self.numpy.uniform(0.3, 2))
            if self.pick.random() < 0.1:  # Exact sums and products, and ties of exact values.
                scale = np.exp2(np.rint(np.log2(scale)))
            if not near_tie(value, scale):
                break
        else:
            raise Refused("close to a tie with every scale")
        inputs = [value, *self.parameters(scale, zero, self.activations)]
        codes = super().node("QuantizeLinear", inputs, {}, exact=True)[0]
        if self.pick.random() < 0.9:
            self.hidden[value.name] = self.values.pop(value.name)
        return self.dequantized(codes, scale, zero)


def draw(seed):
    """The Draw of this seed, complete."""
    d = QuantizedDraw(seed)
    table = schemas(d.graph.opset)
    fill(d, table, [name for name in OPERATORS if name in table])
    d.values = {**d.hidden, **d.values}
    return d
