// Adds lines to the differences of coverage, which are stored by column in strips of four rows.
//
// In plain words, for a line from (x0, y0) down to (x1, y1) and one row of pixels [Y, Y + 256):
//   ya, yb = y0 and y1 clamped to the row; xa, xb = the rounded x of the line there
//   for each column c that [xa, xb] touches:
//     h    = the height of the line within column c, between its rounded crossings with the sides of the column
//     area = h * (512 - (x where it enters) - (x where it leaves)), with x relative to the left side of the column
//     cell[c]     += winding * area
//     cell[c + 1] += winding * (h * 512 - area)
//
// The four rows of a strip are four lanes, and a vector holds LANES / 4 columns, in the order of memory. All values
// are integers below 2^24, which floats represent exactly. A crossing depends only on the line and on the row or
// column.

typedef LANED(f32v) floats;
typedef LANED(i32v) integers;

#define CLAMP(v, low, high) MIN(MAX(v, low), high)

// v with its sign changed if `sign_bit` is 0x80000000.
INLINE f32v4 negated(f32v4 v, uint32_t sign_bit) { return (f32v4)((u32v4)v ^ sign_bit); }

// Repeats four rows for each column of a vector.
INLINE floats repeat_rows(f32v4 v) {
#if LANES == 16
  return __builtin_shufflevector(v, v, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3);
#elif LANES == 8
  return __builtin_shufflevector(v, v, 0, 1, 2, 3, 0, 1, 2, 3);
#else
  return v;
#endif
}

// v moved to the right by one column. The last column of `before`, the vector of the previous columns, moves in.
INLINE floats shift_columns(floats before, floats v) {
#if LANES == 16
  return __builtin_shufflevector(
      before, v, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27);
#elif LANES == 8
  return __builtin_shufflevector(before, v, 4, 5, 6, 7, 8, 9, 10, 11);
#else
  return before;
#endif
}

INLINE f32v4 last_column(floats v) {
#if LANES == 16
  return __builtin_shufflevector(v, v, 12, 13, 14, 15);
#elif LANES == 8
  return __builtin_shufflevector(v, v, 4, 5, 6, 7);
#else
  return v;
#endif
}

// The x of the right sides of the first columns.
INLINE floats right_sides(void) {
#if LANES == 16
  return (floats){256, 256, 256, 256, 512, 512, 512, 512, 768, 768, 768, 768, 1024, 1024, 1024, 1024};
#elif LANES == 8
  return (floats){256, 256, 256, 256, 512, 512, 512, 512};
#else
  return (floats)256;
#endif
}

INLINE void add_columns(int32_t *cells, floats v) {
  integers sum;
  __builtin_memcpy(&sum, cells, sizeof sum);
  sum += __builtin_convertvector(v, integers);
  __builtin_memcpy(cells, &sum, sizeof sum);
}

INLINE void add_column(int32_t *cells, f32v4 v) {
  i32v4 sum;
  __builtin_memcpy(&sum, cells, sizeof sum);
  sum += __builtin_convertvector(v, i32v4);
  __builtin_memcpy(cells, &sum, sizeof sum);
}

// Sets the marks of the columns `first` to `last`: a bit for each block of four columns.
INLINE void mark_columns(uint64_t *marks, uint32_t first, uint32_t last) {
  uint32_t word = first >> 8, last_word = last >> 8;
  uint64_t from = ~0ull << (first >> 2 & 63), through = ~0ull >> (~(last >> 2) & 63);
  if (word == last_word) {
    marks[word] |= from & through;
    return;
  }
  marks[word] |= from;
  while (++word < last_word) marks[word] = ~0ull;
  marks[last_word] |= through;
}

// A line within four rows. Heights increase from its left end to its right end in either direction.
typedef struct {
  floats left, right, start, end;
  floats height_per_x;
  float width;  // of the window
} ColumnLine;

// The height of the line at the sides of columns, limited to that of its ends.
INLINE floats heights(const ColumnLine *line, floats sides) {
  sides = MIN(sides, line->width);
  floats x = MAX(line->left, sides);
  floats inside = MIN(ROUND((x - line->left) * line->height_per_x) + line->start, line->end);
  return sides >= line->right ? line->end : inside;
}

