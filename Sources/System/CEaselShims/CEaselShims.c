#define _GNU_SOURCE
#include "CEaselShims.h"
#include <stddef.h>
#include <time.h>

int easel_ppoll(struct pollfd *descriptors, unsigned long count, int64_t timeout_nanoseconds) {
  if (timeout_nanoseconds < 0) return ppoll(descriptors, count, NULL, NULL);
  struct timespec timeout = {timeout_nanoseconds / 1000000000, timeout_nanoseconds % 1000000000};
  return ppoll(descriptors, count, &timeout, NULL);
}
