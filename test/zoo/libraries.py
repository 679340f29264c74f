# ===- libraries.py - small models of torchvision, torchaudio and timm ----===#
# Their constructors take widths and depths; where they do not, the picture is small.
# ===----------------------------------------------------------------------===#
from functools import partial

import torch
from torch import nn


def plain(make, *inputs):
    return lambda: (make(), list(inputs), None)


def images(*shape):
    return ("reals", shape)


class Flow(nn.Module):
    """Two steps of RAFT, of which the last counts."""

    def __init__(self, module):
        super().__init__()
        self.module = module

    def forward(self, before, after):
        return self.module(before, after, num_flow_updates=2)[-1]


class Masked(nn.Module):
    """A layer that takes no mask."""

    def __init__(self, module):
        super().__init__()
        self.module = module

    def forward(self, x):
        return self.module(x, None)


class First(nn.Module):
    """The first result of a module."""

    def __init__(self, module):
        super().__init__()
        self.module = module

    def forward(self, *inputs):
        return self.module(*inputs)[0]


def torchvision_models():
    import torchvision.models as tv
    from torchvision.models import convnext, efficientnet, maxvit, mobilenetv3, optical_flow
    from torchvision.models import (
        regnet,
        resnet,
        segmentation,
        swin_transformer,
        video,
        vision_transformer,
    )
    from torchvision.models._utils import IntermediateLayerGetter
    from torchvision.models.video import mvit

    small, clip = images(1, 3, 32, 32), images(1, 3, 4, 32, 32)
    mb, fused = efficientnet.MBConvConfig, efficientnet.FusedMBConvConfig
    inverted, block = mobilenetv3.InvertedResidualConfig, convnext.CNBlockConfig
    swin, v2 = swin_transformer.SwinTransformer, swin_transformer.SwinTransformerBlockV2
    ends = {"last_channel": 64, "num_classes": 10}

    def dilated():
        net = resnet.ResNet(
            resnet.Bottleneck,
            [1, 1, 1, 1],
            width_per_group=8,
            replace_stride_with_dilation=[False, True, True],
        )
        return IntermediateLayerGetter(net, {"layer3": "aux", "layer4": "out"})

    def lraspp():
        blocks = [
            inverted(16, 3, 16, 16, True, "RE", 2, 1, 1),
            inverted(16, 3, 32, 24, False, "RE", 2, 1, 1),
            inverted(24, 5, 48, 40, True, "HS", 2, 1, 1),
        ]
        features = mobilenetv3.MobileNetV3(blocks, 64, num_classes=10).features
        return segmentation.LRASPP(
            IntermediateLayerGetter(features, {"2": "low", "4": "high"}), 24, 240, 5, 16
        )

    def deeplab():
        heads = segmentation.deeplabv3.DeepLabHead(2048, 5), segmentation.fcn.FCNHead(1024, 5)
        return segmentation.DeepLabV3(dilated(), *heads)

    def film(block, stem):
        net = video.resnet
        return net.VideoResNet(net.BasicBlock, [block] * 4, [1, 1, 1, 1], stem, 10)

    def multiscale():
        stages = [
            mvit.MSBlockConfig(1, 16, 32, [3, 3, 3], [3, 3, 3], [1, 1, 1], [1, 4, 4]),
            mvit.MSBlockConfig(2, 32, 32, [3, 3, 3], [3, 3, 3], [1, 2, 2], [1, 2, 2]),
        ]
        return mvit.MViT((32, 32), 4, stages, True, True, True, True, num_classes=10)

    stage3, mobile = [
        inverted(16, 3, 16, 16, True, "RE", 2, 1, 1),
        inverted(16, 5, 48, 24, True, "HS", 1, 2, 1),
    ], mobilenetv3.MobileNetV3
    narrow = partial(
        regnet.BlockParams.from_init_params, depth=5, w_0=16, w_a=8.0, w_m=2.0, group_width=8
    )
    made = {
        "tv_resnet": plain(
            lambda: resnet.ResNet(resnet.BasicBlock, [1, 1, 1, 1], num_classes=10), small
        ),
        "tv_resnext": plain(
            lambda: resnet.ResNet(resnet.Bottleneck, [1, 1, 1, 1], 10, groups=8, width_per_group=4),
            small,
        ),
        "tv_alexnet": plain(lambda: tv.AlexNet(10).features, images(1, 3, 64, 64)),
        "tv_vgg": plain(
            lambda: tv.vgg.make_layers([8, "M", 16, "M", 32, 32, "M"], batch_norm=True), small
        ),
        "tv_squeezenet": plain(lambda: tv.SqueezeNet("1_1", 10), images(1, 3, 48, 48)),
        "tv_densenet": plain(lambda: tv.DenseNet(8, (2, 2, 2), 16, num_classes=10), small),
        "tv_inception": plain(
            lambda: tv.Inception3(10, False, True, init_weights=False), images(1, 3, 75, 75)
        ),
        "tv_googlenet": plain(lambda: tv.GoogLeNet(10, False, True, init_weights=False), small),
        "tv_shufflenet": plain(lambda: tv.ShuffleNetV2([2, 2, 2], [8, 16, 32, 64, 64], 10), small),
        "tv_mobilenet_v2": plain(lambda: tv.MobileNetV2(10, 0.25), small),
        "tv_mobilenet_v3": plain(lambda: mobile(stage3, 64, 10), small),
        "tv_mnasnet": plain(lambda: tv.MNASNet(0.35, 10), small),
        "tv_efficientnet": plain(
            lambda: tv.EfficientNet([mb(1, 3, 1, 16, 16, 1), mb(4, 5, 2, 16, 24, 2)], 0.1, **ends),
            small,
        ),
        "tv_efficientnet_v2": plain(
            lambda: tv.EfficientNet(
                [fused(1, 3, 1, 16, 16, 1), fused(4, 3, 2, 16, 24, 1), mb(4, 3, 2, 24, 32, 2)],
                0.1,
                **ends
            ),
            small,
        ),
        "tv_regnet": plain(lambda: tv.RegNet(narrow(se_ratio=0.25), 10), small),
        "tv_convnext": plain(
            lambda: tv.ConvNeXt([block(16, 32, 1), block(32, None, 2)], num_classes=10), small
        ),
        "tv_vit": plain(
            lambda: vision_transformer.VisionTransformer(32, 8, 2, 4, 32, 64, num_classes=10), small
        ),
        "tv_swin": plain(
            lambda: swin([4, 4], 16, [2, 2], [2, 4], [4, 4], num_classes=10), images(1, 3, 36, 36)
        ),
        "tv_swin_v2": plain(
            lambda: swin(
                [4, 4],
                16,
                [2, 2],
                [2, 4],
                [4, 4],
                num_classes=10,
                block=v2,
                downsample_layer=swin_transformer.PatchMergingV2,
            ),
            small,
        ),
        "tv_maxvit": plain(
            lambda: maxvit.MaxVit((64, 64), 16, 2, [16, 32], [1, 1], 16, 0.0, num_classes=10),
            images(1, 3, 64, 64),
        ),
        "tv_swin3d": plain(
            lambda: video.SwinTransformer3d(
                [2, 4, 4], 16, [2, 2], [2, 4], [2, 4, 4], num_classes=10
            ),
            clip,
        ),
        "tv_swin3d_t": plain(video.swin3d_t, images(1, 3, 4, 64, 64)),
        "tv_mvit": plain(multiscale, clip),
        "tv_s3d": plain(lambda: video.S3D(10), images(1, 3, 16, 64, 64)),
        "tv_r3d": plain(lambda: film(video.resnet.Conv3DSimple, video.resnet.BasicStem), clip),
        "tv_r2plus1d": plain(
            lambda: film(video.resnet.Conv2Plus1D, video.resnet.R2Plus1dStem), clip
        ),
        "tv_deeplabv3": plain(deeplab, images(1, 3, 48, 48)),
        "tv_fcn": plain(
            lambda: segmentation.FCN(dilated(), segmentation.fcn.FCNHead(2048, 5)),
            images(1, 3, 48, 48),
        ),
        "tv_lraspp": plain(lraspp, images(1, 3, 48, 48)),
        "tv_raft": plain(
            lambda: Flow(optical_flow.raft_small()), images(1, 3, 128, 128), images(1, 3, 128, 128)
        ),
    }
    return made


