import EaselPixels

/// For each band of rows, the indices of the commands that touch it, in painting order. The memory is reused from surface
/// to surface.
final class BandIndex {
  /// The band of the first row. Band 0 starts at row 0 of the device.
  private var firstBand = 0
  private(set) var bandCount = 0
  private var bounds = PixelRect.empty
  /// For each band, the position of its first index in `indices`, then the end of the last band. One more entry is used
  /// while sorting.
  @exclusivity(unchecked) private var starts = Buffer<Int32>()
  @exclusivity(unchecked) private var indices = Buffer<Int32>()

  /// Indexes the commands of a surface, replacing what was indexed before.
  func index(_ commands: UnsafeBufferPointer<DeviceCommand>, over bounds: PixelRect) {
    self.bounds = bounds
    firstBand = BandIndex.band(of: bounds.y0)
    bandCount = bounds.isEmpty ? 0 : BandIndex.band(of: bounds.y1 - 1) - firstBand + 1
    count(commands)
    place(commands)
  }

  /// Grows the memory to that of another index.
  func grow(like other: BandIndex) {
    starts.reserve(total: other.starts.capacity)
    indices.reserve(total: other.indices.capacity)
  }

  private static func band(of row: Int32) -> Int { Int(row >> Limits.bandShift) }

  /// Calls `body` with the index of each command, once for each band that the command touches.
  @inline(__always)
  private func forEachBand(
    _ commands: UnsafeBufferPointer<DeviceCommand>, _ body: (_ index: Int, _ band: Int) -> Void
  ) {
    let (bounds, firstBand) = (bounds, firstBand)
    for index in commands.indices {
      let visible = commands[index].bounds.intersection(bounds)
      if visible.isEmpty { continue }
      let last = BandIndex.band(of: visible.y1 &- 1) &- firstBand
      var band = BandIndex.band(of: visible.y0) &- firstBand
      while band <= last {
        body(index, band)
        band &+= 1
      }
    }
  }

  /// Sets `starts[band + 1]` to the start of each band.
  private func count(_ commands: UnsafeBufferPointer<DeviceCommand>) {
    starts.removeAll()
    starts.append(repeating: 0, count: bandCount + 2)
    let starts = starts.base
    forEachBand(commands) { _, band in starts[band &+ 2] &+= 1 }
    for band in 0..<bandCount { starts[band + 2] += starts[band + 1] }
  }

  /// Appends each index to its bands, which moves the start of each band to `starts[band]`.
  private func place(_ commands: UnsafeBufferPointer<DeviceCommand>) {
    let starts = starts.base
    indices.removeAll()
    indices.append(repeating: 0, count: Int(starts[bandCount + 1]))
    let indices = indices.base
    forEachBand(commands) { index, band in
      indices[Int(starts[band &+ 1])] = Int32(truncatingIfNeeded: index)
      starts[band &+ 1] &+= 1
    }
  }

  /// The pixels of a band within the surface.
  func rows(of band: Int) -> PixelRect {
    let y = Int32(firstBand + band) * Limits.bandHeight
    return PixelRect(x0: bounds.x0, y0: y, x1: bounds.x1, y1: y + Limits.bandHeight).intersection(bounds)
  }

  /// The indices of the commands that touch a band. The result is valid until other commands are indexed.
  func commands(ofBand band: Int) -> UnsafeBufferPointer<Int32> {
    let (start, end) = (Int(starts[band]), Int(starts[band + 1]))
    return UnsafeBufferPointer(start: indices.base + start, count: end - start)
  }
}
