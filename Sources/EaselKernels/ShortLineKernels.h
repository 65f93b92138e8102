// Lines that touch at most four rows, at most four columns, and at most two columns in each row. LANES of them are
// added at a time, one in each lane. Most curves are flattened to such lines. The file is included once for each
// width, after GradientVectors.h.
//
// The result equals that of LineKernels.h, which adds all other lines.

#define LOWER(a, b) __builtin_elementwise_min(a, b)
#define HIGHER(a, b) __builtin_elementwise_max(a, b)

// The ends of lines in units of 1/256 pixel, relative to the top left corner of the window.
typedef struct {
  LANED(i32v) x0, y0, x1, y1;
} LANED(Lines);

// The values to add for short lines: three columns for each row.
typedef struct {
  int32_t cell[4][LANES];  // the index of the first cell in each row
  int32_t sum[4][3][LANES];
  int32_t word[4][LANES];  // the index of the word of marks for each row
  int32_t first_block[LANES], last_block[LANES];  // bits in that word
} LANED(ShortLines);

// Lines from their upper ends down. Heights are relative to the upper ends.
typedef struct {
  LANED(i32v) x, low, high, falls;
  LANED(f32v) x_per_height, height_per_x, winding;
} LANED(Descent);

// The even and the odd lanes of two vectors.
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

// A bit for each lane: 1 if the lane is all ones, 0 if it is 0.
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

// The x of lines at a height.
INLINE LANED(i32v) LANED(x_at)(const LANED(Descent) *line, LANED(i32v) height) {
  LANED(f32v) way = ROUND(__builtin_convertvector(height, LANED(f32v)) * line->x_per_height);
  LANED(i32v) step = __builtin_convertvector(way, LANED(i32v));
  return LOWER(HIGHER(line->x + ((step ^ line->falls) - line->falls), line->low), line->high);
}

// Computes the values to add to three columns of a row. Lines cross the row between the x of both ends. `sides` is
// the border between the first two columns.
INLINE void LANED(sum_row)(
    int32_t (*sum)[LANES], const LANED(Descent) *line, LANED(i32v) left_end, LANED(i32v) right_end,
    LANED(i32v) heights, LANED(i32v) sides) {
  const LANED(f32v) zero = 0;
  LANED(f32v) left = __builtin_convertvector(left_end, LANED(f32v));
  LANED(f32v) right = __builtin_convertvector(right_end, LANED(f32v));
  LANED(f32v) side = __builtin_convertvector(sides, LANED(f32v));
  LANED(f32v) height = __builtin_convertvector(heights, LANED(f32v));
  LANED(f32v) near = LOWER(ROUND(HIGHER(side - left, zero) * line->height_per_x), height);
  near = LANED(select)(side >= right, height, near);
  LANED(f32v) far = (height - near) * line->winding;
  near *= line->winding;
  LANED(f32v) near_area = near * ((side - left) + (side - LOWER(right, side)));
  LANED(f32v) far_area = far * ((side - HIGHER(left, side)) + (side - right) + 512);
  const LANED(i32v) sums[3] = {
      __builtin_convertvector(near_area, LANED(i32v)),
      __builtin_convertvector(near * 512 - near_area + far_area, LANED(i32v)),
      __builtin_convertvector(far * 512 - far_area, LANED(i32v))};
  __builtin_memcpy(sum, sums, sizeof sums);
}

// All ones for lines within the window that touch at most four columns, whose marks are in one word, and four rows.
INLINE LANED(i32v) LANED(are_small)(
    const EaselCells *target, LANED(i32v) low, LANED(i32v) high, LANED(i32v) top, LANED(i32v) bottom) {
  const int32_t width = target->columns * 256, height = target->strips * 1024;
  return (low >= 0) & (low < width) & (high <= LOWER((low & ~255) + 1024, (LANED(i32v))width)) &
         ((low & 0xffff) < 0xfc00) & (top >= 0) & (bottom <= LOWER((top & ~255) + 1024, (LANED(i32v))height));
}

// All ones for lines above, below or to the right of the window, which add nothing.
INLINE LANED(i32v) LANED(are_outside)(
    const EaselCells *target, LANED(i32v) low, LANED(i32v) top, LANED(i32v) bottom) {
  return (bottom <= 0) | (top >= target->strips * 1024) | (low >= target->columns * 256);
}

// Stores the positions of cells and marks in a row, given the first column.
INLINE void LANED(place_row)(
    LANED(ShortLines) *lines, int index, const EaselCells *target, LANED(i32v) row, LANED(i32v) first) {
  LANED(i32v) strip = row >> 2;
  LANED(i32v) cell = (strip * (int32_t)target->stride + first) * 4 + (row & 3);
  LANED(i32v) word = strip * (int32_t)target->mark_stride + (first >> 8);
  __builtin_memcpy(lines->cell[index], &cell, sizeof cell);
  __builtin_memcpy(lines->word[index], &word, sizeof word);
}

