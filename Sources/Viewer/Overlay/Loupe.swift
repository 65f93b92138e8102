import Easel
import EaselDrawing
import EaselPixels
import EaselUI
import Foundation

/// The pixels around the pointer, large, with the place and the colour of the one under it.
@MainActor
enum Loupe {
  /// Points of a magnified pixel, around all of them, and from the pointer to the panel.
  nonisolated private static let cell: CGFloat = 9
  nonisolated private static let margin: CGFloat = 12
  nonisolated private static let distance: CGFloat = 24
  nonisolated private static let textHeight: CGFloat = 52
  nonisolated private static let count = LoupeSample.count

  /// Where the panel lies for a pointer at a place in a window of a size, all in points: beside the pointer, where there
  /// is room.
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

  /// The panel. `point` is the place under the pointer in the coordinates of the demo.
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

  /// `#RRGGBB` of a pixel of a frame, which is opaque.
  static func name(_ pixel: UInt32) -> String { String(format: "#%06X", pixel & 0xff_ffff) }

  private static func color(_ pixel: UInt32) -> Color {
    func component(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 }
    return Color(red: component(16), green: component(8), blue: component(0))
  }
}

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
