"""Reads one line: the recognition model gives, for each step along the line, a probability of each
character."""

import numpy as np
import onnx
from PIL import Image

HEIGHT = 48


def alphabet(path):
    """The characters of the model's classes, from its metadata; class 0 is the blank of CTC, the
    last one a space."""
    model = onnx.load(path, load_external_data=False)
    characters = {p.key: p.value for p in model.metadata_props}["character"].splitlines()
    return [""] + characters + [" "]


def to_input(line):
    """The picture of a line as 1x3x48xW in [-1, 1], blue first."""
    width = max(16, round(line.width * HEIGHT / line.height))
    pixels = np.asarray(line.resize((width, HEIGHT), Image.Resampling.BILINEAR), np.float32)[:, :,
                                                                                             ::-1]
    return np.ascontiguousarray((pixels / 127.5 - 1).transpose(2, 0, 1)[None])


def decode(probability, characters):
    """CTC, greedy: the best class of each step, repeats joined, blanks dropped. Returns (text, mean
    probability)."""
    best, score = probability.argmax(1), probability.max(1)
    keep = np.flatnonzero((best != 0) & (best != np.concatenate([[-1], best[:-1]])))
    return "".join(characters[best[i]]
                   for i in keep), float(score[keep].mean()) if len(keep) else 0.0


def recognize(engine, page, boxes, characters):
    return [decode(engine(to_input(page.crop(box)))[0], characters) for box in boxes]
