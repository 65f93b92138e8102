#define _GNU_SOURCE
#include "CAllocationCounter.h"

#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

enum { LONGEST_TRACE = 32 };

typedef struct {
  void *addresses[LONGEST_TRACE];
  int count;
} Trace;

struct AllocationCounter {
  atomic_bool is_running;
  atomic_llong count;
  int largest_trace_count;
  Trace traces[];
};

static _Thread_local AllocationCounter *joined;

bool allocation_counter_works(void) {
  AllocationCounter *counter = allocation_counter_create(0);
  AllocationCounter *earlier = joined;
  allocation_counter_join(counter);
  allocation_counter_start(counter);
  // Through a volatile pointer, else the compiler may leave both calls out.
  void *(*volatile allocate)(size_t) = malloc;
  free(allocate(1));
  bool works = allocation_counter_stop(counter) == 1;
  allocation_counter_join(earlier);
  allocation_counter_destroy(counter);
  return works;
}

AllocationCounter *allocation_counter_create(int largest_trace_count) {
  AllocationCounter *counter =
      calloc(1, sizeof(AllocationCounter) + (size_t)largest_trace_count * sizeof(Trace));
  counter->largest_trace_count = largest_trace_count;
  // The first trace of a process loads the library that unwinds.
  void *address;
  backtrace(&address, 1);
  return counter;
}

void allocation_counter_destroy(AllocationCounter *counter) { free(counter); }

void allocation_counter_join(AllocationCounter *counter) { joined = counter; }

void allocation_counter_start(AllocationCounter *counter) {
  atomic_store(&counter->count, 0);
  atomic_store(&counter->is_running, true);
}

int64_t allocation_counter_stop(AllocationCounter *counter) {
  atomic_store(&counter->is_running, false);
  return atomic_load(&counter->count);
}

int allocation_counter_trace_count(const AllocationCounter *counter) {
  long long count = atomic_load(&counter->count);
  return count < counter->largest_trace_count ? (int)count : counter->largest_trace_count;
}

int allocation_counter_trace(const AllocationCounter *counter, int number, AllocationCall calls[32]) {
  const Trace *trace = &counter->traces[number];
  int count = 0;
  // The innermost two are those of this module.
  for (int index = 2; index < trace->count; index++) {
    char *address = trace->addresses[index];
    Dl_info info;
    if (!dladdr(address, &info) || !info.dli_fbase) continue;
    // The call lies before the place to which it returns.
    calls[count++] = (AllocationCall){info.dli_fname, (uintptr_t)(address - 1 - (char *)info.dli_fbase)};
  }
  return count;
}

#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer) && !__has_feature(memory_sanitizer)

static __attribute__((noinline)) void note(AllocationCounter *counter) {
  long long number = atomic_fetch_add(&counter->count, 1);
  if (number >= counter->largest_trace_count) return;
  joined = NULL;
  Trace *trace = &counter->traces[number];
  trace->count = backtrace(trace->addresses, LONGEST_TRACE);
  joined = counter;
}

static inline void count(void) {
  if (joined && atomic_load_explicit(&joined->is_running, memory_order_relaxed)) note(joined);
}

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  count();
  void *memory = __libc_memalign(alignment, size);
  if (!memory) return ENOMEM;
  *result = memory;
  return 0;
}

#endif
