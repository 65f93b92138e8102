import EaselDrawing
import EaselGeometry
import EaselKernels

/// Colours along a gradient: `size` premultiplied pixels, the first for t = 0, the last for t = 1.
///
/// The memory belongs to `PaintCaches` and stays valid for the frame.
struct ColorTable {
  let pixels: UnsafePointer<UInt32>
  let size: Int
  /// True when all of its pixels are opaque.
  let isOpaque: Bool
  /// How many of the first pixels are equal, and how many of the last.
  private let leading: Int
  private let trailing: Int

  init(pixels: UnsafePointer<UInt32>, size: Int) {
    self.pixels = pixels
    self.size = size
    let table = UnsafeBufferPointer(start: pixels, count: size)
    isOpaque = table.allSatisfy { $0 >> 24 == 255 }
    leading = table.prefix { $0 == table[0] }.count
    trailing = table.reversed().prefix { $0 == table[size - 1] }.count
  }

  func ramp(_ spread: GradientPaint.Spread) -> EaselColorRamp {
    let mode: EaselSpread =
      switch spread {
      case .pad: .pad
      case .repeat: .repeat
      case .mirror: .mirror
      }
    return EaselColorRamp(
      colors: pixels, size: Int32(size), spread: mode, leading: Int32(leading), trailing: Int32(trailing))
  }
}
