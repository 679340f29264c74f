//===- OutputFile.h - a file, pipe or device that is written --------------===//
#pragma once

#include <cstdio>
#include <string>

namespace sluice {

/// Opens what lies at `path`, or makes a file, to write it from its beginning; -1 with errno if
/// that fails. A named pipe that nobody opens for reading within a second is broken, EPIPE.
int openOutput(const std::string &path);
/// The same as a stream; null with errno if that fails.
std::FILE *openOutputStream(const std::string &path);

} // namespace sluice
