#===- op_db.py - torch's own operator tests under torch.compile ------------===#
# Samples of torch.testing's op_db through the backend of torch.compile, compared with eager: values,
# types, strides, what is changed in place, and gradients. One line for each outcome that is not
# `right` or `none`:
#
#   wrong     values, types or strides are not eager's, and are with the backend aot_eager
#   crash     an exception, or the end of the process
#   hang      longer than --seconds
#   part      some operators ran as torch runs them, which the line names; fallback: all of them
#   broken    torch's tracing left nothing to compile, for the reason that it tells
#   undefined torch's tracing alone does something else (aot_eager)
#   none      eager fails too
#
#   op_db.py --dtypes=float32,bool --samples=2 --seed=0          all operators
#   op_db.py --only='linalg\..*' --gradients                     some of them, backward too
#   op_db.py --core --dtypes=float32,float16,int64,bool,complex64 --samples=1000
#                                                                all samples of core ATen
#   op_db.py --share=0.05 --seed=3                               a random part
# Exit code 1 if something is wrong, crashes or hangs.
#===----------------------------------------------------------------------===#
import argparse
import collections
import json
import logging
import os
import random
import re
import signal
import sys
import warnings

os.environ["OMP_NUM_THREADS"] = "1"  # Children are forked.
warnings.filterwarnings("ignore")

import torch
import torch._dynamo
from torch._dynamo.utils import counters
from torch.testing._internal import common_methods_invocations
from torch.utils._pytree import tree_flatten, tree_leaves, tree_unflatten

import sluice.dynamo

# Sizes and numbers that depend on values are parts of graphs.
torch._dynamo.config.capture_dynamic_output_shape_ops = True
torch._dynamo.config.capture_scalar_outputs = True
# Samples of random operators set a seed within, which torch does not trace; `run` sets one.
common_methods_invocations.wrapper_set_seed = lambda op, *given, **named: op(*given, **named)

# Their values are what the memory had before.
MEMORY = re.compile(r"(new_)?empty(_like|_strided|_permuted)?|resize(_as)?_")
# Where of equal values several are as good, the places of them are not compared.
PLACES = re.compile(r"mode|topk|m?sort|argsort|(nan)?median|kthvalue|"
                    r"(min|max)\.reduction_with_dim")
# torch does not know the strides of results before it has them.
STRIDES = re.compile(r"fft\..*")
# What changes the sizes of an argument, which torch does not trace.
INPLACE_VIEWS = {"t_", "squeeze_", "unsqueeze_", "transpose_", "swapaxes_", "swapdims_",
                 "as_strided_", "resize_", "resize_as_"}
# Core ATen operators that torch's tests have under other names.
CORE_NAMES = re.compile(r"__getitem__|nn\.functional\.(conv.*|(batch|group|layer)_norm|interpolate|"
                        r"upsample_(nearest|bilinear)|(adaptive_)?(avg|max)_pool.*|pad|dropout|"
                        r"pdist|embedding(_bag)?|elu|(log_)?softmax|fold)|fft\.(rfft|irfft|fft|"
                        r"ifft)|(log_)?softmax|to|item|cdist|clone")
RELATIVE = {torch.float16: 2e-2, torch.bfloat16: 5e-2, torch.float64: 1e-6, torch.complex128: 1e-6}
WIDER = {torch.float16: torch.float32, torch.bfloat16: torch.float32,
         torch.float32: torch.float64}
FAILED = ("wrong", "crash", "hang")


def copied(value):
    """A tensor with the same strides, where it does not overlap itself, and memory of its own."""
    if value.layout != torch.strided:
        return value.detach().clone()
    value = value.detach()
    dense = torch.empty_strided(value.shape, value.stride(), dtype=value.dtype)
    return dense.copy_(value) if 0 not in value.stride() else value.clone()