// Stores the first and the last block of columns that lines touch.
INLINE void LANED(place_blocks)(LANED(ShortLines) *lines, LANED(i32v) low, LANED(i32v) high) {
  LANED(i32v) last = HIGHER(low, high - 1) >> 8;
  LANED(i32v) first_block = low >> 10 & 63, last_block = (last + 1) >> 2 & 63;
  __builtin_memcpy(lines->first_block, &first_block, sizeof first_block);
  __builtin_memcpy(lines->last_block, &last_block, sizeof last_block);
}

INLINE void LANED(add_short_line)(
    const EaselCells *target, const LANED(ShortLines) *lines, uint32_t lane, int rows) {
  const uint64_t blocks = 1ull << lines->first_block[lane] | 1ull << lines->last_block[lane];
  for (int row = 0; row < rows; row++) {
    int32_t *cell = target->cells + lines->cell[row][lane];
    // Unsigned sums wrap, as those of vectors do, where very many lines coincide.
    for (int column = 0; column < 3; column++)
      cell[column * 4] = (int32_t)((uint32_t)cell[column * 4] + (uint32_t)lines->sum[row][column][lane]);
    target->marks[lines->word[row][lane]] |= blocks;
  }
}

// Computes the values of lines row by row. Returns all ones for lines that touch at most two columns in each row.
INLINE LANED(i32v) LANED(sum_rows)(
    LANED(ShortLines) *lines, const EaselCells *target, const LANED(Descent) *line, LANED(i32v) top,
    LANED(i32v) bottom, int rows) {
  LANED(i32v) height = bottom - top, last_row = (bottom - 1) >> 8;
  LANED(i32v) end = (top | 255) + 1 - top, y = 0, x = line->x, fits = -1;
  for (int i = 0; i < rows; i++, end += 256) {
    LANED(i32v) next_y = LOWER(end, height), next_x = LANED(x_at)(line, next_y);
    LANED(i32v) left = LOWER(x, next_x), right = HIGHER(x, next_x), side = (left | 255) + 1;
    LANED(sum_row)(lines->sum[i], line, left, right, next_y - y, side);
    // Below the end of a line, 0 is added to its last row.
    LANED(place_row)(lines, i, target, LOWER((top >> 8) + i, last_row), left >> 8);
    fits &= right <= side + 256;
    y = next_y;
    x = next_x;
  }
  return fits;
}

// The largest number of rows of the chosen lines: 2 to 4.
INLINE int LANED(most_rows)(LANED(i32v) chosen, LANED(i32v) top, LANED(i32v) bottom) {
  LANED(i32v) start = top & ~255;
  return 2 + (LANED(bits)(chosen & (bottom > start + 512)) != 0) + (LANED(bits)(chosen & (bottom > start + 768)) != 0);
}

// Adds the short lines among LANES lines. Returns a bit for each of the others, unless it adds nothing.
INLINE uint32_t LANED(add_short_lines)(const EaselCells *target, const EaselLine *from) {
  const LANED(Lines) line = LANED(load_lines)(target, from);
  LANED(i32v) is_down = line.y0 < line.y1;
  LANED(i32v) top = LOWER(line.y0, line.y1), bottom = HIGHER(line.y0, line.y1);
  LANED(i32v) low = LOWER(line.x0, line.x1), high = HIGHER(line.x0, line.x1);
  LANED(i32v) is_short = LANED(are_small)(target, low, high, top, bottom);
  LANED(i32v) is_done = LANED(are_outside)(target, low, top, bottom);
  if (LANED(bits)(is_short) == 0) return LANED(bits)(~is_done);

  LANED(i32v) x = (is_down & line.x0) | (~is_down & line.x1);
  LANED(f32v) widths = __builtin_convertvector(high - low, LANED(f32v));
  LANED(f32v) heights = __builtin_convertvector(bottom - top, LANED(f32v));
  const LANED(Descent) descent = {
      .x = x,
      .low = low,
      .high = high,
      .falls = x > low,
      .x_per_height = widths / heights,
      .height_per_x = heights / widths,
      .winding = __builtin_convertvector(-1 - 2 * is_down, LANED(f32v))};
  LANED(ShortLines) lines;
  LANED(place_blocks)(&lines, low, high);
  const int rows = LANED(most_rows)(is_short, top, bottom);
  is_short &= LANED(sum_rows)(&lines, target, &descent, top, bottom, rows);
  for (uint32_t todo = LANED(bits)(is_short); todo != 0; todo &= todo - 1)
    LANED(add_short_line)(target, &lines, (uint32_t)__builtin_ctz(todo), rows);
  return LANED(bits)(~(is_short | is_done));
}

#undef EVENS
#undef ODDS
#undef LOWER
#undef HIGHER
