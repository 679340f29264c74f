"""Finds lines of text: the detection model gives each pixel a probability of text; boxes go around
connected ones."""

import numpy as np
from PIL import Image

THRESHOLD, KEEP_ABOVE, GROW, SHORT_SIDE = 0.3, 0.5, 1.9, 736


def to_input(page):
    """The picture as 1x3xHxW in [-1, 1], blue first, both sides a multiple of 32 and the short one
    at least 736."""
    scale = max(1.0, SHORT_SIDE / min(page.size))
    width, height = (max(32, round(side * scale / 32) * 32) for side in page.size)
    pixels = np.asarray(page.resize((width, height), Image.Resampling.BILINEAR), np.float32)[:, :,
                                                                                             ::-1]
    return np.ascontiguousarray((pixels / 127.5 - 1).transpose(2, 0, 1)[None])


def components(mask):
    """Labels the 4-connected regions of a boolean map: (labels with 0 outside, count). Works on
    runs of set pixels in rows."""
    parent = [0]

    def root(i):
        while parent[i] != i:
            parent[i] = parent[parent[i]]
            i = parent[i]
        return i

    labels = np.zeros(mask.shape, np.int32)
    edges = np.diff(np.pad(mask.astype(np.int8), ((0, 0), (1, 1))), axis=1)
    above = []
    for y in range(mask.shape[0]):
        row = []
        for left, right in zip(np.flatnonzero(edges[y] == 1), np.flatnonzero(edges[y] == -1)):
            touching = {root(label) for a, b, label in above if a < right and left < b}
            label = min(touching, default=len(parent))
            if not touching:
                parent.append(label)
            for other in touching:
                parent[other] = label
            labels[y, left:right] = label
            row.append((left, right, label))
        above = row
    roots = np.array([root(i) for i in range(len(parent))])
    kept, flat = np.unique(roots[labels], return_inverse=True)
    return flat.reshape(mask.shape), len(kept) - 1


def to_boxes(probability, page):
    """Boxes (left, top, right, bottom) in the page's pixels, from top to bottom and left to
    right."""
    labels, count = components(probability > THRESHOLD)
    scale_x, scale_y = page.width / probability.shape[1], page.height / probability.shape[0]
    boxes = []
    for label in range(1, count + 1):
        ys, xs = np.nonzero(labels == label)
        if len(ys) < 16 or probability[ys, xs].mean() < KEEP_ABOVE:
            continue
        width, height = xs.max() - xs.min() + 1, ys.max() - ys.min() + 1
        # The model marks the core of a line; its boxes are grown by area / perimeter, as in its
        # training.
        grow = GROW * width * height / (2 * (width + height))
        left, top = (xs.min() - grow) * scale_x, (ys.min() - grow) * scale_y
        right, bottom = (xs.max() + 1 + grow) * scale_x, (ys.max() + 1 + grow) * scale_y
        boxes.append((max(0, int(left)), max(0, int(top)), min(page.width, round(right)),
                      min(page.height, round(bottom))))
    return sorted(boxes, key=lambda box: (box[1] // 24, box[0]))


def detect(engine, page):
    return to_boxes(engine(to_input(page))[0, 0], page)
