#define _GNU_SOURCE
#include "CEaselShims.h"
#include <linux/futex.h>
#include <malloc.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
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

static volatile sig_atomic_t turns, turns_at_last_check;
// The number of checks since the program was told to abort; 0 before.
static volatile sig_atomic_t checks_of_abort;
// While the backtrace is printed, a few checks may come.
static const int last_check_of_abort = 5;
static timer_t turn_timer;

static int set_turn_timer(double seconds) {
  time_t whole = (time_t)seconds;
  struct timespec interval = {.tv_sec = whole, .tv_nsec = (long)((seconds - (double)whole) * 1e9)};
  struct itimerspec setting = {.it_interval = interval, .it_value = interval};
  return timer_settime(turn_timer, 0, &setting, NULL);
}

static void check_turns(int signal_number) {
  (void)signal_number;
  // The backtrace is printed; the code was continued after it.
  if (checks_of_abort > 0) {
    if (++checks_of_abort > last_check_of_abort) abort();
    return;
  }
  if (turns != turns_at_last_check) {
    turns_at_last_check = turns;
    return;
  }
  checks_of_abort = 1;
  static const char message[] = "easel: the code did not return to the event loop in time; the backtrace shows where it was\n";
  ssize_t written = write(STDERR_FILENO, message, sizeof message - 1);
  (void)written;
  set_turn_timer(0.2);
  // SIGABRT is blocked in this handler. It is delivered when the handler returns, to the code that was interrupted, so
  // that a backtrace begins there and not in this function.
  raise(SIGABRT);
}

int easel_watch_turns(double seconds) {
  struct sigaction action = {.sa_handler = check_turns, .sa_flags = SA_RESTART};
  sigaddset(&action.sa_mask, SIGABRT);
  if (sigaction(SIGPROF, &action, NULL) != 0) return -1;
  // A process inherits the blocked signals of the thread that started it, and threads of Dispatch block most. A blocked
  // SIGABRT would not be delivered where the code was interrupted, but later by `abort`, which unblocks it.
  sigset_t needed;
  sigemptyset(&needed);
  sigaddset(&needed, SIGABRT);
  sigaddset(&needed, SIGPROF);
  if (pthread_sigmask(SIG_UNBLOCK, &needed, NULL) != 0) return -1;
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGPROF};
  event._sigev_un._tid = (pid_t)syscall(SYS_gettid);
  if (timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &turn_timer) != 0) return -1;
  return set_turn_timer(seconds);
}

void easel_note_turn(void) { turns++; }
