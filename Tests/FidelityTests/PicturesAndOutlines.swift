import EaselPixels
import SwiftUI
import Testing

/// The pixels of a view.
@MainActor
struct Picture {
  let width: Int
  let height: Int
  /// The pixels, premultiplied, 0xAARRGGBB.
  let pixels: [UInt32]

  init(of view: some View, scale: CGFloat = 1) throws {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    let image = try #require(renderer.cgImage)
    (width, height, pixels) = (image.width, image.height, image.pixels.pixels)
  }

  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  func red(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 16 & 255) }
}

/// The points of a path in order, control points included.
struct Outline {
  private(set) var points: [CGPoint] = []

  init(_ path: Path) {
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let end, let control): points += [control, end]
      case .curve(let end, let control1, let control2): points += [control1, control2, end]
      case .closeSubpath: break
      }
    }
  }

  /// Whether one of the points is within half a thousandth of a point of `point`.
  func contains(_ point: CGPoint) -> Bool {
    points.contains { abs($0.x - point.x) < 5e-4 && abs($0.y - point.y) < 5e-4 }
  }

  /// Returns the largest distance between corresponding points of two outlines; infinity if their counts
  /// differ.
  func distance(to other: Outline) -> CGFloat {
    guard points.count == other.points.count else { return .infinity }
    return zip(points, other.points).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
  }
}
