//===- Value.cpp - what the oracle computes with --------------------------===//
#include "compiler/Oracle/Value.h"
#include "compiler/Mlir.h"
#include <cmath>

namespace sluice::oracle {

const llvm::fltSemantics *semanticsOf(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    type = complex.getElementType();
  auto number = dyn_cast<FloatType>(type);
  return number ? &number.getFloatSemantics() : nullptr;
}

static unsigned widthOf(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    type = complex.getElementType();
  return type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
}

int64_t productOf(ArrayRef<int64_t> sizes) {
  constexpr int64_t kMax = int64_t(1) << 62;
  int64_t product = 1;
  bool large = false;
  for (int64_t size : sizes) {
    if (size == 0)
      return 0;
    large = large || llvm::MulOverflow(product, size, product) || product > kMax;
  }
  return large ? kMax : product;
}

//===- Tensors ------------------------------------------------------------===//

Tensor::Tensor(Type element, ArrayRef<int64_t> shape)
    : element(element), shape(shape), elements(productOf(shape)), semantics(semanticsOf(element)),
      isComplex(isa<ComplexType>(element)), width(widthOf(element)), words((width + 63) / 64) {
  bool hasNan = semantics && APFloat::semanticsHasNaN(*semantics);
  APInt unwritten = hasNan ? APFloat::getNaN(*semantics).bitcastToAPInt()
                           : APInt(64, 0x5A5A5A5A5A5A5A5A).zextOrTrunc(width);
  bits.resize(elements * words * (isComplex ? 2 : 1));
  for (size_t i = 0; i < bits.size(); ++i)
    bits[i] = unwritten.getRawData()[i % words];
}

int64_t Tensor::find(ArrayRef<int64_t> indices) const {
  int64_t at = 0;
  for (auto [i, size] : llvm::zip_equal(indices, shape)) {
    if (i < 0 || i >= size)
      return -1;
    at = at * size + i;
  }
  return at;
}

Datum Tensor::get(int64_t at) const {
  assert(at >= 0 && at < elements);
  auto number = [&](int64_t position) {
    return words == 1 ? APInt(width, bits[position])
                      : APInt(width, ArrayRef(&bits[position * words], words));
  };
  if (isComplex)
    return Complex{APFloat(*semantics, number(2 * at)), APFloat(*semantics, number(2 * at + 1))};
  return semantics ? Datum(APFloat(*semantics, number(at))) : Datum(number(at));
}

void Tensor::set(int64_t at, const Datum &value) {
  assert(at >= 0 && at < elements);
  auto store = [&](int64_t position, const APInt &number) {
    assert(number.getBitWidth() == width);
    std::copy_n(number.getRawData(), words, &bits[position * words]);
  };
  if (isComplex) {
    store(2 * at, std::get<Complex>(value).re.bitcastToAPInt());
    store(2 * at + 1, std::get<Complex>(value).im.bitcastToAPInt());
  } else {
    store(at, semantics ? std::get<APFloat>(value).bitcastToAPInt() : std::get<APInt>(value));
  }
}

std::shared_ptr<Tensor> Tensor::fromBytes(Type element, ArrayRef<int64_t> shape,
                                          ArrayRef<uint8_t> bytes, unsigned size) {
  auto tensor = std::make_shared<Tensor>(element, shape);
  size_t parts = tensor->elements * (tensor->isComplex ? 2 : 1),
         step = tensor->isComplex ? size / 2 : size;
  for (size_t i = 0; i < parts; ++i) {
    SmallVector<uint64_t, 2> number(tensor->words, 0);
    for (size_t b = 0; b < std::min<size_t>(step, 8 * tensor->words); ++b)
      number[b / 8] |= uint64_t(bytes[i * step + b]) << 8 * (b % 8);
    APInt value(tensor->width, number); // Cuts what is above.
    std::copy_n(value.getRawData(), tensor->words, &tensor->bits[i * tensor->words]);
  }
  return tensor;
}

std::vector<uint8_t> Tensor::toBytes(unsigned size) const {
  std::vector<uint8_t> bytes(elements * size);
  size_t parts = elements * (isComplex ? 2 : 1), step = isComplex ? size / 2 : size;
  bool isSigned = !semantics && width > 1 && !element.isUnsignedInteger();
  for (size_t i = 0; i < parts; ++i) {
    APInt number(width, ArrayRef(&bits[i * words], words));
    number = isSigned ? number.sextOrTrunc(8 * step) : number.zextOrTrunc(8 * step);
    for (size_t b = 0; b < step; ++b)
      bytes[i * step + b] = uint8_t(number.extractBitsAsZExtValue(8, 8 * b));
  }
  return bytes;
}

bool forEachPosition(ArrayRef<int64_t> sizes, function_ref<bool(ArrayRef<int64_t>)> visit) {
  if (llvm::is_contained(sizes, 0))
    return true;
  SmallVector<int64_t> at(sizes.size(), 0);
  while (true) {
    if (!visit(at))
      return false;
    int64_t dim = int64_t(sizes.size()) - 1;
    while (dim >= 0 && ++at[dim] == sizes[dim])
      at[dim--] = 0;
    if (dim < 0)
      return true;
  }
}

//===- Attributes ---------------------------------------------------------===//

static std::optional<Datum> fromResource(DenseResourceElementsAttr attribute) {
  AsmResourceBlob *blob = attribute.getRawHandle().getBlob();
  if (!blob)
    return std::nullopt;
  auto type = cast<ShapedType>(attribute.getType());
  int64_t count = type.getNumElements();
  ArrayRef<char> data = blob->getData();
  ArrayRef<uint8_t> bytes(reinterpret_cast<const uint8_t *>(data.data()), data.size());
  if (count == 0 || bytes.size() % count)
    return count == 0 ? std::optional<Datum>(
                            std::make_shared<Tensor>(type.getElementType(), type.getShape()))
                      : std::nullopt;
  return TensorRef(
      Tensor::fromBytes(type.getElementType(), type.getShape(), bytes, bytes.size() / count));
}

template <typename Number, typename Make>
static Datum fromElements(DenseElementsAttr elements, Make make) {
  auto type = elements.getType();
  auto tensor = std::make_shared<Tensor>(type.getElementType(), type.getShape());
  for (auto [i, value] : llvm::enumerate(elements.getValues<Number>()))
    tensor->set(int64_t(i), make(value));
  return TensorRef(tensor);
}

std::optional<Datum> fromAttribute(Attribute attribute, Type type) {
  if (auto number = dyn_cast<IntegerAttr>(attribute))
    return Datum(number.getValue());
  if (auto number = dyn_cast<FloatAttr>(attribute))
    return Datum(number.getValue());
  if (auto number = dyn_cast<complex::NumberAttr>(attribute))
    return Datum(Complex{number.getReal(), number.getImag()});
  if (auto parts = dyn_cast<ArrayAttr>(attribute);
      parts && isa<ComplexType>(type) && parts.size() == 2)
    return Datum(
        Complex{cast<FloatAttr>(parts[0]).getValue(), cast<FloatAttr>(parts[1]).getValue()});
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(attribute))
    return fromResource(resource);
  auto elements = dyn_cast<DenseElementsAttr>(attribute);
  if (!elements)
    return std::nullopt;
  Type element = elements.getElementType();
  if (isa<FloatType>(element))
    return fromElements<APFloat>(elements, [](const APFloat &value) { return Datum(value); });
  if (element.isIntOrIndex())
    return fromElements<APInt>(elements, [](const APInt &value) { return Datum(value); });
  if (semanticsOf(element))
    return fromElements<std::complex<APFloat>>(elements, [](const std::complex<APFloat> &value) {
      return Datum(Complex{value.real(), value.imag()});
    });
  return std::nullopt;
}

