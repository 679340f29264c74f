#===- tokens.py - a language model of 4 bits next to llama.cpp ------------===#
"""Times a prompt of 512 tokens, and one token behind 64, of a llama of 1B parameters with random
weights of 4 bits in blocks of 32: Sluice and llama.cpp, each in a process of its own, in turns."""
import argparse
import os
import subprocess
import sys
import tempfile
import time

import numpy as np

LAYERS, WIDTH, HEADS, GROUPS, INNER, WORDS, PLACES = 16, 2048, 32, 8, 8192, 32000, 4096
SIZE = WIDTH // HEADS
BLOCK, PAST, PROMPT = 32, 64, 512
# Of each layer, rows first.
PRODUCTS = {"q": (WIDTH, WIDTH), "k": (GROUPS * SIZE, WIDTH), "v": (GROUPS * SIZE, WIDTH),
            "output": (WIDTH, WIDTH), "gate": (INNER, WIDTH), "up": (INNER, WIDTH),
            "down": (WIDTH, INNER)}
SCALE = 0.004


def codes(rows, columns, seed):
    shape = rows, columns // BLOCK, BLOCK // 2
    return np.random.default_rng(seed).integers(0, 256, shape, np.uint8)


def write_onnx(path):
    import onnx
    from onnx import TensorProto, helper, numpy_helper

    nodes, weights, inputs, outputs = [], [], [], []

    def constant(name, value):
        weights.append(numpy_helper.from_array(value, name))
        return name

    def add(operator, given, made, domain="", **attributes):
        nodes.append(helper.make_node(operator, given, made.split(), domain=domain, **attributes))
        return made.split()[0]

    def table(name, rows, columns):
        scales = np.full((rows, columns // BLOCK), SCALE, np.float32)
        return (constant(name + "_codes", codes(rows, columns, len(weights))),
                constant(name + "_scales", scales))

    def product(x, name, rows, columns):
        return add("MatMulNBits", [x, *table(name, rows, columns)], name, "com.microsoft",
                   K=columns, N=rows, bits=4, block_size=BLOCK, accuracy_level=4)

    def norm(x, name):
        return add("SimplifiedLayerNormalization", [x, constant(name + "_by", ones)], name,
                   epsilon=1e-5)

    ones = np.ones(WIDTH, np.float32)
    angles = np.outer(np.arange(PLACES), 10000.0 ** (-np.arange(0, SIZE, 2) / SIZE))
    turns = [constant("cos", np.float32(np.cos(angles))),
             constant("sin", np.float32(np.sin(angles)))]
    embedding, scales = table("words", WORDS, WIDTH)
    weights[-2] = numpy_helper.from_array(codes(WORDS, WIDTH, 0).reshape(WORDS, -1), embedding)
    x = add("GatherBlockQuantized", [embedding, "ids", scales], "x", "com.microsoft",
            bits=4, block_size=BLOCK, gather_axis=0, quantize_axis=1)
    for layer in range(LAYERS):
        of = lambda name: f"{layer}_{name}"
        make = lambda x, name: product(x, of(name), *PRODUCTS[name])
        rows = norm(x, of("norm"))
        caches = [of("keys"), of("values")]
        for name in caches:
            shape = [1, GROUPS, "past", SIZE]
            inputs.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, shape))
            outputs.append(helper.make_empty_tensor_value_info(name + "_now"))
        mixed = add("GroupQueryAttention",
                    [make(rows, "q"), make(rows, "k"), make(rows, "v"), *caches, "last", "all",
                     *turns],
                    " ".join([of("mixed"), *(name + "_now" for name in caches)]),
                    "com.microsoft", num_heads=HEADS, kv_num_heads=GROUPS, do_rotary=1)
        x = add("Add", [x, make(mixed, "output")], of("x"))
        rows = norm(x, of("inner"))
        gate = make(rows, "gate")
        gate = add("Mul", [gate, add("Sigmoid", [gate], of("open"))], of("silu"))
        rows = add("Mul", [gate, make(rows, "up")], of("inside"))
        x = add("Add", [x, make(rows, "down")], of("y"))
    minus = constant("minus", np.array([-1], np.int64))
    last = add("Gather", [norm(x, "norm"), minus], "row", axis=1)
    outputs.insert(0, helper.make_empty_tensor_value_info(product(last, "logits", WORDS, WIDTH)))
    inputs[:0] = [helper.make_tensor_value_info("ids", TensorProto.INT64, [1, "new"]),
                  helper.make_tensor_value_info("last", TensorProto.INT32, [1]),
                  helper.make_tensor_value_info("all", TensorProto.INT32, [])]
    graph = helper.make_graph(nodes, "llama", inputs, outputs, weights)
    opsets = [helper.make_opsetid("", 21), helper.make_opsetid("com.microsoft", 1)]
    onnx.save(helper.make_model(graph, opset_imports=opsets, ir_version=10), path)


