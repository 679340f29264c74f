//===- Ref.h - counted references -----------------------------------------===//
// Objects behind the C API count their own references, so that a C handle, a VM register and a Ref
// are one pointer.
//===----------------------------------------------------------------------===//
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace sluice {

/// What a VM register may hold; checked where a register is used, since there is no RTTI.
enum class RefKind : uint8_t { Other, Buffer, Tensor, CommandBuffer, Timepoint };

/// Begins with one reference, which Ref::adopt takes over.
class RefObject {
public:
  explicit RefObject(RefKind kind = RefKind::Other) : refKind(kind) {}
  RefObject(const RefObject &) = delete;
  RefObject &operator=(const RefObject &) = delete;

  RefKind kind() const { return refKind; }
  /// Whether there is one reference only, the caller's: nobody else can make another then.
  bool isUnique() const { return count.load(std::memory_order_acquire) == 1; }
  void retain() const { count.fetch_add(1, std::memory_order_relaxed); }
  void release() const {
    if (count.fetch_sub(1, std::memory_order_acq_rel) == 1)
      const_cast<RefObject *>(this)->destroy();
  }

protected:
  virtual ~RefObject() = default;
  /// Called when the last reference is gone.
  virtual void destroy() { delete this; }

private:
  mutable std::atomic<uint32_t> count{1};
  const RefKind refKind;
};

template <typename T> class Ref {
public:
  Ref() = default;
  Ref(std::nullptr_t) {}
  explicit Ref(T *object) : object(object) {
    if (object)
      object->retain();
  }
  Ref(const Ref &other) : Ref(other.object) {}
  Ref(Ref &&other) noexcept : object(std::exchange(other.object, nullptr)) {}
  template <typename U> Ref(Ref<U> other) noexcept : object(other.detach()) {}
  ~Ref() {
    if (object)
      object->release();
  }
  Ref &operator=(Ref other) noexcept {
    std::swap(object, other.object);
    return *this;
  }

  /// Takes over a reference that the caller owns.
  static Ref adopt(T *object) {
    Ref ref;
    ref.object = object;
    return ref;
  }
  /// Hands the reference to the caller.
  T *detach() { return std::exchange(object, nullptr); }

  T *get() const { return object; }
  T *operator->() const { return object; }
  T &operator*() const { return *object; }
  explicit operator bool() const { return object != nullptr; }

private:
  T *object = nullptr;
};

template <typename T, typename... Args> Ref<T> makeRef(Args &&...args) {
  return Ref<T>::adopt(new T(std::forward<Args>(args)...));
}

} // namespace sluice
