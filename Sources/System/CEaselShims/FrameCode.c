#include "CEaselShims.h"
#include <stddef.h>

// The linker puts what a frame runs through between these two where it is given `frame-order.txt`.
void easel_frame_code_begin(void) {}
void easel_frame_code_end(void) {}

// Bytes. Programs that are linked in another order have anything between the two.
static const ptrdiff_t largest_frame_code = 1 << 20;

static const ptrdiff_t cache_line = 64;

void easel_read_frame_code(void) {
  const volatile char *begin = (const volatile char *)easel_frame_code_begin;
  const volatile char *end = (const volatile char *)easel_frame_code_end;
  if (end - begin > largest_frame_code) return;
  // Loads, as processors may drop prefetches of what is not in any of their caches.
  for (const volatile char *line = begin; line < end; line += cache_line) (void)*line;
}
