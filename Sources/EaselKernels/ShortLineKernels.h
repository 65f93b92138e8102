// Lines so short that they touch no more than two columns of two rows: LANES of them at a time, one to a lane. Curves
// consist of such lines unless they are large. Included once per width, after GradientVectors.h.
//
// The differences are those of LineKernels.h, which takes all other lines.

#define LOWER(a, b) __builtin_elementwise_min(a, b)
#define HIGHER(a, b) __builtin_elementwise_max(a, b)

// The ends of lines in columns and rows of the window, in steps of 1/256.
typedef struct {
  LANED(i32v) x0, y0, x1, y1;
} LANED(Lines);

// What short lines add: to three columns of two rows each, from a cell on.
typedef struct {
  int32_t cell[2][LANES];
  int32_t sum[2][3][LANES];
  int32_t word[2][LANES];  // of marks
  int32_t first_block[LANES], last_block[LANES];
} LANED(ShortLines);

// Every second of the lanes of two vectors, from the first or the second on.
#if LANES == 16
#define EVENS(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30)
#define ODDS(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31)
#elif LANES == 8
#define EVENS(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14)
#define ODDS(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15)
#else
#define EVENS(a, b) __builtin_shufflevector(a, b, 0, 2, 4, 6)
#define ODDS(a, b) __builtin_shufflevector(a, b, 1, 3, 5, 7)
#endif

INLINE LANED(Lines) LANED(load_lines)(const EaselCells *target, const EaselLine *lines) {
  LANED(i32v) v[4];
  __builtin_memcpy(v, lines, sizeof v);
  LANED(i32v) x_low = EVENS(v[0], v[1]), x_high = EVENS(v[2], v[3]);
  LANED(i32v) y_low = ODDS(v[0], v[1]), y_high = ODDS(v[2], v[3]);
  const int32_t left = target->column0 * 256, top = target->strip0 * 1024;
  return (LANED(Lines)){
      .x0 = EVENS(x_low, x_high) - left,
      .y0 = EVENS(y_low, y_high) - top,
      .x1 = ODDS(x_low, x_high) - left,
      .y1 = ODDS(y_low, y_high) - top};
}

// A bit for each lane of all ones.
INLINE uint32_t LANED(bits)(LANED(i32v) v) {
#if LANES == 16
  return _mm512_movepi32_mask((__m512i)v);
#elif LANES == 8
  return (uint32_t)_mm256_movemask_ps((__m256)v);
#elif defined(__SSE2__)
  return (uint32_t)_mm_movemask_ps((__m128)v);
#else
  uint32_t bits = 0;
  for (int i = 0; i < LANES; i++) bits |= (uint32_t)(v[i] != 0) << i;
  return bits;
#endif
}

INLINE LANED(f32v) LANED(rounded)(LANED(f32v) v) { return (v + 12582912.0f) - 12582912.0f; }

// What parts of lines that lie in one row each add to three columns. `side` parts the first two.
INLINE void LANED(sum_row)(
    int32_t (*sum)[LANES], LANED(f32v) xa, LANED(f32v) xb, LANED(f32v) height, LANED(f32v) height_per_x,
    LANED(f32v) side, LANED(f32v) winding) {
  const LANED(f32v) zero = 0;
  LANED(f32v) left = LOWER(xa, xb), right = HIGHER(xa, xb);
  LANED(f32v) near = LOWER(LANED(rounded)(HIGHER(side - left, zero) * height_per_x), height);
  near = LANED(select)(side >= right, height, near);
  LANED(f32v) far = (height - near) * winding;
  near *= winding;
  LANED(f32v) near_area = near * ((side - left) + (side - LOWER(right, side)));
  LANED(f32v) far_area = far * ((side - HIGHER(left, side)) + (side - right) + 512);
  const LANED(i32v) sums[3] = {
      __builtin_convertvector(near_area, LANED(i32v)),
      __builtin_convertvector(near * 512 - near_area + far_area, LANED(i32v)),
      __builtin_convertvector(far * 512 - far_area, LANED(i32v))};
  __builtin_memcpy(sum, sums, sizeof sums);
}

// All ones for lines that touch two columns and two rows at most, and none outside of the window. The marks of their
// columns are in one word. They are short for their columns when `high` is not beyond `end`.
INLINE LANED(i32v) LANED(are_short)(
    const EaselCells *target, LANED(i32v) low, LANED(i32v) high, LANED(i32v) end, LANED(i32v) top,
    LANED(i32v) bottom) {
  const int32_t width = target->columns * 256, height = target->strips * 1024;
  return (low >= 0) & (low < width) & (high <= LOWER(end, (LANED(i32v))width)) & ((low & 0xffff) < 0xfe00) &
         (top >= 0) & (bottom <= LOWER((top & ~255) + 512, (LANED(i32v))height));
}

