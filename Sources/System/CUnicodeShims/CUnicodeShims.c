#include "CUnicodeShims.h"
#include <unicode/ubrk.h>
#include <unicode/utext.h>

EaselLineBreaker *easel_line_breaker_open(void) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, "", NULL, 0, &status);
  return U_SUCCESS(status) ? (EaselLineBreaker *)iterator : NULL;
}

void easel_line_breaker_close(EaselLineBreaker *breaker) { ubrk_close((UBreakIterator *)breaker); }

int easel_line_breaker_mark(EaselLineBreaker *breaker, const char *utf8, int64_t count, uint8_t *marks) {
  UBreakIterator *iterator = (UBreakIterator *)breaker;
  if (count > INT32_MAX) return -1;
  UErrorCode status = U_ZERO_ERROR;
  UText text = UTEXT_INITIALIZER;
  utext_openUTF8(&text, utf8, count, &status);
  ubrk_setUText(iterator, &text, &status);
  if (U_SUCCESS(status)) {
    for (int32_t place = ubrk_next(iterator); place != UBRK_DONE && place < count; place = ubrk_next(iterator)) {
      marks[place] = 1;
    }
    // Releases the iterator's reference to the bytes, which must not outlive them.
    ubrk_setText(iterator, NULL, 0, &status);
  }
  utext_close(&text);
  return U_SUCCESS(status) ? 0 : -1;
}
