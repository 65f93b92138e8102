// What text layout needs of ICU, whose own functions carry its version in their names and so cannot be called from
// Swift.
#pragma once
#include <stdint.h>

/// Finds where lines may be broken (UAX #14), in scripts without blanks by dictionary.
typedef struct EaselLineBreaker EaselLineBreaker;

/// A breaker for one thread at a time, with the rules that hold for all languages; NULL when ICU has no data for it.
EaselLineBreaker *easel_line_breaker_open(void);
void easel_line_breaker_close(EaselLineBreaker *breaker);

/// Sets marks[i] to 1 for each i of 1..<count where a line may, or must, be broken before byte i of valid UTF-8.
/// Returns 0, or -1 when ICU fails and marks is only partly filled.
int easel_line_breaker_mark(EaselLineBreaker *breaker, const char *utf8, int64_t count, uint8_t *marks);
