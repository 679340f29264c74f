//===- Reasons.h - why a kernel does not run in a way that was considered -===//
// Kinds say in a short phrase why they do not take a kernel, and planners why a candidate is not
// the plan: for `sluice compile --remarks=kernels`, and `sluice explain` where no kind but the last
// takes a kernel.
//===----------------------------------------------------------------------===//
#pragma once
#include "llvm/ADT/Twine.h"
#include <vector>

namespace sluice::kernels {

class Reasons {
public:
  Reasons() = default; ///< Nobody reads them.
  explicit Reasons(std::vector<std::string> &texts) : texts(&texts) {}

  void note(const Twine &reason) const {
    if (texts)
      texts->push_back(reason.str());
  }
  /// Notes why something is not so, and says that it is not.
  bool no(const Twine &reason) const { return note(reason), false; }
  std::nullopt_t none(const Twine &reason) const { return note(reason), std::nullopt; }

private:
  std::vector<std::string> *texts = nullptr;
};

} // namespace sluice::kernels
