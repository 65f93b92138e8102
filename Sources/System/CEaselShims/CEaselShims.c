#define _GNU_SOURCE
#include "CEaselShims.h"
#include <linux/futex.h>
#include <malloc.h>
#include <stddef.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int easel_ppoll(struct pollfd *descriptors, unsigned long count, int64_t timeout_nanoseconds) {
  if (timeout_nanoseconds < 0) return ppoll(descriptors, count, NULL, NULL);
  struct timespec timeout = {timeout_nanoseconds / 1000000000, timeout_nanoseconds % 1000000000};
  return ppoll(descriptors, count, &timeout, NULL);
}

int easel_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

int easel_event_counter(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

int easel_set_timer_slack(unsigned long nanoseconds) {
  return prctl(PR_SET_TIMERSLACK, nanoseconds, 0, 0, 0);
}

void easel_return_free_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

void easel_share_one_arena(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
#endif
}

void easel_futex_wait(const void *address, uint32_t expected) {
  syscall(SYS_futex, address, FUTEX_WAIT_PRIVATE, expected, NULL, NULL, 0);
}

void easel_futex_wake(const void *address, int count) {
  syscall(SYS_futex, address, FUTEX_WAKE_PRIVATE, count, NULL, NULL, 0);
}