def difference(ours, theirs, ignored=()):
    """What differs in two trees of results, or "". Of `ignored`, values of element types and
    "strides" may."""
    ours, theirs = tree_leaves(ours), tree_leaves(theirs)
    if len(ours) != len(theirs):
        return f"{len(ours)} results for {len(theirs)}"
    for place, (x, y) in enumerate(zip(ours, theirs)):
        if problem := _difference(x, y, ignored):
            return f"result {place}: {problem}"
    return ""


def _difference(x, y, ignored):
    if not isinstance(y, torch.Tensor):
        same = x == y or x != x and y != y
        if isinstance(y, (float, complex)) and not same:
            same = abs(x - y) <= 1e-4 * (1 + abs(y))
        return "" if same else f"{x} for {y}"
    if not isinstance(x, torch.Tensor):
        return f"a {type(x).__name__}"
    kinds = [f"{t.dtype}{list(t.shape)}".removeprefix("torch.") for t in (x, y)]
    if kinds[0] != kinds[1]:
        return f"{kinds[0]} for {kinds[1]}"
    if y.layout != torch.strided or not y.numel():
        return ""
    strides = [[s for s, n in zip(t.stride(), t.shape) if n > 1] for t in (x, y)]
    if strides[0] != strides[1] and "strides" not in ignored:
        return f"strides {list(x.stride())} for {list(y.stride())} of {list(y.shape)}"
    if y.dtype in ignored:
        return ""
    x, y = (t.detach().resolve_conj().resolve_neg() for t in (x, y))
    if not (y.is_floating_point() or y.is_complex()):
        wrong = (x != y).nonzero()
        return (f"{x[tuple(wrong[0])]} for {y[tuple(wrong[0])]} at {wrong[0].tolist()} of "
                f"{list(y.shape)}" if len(wrong) else "")
    relative, wide = RELATIVE.get(y.dtype, 1e-3), y.to(torch.promote_types(y.dtype, torch.float64))
    finite = wide[wide.isfinite()].abs()
    absolute = relative * (0.1 + 0.05 * (finite.max().item() if finite.numel() else 0))
    close = torch.isclose(x.to(wide.dtype), wide, relative, absolute, equal_nan=True)
    wrong = (~close).nonzero()
    return (f"{x[tuple(wrong[0])]} for {y[tuple(wrong[0])]} at {wrong[0].tolist()} of "
            f"{list(y.shape)}, {len(wrong)} in all" if len(wrong) else "")


class Case:
    """A sample of an operator: a function of its tensors. If values are `tied`, any of equal ones
    may have a gradient."""

    def __init__(self, function, sample, gradients, tied):
        self.function, self.gradients, self.after = function, gradients, sample.output_process_fn_grad
        self.tied = tied
        self.leaves, self.form = tree_flatten((sample.input, sample.args, sample.kwargs))
        self.tensors = [leaf for leaf in self.leaves if isinstance(leaf, torch.Tensor)]

    def run(self, backend=None, dtype=None):
        """Results, and gradients or the tensors after the call; in another type of numbers."""
        function, leaves, form = self.function, self.leaves, self.form

        def call(*tensors):
            given = iter(tensors)
            values = [next(given) if isinstance(leaf, torch.Tensor) else leaf for leaf in leaves]
            first, arguments, keywords = tree_unflatten(values, form)
            return function(first, *arguments, **keywords)

        if backend:
            torch._dynamo.reset()
            call = torch.compile(call, backend=backend, dynamic=ARGUMENTS.dynamic)
        given = [copied(t) for t in self.tensors]
        if dtype:
            given = [t.to(dtype) if t.is_floating_point() else t for t in given]
        if self.gradients:
            given = [new.requires_grad_(t.requires_grad) for new, t in zip(given, self.tensors)]
        torch.manual_seed(7)
        random.seed(7)
        results = call(*given)
        if self.after:
            results = self.after(results)
        if not self.gradients:
            return results, given
        outs = [t for t in tree_leaves(results) if isinstance(t, torch.Tensor) and t.requires_grad]
        torch.manual_seed(5)
        towards = [torch.randn(t.shape, dtype=torch.complex64 if t.is_complex() else
                               torch.float32).to(t.dtype) for t in outs]
        found = torch.autograd.grad(outs, [t for t in given if t.requires_grad], towards,
                                    allow_unused=True)
        return results, [grad if grad is None else grad.flatten().sort().values if self.tied
                         else grad.contiguous() for grad in found]