INLINE void add_across(
    int32_t *cells, uint64_t *marks, int32_t first, int32_t last, const ColumnLine *line, float winding) {
  floats height = line->start;
  if (first < 0) {
    // The part to the left of the window covers its first column in full.
    height = heights(line, (floats)0);
    add_column(cells, last_column((height - line->start) * (winding * 512)));
    first = 0;
  }
  int32_t column = first;
  floats sides = (float)(column * 256) + right_sides();
  floats previous_rest = 0;
  do {
    floats next_height = heights(line, sides);
    floats rise = (next_height - shift_columns(height, next_height)) * winding;
    floats enter = MAX(line->left, sides - 256);
    floats leave = MIN(line->right, sides);
    floats area = rise * ((sides - enter) + (sides - leave));
    floats rest = rise * 512 - area;
    add_columns(cells + column * 4, area + shift_columns(previous_rest, rest));
    previous_rest = rest;
    height = next_height;
    sides += LANES / 4 * 256;
    column += LANES / 4;
  } while (column <= last);
  add_column(cells + column * 4, last_column(previous_rest));
  mark_columns(marks, (uint32_t)first, (uint32_t)last + 1);
}

typedef struct {
  f32v4 ya, yb, xa, xb;
} StripPart;

INLINE void add_part(
    const EaselCells *target, size_t strip, const StripPart *part, float height_per_x, uint32_t falls,
    float winding) {
  int32_t *cells = target->cells + strip * target->stride * 4;
  uint64_t *marks = target->marks + strip * target->mark_stride;
  int32_t from = (int32_t)part->xa[0], to = (int32_t)part->xb[3];
  int32_t low = MIN(from, to), high = MAX(from, to);
  int32_t first = low >> 8;
  if (first >= target->columns) return;
  if (high <= 0) {
    add_column(cells, (part->yb - part->ya) * (winding * 512));
    marks[0] |= 1;
    return;
  }
  f32v4 ya = negated(part->ya, falls), yb = negated(part->yb, falls);
  const ColumnLine line = {
      .left = repeat_rows(MIN(part->xa, part->xb)),
      .right = repeat_rows(MAX(part->xa, part->xb)),
      .start = repeat_rows(MIN(ya, yb)),
      .end = repeat_rows(MAX(ya, yb)),
      .height_per_x = height_per_x,
      .width = (float)(target->columns * 256)};
  int32_t last = MAX(first, (high - 1) >> 8);
  add_across(cells, marks, first, MIN(last, target->columns - 1), &line, winding);
}

// Clamps y, which is relative to the upper end of a line, to the height of the line.
INLINE f32v4 clamped_rows(f32v4 rows, float height) { return CLAMP(rows, 0.0f, height); }

// A vertical line, which changes two columns. To the left of the window, it covers the first column in full.
INLINE void accumulate_upright(
    const EaselCells *target, size_t strip, size_t end, float x, f32v4 tops, float height, float winding) {
  const uint32_t column = x > 0 ? (uint32_t)x >> 8 : 0;
  const float area = x > 0 ? 2 * ((float)((column << 8) + 256) - x) : 512;
  for (; strip < end; strip++, tops += 1024) {
    int32_t *cells = target->cells + (strip * target->stride + column) * 4;
    f32v4 rise = (clamped_rows(tops + 256, height) - clamped_rows(tops, height)) * winding;
    add_column(cells, rise * area);
    add_column(cells + 4, rise * (512 - area));
    mark_columns(target->marks + strip * target->mark_stride, column, column + 1);
  }
}

// A steep line, which stays within one column. Charts of very many values consist of such lines.
INLINE void accumulate_steep(
    const EaselCells *target, size_t strip, size_t end, float x0, float dx, f32v4 tops, float height, float winding) {
  const float low = MIN(x0, x0 + dx), high = MAX(x0, x0 + dx), x_per_height = dx / height;
  const uint32_t column = (uint32_t)low >> 8;
  const float side = (float)((column << 8) + 256);
  f32v4 y = clamped_rows(tops, height), x = CLAMP(ROUND(y * x_per_height) + x0, low, high);
  // Each row begins where the previous one ended.
  y = __builtin_shufflevector(y, y, 0, 0, 0, 0);
  x = __builtin_shufflevector(x, x, 0, 0, 0, 0);
  for (; strip < end; strip++, tops += 1024) {
    f32v4 next_y = clamped_rows(tops + 256, height);
    f32v4 next_x = CLAMP(ROUND(next_y * x_per_height) + x0, low, high);
    int32_t *cells = target->cells + (strip * target->stride + column) * 4;
    f32v4 rise = (next_y - __builtin_shufflevector(y, next_y, 3, 4, 5, 6)) * winding;
    f32v4 area = rise * ((side - __builtin_shufflevector(x, next_x, 3, 4, 5, 6)) + (side - next_x));
    add_column(cells, area);
    add_column(cells + 4, rise * 512 - area);
    mark_columns(target->marks + strip * target->mark_stride, column, column + 1);
    y = next_y;
    x = next_x;
  }
}

