import Easel
import EaselDrawing
import EaselPixels
import EaselUI
import Foundation

/// A panel with magnified pixels around the pointer, and the position and color of the pixel under it.
@MainActor
enum Loupe {
  /// The size of a magnified pixel, the panel's margin, and the distance from the pointer to the panel, in
  /// points.
  nonisolated private static let cell: CGFloat = 9
  nonisolated private static let margin: CGFloat = 12
  nonisolated private static let distance: CGFloat = 24
  nonisolated private static let textHeight: CGFloat = 52
  nonisolated private static let count = LoupeSample.count

  /// The frame of the panel in points: to the right of the pointer and below it, or on the other side if
  /// there is no room.
  nonisolated static func frame(for pointer: CGPoint, in size: CGSize) -> CGRect {
    let side = CGFloat(count) * cell + 2 * margin
    let height = side + textHeight
    func start(_ place: CGFloat, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
      let after = (place + distance).rounded()
      return after + length <= room ? after : max(0, (place - distance - length).rounded())
    }
    return CGRect(
      x: start(pointer.x, side, size.width), y: start(pointer.y, height, size.height), width: side,
      height: height)
  }

  /// The panel. `point` is the position under the pointer in the coordinates of the demo.
  static func fragment(of sample: LoupeSample, at point: CGPoint, in frame: CGRect) -> Fragment {
    Panel.fragment(in: frame) { context in
      for (index, pixel) in sample.pixels.enumerated() {
        let place = CGRect(
          x: margin + CGFloat(index % count) * cell, y: margin + CGFloat(index / count) * cell, width: cell,
          height: cell)
        if let pixel { context.fill(Path(place), with: .color(color(pixel))) }
      }
      let middle = margin + CGFloat(LoupeSample.reach) * cell
      let mark = CGRect(x: middle, y: middle, width: cell, height: cell)
      context.stroke(Path(mark.insetBy(dx: -0.5, dy: -0.5)), with: .color(.black))
      context.stroke(Path(mark.insetBy(dx: -1.5, dy: -1.5)), with: .color(.white))
      drawText(sample, point, in: context)
    }
  }

  private static func drawText(_ sample: LoupeSample, _ point: CGPoint, in context: GraphicsContext) {
    let top = CGFloat(count) * cell + 2 * margin - 3
    let place = String(format: "pixel %d, %d", sample.x, sample.y)
    context.label(place, size: 10.5, Panel.text, at: CGPoint(x: margin, y: top))
    let inDemo = String(format: "point %.2f, %.2f", point.x, point.y)
    context.label(inDemo, size: 10.5, Panel.faintText, at: CGPoint(x: margin, y: top + 16))
    guard let pixel = sample.middle else { return }
    let swatch = CGRect(x: margin, y: top + 34, width: 10, height: 10)
    context.fill(Path(swatch), with: .color(color(pixel)))
    context.label(name(pixel), size: 10.5, Panel.text, at: CGPoint(x: margin + 16, y: top + 32))
  }

  /// `#RRGGBB` of an opaque pixel.
  static func name(_ pixel: UInt32) -> String { String(format: "#%06X", pixel & 0xff_ffff) }

  private static func color(_ pixel: UInt32) -> Color {
    func component(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 }
    return Color(red: component(16), green: component(8), blue: component(0))
  }
}

/// The pixels of a frame around a position.
struct LoupeSample: Equatable {
  /// The number of pixels on each side of the middle one, and in a row.
  static let reach = 8
  static let count = 2 * reach + 1

  let x: Int
  let y: Int
  /// Row by row; nil outside the frame.
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

  /// The sampled rectangle in pixels.
  var area: CGRect {
    CGRect(
      x: x - LoupeSample.reach, y: y - LoupeSample.reach, width: LoupeSample.count, height: LoupeSample.count)
  }
}