Datum zeroOf(Type type) {
  const llvm::fltSemantics *semantics = semanticsOf(type);
  if (isa<ComplexType>(type))
    return Complex{APFloat::getZero(*semantics), APFloat::getZero(*semantics)};
  return semantics ? Datum(APFloat::getZero(*semantics)) : Datum(APInt(widthOf(type), 0));
}

Datum boolean(bool value) { return APInt(1, value); }
Datum index(int64_t value) { return APInt(64, uint64_t(value), /*isSigned=*/true); }
int64_t toIndex(const Datum &value) { return std::get<APInt>(value).getSExtValue(); }

//===- Floats -------------------------------------------------------------===//

APFloat convert(APFloat value, const llvm::fltSemantics &to, llvm::RoundingMode mode) {
  bool lost = false;
  if (&value.getSemantics() == &to)
    return value;
  // Formats of numbers only: as docs/numerics.md promises.
  if (value.isNaN() && !APFloat::semanticsHasNaN(to))
    return APFloat::getZero(to, value.isNegative());
  // The NaN of f8E8M0FNU has no digits that APFloat could take along: it would become infinite.
  if (value.isNaN() && APFloat::semanticsPrecision(value.getSemantics()) == 1)
    return APFloat::getQNaN(to);
  if (value.isInfinity() && !APFloat::semanticsHasNaN(to))
    return APFloat::getLargest(to, value.isNegative());
  value.convert(to, mode, &lost);
  return value;
}

Datum convert(const Datum &value, const llvm::fltSemantics &to) {
  if (auto *number = std::get_if<APFloat>(&value))
    return convert(*number, to);
  if (auto *number = std::get_if<Complex>(&value))
    return Complex{convert(number->re, to), convert(number->im, to)};
  return value;
}

const llvm::fltSemantics &sumSemantics(const llvm::fltSemantics &of) {
  return APFloat::semanticsPrecision(of) <= 24 ? APFloat::IEEEdouble() : APFloat::IEEEquad();
}

long double toReal(const APFloat &value) {
  return convert(value, APFloat::IEEEdouble()).convertToDouble();
}

APFloat fromReal(long double value, const llvm::fltSemantics &to) {
  // All on the way is exact in 113 bits with the exponents of long double.
  const llvm::fltSemantics &quad = APFloat::IEEEquad();
  APFloat exact = APFloat::getNaN(quad, std::signbit(value));
  if (std::isinf(value)) {
    exact = APFloat::getInf(quad, std::signbit(value));
  } else if (!std::isnan(value)) {
    int exponent = 0;
    long double fraction = std::frexp(std::fabs(value), &exponent);
    exact.convertFromAPInt(APInt(64, uint64_t(std::ldexp(fraction, 64))), /*IsSigned=*/false,
                           APFloat::rmNearestTiesToEven);
    exact = scalbn(exact, exponent - 64, APFloat::rmNearestTiesToEven);
    if (std::signbit(value))
      exact.changeSign();
  }
  return convert(exact, to);
}

} // namespace sluice::oracle
