#===- attention.py - com.microsoft's attention operators -----------------===#
import numpy as np
from nodes import NodeCase, microsoft, random

SIZES = ((1, 4), (2, 7))
X = [random(b, s, 16) for b, s in SIZES]
WEIGHTS = {"w": random(16, 48, low=-0.5, high=0.5), "b": random(48)}
FLAGS = [np.array([[1, 1, 1, 0]], np.int32), np.array([[1] * 7, [1, 1, 1, 0, 0, 0, 0]], np.int32)]
PAST = [random(2, b, 4, p, 4) for (b, _), p in zip(SIZES, (3, 5))]


def attention(name, inputs, values, outputs="y", constants=WEIGHTS, **attributes):
    return NodeCase(name, [microsoft("Attention", inputs, outputs, num_heads=4, **attributes)],
                    {"x": X, **values}, outputs, constants)


def multi(name, inputs, values, outputs="y", constants=(), **attributes):
    return NodeCase(name,
                    [microsoft("MultiHeadAttention", inputs, outputs, num_heads=4, **attributes)],
                    values, outputs, dict(constants))


KEYS = [random(b, s + 2, 16, seed=1) for b, s in SIZES]
QKV = {"q": X, "k": KEYS, "v": [random(b, s + 2, 16, seed=2) for b, s in SIZES]}


def rotary(name, values, **attributes):
    tables = {"cos": random(20, 4), "sin": random(20, 4, seed=1)}
    return NodeCase(name, [microsoft("RotaryEmbedding", "x p cos sin", "y", **attributes)], values,
                    "y", tables)


