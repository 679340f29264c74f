//===- OutputFile.cpp - a file, pipe or device that is written ------------===//
#include "runtime/base/OutputFile.h"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace sluice {

int openOutput(const std::string &path) {
  for (int tries = 100; tries > 0; --tries) {
    int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, 0666);
    if (file >= 0)
      ::fcntl(file, F_SETFL, 0); // Writing waits.
    if (file >= 0 || errno != ENXIO)
      return file;
    ::usleep(10000);
  }
  errno = EPIPE;
  return -1;
}

std::FILE *openOutputStream(const std::string &path) {
  int file = openOutput(path);
  std::FILE *stream = file < 0 ? nullptr : ::fdopen(file, "w");
  if (file >= 0 && !stream)
    ::close(file);
  return stream;
}

} // namespace sluice
