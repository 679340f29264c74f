# ===- tiny.py - small models of transformers, whatever their family ------===#
# A configuration is made small by what its fields are called, and inputs are made by what the
# arguments of forward() are called. What that misses is said per family in models.py.
# ===----------------------------------------------------------------------===#
import inspect
import re

import torch
import transformers
from transformers.models.auto import modeling_auto

HEADS, HIDDEN, VOCABULARY, LENGTH, IMAGE = 4, 32, 99, 8, 32


def _names(text):
    return "(.*_)?(" + "|".join(text.split()) + ")"


# (pattern of a whole name, size). The first that matches counts.
INTEGERS = [
    (r"(.*_)?vocab_size(_.*)?", VOCABULARY),
    (_names("num_key_value_heads num_kv_heads n_head_kv num_query_groups"), 2),
    (_names("num_attention_heads attention_heads n_heads? num_heads"), HEADS),
    (
        _names(
            "num_hidden_layers hidden_layers num_layers n_layers? encoder_layers decoder_layers "
            "depth num_blocks"
        ),
        2,
    ),
    (_names("expert_intermediate_size moe_intermediate_size"), HIDDEN),
    (
        _names(
            "intermediate_size(_mlp)? ffn_dim n_inner d_ff d_inner ffn_size ff_dim mlp_dim "
            "dim_feedforward ffn_hidden_size"
        ),
        64,
    ),
    (
        _names("head_dim d_kv d_head key_head_dim value_head_dim attention_head_size"),
        HIDDEN // HEADS,
    ),
    (
        _names(
            "hidden_size d_model n_embd embed_dim embedding_size hidden_dim hidden_channels dim "
            "projection_dim model_dim embedding_dim output_dim word_embed_proj_dim "
            "encoder_hidden_dim proj_dim conv_dim lru_width mask_feature_size feature_size "
            "classifier_proj_size tdnn_dim xvector_output_dim codevector_dim output_hidden_size "
            "attention_hidden_size fusion_hidden_size channels width embed_size kv_channels "
            "out_hidden_size bottleneck_size semantic_hidden_size"
        ),
        HIDDEN,
    ),
    (
        _names(
            "max_position_embeddings max_target_positions max_length n_positions n_ctx max_seq_len "
            "max_sequence_length context_length block_size"
        ),
        64,
    ),
    (r"max_source_positions", 32),
    (_names("image_size img_size input_size pretrained_img_size"), IMAGE),
    (_names("patch_size"), 8),
    (r"(num|n)_(local_|routed_)?experts|moe_num_experts", 4),
    (_names("num_experts_per_tok(en)? moe_top_?k moe_k top_k_experts"), 2),
    (r"num_queries|num_query_tokens|query_length|num_latents", 8),
    (r"num_mel_bins|n_mels|feature_dim|input_feat_per_channel|num_mels", 16),
    (r"sliding_window|attention_window|window", 4),
    (r"(mamba_)?(n_groups|ngroups)", 1),
    (r"(mamba_)?(d_state|state_size|ssm_state_size)", 8),
    (r"num_conv_pos_embeddings", 8),
    (r"num_conv_pos_embedding_groups|num_codevector_groups", 2),
    (r"q_lora_rank|kv_lora_rank|qk_nope_head_dim|qk_rope_head_dim|v_head_dim|o_lora_rank", 8),
    (r"num_frames|frames", 4),
]
IDS = r".*(_token_id|_token_index|_idx|_start_id|_end_id|_id)$"
DEPTHS = r"depths|layers|num_blocks|block_repeats|num_encoder_blocks|blocks_per"
WIDTHS = r"hidden_sizes|embed_dims?|channels|dims?$|widths|conv_dim|decoder_hidden"


