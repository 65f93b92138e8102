#include "CUnicodeShims.h"
#include <unicode/ubrk.h>
#include <unicode/utext.h>

static UBreakIterator *open_breaker(UBreakIteratorType type) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(type, "", NULL, 0, &status);
  return U_SUCCESS(status) ? iterator : NULL;
}

EaselLineBreaker *easel_line_breaker_open(void) { return (EaselLineBreaker *)open_breaker(UBRK_LINE); }

void easel_line_breaker_close(EaselLineBreaker *breaker) { ubrk_close((UBreakIterator *)breaker); }

EaselWordBreaker *easel_word_breaker_open(void) { return (EaselWordBreaker *)open_breaker(UBRK_WORD); }

void easel_word_breaker_close(EaselWordBreaker *breaker) { ubrk_close((UBreakIterator *)breaker); }

// Adds to marks[i] for each boundary i after the start: 1, and 2 if the part that ends there is a word.
static int mark_boundaries(UBreakIterator *iterator, const char *utf8, int64_t count, int64_t end, uint8_t *marks) {
  if (count > INT32_MAX) return -1;
  UErrorCode status = U_ZERO_ERROR;
  UText text = UTEXT_INITIALIZER;
  utext_openUTF8(&text, utf8, count, &status);
  ubrk_setUText(iterator, &text, &status);
  if (U_SUCCESS(status)) {
    for (int32_t place = ubrk_next(iterator); place != UBRK_DONE && place < end; place = ubrk_next(iterator)) {
      marks[place] = ubrk_getRuleStatus(iterator) >= UBRK_WORD_NONE_LIMIT ? 3 : 1;
    }
    // Releases the iterator's reference to the bytes, which must not outlive them.
    ubrk_setText(iterator, NULL, 0, &status);
  }
  utext_close(&text);
  return U_SUCCESS(status) ? 0 : -1;
}

int easel_line_breaker_mark(EaselLineBreaker *breaker, const char *utf8, int64_t count, uint8_t *marks) {
  return mark_boundaries((UBreakIterator *)breaker, utf8, count, count, marks);
}

int easel_word_breaker_mark(EaselWordBreaker *breaker, const char *utf8, int64_t count, uint8_t *marks) {
  return mark_boundaries((UBreakIterator *)breaker, utf8, count, count + 1, marks);
}
