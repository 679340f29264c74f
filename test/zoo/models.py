# ===- models.py - the models of this suite -------------------------------===#
# name: a function that makes (module, inputs, dynamic_shapes). Families of transformers are made
# small by tiny.py; those of torchvision and the others by their constructors, in libraries.py.
# ===----------------------------------------------------------------------===#
import re

import libraries
import tiny
import torch
import transformers

TEXT = ("input_ids", "attention_mask", "decoder_input_ids")


def family(name, batch=2, length=tiny.LENGTH, image=None, dynamic=(), head=None, **overrides):
    """A small model of a family of transformers. Sizes of the arguments `dynamic` are not known."""

    def build():
        config = tiny.configuration(name, **overrides)
        model = (getattr(transformers, head) if head else tiny.class_of(name))(config)
        given = tiny.inputs(model, config, batch, length, image)
        batches, lengths = torch.export.Dim("batch", max=64), torch.export.Dim("length", max=32)
        sizes = {key: None for key in given} if dynamic else None
        for key in dynamic:  # Those of decoders have a length of their own.
            sizes[key] = {0: batches, 1: lengths} if key in TEXT[:2] else {0: batches}
        return model, given, sizes

    return build


RESNET = {
    "model_type": "resnet",
    "embedding_size": 16,
    "hidden_sizes": [16, 24, 32, 48],
    "depths": [1, 1, 1, 1],
    "layer_type": "basic",
    "num_channels": 3,
}
STAGES = ["stage1", "stage2", "stage3", "stage4"]
SWIN = {
    "image_size": 32,
    "patch_size": 4,
    "embed_dim": 16,
    "depths": [1, 2],
    "num_heads": [2, 4],
    "window_size": 4,
}
SWIN_BACKBONE = {
    **SWIN,
    "model_type": "swin",
    "image_size": 64,
    "depths": [1, 1, 1, 1],
    "num_heads": [2, 2, 4, 4],
    "window_size": 2,
    "out_features": STAGES,
}
DETR = {
    "use_timm_backbone": False,
    "use_pretrained_backbone": False,
    "backbone": None,
    "image": 64,
    "backbone_config": {**RESNET, "out_features": STAGES[3:]},
}
RT_DETR = {
    "encoder_in_channels": [24, 32, 48],
    "decoder_in_channels": [32, 32, 32],
    "num_queries": 8,
    "decoder_layers": 1,
    "image": 64,
    "backbone_config": {**RESNET, "model_type": "rt_detr_resnet", "out_features": STAGES[1:]},
}

# What tiny.py misses, by the family's name.
OVERRIDES = {
    "gptj": {"rotary_dim": 4},
    "codegen": {"rotary_dim": 4},
    "gpt_neo": {"attention_types": [[["global", "local"], 1]]},
    "deepseek_v2": {"num_experts_per_tok": 2, "num_key_value_heads": 4},
    "deepseek_v3": {
        "num_key_value_heads": 4,
        "n_group": 2,
        "topk_group": 1,
        "first_k_dense_replace": 1,
    },
    "mamba2": {"num_heads": 4, "head_dim": 16, "chunk_size": 4},
    "bamba": {"mamba_n_heads": 4, "mamba_chunk_size": 4, "attn_layer_indices": [1]},
    "zamba2": {
        "num_hidden_layers": 3,
        "layers_block_type": ["mamba", "mamba", "hybrid"],
        "n_mamba_heads": 4,
        "chunk_size": 4,
        "mamba_d_state": 8,
    },
    "wav2vec2-conformer": {"vocab_size": 32},
    "wav2vec2-bert": {"vocab_size": 32},
    "detr": DETR,
    "conditional_detr": DETR,
    "table-transformer": DETR,
    "dab-detr": DETR,
    "deformable_detr": {**DETR, "backbone_config": {**RESNET, "out_features": STAGES[1:]}},
    "rt_detr": RT_DETR,
    "rt_detr_v2": RT_DETR,
    "swin": SWIN,
    "swinv2": SWIN,
    "donut-swin": SWIN,
    "swin2sr": {**SWIN, "patch_size": 1, "num_heads": [2, 2]},
    "mask2former": {
        "head": "Mask2FormerModel",
        "feature_size": 32,
        "mask_feature_size": 32,
        "hidden_dim": 32,
        "encoder_feedforward_dim": 32,
        "dim_feedforward": 32,
        "num_queries": 5,
        "image": 64,
        "backbone_config": SWIN_BACKBONE,
    },
    "beit": {"head": "BeitForImageClassification"},
    "data2vec-vision": {"head": "Data2VecVisionForImageClassification"},
    "dpt": {
        "num_hidden_layers": 4,
        "neck_hidden_sizes": [8, 16, 16, 16],
        "backbone_out_indices": [0, 1, 2, 3],
    },
    "upernet": {
        "hidden_size": 16,
        "pool_scales": [1, 2],
        "auxiliary_in_channels": 32,
        "auxiliary_channels": 16,
        "image": 64,
        "backbone_config": {
            "model_type": "convnext",
            "hidden_sizes": [16, 24, 32, 48],
            "depths": [1, 1, 1, 1],
            "out_features": STAGES,
        },
    },
    "efficientnet": {"hidden_dim": 2560},
    "bit": {"num_groups": 4},
    "esm": {"vocab_size": 33, "pad_token_id": 1, "mask_token_id": 32},
    "xmod": {"default_language": "en_XX"},
    "levit": {
        "hidden_sizes": [16, 32, 48],
        "num_attention_heads": [2, 4, 6],
        "key_dim": [8, 8, 8],
        "depths": [1, 1, 1],
        "image_size": 64,
        "patch_size": 16,
        "down_ops": [["Subsample", 8, 2, 4, 2, 2], ["Subsample", 8, 4, 4, 2, 2]],
    },
    "layoutlmv3": {"coordinate_size": 4, "shape_size": 8},
    "lilt": {"hidden_size": 48},
    "mobilevitv2": {"image_size": 64},
    "moonshine": {"encoder_num_key_value_heads": 4, "decoder_num_key_value_heads": 4},
    "mimi": {"upsample_groups": 32, "num_filters": 8, "codebook_size": 64, "codebook_dim": 16},
    "speecht5": {"max_speech_positions": 64, "max_text_positions": 64},
}