def _shrunk_list(name, values):
    """Widths of stages keep their proportions, depths become 1. None if it stays."""
    if not values or not all(isinstance(v, int) for v in values):
        return None
    if re.search(DEPTHS, name):
        return [1] * len(values)
    if re.search(WIDTHS, name) and min(values) > 16:
        return [max(8, v * 16 // min(values) // 8 * 8) for v in values]
    return [IMAGE] * len(values) if re.search(r"image_size|img_size", name) else None


def _shrunk(name, value, next_id):
    """What a field becomes; None if it stays."""
    if isinstance(value, (list, tuple)):
        return _shrunk_list(name, list(value))
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    if re.fullmatch(IDS, name):
        return next_id() if value >= VOCABULARY else None
    return next(
        (min(size, value) for pattern, size in INTEGERS if re.fullmatch(pattern, name)), None
    )


def changes(kind):
    """What is given to the configuration class `kind` for a small model."""
    default, signature = kind(), inspect.signature(kind.__init__).parameters
    made, ids = {}, iter(range(VOCABULARY - 20, VOCABULARY))
    for name in signature:
        value, given = getattr(default, name, None), signature[name].default
        if name in ("self", "id2label", "label2id", "transformers_version") or value is None:
            continue
        if name in (kind.sub_configs or {}) or isinstance(value, transformers.PretrainedConfig):
            made[name] = changes(type(value))
            if name == "backbone_config":
                made[name]["model_type"] = value.model_type
        elif given is not None and given is not inspect.Parameter.empty:
            small = _shrunk(name, value, lambda: next(ids))
            if small is not None:
                made[name] = small
    if "use_cache" in signature:
        made["use_cache"] = False
    return made


def _merge(base, extra):
    for key, value in extra.items():
        both = isinstance(value, dict) and isinstance(base.get(key), dict)
        base[key] = _merge(dict(base[key]), value) if both else value
    return base


def configuration(family, **overrides):
    kind = transformers.CONFIG_MAPPING[family]
    made = _merge(changes(kind), overrides)
    for name, sub in (kind.sub_configs or {}).items():
        if isinstance(made.get(name), dict) and sub is not transformers.AutoConfig:
            made[name].pop("model_type", None)
    return kind(**made)


# What a model is for, best first: the first class that a family has is what is exported.
PURPOSES = """SEQ_TO_SEQ_CAUSAL_LM SPEECH_SEQ_2_SEQ CAUSAL_LM CTC MASKED_LM OBJECT_DETECTION
UNIVERSAL_SEGMENTATION SEMANTIC_SEGMENTATION IMAGE_SEGMENTATION DEPTH_ESTIMATION
IMAGE_CLASSIFICATION VIDEO_CLASSIFICATION AUDIO_CLASSIFICATION ZERO_SHOT_OBJECT_DETECTION"""


def class_of(family):
    maps = [f"MODEL_FOR_{purpose}_MAPPING_NAMES" for purpose in PURPOSES.split()]
    for mapping in (*maps, "MODEL_MAPPING_NAMES", "MODEL_FOR_PRETRAINING_MAPPING_NAMES"):
        if name := getattr(modeling_auto, mapping).get(family):
            return getattr(transformers, name if isinstance(name, str) else name[0])
    raise KeyError(f"no model for {family}")


def _first(config, *names, default=None):
    """The first field that there is, in a configuration or in those that it is made of."""
    parts = "text_config vision_config audio_config encoder encoder_config backbone_config".split()
    for holder in (config, *(getattr(config, part, None) for part in parts)):
        for name in names:
            value = getattr(holder, name, None)
            if isinstance(value, (list, tuple)) and value:
                value = value[0]
            if isinstance(value, int) and not isinstance(value, bool):
                return value
    return default


def inputs(model, config, batch=2, length=LENGTH, image=None):
    """Example inputs by name: ("ints", shape, low, high), ("reals", shape) or a tensor."""
    names, kind = list(inspect.signature(model.forward).parameters), type(model).__name__
    size = image or _first(config, "image_size", "img_size", default=IMAGE)
    channels = _first(config, "num_channels", "in_channels", "in_chans", default=3)
    most = max(4, min(_first(config, "vocab_size", default=VOCABULARY), VOCABULARY) - 25)
    main = getattr(model, "main_input_name", "input_ids")
    frames = _first(config, "num_frames", "frames_per_clip", default=4)
    mels = _first(
        config, "num_mel_bins", "input_feat_per_channel", "feature_projection_input_dim", default=16
    )
    has = names.__contains__
    made = {}
    if has("input_ids") or main == "input_ids":
        made["input_ids"] = ("ints", (batch, length), 3, most)
        if has("attention_mask"):
            made["attention_mask"] = torch.ones(batch, length, dtype=torch.int64)
            made["attention_mask"][-1, -2:] = 0
    if has("bbox"):
        made["bbox"] = torch.tensor([1, 2, 5, 9]).expand(batch, length, 4).clone()
    both = re.search("clip|siglip|blip|vilt|flava|bridge|align|layoutlmv", kind, re.I)
    if has("pixel_values") and (
        main == "pixel_values"
        or has("pixel_mask")
        or both
        or "input_ids" not in made
        or not has("inputs_embeds")
    ):
        film = re.search("Timesformer|VideoMAE|Vivit", kind)
        made["pixel_values"] = (
            "reals",
            (1, frames, channels, size, size) if film else (batch, channels, size, size),
        )
    if has("pixel_values_videos"):
        made["pixel_values_videos"] = ("reals", (1, frames, channels, size, size))
    if has("input_features") and "input_ids" not in made:
        across = re.search("Whisper|Voxtral|Qwen2Audio", kind)
        made["input_features"] = ("reals", (1, mels, 64) if across else (1, 64, mels))
        batch = 1
    if has("input_values") and "input_ids" not in made:
        codec = re.search("Encodec|Dac|Mimi|XCodec", kind)
        shape = (1, 1, 1600) if codec else (1, 1600)
        made["input_values"] = ("reals", (1, config.max_length, mels) if "AST" in kind else shape)
        batch = 1
    if has("decoder_input_ids") and getattr(config, "is_encoder_decoder", False):
        made["decoder_input_ids"] = ("ints", (batch, 6), 3, most)
    return made