def torchaudio_models():
    from torchaudio import models, transforms

    wave = images(1, 1600)
    layers = [[16, 10, 5], [16, 3, 2]]
    # Widths, positions, layers, heads and the width between them; no dropout anywhere.
    encoder = ["group_norm", layers, False, 32, 0.0, 8, 2, 2, 4]
    return {
        "ta_conformer": plain(
            lambda: Masked(models.conformer.ConformerLayer(32, 64, 4, 7)), images(24, 2, 32)
        ),
        "ta_wav2vec2": plain(
            lambda: First(models.wav2vec2_model(*encoder, 0.0, 64, 0.0, 0.0, False, 0.0, 12)), wave
        ),
        "ta_wavlm": plain(
            lambda: First(models.wavlm_model(*encoder, 8, 16, 0.0, 64, 0.0, 0.0, False, 0.0, 12)),
            wave,
        ),
        "ta_convtasnet": plain(
            lambda: models.ConvTasNet(2, 16, 16, 3, 16, 16, 2, 1), images(1, 1, 160)
        ),
        "ta_deepspeech": plain(lambda: models.DeepSpeech(16, 32, 12), images(2, 1, 10, 16)),
        "ta_wav2letter": plain(lambda: models.Wav2Letter(12, "mfcc", 13), images(1, 13, 30)),
        "ta_wavernn": plain(
            lambda: models.WaveRNN([2, 2], 16, 4, 1, 16, 16, 5, 16, 16, 16),
            images(1, 1, 48),
            images(1, 1, 16, 16),
        ),
        "ta_hdemucs": plain(
            lambda: models.HDemucs(["a", "b"], channels=8, nfft=256, depth=3), images(1, 2, 4096)
        ),
        "ta_squim": plain(models.squim_objective_base, images(1, 4000)),
        "ta_spectrogram": plain(lambda: transforms.Spectrogram(64), images(1, 400)),
        "ta_melspectrogram": plain(
            lambda: transforms.MelSpectrogram(16000, 64, n_mels=12), images(1, 400)
        ),
        "ta_mfcc": plain(
            lambda: transforms.MFCC(16000, 8, melkwargs={"n_fft": 64, "n_mels": 12}), images(1, 400)
        ),
        "ta_griffinlim": plain(
            lambda: transforms.GriffinLim(64, n_iter=2, rand_init=False), images(1, 33, 20)
        ),
        "ta_resample": plain(lambda: transforms.Resample(16000, 12000), images(1, 400)),
    }


