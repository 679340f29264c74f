//===- Vision.cpp - regions of pictures, and operators of torchvision -----===//
// Boxes and regions are ONNX's NonMaxSuppression, RoiAlign, MaxRoiPool and DeformConv; pictures
// made smaller without aliasing are its Resize. What differs is in which order they take things.
//===----------------------------------------------------------------------===//
#include "compiler/Input/Torch/Aten.h"

using namespace mlir;

namespace sluice::torch {
namespace {

/// boxes [n, 4], scores [n], iou_threshold: the places of boxes that stay, best first.
GraphValue importNms(Aten &aten) {
  GraphValue boxes = aten.operand(0, kFloat), scores = aten.operand(1, kFloat);
  if (boxes.rank() != 2 || scores.rank() != 1)
    return aten.fail("needs boxes of rank 2 and scores of rank 1");
  GraphValue kept = aten.onnx("NonMaxSuppression",
                              {aten.unsqueezed(boxes, 0), aten.unsqueezed(scores, {0, 1}),
                               aten.integersOf(boxes.shape[0]), aten.number(kFloat, aten.real(2))});
  return aten.squeezed(aten.slice(kept, 1, aten.fixed(2), aten.fixed(3)), 1);
}

/// input, regions [r, 5], scale, height, width, samples: the means of cells, each corner half a
/// pixel off if `aligned`.
GraphValue meansOfCells(Aten &aten, bool aligned) {
  GraphValue x = aten.operand(0), regions = aten.operand(1, x.type);
  int64_t height = aten.integer(3), width = aten.integer(4);
  float scale = float(aten.real(2));
  // 0: as many as the size of the cell asks for.
  int64_t samples = std::max<int64_t>(aten.integer(5), 0);
  GraphValue pictures = aten.cast(aten.slice(regions, 1, aten.fixed(0), aten.fixed(1)), kInt64);
  GraphValue corners = aten.slice(regions, 1, aten.fixed(1), aten.fixed(5));
  return aten.onnx("RoiAlign", {x, corners, aten.squeezed(pictures, 1)},
                   {{"mode", "avg"},
                    {"output_height", height},
                    {"output_width", width},
                    {"sampling_ratio", samples},
                    {"spatial_scale", scale},
                    {"coordinate_transformation_mode",
                     std::string(aligned ? "half_pixel" : "output_half_pixel")}});
}
/// ..., aligned
GraphValue importRoiAlign(Aten &aten) { return meansOfCells(aten, aten.boolean(6)); }

/// Each cell takes its own c of the c * cells channels.
GraphValue ownChannels(Aten &aten, GraphValue x) {
  OpFoldResult cells = aten.node.mul(x.shape[2], x.shape[3]);
  OpFoldResult channels = aten.node.floorDiv(x.shape[1], cells);
  GraphValue flat = aten.reshaped(x, {x.shape[0], channels, cells, cells});
  GraphValue own =
      aten.equal(aten.unsqueezed(aten.iota(cells), 1), aten.unsqueezed(aten.iota(cells), 0));
  GraphValue chosen = aten.select(own, flat, aten.number(x.type, 0));
  GraphValue sum = aten.reduce("ReduceSum", chosen, 3, false);
  return aten.reshaped(sum, {x.shape[0], channels, x.shape[2], x.shape[3]});
}
GraphValue importPsRoiAlign(Aten &aten) { return ownChannels(aten, meansOfCells(aten, true)); }

/// input, regions, scale, height, width
GraphValue importRoiPool(Aten &aten, GraphValue x) {
  SmallVector<int64_t> cells{aten.integer(3), aten.integer(4)};
  return aten.onnx("MaxRoiPool", {x, aten.operand(1, x.type)},
                   {{"pooled_shape", cells}, {"spatial_scale", float(aten.real(2))}});
}

/// input, weight, offset, mask, bias, stride, padding and dilation (two of each), groups, groups of
/// offsets, has a mask
GraphValue importDeformConv(Aten &aten) {
  auto pair = [&](unsigned index) {
    return SmallVector<int64_t>{aten.integer(index), aten.integer(index + 1)};
  };
  auto strides = pair(5), padding = pair(7), dilations = pair(9);
  int64_t groups = aten.integer(11), offsets = aten.integer(12);
  GraphValue mask = aten.boolean(13) ? aten.operand(3) : GraphValue();
  return aten.onnx("DeformConv",
                   {aten.operand(0), aten.operand(1), aten.operand(2), aten.operand(4), mask},
                   {{"strides", strides},
                    {"pads", SmallVector<int64_t>{padding[0], padding[1], padding[0], padding[1]}},
                    {"dilations", dilations},
                    {"group", groups},
                    {"offset_group", offsets}});
}

/// input, output_size, align_corners: pixels are weighted over as many of the input as they stand
/// for.
template <bool isCubic> GraphValue importSmoothResize(Aten &aten, GraphValue x) {
  Shape sizes = aten.sizes(1), all = x.shape;
  bool align = aten.boolean(2);
  if (x.rank() != 4 || sizes.size() != 2)
    return aten.fail("needs a tensor of rank 4 and two sizes");
  if (align)
    return aten.fail("align_corners is not supported");
  std::copy(sizes.begin(), sizes.end(), all.begin() + 2);
  return aten.onnx("Resize", {x, {}, {}, aten.integersOf(all)},
                   {{"mode", std::string(isCubic ? "cubic" : "linear")},
                    {"coordinate_transformation_mode", "half_pixel"},
                    {"antialias", 1},
                    {"exclude_outside", 1},
                    {"cubic_coeff_a", -0.5f}});
}

constexpr const char *kFirstNote = "the first result only";

constexpr AtenEntry kVisionOperators[] = {
    {"torchvision.nms", importNms},
    {"torchvision.roi_align", importRoiAlign},
    {"torchvision.roi_pool", importRoiPool, kFirstNote},
    {"torchvision.ps_roi_align", importPsRoiAlign, kFirstNote},
    {"torchvision.deform_conv2d", importDeformConv},
    {"aten._upsample_bilinear2d_aa", importSmoothResize<false>, "no align_corners"},
    {"aten._upsample_bicubic2d_aa", importSmoothResize<true>, "no align_corners"},
};

} // namespace

ArrayRef<AtenEntry> visionOperators() { return kVisionOperators; }

} // namespace sluice::torch
