// Wrappers of system calls that Swift does not import.
#pragma once
#include <poll.h>
#include <stdint.h>
#include <sys/types.h>

/// ppoll(2) with a relative timeout in nanoseconds and without a signal mask. A negative timeout waits
/// indefinitely.
int easel_ppoll(struct pollfd *descriptors, unsigned long count, int64_t timeout_nanoseconds);

/// memfd_create(2) with close-on-exec; -1 and errno on failure.
int easel_memory_file(const char *name);

/// eventfd(2) with an initial value of 0, non-blocking and with close-on-exec; -1 and errno on failure.
int easel_event_counter(void);

/// prctl(PR_SET_TIMERSLACK): the delay that the kernel may add to this thread's timed waits to batch wakeups.
int easel_set_timer_slack(unsigned long nanoseconds);

/// malloc_trim(3): returns the free pages of the allocator, of all threads, to the system. Does nothing if
/// the C library lacks that function.
void easel_return_free_memory(void);

/// mallopt(3) M_ARENA_MAX: makes all threads allocate from one arena. Call it before other threads exist.
void easel_share_one_arena(void);

/// The file descriptor that becomes readable when Dispatch's main queue has work. libdispatch exports it for
/// other run loops (CFRunLoop uses it) but does not declare it in its headers.
int _dispatch_get_main_queue_handle_4CF(void);

/// Runs the work in Dispatch's main queue. Only for the main thread.
void _dispatch_main_queue_callback_4CF(void *message);
/// futex(2) FUTEX_WAIT: sleeps while the 32-bit word at `address` equals `expected`; may return early.
void easel_futex_wait(const void *address, uint32_t expected);

/// futex(2) FUTEX_WAKE: wakes up to `count` sleepers.
void easel_futex_wake(const void *address, int count);

/// Ends the process with a message and SIGABRT when the calling thread has used that many seconds of processor time
/// without a call of `easel_note_turn`. A thread that waits uses none. Unblocks SIGABRT
/// and SIGPROF in the thread. Returns 0, or -1 if there is no such timer.
int easel_watch_turns(double seconds);

/// Notes that the watched thread waits for its next event.
void easel_note_turn(void);
