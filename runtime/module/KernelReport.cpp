//===- KernelReport.cpp - what the compiler decided, as bytes -------------===//
#include "runtime/module/KernelReport.h"

#include "runtime/module/ReportBytes.h"

#include <cstdlib>
#include <cstring>
#include <utility>

namespace sluice::module {

std::vector<uint8_t> serializeKernelReports(const std::vector<KernelReport> &reports) {
  fb::KernelReportsT all;
  all.kernels = reports;
  return packReport<fb::KernelReports>(all, fb::KernelReportsIdentifier());
}

bool readKernelReports(std::span<const uint8_t> bytes, std::vector<KernelReport> &reports) {
  fb::KernelReportsT all;
  bool isRead = unpackReport<fb::KernelReports>(bytes, fb::KernelReportsIdentifier(), all);
  std::move(all.kernels.begin(), all.kernels.end(), std::back_inserter(reports));
  return isRead;
}

bool evaluate(const std::string &sum, std::span<const int64_t> constants, double &value) {
  value = 0;
  double term = 1;
  for (const char *at = sum.c_str(); *at;) {
    char *end = nullptr;
    if (*at == 'n') {
      uint64_t number = std::strtoull(at + 1, &end, 10);
      if (end == at + 1 || number >= constants.size())
        return false;
      term *= double(constants[number]);
    } else {
      term *= std::strtod(at, &end);
      if (end == at)
        return false;
    }
    at = end;
    if (*at && std::strncmp(at, " * ", 3) != 0 && std::strncmp(at, " + ", 3) != 0)
      return false;
    if (!*at || at[1] == '+')
      value += std::exchange(term, 1);
    at += *at ? 3 : 0;
  }
  return !sum.empty();
}

} // namespace sluice::module
