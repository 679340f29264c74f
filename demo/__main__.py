"""Reads a page of text with two trained models, compiled by Sluice, next to ONNX Runtime."""

import argparse
import os
import sys

from . import detect, page, recognize
from .engine import ENGINES, model_path

DETECTION, RECOGNITION = model_path("ch_PP-OCRv4_det_infer.onnx"), model_path(
    "ch_PP-OCRv4_rec_infer.onnx")


def say(text):
    """Progress: a moving line on a terminal, nothing in a pipe."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="" if text else "\r", file=sys.stderr, flush=True)


def read(engine, picture, characters, threads):
    """Boxes, (text, score) of each, and (seconds to prepare both models, seconds to run them once
    warm)."""
    say(f"{engine.name}: preparing the detection model …")
    detection = engine(DETECTION, threads)
    say(f"{engine.name}: preparing the recognition model …")
    recognition = engine(RECOGNITION, threads)
    for _ in range(2):  # Once to warm up; the second time counts.
        say(f"{engine.name}: reading …")
        detection.run_seconds = recognition.run_seconds = 0.0
        boxes = detect.detect(detection, picture)
        texts = recognize.recognize(recognition, picture, boxes, characters)
    say("")
    return boxes, texts, (detection.prepare_seconds + recognition.prepare_seconds,
                          detection.run_seconds, recognition.run_seconds)


def main():
    parser = argparse.ArgumentParser(prog="dev demo", description=__doc__)
    parser.add_argument("--text",
                        help="a text file to draw and read, instead of the built-in lines")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    parser.add_argument("--engine", default="sluice", choices=ENGINES, help="what reads the page")
    options = parser.parse_args()

    text = (open(options.text, encoding="utf-8", errors="replace").read() if options.text
            else page.TEXT)
    written = page.lines_of(text)
    if not written:
        parser.error(f"no text in {options.text}")
    picture = page.draw(written)
    characters = recognize.alphabet(RECOGNITION)

    engine = ENGINES[options.engine]
    boxes, texts, times = read(engine, picture, characters, options.threads)
    other_boxes, other_texts, other_times = read(ENGINES["onnxruntime"], picture, characters,
                                                 options.threads)

    print(f"\nA page of {picture.width}x{picture.height} pixels with {len(written)} lines; "
          f"{len(boxes)} found.\n")
    width = max((len(text) for text, _ in texts), default=20)
    print(f"{engine.name:{width + 3}s}  sure   ONNX Runtime")
    for number, ((text, score), (other, _)) in enumerate(zip(texts, other_texts), 1):
        print(f"{number:2d} {text:{width}s}  {score:4.0%}   "
              f"{'the same' if text == other else other}")
    same = boxes == other_boxes and [t for t, _ in texts] == [t for t, _ in other_texts]
    correct = len({line.replace(" ", "") for line in written}
                  & {text.replace(" ", "") for text, _ in texts})
    print(f"\n{correct} of {len(written)} lines are read as written, spaces aside; the engines "
          f"{'agree' if same else 'DISAGREE'}.")
    print(f"\n{'':16s}{'prepare':>10s}{'detect':>10s}{'recognize':>11s}")
    for name, (prepare, detection, recognition) in ((engine.name, times),
                                                    ("ONNX Runtime", other_times)):
        print(f"{name:16s}{prepare:8.2f} s{detection * 1e3:7.0f} ms{recognition * 1e3:8.0f} ms")

    os.makedirs("demo-output", exist_ok=True)
    path = os.path.join("demo-output", "page-with-boxes.png")
    page.with_boxes(picture, boxes, [text for text, _ in texts]).save(path)
    print(f"\nThe page with its boxes: {path}")
    return 0 if same and boxes else 1


if __name__ == "__main__":
    sys.exit(main())
