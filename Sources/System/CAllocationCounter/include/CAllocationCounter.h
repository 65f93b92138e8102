#ifndef CALLOCATIONCOUNTER_H
#define CALLOCATIONCOUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Counts the heap allocations of threads. The functions malloc, calloc, realloc, memalign, aligned_alloc and posix_memalign
/// of this module replace those of glibc in the whole program, and call them. They read one thread-local variable in
/// threads without a counter.
typedef struct AllocationCounter AllocationCounter;

/// False with sanitizers, which replace the allocator: nothing is counted.
bool allocation_counter_works(void);

/// Creates a stopped counter. It records the call stacks of the first `largest_trace_count` allocations.
AllocationCounter *allocation_counter_create(int largest_trace_count);
void allocation_counter_destroy(AllocationCounter *counter);

/// Makes the counter that of the calling thread; NULL for none.
void allocation_counter_join(AllocationCounter *counter);

/// Counts the allocations of the counter's threads from 0.
void allocation_counter_start(AllocationCounter *counter);
/// Stops the counter. Returns the number of allocations since the start.
int64_t allocation_counter_stop(AllocationCounter *counter);

/// The number of recorded call stacks.
int allocation_counter_trace_count(const AllocationCounter *counter);
/// A call of a stack: the file that contains its code, and the offset in the file's memory.
typedef struct {
  const char *image;
  uintptr_t offset;
} AllocationCall;
/// Writes the calls of a stack to `calls`, innermost first. Returns their number, at most 32.
int allocation_counter_trace(const AllocationCounter *counter, int number, AllocationCall calls[32]);

#endif
