//===- Undo.h - what a failure takes back ---------------------------------===//
#pragma once

#include <utility>

namespace sluice {

/// Runs `undo` at the end of its scope, be that an exception, unless dismissed before.
template <typename Action> class Undo {
public:
  explicit Undo(Action action) : action(std::move(action)) {}
  Undo(const Undo &) = delete;
  ~Undo() {
    if (armed)
      action();
  }
  void dismiss() { armed = false; }

private:
  Action action;
  bool armed = true;
};

} // namespace sluice