PATCHES = {"img_size": 32, "patch_size": 8, "embed_dim": 32}
# Only looked at in sweeps: what makes a model of timm small; many only take a small picture.
TIMM = {
    "mixer_s32_224": {**PATCHES, "num_blocks": 2},
    "gmlp_ti16_224": {**PATCHES, "num_blocks": 2},
    "resmlp_12_224": {**PATCHES, "num_blocks": 2},
    "xcit_nano_12_p16_224": {"img_size": 32, "depth": 2, "embed_dim": 32},
    **{
        name: {**PATCHES, "depth": 2, "num_heads": 4}
        for name in (
            "cait_xxs24_224",
            "beit_base_patch16_224",
            "eva02_tiny_patch14_224",
            "deit3_small_patch16_224",
        )
    },
    **{name: {} for name in """
crossvit_tiny_240 pit_ti_224 tnt_s_patch16_224 twins_pcpvt_small twins_svt_small
visformer_tiny volo_d1_224 coat_tiny convit_tiny convmixer_768_32 coatnet_nano_rw_224
edgenext_xx_small efficientvit_b0 efficientvit_m0 efficientformer_l1 fastvit_t8 fbnetc_100
gcvit_xxtiny ghostnet_050 hgnetv2_b0 hrnet_w18_small inception_next_atto lcnet_035 levit_128s
mambaout_femto mobileone_s0 mobilenetv4_conv_small_035 nf_regnet_b0 nfnet_f0 nextvit_small
pvt_v2_b0 repvgg_a0 repvit_m0_9 res2net50_14w_8s resnest14d sequencer2d_s skresnet18
selecsls42 semnasnet_050 shvit_s1 starnet_s1 swinv2_cr_tiny_224 tf_efficientnet_lite0
tinynet_e tiny_vit_5m_224 tresnet_m vovnet39a xception41 davit_tiny focalnet_tiny_srf
hiera_tiny_224 poolformer_s12 caformer_s18 dla34 dpn48b eca_nfnet_l0 halonet26t
lambda_resnet26t botnet26t_256 mvitv2_tiny nest_tiny rdnet_tiny regnetz_b16
vit_small_patch16_rope_224 vitamin_small_224
""".split()},
}


