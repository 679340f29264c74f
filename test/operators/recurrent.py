#===- recurrent.py - recurrent layers whose weights the model holds ------===#
# All steps of such a layer are one kernel, of some sequences a workgroup: batches of one, of less and
# of more than those, numbers of steps that are known at run time, states that are given, all
# functions, sizes of states that are no multiple of a vector, and that several workgroups of a GPU
# share.
from nodes import NodeCase, node, random

import numpy as np

GATES = {"LSTM": 4, "GRU": 3, "RNN": 1}
SIZES = ((3, 1), (2, 8), (5, 11), (1, 3), (4, 21))


def _layer(name, operator, hidden, inputs="x w r b", sizes=SIZES, directions=1, **attributes):
    rows = GATES[operator] * hidden
    given = {
        "x": [random(t, b, 8, seed=t) for t, b in sizes],
        "lengths": [(1 + np.arange(b) % t).astype(np.int32) for t, b in sizes],
        "h": [random(directions, b, hidden) for _, b in sizes],
        "c": [random(directions, b, hidden, seed=5) for _, b in sizes],
    }
    constants = {
        "w": random(directions, rows, 8),
        "r": random(directions, rows, hidden, seed=1),
        "b": random(directions, 2 * rows, seed=2),
        "p": random(directions, 3 * hidden, seed=3),
    }
    used = lambda all: {key: value for key, value in all.items() if key in inputs.split()}
    outputs = "y last cell" if operator == "LSTM" else "y last"
    made = node(operator, inputs, outputs, hidden_size=hidden, **attributes)
    return NodeCase(name, [made], used(given), outputs, used(constants))


CASES = [
    _layer("lstm", "LSTM", 32),
    _layer("lstm_one", "LSTM", 48, sizes=((4, 1),)),
    _layer("lstm_batch", "LSTM", 20, sizes=((4, 16),)),
    _layer("lstm_states", "LSTM", 20, "x w r b _ h c", clip=0.5),
    _layer("lstm_lengths", "LSTM", 16, "x w r b lengths h c p"),
    _layer("lstm_both", "LSTM", 24, "x w r b lengths", directions=2, direction="bidirectional"),
    _layer("lstm_functions", "LSTM", 16, activations=["HardSigmoid", "Softsign", "Relu"],
           input_forget=1),
    _layer("gru", "GRU", 33, direction="reverse"),
    _layer("gru_reset", "GRU", 40, "x w r b _ h", linear_before_reset=1),
    _layer("gru_both", "GRU", 17, "x w r", directions=2, direction="bidirectional"),
    _layer("gru_large", "GRU", 140, "x w r b lengths h"),
    _layer("rnn", "RNN", 130, "x w r b lengths h"),
]
