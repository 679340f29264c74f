#===- zoo.py - the models that tests and benchmarks use ------------------===#
# Architectures with made-up weights (structures/, filled on first use) and trained models out of
# installed packages. Each has the inputs of several sizes that one compiled module must serve.
#===----------------------------------------------------------------------===#
import dataclasses
import importlib.util
import os
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))


@dataclasses.dataclass(eq=False)
class Model:
    name: str
    find: callable  # () -> path of the .onnx file; may take some seconds the first time
    feeds: dict  # label: function without arguments that makes the inputs by name
    bench: tuple = ()  # the labels that benchmarks time; by default the last one
    slow: tuple = ()  # labels that plain loops take too long for

    def path(self):
        return self.find()


def _filled(name):
    def find():
        import fill_weights

        build = os.environ.get("SLUICE_BUILD_DIR", os.path.join(HERE, "..", "..", "build"))
        return fill_weights.fill(os.path.join(HERE, "structures", name + ".onnx"),
                                 os.path.join(build, "models"))

    return find


def _packaged(package, *path):
    def find():
        spec = importlib.util.find_spec(package)
        if spec is None:
            raise ModuleNotFoundError(f"the package {package} is not installed")
        return os.path.join(spec.submodule_search_locations[0], *path)

    return find


def _random(seed=0):
    return np.random.default_rng(seed)


def _image(*shape):
    return lambda: _random().uniform(-1, 1, shape).astype(np.float32)


def _text(count, channels, height, width):
    """Pictures of text, so that the text models have something to find; the second one is upside
    down and so on."""

    def make():
        sys.path.insert(0, os.path.join(HERE, "..", ".."))
        from demo import page

        lines = page.TEXT.splitlines()
        lines = lines[:1] if height <= 48 else lines[: max(1, height // 60)]
        picture = page.draw(lines)
        if height <= 48:
            picture = picture.crop((page.MARGIN - 4, page.MARGIN - 4, picture.width - page.MARGIN,
                                    page.MARGIN + 44))
        pixels = (np.asarray(picture.resize((width, height)), np.float32)[:, :, ::-1].transpose(2,
                0, 1) / 127.5 - 1)
        return np.stack([pixels if i % 2 == 0 else pixels[:, ::-1, ::-1] for i in range(count)])

    return make


def _images(name, sizes, make=_image):
    return {label: (lambda make=make(*shape): {name: make()}) for label, shape in sizes.items()}


def _bert(batch, length):
    def make():
        mask = np.ones((batch, length), np.int64)
        mask[-1, (length + 1) // 2 + 1 :] = 0  # The last text is shorter.
        return {"input_ids": _random().integers(0, 1000, (batch, length)), "attention_mask": mask}

    return make


def _llama(new, past):
    def make():
        random = _random()
        return {"input_ids": random.integers(0, 32000, (1, new)),
                "positions": np.arange(past, past + new),
                "past_kv": random.uniform(-1, 1, (8, 1, 4, past, 64)).astype(np.float32)}

    return make


def _speech(samples, batch=1, rate=None, state="state", state_shape=None):
    def make():
        random = _random(samples)
        time = np.arange(batch * samples).reshape(batch, samples) / 16000
        sound = 0.3 * np.sin(2 * np.pi * 220 * time) + 0.1 * random.standard_normal(time.shape)
        feeds = {"input": sound.astype(np.float32)}
        for name in (state,) if isinstance(state, str) else state:
            feeds[name] = (0.1
                           * random.standard_normal(state_shape
                                                    or (2, batch, 128))).astype(np.float32)
        if rate:
            feeds["sr"] = np.array(rate, np.int64)
        return feeds

    return make


def _bytes(batch):
    def make():
        text = (b"#include <stdio.h>\nint main(void) { return puts(\"hello\"); }\n" * 40)[:2048]
        rows = [np.frombuffer(text, np.uint8).astype(np.int32)]
        rows += [_random(i).integers(0, 257, 2048).astype(np.int32) for i in range(batch - 1)]
        return {"bytes": np.stack(rows)}

    return make


MODELS = [
    Model("resnet50", _filled("resnet50"),
          _images("image", {"batch=3": (3, 3, 224, 224), "batch=1": (1, 3, 224, 224)}),
          slow=("batch=3",)),
    Model("mobilenet_v2", _filled("mobilenet_v2"),
          _images("image", {"batch=3": (3, 3, 224, 224), "batch=1": (1, 3, 224, 224)})),
    Model("bert_base", _filled("bert_base"),
          {f"batch={b},seq={s}": _bert(b, s) for b, s in ((2, 1), (2, 7), (2, 128), (1, 1), (1, 7),
                                                          (1, 128))},
          bench=("batch=1,seq=128",), slow=("batch=2,seq=128", "batch=1,seq=128")),
    Model("llama_tiny_kv", _filled("llama_tiny_kv"),
          {f"new={n},past={p}": _llama(n, p) for n, p in ((1, 0), (8, 0), (8, 5), (8, 128), (1, 5),
                                                          (1, 128))},
          bench=("new=1,past=128", "new=8,past=0")),
    Model("ocr_detection",
          _packaged("rapidocr_onnxruntime", "models", "ch_PP-OCRv4_det_infer.onnx"),
          _images("x",
                  {"2x64x96": (2, 3, 64, 96), "320x480": (1, 3, 320, 480),
                   "736x736": (1, 3, 736, 736)}, _text), slow=("736x736",)),
    Model("ocr_recognition",
          _packaged("rapidocr_onnxruntime", "models", "ch_PP-OCRv4_rec_infer.onnx"),
          _images("x",
                  {"48x100": (1, 3, 48, 100), "6x48x320": (6, 3, 48, 320),
                   "48x320": (1, 3, 48, 320)}, _text), slow=("6x48x320",)),
    Model("ocr_direction",
          _packaged("rapidocr_onnxruntime", "models", "ch_ppocr_mobile_v2.0_cls_infer.onnx"),
          _images("x", {"6x48x192": (6, 3, 48, 192), "48x192": (1, 3, 48, 192)}, _text)),
    Model("magika", _packaged("magika", "models", "standard_v3_3", "model.onnx"),
          {"batch=3": _bytes(3), "batch=1": _bytes(1)}),
    Model("silero_vad", _packaged("silero_vad", "data", "silero_vad.onnx"),
          {"8k": _speech(288, rate=8000), "batch=2": _speech(576, batch=2, rate=16000),
           "16k": _speech(576, rate=16000)}),
    Model("silero_vad_op15", _packaged("silero_vad", "data", "silero_vad_16k_op15.onnx"),
          {"16k": _speech(576, rate=16000)}),
    Model("silero_vad_ifless", _packaged("silero_vad", "data", "silero_vad_op18_ifless.onnx"),
          {"16k": _speech(576, rate=16000)}),
    Model("silero_vad_half", _packaged("silero_vad", "data", "silero_vad_half.onnx"),
          {"16k": _speech(576)}),
    Model("silero_vad_sequence", _packaged("silero_vad", "data", "silero_vad_16k_sequence.onnx"),
          {"4 frames": _speech(576, batch=4, state=("h", "c"), state_shape=(1, 1, 128))}),
]
