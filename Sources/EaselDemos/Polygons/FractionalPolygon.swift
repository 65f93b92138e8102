import SwiftUI

/// A regular polygon, its first corner on the right. Between two whole numbers of sides the last side grows.
struct FractionalPolygon: Shape {
  var sides: Double
  /// What the radius is multiplied by.
  var scale = 1.0
  /// True: every corner is joined with every other.
  var joinsAll = false

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(sides, scale) }
    set { (sides, scale) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let corners = corners(in: rect)
    return Path { path in
      if joinsAll {
        for (index, corner) in corners.enumerated() {
          for other in corners.dropFirst(index + 1) {
            path.move(to: corner)
            path.addLine(to: other)
          }
        }
      } else if !corners.isEmpty {
        path.addLines(corners)
        path.closeSubpath()
      }
    }
  }

  private func corners(in rect: CGRect) -> [CGPoint] {
    guard sides > 0 else { return [] }
    let radius = Double(min(rect.width, rect.height)) / 2 * scale
    return (0..<Int(sides.rounded(.up))).map { index in
      let angle = Double(index) / sides * 2 * .pi
      return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
    }
  }
}

/// A polygon that is asked for with a whole number of sides and passes fractions on the way to another.
struct WholePolygon: Shape {
  var sides: Int { didSet { exactSides = Double(sides) } }
  private var exactSides: Double

  init(sides: Int) {
    self.sides = sides
    exactSides = Double(sides)
  }

  var animatableData: Double {
    get { exactSides }
    set { exactSides = newValue }
  }

  func path(in rect: CGRect) -> Path { FractionalPolygon(sides: exactSides).path(in: rect) }
}
