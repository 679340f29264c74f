//===- DynamicLibrary.h - a vendor's library, opened at run time ----------===//
#pragma once

#include "runtime/base/Status.h"

#include <initializer_list>
#include <vector>

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

/// Functions of a library, each declared as a member that says what it is called there:
///   struct Nccl : FunctionTable { Function<int(void *)> destroy{*this, "ncclCommDestroy"}; };
class FunctionTable {
public:
  FunctionTable() = default;
  FunctionTable(const FunctionTable &) = delete;
  /// Fills the members from `library`, by their first or second names. Returns the name of the
  /// first that is missing though it is not optional, or null.
  const char *fill(const DynamicLibrary &library, unsigned which = 0);

private:
  template <typename Signature> friend class Function;
  struct Slot {
    void **function;
    const char *names[2];
  };
  std::vector<Slot> slots;
};

/// One of them; null until it is filled.
template <typename Signature> class Function;
template <typename Result, typename... Arguments> class Function<Result(Arguments...)> {
public:
  /// Names are "a", "a|b" where b is what older libraries call it, "?a" if one may lack it, or null
  /// if none has it.
  Function(FunctionTable &table, const char *name, const char *other = nullptr) {
    table.slots.push_back({&address, {name, other}});
  }
  Function(const Function &) = delete;
  Function &operator=(const Function &) = default;
  Function &operator=(Result (*function)(Arguments...)) {
    address = reinterpret_cast<void *>(function);
    return *this;
  }
  explicit operator bool() const { return address; }
  Result operator()(Arguments... arguments) const {
    return reinterpret_cast<Result (*)(Arguments...)>(address)(arguments...);
  }

private:
  void *address = nullptr;
};

} // namespace sluice::hal
