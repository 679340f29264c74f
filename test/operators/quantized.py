#===- quantized.py - operators on 8-bit integers -------------------------===#
import numpy as np

from nodes import NodeCase, microsoft, random


def _lstm(name, directions, signed, per_row, hidden=16, inputs="x w r b _ h c", **attributes):
    """Scales are large and inputs small, so that no rounding to 8 bits is close to a tie."""
    low, high, kind = (-127, 128, np.int8) if signed else (0, 256, np.uint8)
    shape = (directions, 4 * hidden) if per_row else (directions,)
    zero = np.full(shape, 0 if signed else 128, kind)
    constants = {
        "w": random(directions, 8, 4 * hidden, low=low, high=high, type=kind),
        "r": random(directions, hidden, 4 * hidden, low=low, high=high, type=kind, seed=1),
        "b": random(directions, 8 * hidden),
        "ws": random(*shape, low=0.002, high=0.004),
        "rs": random(*shape, low=0.001, high=0.002, seed=3),
        "z": zero,
    }
    feeds = {"x": [random(t, b, 8, seed=t) for t, b in ((1, 1), (3, 1), (2, 3))]}
    if " h c" in inputs:
        feeds["h"] = [random(directions, b, hidden) for b in (1, 1, 3)]
        feeds["c"] = [random(directions, b, hidden, seed=5) for b in (1, 1, 3)]
    tail = " _" * (8 - len(inputs.split()))
    direction = "bidirectional" if directions == 2 else "forward"
    made = microsoft("DynamicQuantizeLSTM", inputs + tail + " ws z rs z", "y last cell", hidden_size=hidden, direction=direction, **attributes)
    return NodeCase(name, [made], feeds, "y last cell", constants)


CASES = [
    _lstm("lstm", 1, True, False),
    _lstm("lstm_unsigned", 1, False, False),
    _lstm("lstm_both_directions", 2, True, False),
    _lstm("lstm_scale_for_each_row", 2, True, True),
    _lstm("lstm_without_states", 1, True, False, inputs="x w r b"),
]
