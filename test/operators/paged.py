#===- paged.py - attention on keys and values in blocks of a cache -------===#
# ONNX Runtime has PagedAttention for CUDA only, so NumPy says what is right.
import numpy as np
from nodes import NodeCase, microsoft, random

SIZE = 8
CAPACITY = (9, 4)  # Blocks, words of a block.


def rotated(x, cosines, sines, interleaved):
    half = cosines.shape[-1]
    first, second = ((x[..., 0:2 * half:2], x[..., 1:2 * half:2]) if interleaved
                     else (x[..., :half], x[..., half:2 * half]))
    turned = first * cosines - second * sines, first * sines + second * cosines
    result = x.copy()
    if interleaved:
        result[..., 0:2 * half:2], result[..., 1:2 * half:2] = turned
    else:
        result[..., :half], result[..., half:2 * half] = turned
    return result


def paged(heads, groups, q, kc, vc, starts, past, table, k=None, v=None, cos=None, sin=None,
          slots=None, scale=None, softcap=0, window=-1, causal=1, interleaved=0):
    if k is None:
        q, k, v = np.split(q, [heads * SIZE, (heads + groups) * SIZE], 1)
    q, k, v = (x.reshape(len(x), -1, SIZE).copy() for x in (q, k, v))
    kc, vc, result = kc.copy(), vc.copy(), np.zeros_like(q)
    size = kc.shape[1]
    for text, (begin, end) in enumerate(zip(starts, starts[1:])):
        at = past[text] + np.arange(end - begin)
        if cos is not None:
            for x in (q, k):
                x[begin:end] = rotated(x[begin:end], cos[at, None], sin[at, None], interleaved)
        places = table[text, at // size] * size + at % size
        for word, place in zip(range(begin, end), places if slots is None else slots[begin:end]):
            if place >= 0:
                kc.reshape(-1, groups, SIZE)[place] = k[word]
                vc.reshape(-1, groups, SIZE)[place] = v[word]
    for text, (begin, end) in enumerate(zip(starts, starts[1:])):
        total = past[text] + end - begin
        keys = np.arange(total)
        places = table[text, keys // size] * size + keys % size
        for word in range(begin, end):
            own = past[text] + word - begin
            seen = keys <= own if causal else keys < total
            if window >= 0:
                seen &= keys > (own if causal else total - 1) - window
            for head in range(heads):
                group = head // (heads // groups)
                of = places[seen]
                score = (kc.reshape(-1, groups, SIZE)[of, group] @ q[word, head]
                         * (scale or SIZE ** -0.5))
                if softcap:
                    score = softcap * np.tanh(score / softcap)
                weight = np.exp(score - score.max())
                result[word, head] = weight @ vc.reshape(-1, groups, SIZE)[of, group] / weight.sum()
    return result.reshape(len(q), -1), kc, vc


def case(name, heads, groups, lengths, past, packed=False, rotates=False, slots=None, **attributes):
    """`lengths`: of the new words of each text, of some runs; `past`: of what is there before."""
    lengths, past = ([np.array(each, np.int32) for each in some] for some in (lengths, past))
    words = [int(each.sum()) for each in lengths]
    width = heads + 2 * groups if packed else heads
    values = {"q": [random(n, width * SIZE) for n in words]}
    if not packed:
        values |= {x: [random(n, groups * SIZE, seed=i) for n in words]
                   for i, x in enumerate("kv", 1)}
    values |= {x: random(*CAPACITY, groups, SIZE, seed=i) for i, x in enumerate(("kc", "vc"), 3)}
    values["starts"] = [np.concatenate([[0], np.cumsum(each)]).astype(np.int32)
                        for each in lengths]
    values["past"] = past
    # The first blocks stand in any order; what no word needs is no block.
    values["table"] = []
    for fresh, before in zip(lengths, past):
        free = list(np.random.default_rng(1).permutation(CAPACITY[0]))
        values["table"].append(np.array(
            [[free.pop() if i * CAPACITY[1] < total else -7 for i in range(3)]
             for total in fresh + before], np.int32))
    inputs = "q _ _ kc vc starts past table" if packed else "q k v kc vc starts past table"
    constants = {}
    if rotates:
        constants = {"cos": random(20, SIZE // 2), "sin": random(20, SIZE // 2, seed=1)}
    if rotates or slots is not None:
        inputs += " cos sin" if rotates else " _ _"
    if slots is not None:
        inputs += " slots"
        values["slots"] = [np.array(slots, np.int32)]
    renamed = {"window": "local_window_size", "causal": "is_causal",
               "interleaved": "rotary_interleaved"}
    made = microsoft("PagedAttention", inputs, "y keys values", num_heads=heads,
                     kv_num_heads=groups, do_rotary=int(rotates),
                     **{renamed.get(key, key): value for key, value in attributes.items()})
    result = NodeCase(name, [made], values, "y keys values", constants)
    result.expected = lambda given: list(paged(heads, groups, **given, **constants, **attributes))
    return result


def wrong(name, says, **changed):
    """A second call has an input that is wrong."""
    result = case(name, 2, 1, [[1, 2]], [[5, 0]])
    result.fails = [result.runs[0] | {key: value(result.runs[0][key].copy())
                                      for key, value in changed.items()}]
    result.says = says
    return result


def without_blocks():
    result = case("paged_no_blocks", 2, 1, [[1, 2]] * 2, [[5, 0]] * 2)
    table = result.values["table"]
    table[1] = np.pad(table[1], ((0, 0), (0, 2)), constant_values=-7)
    result.fails = [result.runs[0] | {"table": table[0][:, :0]}]
    result.says = "words need a cache and a block_table that are not empty"
    return result


def put(place, value):
    def change(array):
        array[place] = value
        return array
    return change


CASES = [
    case("paged_decode", 4, 2, [[1, 1, 1], [1, 1]], [[0, 7, 11], [4, 3]]),
    case("paged_prefill", 2, 2, [[5, 3], [1, 9]], [[0, 2], [3, 3]]),
    case("paged_no_new_words", 2, 1, [[2, 0, 1]], [[1, 4, 0]]),
    case("paged_packed", 4, 1, [[3, 1]], [[0, 6]], packed=True, scale=0.7),
    case("paged_rotary", 4, 2, [[3, 1]], [[2, 6]], rotates=True),
    case("paged_rotary_interleaved", 2, 2, [[3, 2]], [[0, 6]], rotates=True, interleaved=1),
    case("paged_window", 2, 1, [[4, 1]], [[3, 7]], window=3, softcap=0.5),
    case("paged_slots", 2, 1, [[2, 1]], [[1, 0]], slots=[-1, 22, -1], causal=0),
    case("paged_both_ways", 2, 2, [[4, 2]], [[3, 0]], causal=0),
    without_blocks(),
    wrong("paged_block_above", "block_table names a block that the cache does not have",
          table=put((0, 1), CAPACITY[0])),
    wrong("paged_block_below", "block_table names a block that the cache does not have",
          table=put((1, 0), -1)),
    wrong("paged_length_above", "above what block_table has blocks for", past=put(0, 12)),
    wrong("paged_length_far_above", "above what block_table has blocks for",
          past=put(1, 2**31 - 4)),
    wrong("paged_length_below", "past_seqlens is below 0", past=put(1, -1)),
    wrong("paged_starts", "cumulative_sequence_length does not go", starts=put(2, 4)),
    wrong("paged_starts_back", "cumulative_sequence_length does not go", starts=put(1, 4)),
]
