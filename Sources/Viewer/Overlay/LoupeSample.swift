import EaselPixels
import Foundation

/// What a frame shows around a pixel.
struct LoupeSample: Equatable {
  /// Pixels on each side of the middle one, and in a row.
  static let reach = 8
  static let count = 2 * reach + 1

  let x: Int
  let y: Int
  /// By rows; nil outside the frame.
  let pixels: [UInt32?]

  init(of frame: Pixmap, x: Int, y: Int) {
    self.x = x
    self.y = y
    pixels = (0..<LoupeSample.count * LoupeSample.count).map { index in
      let column = x + index % LoupeSample.count - LoupeSample.reach
      let row = y + index / LoupeSample.count - LoupeSample.reach
      guard (0..<frame.width).contains(column), (0..<frame.height).contains(row) else { return nil }
      return frame[column, row]
    }
  }

  var middle: UInt32? { pixels[pixels.count / 2] }

  /// Where it was taken, in pixels.
  var area: CGRect {
    CGRect(
      x: x - LoupeSample.reach, y: y - LoupeSample.reach, width: LoupeSample.count, height: LoupeSample.count)
  }
}