def has_ties(name, dtype):
    """Whether samples are likely to have equal values, of which an operator takes any."""
    return bool(PLACES.fullmatch(name)) and dtype != torch.float32


def outcome(case, name, dtype, said, compiled):
    """(what came of it, text)"""
    try:
        theirs = case.run()
    except Exception as problem:
        return "none", str(problem)
    ignored = ([dtype, torch.float32, torch.int64] if MEMORY.fullmatch(name) else
               [torch.int64] if has_ties(name, dtype) else
               ["strides"] if STRIDES.fullmatch(name) else [])
    said.clear()
    compiled.clear()
    counters.clear()
    try:
        ours = case.run("sluice")
        problem = difference(ours, theirs, ignored)
        # What eager rounds or overflows in between need not.
        if problem and dtype in WIDER:
            results = [(t.to(dtype) if isinstance(t, torch.Tensor) and t.dtype == WIDER[dtype]
                        else t) for t in tree_leaves(case.run(dtype=WIDER[dtype]))]
            problem = problem if difference(ours, results, ignored) else ""
        kind = "wrong"
    except Exception as raised:
        problem, kind = f"{type(raised).__name__}: {raised}", "crash"
    if problem:
        try:
            same = not difference(case.run("aot_eager"), theirs, ignored)
        except Exception:
            same = False
        return (kind if same else "undefined"), problem
    if said:
        return ("part" if compiled else "fallback"), "; ".join(dict.fromkeys(said))
    return ("right", "") if compiled else ("broken", broken_by())


def broken_by():
    """Why torch's tracing gave up, in its words but for the advice."""
    return "; ".join(re.sub(r" +Hint: .*?(?=  Developer)|  For more details.*", "", " ".join(
        reason.replace("\n", "  ").split(" "))) for reason in counters["graph_break"])


def is_core(op):
    """Whether an operator is of core ATen, which backends must have."""
    packet = getattr(torch.ops.aten, op.aten_name or op.name, None)
    return bool(CORE_NAMES.fullmatch(op.name) or packet and any(
        torch.Tag.core in getattr(packet, overload).tags for overload in packet.overloads()))


def functions(op):
    """(name, function) of an operator and of its form in place."""
    name = op.name + (f".{op.variant_test_name}" if op.variant_test_name else "")
    yield name, op
    if hasattr(op.inplace_variant, "__name__"):
        method = op.inplace_variant.__name__
        own = method in INPLACE_VIEWS
        yield f"{name}_", lambda x, *given, **named: getattr(x.clone() if own else x, method)(
            *given, **named)


def cases(op, dtype):
    """(name, number, case) of some samples. In place there are no gradients: leaves do not change."""
    gradients = ARGUMENTS.gradients and op.supports_autograd and (dtype.is_floating_point
                                                                 or dtype.is_complex)
    for name, function in functions(op):
        backward = gradients and function is op
        torch.manual_seed(ARGUMENTS.seed)
        random.seed(ARGUMENTS.seed)
        samples = list(enumerate(op.sample_inputs("cpu", dtype, requires_grad=backward)))
        if function is not op:
            samples = [(n, s) for n, s in samples if isinstance(s.input, torch.Tensor)
                       and not s.broadcasts_input]
        chosen = random.Random(f"{name}{ARGUMENTS.seed}").sample(samples, min(len(samples),
                                                                              ARGUMENTS.samples))
        for number, sample in sorted(chosen, key=lambda pair: pair[0]):
            case = Case(function, sample, backward, has_ties(name, dtype))
            if not backward or any(t.requires_grad for t in case.tensors):
                yield name, number, case


