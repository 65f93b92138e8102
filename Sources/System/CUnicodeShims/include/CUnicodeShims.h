// The functions of ICU that text layout uses. ICU's own function names contain its version, so Swift cannot
// call them.
#pragma once
#include <stdint.h>

/// Finds line break opportunities (UAX #14), with dictionaries for scripts without spaces.
typedef struct EaselLineBreaker EaselLineBreaker;

/// Creates a breaker with the rules common to all languages, for one thread at a time. Returns NULL if ICU
/// lacks the data.
EaselLineBreaker *easel_line_breaker_open(void);
void easel_line_breaker_close(EaselLineBreaker *breaker);

/// Sets marks[i] to 1 or 3 for each i in 1..<count at which a line may or must break before byte i of valid UTF-8.
/// Returns 0, or -1 if ICU fails; `marks` is then only partly filled.
int easel_line_breaker_mark(EaselLineBreaker *breaker, const char *utf8, int64_t count, uint8_t *marks);

/// Finds the boundaries of words (UAX #29), with dictionaries for scripts without spaces.
typedef struct EaselWordBreaker EaselWordBreaker;

/// Creates a breaker with the rules common to all languages, for one thread at a time. Returns NULL if ICU
/// lacks the data.
EaselWordBreaker *easel_word_breaker_open(void);
void easel_word_breaker_close(EaselWordBreaker *breaker);

/// Sets marks[i] for each i in 1...count that is a boundary in valid UTF-8: to 3 if the part that ends there has letters
/// or digits, to 1 otherwise. Returns 0, or -1 if ICU fails; `marks` is then only partly filled.
int easel_word_breaker_mark(EaselWordBreaker *breaker, const char *utf8, int64_t count, uint8_t *marks);