# What is kept in the repository.
KEPT = """
llama qwen2 qwen3 gemma2 gemma3_text phi phi3 gpt_neox falcon bloom mpt opt gpt2 stablelm olmo2
cohere persimmon mixtral qwen2_moe olmoe gpt_oss granitemoe mamba falcon_mamba recurrent_gemma
jamba t5 bart marian pegasus prophetnet longt5 whisper speech_to_text wav2vec2 hubert wavlm sew
unispeech_sat bert distilbert albert deberta electra xlnet mpnet funnel convbert mobilebert
squeezebert fnet big_bird nystromformer roformer canine tapas detr deformable_detr
conditional_detr yolos owlvit mask2former segformer upernet dpt glpn vit swin swinv2 convnext
regnet mobilevit poolformer focalnet cvt pvt_v2 hiera dinov2 beit videomae timesformer clip siglip
rwkv gptj codegen deepseek_v3 mamba2 zamba2 wav2vec2_conformer audio_spectrogram_transformer
moonshine layoutlmv3 llama_dynamic bert_dynamic t5_dynamic vit_dynamic llama_batch_1 t5_batch_1
tv_resnet tv_densenet tv_inception tv_shufflenet tv_mobilenet_v3 tv_efficientnet_v2 tv_swin
tv_maxvit tv_swin3d tv_r2plus1d tv_deeplabv3 tv_lraspp tv_mvit tv_raft ta_conformer ta_convtasnet
ta_deepspeech ta_melspectrogram ta_wavernn ta_wavlm t_control t_regions t_scores
""".split()


def _all(families):
    made = {re.sub(r"[-.]", "_", n): family(n, **OVERRIDES.get(n, {})) for n in families}
    made |= {f"{n}_dynamic": family(n, dynamic=TEXT[:2]) for n in ("llama", "bert")}
    made |= {
        "t5_dynamic": family("t5", dynamic=TEXT),
        "vit_dynamic": family("vit", dynamic=("pixel_values",)),
    }
    made |= {f"{n}_batch_1": family(n, batch=1) for n in ("llama", "t5")}
    made |= libraries.torchvision_models() | libraries.torchaudio_models()
    return made | libraries.torch_models()


def everything(pattern, families=None):
    """Whatever there is, with what tiny.py makes of it."""
    made = _all(families or list(transformers.CONFIG_MAPPING)) | libraries.timm_models()
    return [(name, build) for name, build in made.items() if re.search(pattern, name)]


def kept():
    made = _all(list(transformers.CONFIG_MAPPING))
    return [(name, made[name]) for name in KEPT]
