// Tells the thread sanitizer when Swift's Mutex is locked and unlocked by several threads at the same time.
//
// `Mutex` of the module Synchronization takes a free lock by an atomic operation that is compiled into its users, where the
// sanitizer sees it. A lock that another thread holds is taken, and given on, by functions of a library that is not
// instrumented, so that the sanitizer misses the order that they establish, and reports races that are none. `.ci/sanitize`
// builds this file as a library and preloads it: its functions replace those of the library, call them, and report the
// order. Swift passes the lock in its register for `self`, as `swiftcall` and `swift_context` of Clang do.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

// Functions of the sanitizer; null in processes without it, which inherit the preloaded library.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

#define SWIFT_METHOD __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

// Synchronization._MutexHandle._lockSlow(UInt32), ._tryLockSlow() and ._unlockSlow()
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef SWIFT_METHOD void LockFunction(uint32_t thread, SWIFT_SELF void *lock);
typedef SWIFT_METHOD bool TryLockFunction(SWIFT_SELF void *lock);
typedef SWIFT_METHOD void UnlockFunction(SWIFT_SELF void *lock);

static LockFunction *swift_lock;
static TryLockFunction *swift_try_lock;
static UnlockFunction *swift_unlock;

// All libraries that a program is linked with are loaded before the first constructor runs.
__attribute__((constructor)) static void find_functions(void) {
  swift_lock = (LockFunction *)dlsym(RTLD_NEXT, LOCK);
  swift_try_lock = (TryLockFunction *)dlsym(RTLD_NEXT, TRY_LOCK);
  swift_unlock = (UnlockFunction *)dlsym(RTLD_NEXT, UNLOCK);
}

SWIFT_METHOD void lock(uint32_t thread, SWIFT_SELF void *lock) __asm__(LOCK);
SWIFT_METHOD void lock(uint32_t thread, SWIFT_SELF void *lock) {
  swift_lock(thread, lock);
  if (__tsan_acquire) __tsan_acquire(lock);
}

SWIFT_METHOD bool try_lock(SWIFT_SELF void *lock) __asm__(TRY_LOCK);
SWIFT_METHOD bool try_lock(SWIFT_SELF void *lock) {
  bool is_locked = swift_try_lock(lock);
  if (is_locked && __tsan_acquire) __tsan_acquire(lock);
  return is_locked;
}

SWIFT_METHOD void unlock(SWIFT_SELF void *lock) __asm__(UNLOCK);
SWIFT_METHOD void unlock(SWIFT_SELF void *lock) {
  if (__tsan_release) __tsan_release(lock);
  swift_unlock(lock);
}
