//===- DynamicLibrary.h - a vendor's library, opened at run time ----------===//
#pragma once

#include "runtime/base/Status.h"

#include <initializer_list>

namespace sluice::hal {

/// Opened once and never closed: vendors' libraries start threads and register handlers that
/// outlive any use.
class DynamicLibrary {
public:
  /// The first of `names` that opens. NOT_FOUND says that the first is not installed, or why it
  /// does not open.
  static Status open(std::initializer_list<const char *> names, DynamicLibrary &library);
  /// Null if there is no such symbol.
  void *symbol(const char *name) const;

private:
  void *handle = nullptr;
};

} // namespace sluice::hal
