import EaselPixels

/// Which commands touch which band of rows: their numbers in painting order, one list per band.
struct BandIndex {
  /// Rows of pixels per band.
  static let height: Int32 = TileGrid.tileHeight

  /// The first band; bands lie on a grid fixed at the origin.
  private let firstBand: Int
  let bandCount: Int
  private let bounds: PixelRect
  private var starts: [Int32]
  private var numbers: [Int32]

  init(_ commands: UnsafeBufferPointer<DeviceCommand>, over bounds: PixelRect) {
    self.bounds = bounds
    firstBand = BandIndex.band(of: bounds.y0)
    bandCount = bounds.isEmpty ? 0 : BandIndex.band(of: bounds.y1 - 1) - firstBand + 1
    starts = Array(repeating: 0, count: bandCount + 1)
    numbers = []
    count(commands)
    fill(commands)
  }

  private static func band(of row: Int32) -> Int { Int((Double(row) / Double(height)).rounded(.down)) }

  private func bands(of command: DeviceCommand) -> Range<Int>? {
    let visible = command.bounds.intersection(bounds)
    guard !visible.isEmpty else { return nil }
    return BandIndex.band(of: visible.y0) - firstBand..<BandIndex.band(of: visible.y1 - 1) - firstBand + 1
  }

  private mutating func count(_ commands: UnsafeBufferPointer<DeviceCommand>) {
    for command in commands {
      for band in bands(of: command) ?? 0..<0 { starts[band + 1] += 1 }
    }
    for band in 0..<bandCount { starts[band + 1] += starts[band] }
  }

  private mutating func fill(_ commands: UnsafeBufferPointer<DeviceCommand>) {
    numbers = Array(repeating: 0, count: Int(starts[bandCount]))
    var next = starts
    for (number, command) in commands.enumerated() {
      for band in bands(of: command) ?? 0..<0 {
        numbers[Int(next[band])] = Int32(number)
        next[band] += 1
      }
    }
  }

  /// The pixels of a band.
  func rows(of band: Int) -> PixelRect {
    let y = Int32(firstBand + band) * BandIndex.height
    return PixelRect(x0: bounds.x0, y0: y, x1: bounds.x1, y1: y + BandIndex.height).intersection(bounds)
  }

  /// Calls `body` with the numbers of the commands that touch a band.
  func withCommands(ofBand band: Int, _ body: (UnsafeBufferPointer<Int32>) -> Void) {
    numbers.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(starts[band])..<Int(starts[band + 1])]))
    }
  }
}
