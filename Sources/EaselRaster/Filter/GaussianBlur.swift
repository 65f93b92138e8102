import EaselPixels

/// Convolves rows of bytes with one kernel across and another down.
///
/// Each byte of the result is a pure function of the bytes around it, so that it does not matter how a picture is cut.
/// Rows know their first and last byte that is not zero, and nothing else is touched: a thin figure in a large surface
/// costs what the figure costs.
///
///     across[y][x] = (sum over k of w[k] * source[y][x + k] + 128) >> 8        16 bits
///     result[y][x] = (sum over k of w[k] * across[y + k][x] + 2^23) >> 24      8 bits
struct GaussianBlur {
  /// A plane of bytes over device space; `step` bytes belong to one pixel.
  struct Plane {
    var bytes: [UInt8]
    let bounds: PixelRect
    let step: Int

    init(over bounds: PixelRect, step: Int) {
      self.bounds = bounds
      self.step = step
      bytes = Array(repeating: 0, count: bounds.area * step)
    }

    var pitch: Int { bounds.width * step }
  }

  let across: GaussianKernel
  let down: GaussianKernel

  /// The blurred plane over `output`.
  func apply(to source: Plane, output: PixelRect) -> Plane {
    var result = Plane(over: output, step: source.step)
    guard !output.isEmpty, !source.bounds.isEmpty else { return result }
    var rows = Rows(count: source.bounds.height, pitch: result.pitch)
    var sums = [UInt32](repeating: 0, count: result.pitch)
    sums.withUnsafeMutableBufferPointer { sums in
      blurAcross(source, output, sums.baseAddress!, &rows)
      result.bytes.withUnsafeMutableBufferPointer { bytes in
        for y in output.y0..<output.y1 {
          let target = bytes.baseAddress! + Int(y - output.y0) * rows.pitch
          blurDown(rows, firstRow: Int(y - source.bounds.y0) + down.first, sums.baseAddress!, target)
        }
      }
    }
    return result
  }

  /// Rows after the first pass: 16-bit values in the places of the output's bytes, and where they are not zero.
  private struct Rows {
    let pitch: Int
    var extents: [Range<Int>]
    var values: [UInt16]

    init(count: Int, pitch: Int) {
      self.pitch = pitch
      extents = Array(repeating: 0..<0, count: count)
      values = Array(repeating: 0, count: count * pitch)
    }
  }

  // MARK: Across

  private func blurAcross(
    _ source: Plane, _ output: PixelRect, _ sums: UnsafeMutablePointer<UInt32>, _ rows: inout Rows
  ) {
    source.bytes.withUnsafeBufferPointer { bytes in
      rows.values.withUnsafeMutableBufferPointer { values in
        for row in 0..<source.bounds.height {
          let extent = blurAcross(bytes.baseAddress! + row * source.pitch, source, output, sums)
          rows.extents[row] = extent
          let target = values.baseAddress! + row * rows.pitch
          for index in extent { target[index] = UInt16(truncatingIfNeeded: sums[index] >> 8) }
        }
      }
    }
  }

  /// Leaves the weighted sums of a row in `sums` and says where they are not zero, in bytes of the output's row.
  private func blurAcross(
    _ bytes: UnsafePointer<UInt8>, _ source: Plane, _ output: PixelRect, _ sums: UnsafeMutablePointer<UInt32>
  ) -> Range<Int> {
    let content = GaussianBlur.content(of: bytes, count: source.pitch)
    guard !content.isEmpty else { return 0..<0 }
    let step = source.step
    let offset = Int(output.x0 - source.bounds.x0)
    let start = max(0, content.lowerBound / step - offset - across.last)
    let end = min(output.width, (content.upperBound - 1) / step - offset - across.first + 1)
    guard start < end else { return 0..<0 }
    for index in start * step..<end * step { sums[index] = 128 }
    for (index, weight) in across.weights.enumerated() {
      let shift = offset + across.first + index
      let low = max(start, content.lowerBound / step - shift)
      let high = min(end, (content.upperBound - 1) / step + 1 - shift)
      guard low < high else { continue }
      GaussianBlur.add(bytes + (low + shift) * step, to: sums + low * step, (high - low) * step, weight)
    }
    return start * step..<end * step
  }

  /// From the first byte that is not zero to the last, looking at eight at a time.
  private static func content(of bytes: UnsafePointer<UInt8>, count: Int) -> Range<Int> {
    func word(_ index: Int) -> UInt64 { UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self) }
    var first = 0
    while first + 8 <= count, word(first) == 0 { first += 8 }
    while first < count, bytes[first] == 0 { first += 1 }
    var end = count
    while end - 8 >= first, word(end - 8) == 0 { end -= 8 }
    while end > first, bytes[end - 1] == 0 { end -= 1 }
    return first..<end
  }

  private static func add(
    _ source: UnsafePointer<UInt8>, to sums: UnsafeMutablePointer<UInt32>, _ count: Int, _ weight: UInt32
  ) {
    for index in 0..<count { sums[index] = sums[index] &+ weight &* UInt32(source[index]) }
  }

  // MARK: Down

  private func blurDown(
    _ rows: Rows, firstRow: Int, _ sums: UnsafeMutablePointer<UInt32>, _ target: UnsafeMutablePointer<UInt8>
  ) {
    let start = max(0, firstRow)
    let used = start..<max(start, min(rows.extents.count, firstRow + down.weights.count))
    let extent = used.reduce(0..<0) { GaussianBlur.union($0, rows.extents[$1]) }
    guard !extent.isEmpty else { return }
    for index in extent { sums[index] = 1 << 23 }
    rows.values.withUnsafeBufferPointer { values in
      for row in used where !rows.extents[row].isEmpty {
        let part = rows.extents[row]
        GaussianBlur.add(
          values.baseAddress! + row * rows.pitch + part.lowerBound, to: sums + part.lowerBound, part.count,
          down.weights[row - firstRow])
      }
    }
    for index in extent { target[index] = UInt8(truncatingIfNeeded: sums[index] >> 24) }
  }

  private static func union(_ a: Range<Int>, _ b: Range<Int>) -> Range<Int> {
    if a.isEmpty { return b }
    if b.isEmpty { return a }
    return min(a.lowerBound, b.lowerBound)..<max(a.upperBound, b.upperBound)
  }

  private static func add(
    _ source: UnsafePointer<UInt16>, to sums: UnsafeMutablePointer<UInt32>, _ count: Int, _ weight: UInt32
  ) {
    for index in 0..<count { sums[index] = sums[index] &+ weight &* UInt32(source[index]) }
  }
}