def grouped(name, heads, groups, steps, packed=False, rotates=False, before=0, batch=1, room=0,
            **attributes):
    """`steps` are the numbers of new words of some runs; `room`: for how many more words the
    buffers of past ones are."""
    size, feeds = 16, {}
    if packed:
        feeds["q"] = [random(batch, s, (heads + 2 * groups) * size) for s in steps]
    else:
        feeds["q"] = [random(batch, s, heads * size) for s in steps]
        feeds["k"], feeds["v"] = ([random(batch, s, groups * size, seed=i) for s in steps]
                                  for i in (1, 2))
    feeds["pk"], feeds["pv"] = ([random(batch, groups, before + room, size, seed=i) for s in steps]
                                for i in (3, 4))
    feeds["last"] = [np.full(batch, before + s - 1, np.int32) for s in steps]
    feeds["total"] = [np.array(before + s, np.int32) for s in steps]
    constants = ({"cos": random(32, size // 2), "sin": random(32, size // 2, seed=1)} if rotates
                 else {})
    inputs = (("q _ _" if packed else "q k v") + " pk pv last total"
              + (" cos sin" if rotates else ""))
    made = microsoft("GroupQueryAttention", inputs, "y keys values", num_heads=heads,
                     kv_num_heads=groups, do_rotary=int(rotates), **attributes)
    return NodeCase(name, [made], feeds, "y keys values", constants)


def decoder(name, inputs, feeds, outputs="y keys values", constants=(), **attributes):
    made = microsoft("DecoderMaskedMultiHeadAttention", inputs, outputs, num_heads=2, **attributes)
    return NodeCase(name, [made], feeds, outputs, dict(constants))


def local(name, window, before):
    made = grouped(name, 4, 2, (1,) if before else (1, 6), before=before, local_window_size=window)
    return made


def attended(q, k, v, past_keys, past_values):
    """One new word of two heads of 8 behind earlier ones."""
    split = lambda x: x.reshape(len(x), 1, 2, 8).transpose(0, 2, 1, 3)
    keys, values = np.concatenate([past_keys, split(k)], 2), np.concatenate([past_values, split(v)],
                                                                            2)
    scores = np.exp(split(q) @ keys.transpose(0, 1, 3, 2) / np.sqrt(8))
    y = scores / scores.sum(-1, keepdims=True) @ values
    return [y.transpose(0, 2, 1, 3).reshape(len(q), 1, 16), keys, values]


def compared(case, like):
    """For what ONNX Runtime does not do: NumPy says what is right."""
    case.expected = lambda given: [y.astype(np.float32) for y in like(**given)]
    return case


def too_long(case, name, length, says):
    """The same with lengths that the keys do not have."""
    case.fails, case.says = [case.runs[0] | {name: length}], says
    return case


STEP = {name: [random(b, 1, 16, seed=i) for b in (1, 3)] for i, name in enumerate("qkv")}
BUFFERS = {name: [random(b, 2, 10, 8, seed=i) for b in (1, 3)]
           for i, name in enumerate(("pk", "pv"))}

CASES = [
    compared(decoder("decoder", "q k v _ _ pk pv",
                     {**STEP, **BUFFERS}), lambda q, k, v, pk, pv: attended(q, k, v, pk, pv)),
    compared(decoder("decoder_first", "q k v _ _ _ _ _ _ _ b", STEP, constants={"b": random(48)},
                     outputs="y"), lambda q, k, v: [v + random(48)[32:]]),
    decoder("decoder_buffer", "q k v _ _ pk pv n",
            {**STEP, **BUFFERS, "n": [np.array([4], np.int32), np.array([9], np.int32)]},
            past_present_share_buffer=1),
    decoder("decoder_other_text", "q k v m",
            {"q": STEP["q"], "k": BUFFERS["pk"], "v": BUFFERS["pv"],
             "m": [np.array([[1] * 7 + [0] * 3] * b, np.int32) for b in (1, 3)]}, outputs="y"),
    local("groups_window", 2, 0), local("groups_window_past", 3, 6),
    attention("plain", "x w b", {}),
    attention("causal", "x w b", {}, unidirectional=1),
    attention("flags", "x w b m", {"m": FLAGS}),
    attention("lengths", "x w b m", {"m": [f.sum(1).astype(np.int32) for f in FLAGS]}),
    attention("past", "x w b _ past", {"past": PAST}, "y present", unidirectional=1),
    attention("bias", "x w b _ _ s", {"s": [random(b, 4, s, s) for b, s in SIZES]}),
    attention("sizes", "x w b", {}, constants={"w": random(16, 40), "b": random(40)},
              qkv_hidden_sizes=[16, 16, 8], scale=0.3),
    multi("multi", "q k v", QKV),
    multi("multi_bias", "q k v b", QKV, constants={"b": random(48)}),
    multi("multi_flags", "q k v _ m",
          {**QKV, "m": [np.array([[1] * 4 + [0] * 2], np.int32),
                        np.array([[1] * 9, [1] * 5 + [0] * 4], np.int32)]}),
    multi("multi_scores", "q k v _ _ s", {**QKV, "s": [random(1, 4, s, s + 2) for _, s in SIZES]},
          scale=0.4),
    multi("multi_past", "q k v _ _ _ pk pv",
          {"q": X, "k": X, "v": X, "pk": [p[0] for p in PAST], "pv": [p[1] for p in PAST]},
          "y keys values"),
    rotary("rotary",
           {"x": [random(b, 2, s, 8) for b, s in SIZES],
            "p": [np.array([0], np.int64), np.array([3], np.int64)]}),
    rotary("rotary_rows",
           {"x": [random(b, s, 16) for b, s in SIZES],
            "p": [random(b, s, low=0, high=20, type=np.int64) for b, s in SIZES]}, interleaved=1),
    rotary("rotary_part",
           {"x": [random(b, 2, s, 12) for b, s in SIZES],
            "p": [random(b, s, low=0, high=20, type=np.int64) for b, s in SIZES]},
           rotary_embedding_dim=8, num_heads=2),
    grouped("groups", 4, 2, (1, 5)),
    grouped("groups_packed", 4, 2, (1, 5), packed=True),
    grouped("groups_rotary", 4, 2, (1, 4), rotates=True),
    grouped("groups_past", 4, 2, (1,), rotates=True, before=6, batch=2),
    grouped("groups_buffer", 4, 2, (1, 2, 3), rotates=True, before=6, room=3),
    too_long(grouped("groups_too_long", 4, 2, (1,), before=6, batch=2), "last",
             np.array([6, 7], np.int32), "a length of seqlens_k is above that of the keys"),
    grouped("groups_past_packed", 4, 1, (1,), rotates=True, before=3, packed=True, scale=0.2),
]