def write_gguf(path):
    import gguf

    out = gguf.GGUFWriter(path, "llama")
    for key, value in {"block_count": LAYERS, "context_length": PLACES, "embedding_length": WIDTH,
                       "feed_forward_length": INNER, "head_count": HEADS, "head_count_kv": GROUPS,
                       "layer_norm_rms_eps": 1e-5, "rope_dimension_count": SIZE,
                       "vocab_size": WORDS, "file_type": gguf.LlamaFileType.MOSTLY_Q4_0,
                       "tokenizer_model": "llama", "token_scores": [0.0] * WORDS,
                       "token_list": [f"t{i}".encode() for i in range(WORDS)],
                       "token_types": [1] * WORDS}.items():
        getattr(out, "add_" + key)(value)
    parts = {f"blk.{layer}.{'ffn' if INNER in shape else 'attn'}_{name}": shape
             for layer in range(LAYERS) for name, shape in PRODUCTS.items()}
    for name, shape in {**parts, "token_embd": (WORDS, WIDTH), "output": (WORDS, WIDTH)}.items():
        blocks = np.zeros((shape[0], shape[1] // BLOCK, 2 + BLOCK // 2), np.uint8)
        blocks[:, :, :2] = np.array([SCALE], np.float16).view(np.uint8)
        blocks[:, :, 2:] = codes(*shape, len(name))
        out.add_tensor(name + ".weight", blocks.reshape(shape[0], -1),
                       raw_dtype=gguf.GGMLQuantizationType.Q4_0)
    norms = [f"blk.{layer}.{name}_norm" for layer in range(LAYERS) for name in ("attn", "ffn")]
    for name in ["output_norm", *norms]:
        out.add_tensor(name + ".weight", np.ones(WIDTH, np.float32))
    out.write_header_to_file()
    out.write_kv_data_to_file()
    out.write_tensors_to_file()
    out.close()


def timed(call):
    begin = time.perf_counter()
    call()
    return time.perf_counter() - begin


def sluice_caller(path):
    import sluice

    module = sluice.load(path)

    def call(new, past):
        caches = {f"{layer}_{name}": np.zeros((1, GROUPS, past, SIZE), np.float32)
                  for layer in range(LAYERS) for name in ("keys", "values")}
        given = {"ids": np.arange(new)[None], "last": np.array([past + new - 1], np.int32),
                 "all": np.array(past + new, np.int32), **caches}
        return timed(lambda: module(**given))

    return call


def llama_caller(path):
    import llama_cpp

    model = llama_cpp.Llama(path, n_ctx=2 * PROMPT, n_threads=2, n_threads_batch=2, n_batch=PROMPT,
                            verbose=False)

    def call(new, past):
        model.reset()
        if past:
            model.eval(list(range(past)))
        return timed(lambda: model.eval(list(range(new))))

    return call


def serve(call):
    """Answers lines of the input, of new words and those before, with seconds."""
    for line in sys.stdin:
        print(call(*map(int, line.split())), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", metavar="PYTHON", default=sys.executable,
                        help="one that has llama_cpp and gguf")
    parser.add_argument("--part", nargs=2, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.part:
        what, path = arguments.part
        if what == "gguf":
            return write_gguf(path)
        return serve({"sluice": sluice_caller, "llama.cpp": llama_caller}[what](path))
    with tempfile.TemporaryDirectory(prefix="sluice-") as folder:
        import sluice

        model, module, peer = (os.path.join(folder, "llama." + kind)
                               for kind in ("onnx", "slm", "gguf"))
        write_onnx(model)
        print(f"compiled in {timed(lambda: sluice.compile(model, output=module)):.1f} s")
        part = lambda python, *what: [python, __file__, "--part", *what]
        subprocess.run(part(arguments.peer, "gguf", peer), check=True)
        running = {name: subprocess.Popen(part(python, name, path), stdin=subprocess.PIPE,
                                          stdout=subprocess.PIPE, text=True)
                   for name, python, path in (("sluice", sys.executable, module),
                                              ("llama.cpp", arguments.peer, peer))}
        times = {}
        for turn in range(8):
            for new, past in [(PROMPT, 0)] + 3 * [(1, PAST)]:
                for name, process in running.items():
                    print(new, past, file=process.stdin, flush=True)
                    seconds = float(process.stdout.readline())
                    if turn:
                        times.setdefault((new, past, name), []).append(seconds)
        for process in running.values():
            process.communicate()
    for (new, past, name), seconds in times.items():
        print(f"{new:3} behind {past:2}  {name:9} {new / np.median(seconds):6.1f} tokens/s"
              f"  (best {new / min(seconds):.1f})")


if __name__ == "__main__":
    main()
