import EaselKernels

/// The kernels as `EaselKernels.h` defines them, one pixel at a time.
enum KernelTwin {
  static func div255(_ x: UInt32) -> UInt32 { (x + 128 + ((x + 128) >> 8)) >> 8 }

  static func mapComponents(_ pixel: UInt32, _ transform: (UInt32) -> UInt32) -> UInt32 {
    [0, 8, 16, 24].reduce(0) { $0 | transform(pixel >> $1 & 255) << $1 }
  }

  static func scaled(_ pixel: UInt32, _ factor: UInt8) -> UInt32 {
    mapComponents(pixel) { div255($0 * UInt32(factor)) }
  }

  static func over(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let inverse = 255 - source >> 24
    return [0, 8, 16, 24].reduce(0) { result, shift in
      let kept = div255((destination >> shift & 255) * inverse)
      return result | min((source >> shift & 255) + kept, 255) << shift
    }
  }

  static func over(_ source: UInt32, _ destination: UInt32, mask: UInt8) -> UInt32 {
    over(scaled(source, mask), destination)
  }

  static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8(div255(UInt32(a) * UInt32(b))) }

  /// The coverage for a sum in units of 2^-17.
  static func coverage(_ sum: Int32, isEvenOdd: Bool) -> UInt8 {
    let folded = 131072 - abs((sum & 262143) - 131072)
    let area = isEvenOdd ? UInt32(folded) >> 2 : sum.magnitude >> 2
    return UInt8((min(area, 32767) * 255 + 16384) >> 15)
  }
}

/// `accumulate` as `EaselKernels.h` defines it, one row and one column at a time.
struct AccumulationTwin {
  let columns: Int
  let rows: Int
  let column0: Int32
  let row0: Int32
  /// The cells, row by row.
  private(set) var cells: [Int32]

  init(columns: Int, rows: Int, column0: Int32, row0: Int32) {
    (self.columns, self.rows, self.column0, self.row0) = (columns, rows, column0, row0)
    cells = [Int32](repeating: 0, count: columns * rows)
  }

  subscript(column: Int, row: Int) -> Int32 { cells[row * columns + column] }

  mutating func add(_ line: EaselLine) {
    let isDown = line.y0 < line.y1
    let down = isDown ? line : EaselLine(x0: line.x1, y0: line.y1, x1: line.x0, y1: line.y0)
    for row in 0..<rows { add(down, isDown ? 1 : -1, row) }
  }

  private static func round(_ value: Float) -> Float { (value + 12_582_912) - 12_582_912 }

  private mutating func add(_ line: EaselLine, _ winding: Float, _ row: Int) {
    let (x0, x1) = (Float(line.x0 - column0 * 256), Float(line.x1 - column0 * 256))
    let (dx, dy) = (Float(line.x1 - line.x0), Float(line.y1 - line.y0))
    let top = Float((row0 + Int32(row)) * 256 - line.y0)
    let (ya, yb) = (min(max(top, 0), dy), min(max(top + 256, 0), dy))
    guard ya < yb else { return }
    func x(_ y: Float) -> Float {
      let step = Self.round(y * (abs(dx) / dy))
      return dx < 0 ? max(x0 - step, x1) : min(x0 + step, x1)
    }
    let (left, right) = (min(x(ya), x(yb)), max(x(ya), x(yb)))
    func height(_ x: Float) -> Float {
      if x >= right { return yb - ya }
      return x <= left ? 0 : min(Self.round((x - left) * (dy / abs(dx))), yb - ya)
    }
    cells[row * columns] += Int32(height(0) * winding * 512)
    var rest: Float = 0
    for column in 0..<columns {
      let (side, next) = (Float(column * 256), Float(column * 256 + 256))
      let rise = (height(next) - height(side)) * winding
      let area = rise * (2 * next - max(side, left) - min(next, right))
      cells[row * columns + column] += Int32(area + rest)
      rest = rise * 512 - area
    }
  }
}