INLINE void accumulate_line(const EaselCells *target, EaselLine line) {
  const int is_down = line.y0 < line.y1;
  const EaselLine down = is_down ? line : (EaselLine){line.x1, line.y1, line.x0, line.y0};
  int32_t strip = MAX(down.y0 >> 10, target->strip0);
  int32_t end = MIN((down.y1 + 1023) >> 10, target->strip0 + target->strips);
  if (strip >= end) return;
  const float x0 = (float)(down.x0 - target->column0 * 256), x1 = (float)(down.x1 - target->column0 * 256);
  const float low = MIN(x0, x1), high = MAX(x0, x1);
  if (low >= (float)(target->columns * 256)) return;
  const float dx = (float)(down.x1 - down.x0), dy = (float)(down.y1 - down.y0);
  const float winding = is_down ? 1 : -1;
  // y is relative to the upper end of the line, so that it is small and exact.
  const f32v4 tops = (float)(strip * 1024 - down.y0) + (f32v4){0, 256, 512, 768};
  if (dx == 0) {
    accumulate_upright(
        target, (size_t)(strip - target->strip0), (size_t)(end - target->strip0), x0, tops, dy, winding);
    return;
  }
  if (low >= 0 && high <= (float)(((int32_t)low | 255) + 1)) {
    accumulate_steep(
        target, (size_t)(strip - target->strip0), (size_t)(end - target->strip0), x0, dx, tops, dy, winding);
    return;
  }
  const float x_per_height = __builtin_fabsf(dx) / dy;
  const float height_per_x = dy / __builtin_fabsf(dx);
  // The sign of its steps in x, and of its heights from left to right.
  const uint32_t falls = dx < 0 ? 0x80000000u : 0;
  f32v4 bottoms = tops + 256;
  f32v4 y = clamped_rows(tops, dy);
  f32v4 x = CLAMP(negated(ROUND(y * x_per_height), falls) + x0, low, high);
  // Each row begins where the previous one ended.
  y = __builtin_shufflevector(y, y, 0, 0, 0, 0);
  x = __builtin_shufflevector(x, x, 0, 0, 0, 0);
  for (; strip < end; strip++) {
    f32v4 next_y = clamped_rows(bottoms, dy);
    f32v4 next_x = CLAMP(negated(ROUND(next_y * x_per_height), falls) + x0, low, high);
    const StripPart part = {
        .ya = __builtin_shufflevector(y, next_y, 3, 4, 5, 6),
        .yb = next_y,
        .xa = __builtin_shufflevector(x, next_x, 3, 4, 5, 6),
        .xb = next_x};
    add_part(target, (size_t)(strip - target->strip0), &part, height_per_x, falls, winding);
    y = next_y;
    x = next_x;
    bottoms += 1024;
  }
}

// Adds the short lines among the first lines, whose number is stored in `count`: as many as fit in a vector. Returns
// a bit for each of them that must be added by accumulate_line.
INLINE uint32_t add_some_short_lines(
    const EaselCells *target, const EaselLine *lines, size_t n, size_t *count) {
  if (n >= LANES) {
    *count = LANES;
    return LANED(add_short_lines)(target, lines);
  }
#if LANES > 8
  if (n >= 8) {
    *count = 8;
    return add_short_lines8(target, lines);
  }
#endif
#if LANES > 4
  if (n >= 4) {
    *count = 4;
    return add_short_lines4(target, lines);
  }
#endif
  *count = n;
  return (1u << n) - 1;
}

static void accumulate(const EaselCells *target, const EaselLine *lines, size_t n) {
  for (size_t i = 0; i < n;) {
    size_t count;
    uint32_t others = add_some_short_lines(target, lines + i, n - i, &count);
    for (; others != 0; others &= others - 1) accumulate_line(target, lines[i + (size_t)__builtin_ctz(others)]);
    i += count;
  }
}

#undef CLAMP
