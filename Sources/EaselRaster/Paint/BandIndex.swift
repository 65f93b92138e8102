import EaselPixels

/// Which commands touch which band of rows: their numbers in painting order, one list per band. Its memory serves one
/// surface after the other.
final class BandIndex {
  /// Rows of pixels per band.
  static let height: Int32 = TileGrid.tileHeight

  /// The first band; bands lie on a grid fixed at the origin.
  private var firstBand = 0
  private(set) var bandCount = 0
  private var bounds = PixelRect.empty
  /// Where the numbers of a band begin, and at the next place where they end. One place more is used while filling.
  @exclusivity(unchecked) private var starts = Buffer<Int32>()
  @exclusivity(unchecked) private var numbers = Buffer<Int32>()

  /// Lists the commands of a surface in place of what was listed before.
  func list(_ commands: UnsafeBufferPointer<DeviceCommand>, over bounds: PixelRect) {
    self.bounds = bounds
    firstBand = BandIndex.band(of: bounds.y0)
    bandCount = bounds.isEmpty ? 0 : BandIndex.band(of: bounds.y1 - 1) - firstBand + 1
    count(commands)
    place(commands)
  }

  private static func band(of row: Int32) -> Int { Int(row >> BandSorter.rowShift) }

  /// Calls `body` with the number of each command for each band that it touches.
  @inline(__always)
  private func forEachBand(
    _ commands: UnsafeBufferPointer<DeviceCommand>, _ body: (_ number: Int, _ band: Int) -> Void
  ) {
    let (bounds, firstBand) = (bounds, firstBand)
    for number in commands.indices {
      let visible = commands[number].bounds.intersection(bounds)
      if visible.isEmpty { continue }
      let last = BandIndex.band(of: visible.y1 &- 1) &- firstBand
      var band = BandIndex.band(of: visible.y0) &- firstBand
      while band <= last {
        body(number, band)
        band &+= 1
      }
    }
  }

  /// Finds out where the list of each band begins, which is noted a place too far.
  private func count(_ commands: UnsafeBufferPointer<DeviceCommand>) {
    starts.removeAll()
    starts.append(repeating: 0, count: bandCount + 2)
    let starts = starts.base
    forEachBand(commands) { _, band in starts[band &+ 2] &+= 1 }
    for band in 0..<bandCount { starts[band + 2] += starts[band + 1] }
  }

  /// Puts each number at its bands' next places, which moves each start to where it belongs.
  private func place(_ commands: UnsafeBufferPointer<DeviceCommand>) {
    let starts = starts.base
    numbers.removeAll()
    numbers.append(repeating: 0, count: Int(starts[bandCount + 1]))
    let numbers = numbers.base
    forEachBand(commands) { number, band in
      numbers[Int(starts[band &+ 1])] = Int32(truncatingIfNeeded: number)
      starts[band &+ 1] &+= 1
    }
  }

  /// The pixels of a band.
  func rows(of band: Int) -> PixelRect {
    let y = Int32(firstBand + band) * BandIndex.height
    return PixelRect(x0: bounds.x0, y0: y, x1: bounds.x1, y1: y + BandIndex.height).intersection(bounds)
  }

  /// The numbers of the commands that touch a band; valid until others are listed.
  func commands(ofBand band: Int) -> UnsafeBufferPointer<Int32> {
    let (start, end) = (Int(starts[band]), Int(starts[band + 1]))
    return UnsafeBufferPointer(start: numbers.base + start, count: end - start)
  }
}
