//===- ByteSource.cpp - bytes of a mapped file, or external ones ----------===//
#include "runtime/base/ByteSource.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <linux/magic.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <unistd.h>

namespace sluice {

bool isEnding(const std::string &path) {
  struct stat info;
  struct statfs system;
  return ::stat(path.c_str(), &info) != 0 ||
         (!S_ISCHR(info.st_mode) &&
          (!S_ISFIFO(info.st_mode) ||
           (::statfs(path.c_str(), &system) == 0 && system.f_type == PIPEFS_MAGIC)));
}

Status ByteSource::map(const std::string &path, Ref<ByteSource> &source) {
  Ref<ByteSource> result = wrapExternal({}, nullptr, nullptr);        // before what it is to end
  int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK); // a pipe does not end
  if (file < 0)
    return makeError(errno == ENOENT ? SLUICE_NOT_FOUND : SLUICE_IO_ERROR, "cannot open '%s': %s",
                     path.c_str(), std::strerror(errno));
  Undo undo([&] { ::close(file); });
  struct stat info;
  if (::fstat(file, &info) != 0 || !S_ISREG(info.st_mode))
    return makeError(SLUICE_IO_ERROR, "cannot read '%s': not a regular file", path.c_str());
  if (info.st_size == 0)
    return makeError(SLUICE_DATA_LOSS, "'%s' is empty", path.c_str());
  void *address = ::mmap(nullptr, size_t(info.st_size), PROT_READ, MAP_PRIVATE, file, 0);
  if (address == MAP_FAILED)
    return makeError(SLUICE_IO_ERROR, "cannot map '%s': %s", path.c_str(), std::strerror(errno));
  result->content = {static_cast<const uint8_t *>(address), size_t(info.st_size)};
  result->mapped = true;
  source = std::move(result);
  return {};
}

Ref<ByteSource> ByteSource::wrapExternal(std::span<const uint8_t> bytes,
                                         sluice_release_callback_t release, void *user) {
  auto source = Ref<ByteSource>::adopt(new ByteSource());
  source->content = bytes;
  source->onRelease = release;
  source->user = user;
  return source;
}

ByteSource::~ByteSource() {
  if (mapped)
    ::munmap(const_cast<uint8_t *>(content.data()), content.size());
  if (onRelease)
    onRelease(user);
}

} // namespace sluice
