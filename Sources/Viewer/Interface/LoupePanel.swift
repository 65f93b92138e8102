import EaselPixels
import SwiftUI

/// What the loupe shows: pixels of a frame, and the position of the pointer in the demo.
struct LoupeReading: Equatable {
  var sample: LoupeSample
  /// The position under the pointer, in points of the demo.
  var point: CGPoint
}

/// Magnified pixels around the pointer, with the position and the color of the pixel under it.
struct LoupePanel: View {
  private static let cell: CGFloat = 15
  let reading: LoupeReading?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let reading {
        Canvas { context, _ in draw(reading.sample, in: context) }
          .frame(
            width: Self.cell * CGFloat(LoupeSample.count), height: Self.cell * CGFloat(LoupeSample.count))
        HStack(spacing: 8) {
          if let pixel = reading.sample.middle {
            RoundedRectangle(cornerRadius: 3).fill(Color(pixel: pixel)).frame(width: 14, height: 14)
            Text(LoupeSample.name(of: pixel)).font(Look.number)
          }
          Spacer()
          Text("pixel \(reading.sample.x), \(reading.sample.y)").font(Look.number).foregroundStyle(.secondary)
        }
        Text(String(format: "point %.1f, %.1f of the demo", reading.point.x, reading.point.y))
          .font(Look.caption).foregroundStyle(.secondary)
      } else {
        Text("Move the pointer over the demo to magnify its pixels.")
          .font(Look.caption).foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
  }

  private func draw(_ sample: LoupeSample, in context: GraphicsContext) {
    for (index, pixel) in sample.pixels.enumerated() {
      guard let pixel else { continue }
      let place = CGRect(
        x: CGFloat(index % LoupeSample.count) * Self.cell, y: CGFloat(index / LoupeSample.count) * Self.cell,
        width: Self.cell, height: Self.cell)
      context.fill(Path(place), with: .color(Color(pixel: pixel)))
    }
    let middle = CGFloat(LoupeSample.reach) * Self.cell
    let mark = CGRect(x: middle, y: middle, width: Self.cell, height: Self.cell)
    context.stroke(Path(mark.insetBy(dx: 0.5, dy: 0.5)), with: .color(.black))
    context.stroke(Path(mark.insetBy(dx: -0.5, dy: -0.5)), with: .color(.white))
  }
}

extension Color {
  /// The color of an opaque pixel.
  fileprivate init(pixel: UInt32) {
    func component(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
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

  /// `#RRGGBB` of an opaque pixel.
  static func name(of pixel: UInt32) -> String { String(format: "#%06X", pixel & 0xff_ffff) }
}
