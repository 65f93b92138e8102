#ifndef CALLOCATIONCOUNTER_H
#define CALLOCATIONCOUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Counts what threads ask the heap for. This module's malloc and its kin take the place of glibc's in the whole
/// program and hand on to those; a thread that counts for nobody pays for one look at a variable of its own.
typedef struct AllocationCounter AllocationCounter;

/// False where a sanitizer has taken the allocator's place: then nothing is ever counted.
bool allocation_counter_works(void);

/// A counter that is stopped. It remembers where the first `largest_trace_count` allocations came from.
AllocationCounter *allocation_counter_create(int largest_trace_count);
void allocation_counter_destroy(AllocationCounter *counter);

/// Makes the calling thread one of the counter's; NULL ends that.
void allocation_counter_join(AllocationCounter *counter);

/// From here on what the counter's threads allocate counts.
void allocation_counter_start(AllocationCounter *counter);
/// Ends that and gives the number of allocations.
int64_t allocation_counter_stop(AllocationCounter *counter);

/// How many origins are remembered.
int allocation_counter_trace_count(const AllocationCounter *counter);
/// A call that led to an allocation, innermost first: in which file its code is, and where there.
typedef struct {
  const char *image;
  uintptr_t offset;
} AllocationCall;
/// The calls of one origin in `calls`; gives their number, at most 32.
int allocation_counter_trace(const AllocationCounter *counter, int number, AllocationCall calls[32]);

#endif