// Where short lines add what they add, given their first column, the last one and the first row.
INLINE void LANED(place_lines)(
    LANED(ShortLines) *lines, const EaselCells *target, LANED(i32v) first, LANED(i32v) last, LANED(i32v) row,
    LANED(i32v) next_row) {
  const LANED(i32v) rows[2] = {row, next_row};
  for (int i = 0; i < 2; i++) {
    LANED(i32v) strip = rows[i] >> 2;
    LANED(i32v) cell = (strip * (int32_t)target->stride + first) * 4 + (rows[i] & 3);
    LANED(i32v) word = strip * (int32_t)target->mark_stride + (first >> 8);
    __builtin_memcpy(lines->cell[i], &cell, sizeof cell);
    __builtin_memcpy(lines->word[i], &word, sizeof word);
  }
  LANED(i32v) first_block = first >> 2 & 63, last_block = (last + 1) >> 2 & 63;
  __builtin_memcpy(lines->first_block, &first_block, sizeof first_block);
  __builtin_memcpy(lines->last_block, &last_block, sizeof last_block);
}

INLINE void LANED(add_short_line)(const EaselCells *target, const LANED(ShortLines) *lines, uint32_t lane) {
  const uint64_t blocks = 1ull << lines->first_block[lane] | 1ull << lines->last_block[lane];
  for (int row = 0; row < 2; row++) {
    int32_t *cell = target->cells + lines->cell[row][lane];
    for (int column = 0; column < 3; column++) cell[column * 4] += lines->sum[row][column][lane];
    target->marks[lines->word[row][lane]] |= blocks;
  }
}

// All ones for lines that add nothing: above, below or right of the window.
INLINE LANED(i32v) LANED(are_outside)(
    const EaselCells *target, LANED(i32v) low, LANED(i32v) top, LANED(i32v) bottom) {
  return (bottom <= 0) | (top >= target->strips * 1024) | (low >= target->columns * 256);
}

// Adds those of LANES lines that are short, and returns a bit for each of the others that add something.
INLINE uint32_t LANED(add_short_lines)(const EaselCells *target, const EaselLine *from) {
  const LANED(Lines) line = LANED(load_lines)(target, from);
  LANED(i32v) is_down = line.y0 < line.y1;
  LANED(i32v) top = LOWER(line.y0, line.y1), bottom = HIGHER(line.y0, line.y1);
  LANED(i32v) low = LOWER(line.x0, line.x1), high = HIGHER(line.x0, line.x1);
  LANED(i32v) first = low >> 8, side = (first + 1) * 256;
  LANED(i32v) is_short = LANED(are_short)(target, low, high, side + 256, top, bottom);
  uint32_t todo = LANED(bits)(is_short);
  const uint32_t others = LANED(bits)(~(is_short | LANED(are_outside)(target, low, top, bottom)));
  if (todo == 0) return others;

  // The row that a line begins in ends at this height, or the line does.
  LANED(i32v) height = bottom - top, turn = LOWER((top | 255) + 1 - top, height);
  LANED(f32v) heights = __builtin_convertvector(height, LANED(f32v));
  LANED(f32v) widths = __builtin_convertvector(high - low, LANED(f32v));
  LANED(f32v) upper = __builtin_convertvector(turn, LANED(f32v)), lower = heights - upper;
  // x at the top, where rows meet and at the bottom.
  LANED(i32v) x0 = (is_down & line.x0) | (~is_down & line.x1), x1 = line.x0 ^ line.x1 ^ x0;
  LANED(i32v) step = __builtin_convertvector(LANED(rounded)(upper * (widths / heights)), LANED(i32v));
  LANED(i32v) falls = x1 < x0;
  LANED(i32v) middle = LOWER(HIGHER(x0 + ((step ^ falls) - falls), low), high);
  LANED(f32v) xa = __builtin_convertvector(x0, LANED(f32v)), xb = __builtin_convertvector(middle, LANED(f32v));
  LANED(f32v) xc = __builtin_convertvector(x1, LANED(f32v)), sides = __builtin_convertvector(side, LANED(f32v));
  LANED(f32v) winding = __builtin_convertvector(-1 - 2 * is_down, LANED(f32v));
  LANED(ShortLines) lines;
  LANED(sum_row)(lines.sum[0], xa, xb, upper, heights / widths, sides, winding);
  LANED(sum_row)(lines.sum[1], xb, xc, lower, heights / widths, sides, winding);
  LANED(i32v) row = top >> 8;
  LANED(place_lines)(&lines, target, first, first - (high > side), row, row - (height > turn));
  for (; todo != 0; todo &= todo - 1) LANED(add_short_line)(target, &lines, (uint32_t)__builtin_ctz(todo));
  return others;
}

#undef EVENS
#undef ODDS
#undef LOWER
#undef HIGHER