def _timm(name, how):
    import timm

    model = timm.create_model(name, num_classes=10, **how)
    usual = model.default_cfg.get("min_input_size", model.default_cfg["input_size"])[-1]
    size = how.get("img_size") or usual
    return model, [images(1, 3, size, size)], None


def timm_models():
    return {"timm_" + name: partial(_timm, name, how) for name, how in TIMM.items()}


class Control(nn.Module):
    """Branches and loops that depend on values, scans and maps over as many rows as there are."""

    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(8, 8)

    def forward(self, x):
        from torch._higher_order_ops import map, scan, while_loop

        x = torch.cond(x.sum() > 0, self.layer, lambda x: x * 0.5, (x,))
        grow = lambda count, x: (count + 1, x * 1.5)
        count, x = while_loop(lambda _, x: x.abs().max() < 9, grow, (torch.tensor(0), x))
        last, rows = scan(lambda sum, row: (sum * 0.5 + row, sum - row), x[0] * 0, x)
        return count, last, rows, map(lambda row, last: (row * last).sum(), rows, last)


class Regions(nn.Module):
    """What detectors do with boxes: the best of them, and pictures of their insides."""

    def __init__(self):
        super().__init__()
        from torchvision import ops

        self.head, self.ops = nn.Conv2d(4, 8, 3, padding=1), ops
        self.deformed = ops.DeformConv2d(8, 8, 3, padding=1, groups=2)
        self.offsets = nn.Conv2d(8, 18, 3, padding=1)

    def forward(self, picture, corners, scores):
        small = nn.functional.interpolate(picture, (9, 11), mode="bicubic", antialias=True)
        x = self.head(small)
        x = self.deformed(x, self.offsets(x).tanh())
        boxes = torch.cat([corners, corners + 3], 1)
        kept = self.ops.nms(boxes, scores, 0.3)
        means = self.ops.roi_align(x, [boxes], (2, 3), 0.7, 2, True)
        middle, place = means.flatten(1).kthvalue(3, -1)
        return kept, means[kept].sum(0), middle, place


class Scores(nn.Module):
    """Attention whose scores are changed and left out by functions of their places."""

    def __init__(self):
        super().__init__()
        self.layer, self.slopes = nn.Linear(8, 8), nn.Parameter(torch.rand(4))

    def forward(self, x):
        from torch.nn.attention.flex_attention import create_block_mask, flex_attention

        length, causal = x.shape[2], lambda batch, head, row, column: row >= column
        mask = create_block_mask(causal, None, None, length, length, device="cpu", BLOCK_SIZE=8)
        nearer = lambda s, batch, head, row, column: s + self.slopes[head] * (column - row)
        return flex_attention(self.layer(x), x[:, :2], x[:, :2], nearer, mask, enable_gqa=True)


def torch_models():
    """Operators that no model of the libraries brings."""
    where = torch.arange(24).reshape(12, 2) * 0.37 % 6
    return {
        "t_control": lambda: (Control(), [images(5, 8)], ({0: torch.export.Dim("rows", max=64)},)),
        "t_scores": plain(Scores, images(2, 4, 12, 8)),
        "t_regions": plain(Regions, images(1, 4, 18, 18), where, images(12)),
    }
