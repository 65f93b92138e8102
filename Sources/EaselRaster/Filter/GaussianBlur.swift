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
    let rows = blurredAcross(source, output)
    var sums = [UInt32](repeating: 0, count: result.pitch)
    for y in output.y0..<output.y1 { blurDown(rows, source.bounds, y, &sums, &result) }
    return result
  }

  /// A row after the first pass: 16-bit values from `start` on, in bytes of the output's row.
  private struct Row {
    var start = 0
    var values: [UInt16] = []
  }

  // MARK: Across

  private func blurredAcross(_ source: Plane, _ output: PixelRect) -> [Row] {
    var sums = [UInt32](repeating: 0, count: output.width * source.step)
    return (0..<source.bounds.height).map { row in
      let bytes = source.bytes[row * source.pitch..<(row + 1) * source.pitch]
      return blurAcross(bytes, source, output, &sums)
    }
  }

  private func blurAcross(
    _ bytes: ArraySlice<UInt8>, _ source: Plane, _ output: PixelRect, _ sums: inout [UInt32]
  ) -> Row {
    guard let first = bytes.firstIndex(where: { $0 != 0 }), let last = bytes.lastIndex(where: { $0 != 0 })
    else { return Row() }
    let step = source.step
    let firstPixel = (first - bytes.startIndex) / step + Int(source.bounds.x0 - output.x0)
    let lastPixel = (last - bytes.startIndex) / step + Int(source.bounds.x0 - output.x0)
    let start = max(0, firstPixel - across.last)
    let end = min(output.width, lastPixel - across.first + 1)
    guard start < end else { return Row() }
    let offset = Int(output.x0 - source.bounds.x0)
    for index in start * step..<end * step { sums[index] = 128 }
    bytes.withUnsafeBufferPointer { bytes in
      sums.withUnsafeMutableBufferPointer { sums in
        for (index, weight) in across.weights.enumerated() {
          let shift = offset + across.first + index
          let low = max(start, -shift)
          let high = min(end, source.bounds.width - shift)
          guard low < high else { continue }
          GaussianBlur.add(
            bytes.baseAddress! + (low + shift) * step, to: sums.baseAddress! + low * step,
            (high - low) * step, weight)
        }
      }
    }
    return Row(
      start: start * step, values: sums[start * step..<end * step].map { UInt16(truncatingIfNeeded: $0 >> 8) }
    )
  }

  private static func add(
    _ source: UnsafePointer<UInt8>, to sums: UnsafeMutablePointer<UInt32>, _ count: Int, _ weight: UInt32
  ) {
    for index in 0..<count { sums[index] = sums[index] &+ weight &* UInt32(source[index]) }
  }

  // MARK: Down

  private func blurDown(
    _ rows: [Row], _ sourceBounds: PixelRect, _ y: Int32, _ sums: inout [UInt32], _ result: inout Plane
  ) {
    var (low, high) = (Int.max, 0)
    forEachRow(rows, sourceBounds, y) { row, _ in
      low = min(low, row.start)
      high = max(high, row.start + row.values.count)
    }
    guard low < high else { return }
    for index in low..<high { sums[index] = 1 << 23 }
    sums.withUnsafeMutableBufferPointer { sums in
      forEachRow(rows, sourceBounds, y) { row, weight in
        row.values.withUnsafeBufferPointer {
          GaussianBlur.add($0.baseAddress!, to: sums.baseAddress! + row.start, $0.count, weight)
        }
      }
    }
    let target = Int(y - result.bounds.y0) * result.pitch
    for index in low..<high { result.bytes[target + index] = UInt8(truncatingIfNeeded: sums[index] >> 24) }
  }

  private func forEachRow(_ rows: [Row], _ sourceBounds: PixelRect, _ y: Int32, _ body: (Row, UInt32) -> Void)
  {
    for (index, weight) in down.weights.enumerated() {
      let source = Int(y - sourceBounds.y0) + down.first + index
      guard rows.indices.contains(source), !rows[source].values.isEmpty else { continue }
      body(rows[source], weight)
    }
  }

  private static func add(
    _ source: UnsafePointer<UInt16>, to sums: UnsafeMutablePointer<UInt32>, _ count: Int, _ weight: UInt32
  ) {
    for index in 0..<count { sums[index] = sums[index] &+ weight &* UInt32(source[index]) }
  }
}
