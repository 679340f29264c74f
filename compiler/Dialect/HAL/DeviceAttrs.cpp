//===- DeviceAttrs.cpp - which devices a program wants, in text -----------===//
#include "compiler/Dialect/HAL/DeviceAttrs.h"

using namespace sluice::hal;

Type DeviceTargetAttr::getType() const { return DeviceType::get(getContext()); }
Type DeviceSelectAttr::getType() const { return DeviceType::get(getContext()); }
Type DeviceAliasAttr::getType() const { return DeviceType::get(getContext()); }
Type DeviceFallbackAttr::getType() const { return DeviceType::get(getContext()); }

// <"cuda", {ordinal = 1 : index}, [#hal.executable.target<...>]>: both lists may be absent.
Attribute DeviceTargetAttr::parse(AsmParser &parser, Type) {
  StringAttr device;
  DictionaryAttr configuration;
  ArrayAttr executables;
  if (parser.parseLess() || parser.parseAttribute(device))
    return {};
  while (succeeded(parser.parseOptionalComma())) {
    OptionalParseResult list =
        executables ? OptionalParseResult() : parser.parseOptionalAttribute(executables);
    if (!list.has_value() && !configuration && !executables)
      list = parser.parseAttribute(configuration);
    if (!list.has_value())
      return parser.emitError(parser.getCurrentLocation(), "expected a list of executable targets"),
             Attribute();
    if (failed(*list))
      return {};
  }
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), device, configuration, executables);
}

void DeviceTargetAttr::print(AsmPrinter &printer) const {
  printer << '<' << getDevice();
  if (getConfiguration())
    printer << ", " << getConfiguration();
  if (getExecutables())
    printer << ", " << getExecutables();
  printer << '>';
}

// <"vulkan"[1], {...}>
Attribute DeviceAliasAttr::parse(AsmParser &parser, Type) {
  StringAttr device;
  std::optional<int64_t> ordinal;
  DictionaryAttr configuration;
  if (parser.parseLess() || parser.parseAttribute(device))
    return {};
  if (succeeded(parser.parseOptionalLSquare())) {
    int64_t number;
    if (failed(parser.parseOptionalStar())) {
      if (parser.parseInteger(number))
        return {};
      ordinal = number;
    }
    if (parser.parseRSquare())
      return {};
  }
  if (succeeded(parser.parseOptionalComma()) && parser.parseAttribute(configuration))
    return {};
  if (parser.parseGreater())
    return {};
  return get(parser.getContext(), device, ordinal, configuration);
}

void DeviceAliasAttr::print(AsmPrinter &printer) const {
  printer << '<' << getDevice();
  if (getOrdinal())
    printer << '[' << *getOrdinal() << ']';
  if (getConfiguration())
    printer << ", " << getConfiguration();
  printer << '>';
}