def child(pairs, first, report):
    """Runs the pairs from `first` on, some of them, and reports lines of JSON."""
    compiled, said, whole = [], [], sluice.dynamo._whole

    def counting(*given):
        result = whole(*given)
        compiled.append(result)
        return result

    class Said(logging.Handler):
        def emit(self, record):
            said.append(record.getMessage())

    sluice.dynamo._whole = counting
    logger = logging.getLogger("sluice")
    logger.addHandler(Said())
    logger.propagate = False
    logging.getLogger("torch").setLevel(logging.CRITICAL)
    for place in range(first, min(first + 40, len(pairs))):
        op, dtype = pairs[place]
        for name, number, case in cases(op, dtype):
            report(place=place, name=name, number=number, what="begun")
            signal.alarm(ARGUMENTS.seconds)
            what, text = outcome(case, name, dtype, said, compiled)
            signal.alarm(0)
            report(place=place, name=name, number=number, what=what, text=text[:1000])
        report(place=place + 1, what="next")


def results(pairs):
    """The reports of children, one after the other."""
    first = 0
    while first < len(pairs):
        reading, writing = os.pipe()
        process = os.fork()
        if process == 0:
            try:
                os.close(reading)
                with os.fdopen(writing, "w", buffering=1) as out:
                    child(pairs, first, lambda **line: print(json.dumps(line), file=out))
            except BaseException as problem:
                print(f"{pairs[first][0].name}: {problem!r}", file=sys.stderr, flush=True)
                os._exit(3)
            os._exit(0)
        os.close(writing)
        begun, start = None, first
        with os.fdopen(reading) as lines:
            for line in map(json.loads, lines):
                begun, first = (line if line["what"] == "begun" else None), line["place"]
                if line["what"] not in ("begun", "next"):
                    yield line
        status = os.waitpid(process, 0)[1]
        if begun:
            late = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGALRM
            yield {**begun, "what": "hang" if late else "crash", "text": f"status {status}"}
        first += bool(status) or first == start


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--dtypes", default="float32,float16,bfloat16,bool,int64")
    parser.add_argument("--samples", type=int, default=2, help="of each operator")
    parser.add_argument("--only", default=".*", help="operators whose name is this expression")
    parser.add_argument("--core", action="store_true", help="those of core ATen")
    parser.add_argument("--share", type=float, default=1, help="of the operators, at random")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=int, default=60, help="for each sample")
    parser.add_argument("--gradients", action="store_true")
    parser.add_argument("--dynamic", action="store_true", help="sizes are symbols")
    parser.add_argument("--out", help="a file for all outcomes as lines of JSON")
    return parser.parse_args()


def main():
    dtypes = [getattr(torch, name) for name in ARGUMENTS.dtypes.split(",")]
    pairs = [(op, dtype) for dtype in dtypes for op in common_methods_invocations.op_db
             if dtype in op.supported_dtypes("cpu") and re.fullmatch(ARGUMENTS.only, op.name)
             and (is_core(op) or not ARGUMENTS.core)]
    count = round(ARGUMENTS.share * len(pairs))
    chosen = sorted(random.Random(ARGUMENTS.seed).sample(range(len(pairs)), count))
    pairs, counts = [pairs[place] for place in chosen], collections.Counter()
    # What children would all do first.
    torch.compile(lambda x: x.sin() + torch.randn(3), backend="aot_eager")(torch.ones(3))
    import sluice._compiler, sluice.compiler, sluice.graphs  # noqa: E401, F401
    with open(ARGUMENTS.out or os.devnull, "w", buffering=1) as out:
        for line in results(pairs):
            dtype = str(pairs[line["place"]][1]).removeprefix("torch.")
            counts[line["what"]] += 1
            print(json.dumps({**line, "dtype": dtype}), file=out)
            if line["what"] not in ("right", "none"):
                text = " ".join(line["text"].split())
                print(f"{line['what']} {line['name']} {dtype} sample {line['number']}: {text}",
                      flush=True)
    print(", ".join(f"{count} {what}" for what, count in counts.most_common()))
    return any(counts[what] for what in FAILED)


if __name__ == "__main__":
    ARGUMENTS = arguments()
    sys.exit(main())
