//===- Named.h - names of operators as template arguments -----------------===//
#pragma once
#include <algorithm>
#include <cstddef>

namespace sluice::torch {
template <size_t N> struct Named {
  char text[N];
  constexpr Named(const char (&name)[N]) { std::copy_n(name, N, text); }
};
} // namespace sluice::torch
