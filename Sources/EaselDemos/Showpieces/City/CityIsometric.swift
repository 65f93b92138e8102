import SwiftUI

/// A point of the ground, in tiles from the rear corner of a block, and a height in points, on the canvas.
func isometric(_ column: Double, _ row: Double, _ height: Double = 0) -> CGPoint {
  CGPoint(x: (column - row) * 44, y: (column + row) * 22 - height)
}

/// The visible sides of a box, in tiles and points as above.
struct IsometricBox {
  let left, right, roof: Path
  /// The lowest 30 points of the two walls.
  let feet: Path
  /// The upper and the lower end of the front edge.
  let top, bottom: CGPoint

  init(_ columns: ClosedRange<Double>, _ rows: ClosedRange<Double>, _ heights: ClosedRange<Double>) {
    let (i, j, low, high) = (columns, rows, heights.lowerBound, heights.upperBound)
    let (far, near) = ((i.lowerBound, j.lowerBound), (i.upperBound, j.upperBound))
    top = isometric(near.0, near.1, high)
    bottom = isometric(near.0, near.1, low)
    let (west, east) = ((far.0, near.1), (near.0, far.1))
    left = Self.wall(from: west, to: near, low, high)
    right = Self.wall(from: near, to: east, low, high)
    feet = Path {
      $0.addPath(Self.wall(from: west, to: near, low, min(low + 30, high)))
      $0.addPath(Self.wall(from: near, to: east, low, min(low + 30, high)))
    }
    roof = Path {
      $0.addLines([far, east, near, west].map { isometric($0.0, $0.1, high) })
    }
  }

  /// An upright rectangle between two points of the ground.
  static func wall(
    from start: (Double, Double), to end: (Double, Double), _ low: Double, _ high: Double
  ) -> Path {
    Path {
      $0.addLines([
        isometric(start.0, start.1, low), isometric(end.0, end.1, low), isometric(end.0, end.1, high),
        isometric(start.0, start.1, high),
      ])
    }
  }

  func draw(in context: GraphicsContext, _ color: SIMD3<Double>, _ light: Dusk) {
    context.fill(left, with: .color(light.shade(color, .left)))
    context.fill(right, with: .color(light.shade(color, .right)))
    context.fill(roof, with: .color(light.shade(color, .roof)))
  }
}
