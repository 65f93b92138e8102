// Small functions over system calls that Swift does not import.
#pragma once
#include <poll.h>
#include <stdint.h>

/// ppoll(2) with a relative timeout in nanoseconds; a negative one waits for ever. No signal mask.
int easel_ppoll(struct pollfd *descriptors, unsigned long count, int64_t timeout_nanoseconds);
