// Small functions over system calls that Swift does not import.
#pragma once
#include <poll.h>
#include <stdint.h>
#include <sys/types.h>

/// ppoll(2) with a relative timeout in nanoseconds; a negative one waits for ever. No signal mask.
int easel_ppoll(struct pollfd *descriptors, unsigned long count, int64_t timeout_nanoseconds);

/// memfd_create(2) with close-on-exec; -1 and errno on failure.
int easel_memory_file(const char *name);

/// eventfd(2) that starts at 0, is never waited for and closed on exec; -1 and errno on failure.
int easel_event_counter(void);

/// prctl(PR_SET_TIMERSLACK): how late the kernel may end this thread's timed waits to batch wakeups.
int easel_set_timer_slack(unsigned long nanoseconds);

/// malloc_trim(3): gives the system all pages back that the allocator holds free, of every thread; nothing where the C
/// library has no such function.
void easel_return_free_memory(void);

/// mallopt(3) M_ARENA_MAX: has all threads allocate from one pool of memory. To be called before there are others.
void easel_share_one_arena(void);

/// The file descriptor that becomes readable when Dispatch's main queue has work. Exported by libdispatch for run
/// loops of others (CFRunLoop uses it), though not in its headers.
int _dispatch_get_main_queue_handle_4CF(void);

/// Runs what is in Dispatch's main queue. On the main thread only.
void _dispatch_main_queue_callback_4CF(void *message);
/// futex(2) FUTEX_WAIT: sleeps while the 32-bit word at `address` is `expected`; may return early.
void easel_futex_wait(const void *address, uint32_t expected);

/// futex(2) FUTEX_WAKE: wakes up to `count` sleepers.
void easel_futex_wake(const void *address, int count);
