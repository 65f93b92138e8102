import SwiftUI

/// Seven rings of petals that open and close while the flower rotates back and forth.
struct Flower: View {
  /// The way in which the flower is composited.
  enum Way: Sendable {
    /// Flattened into one layer.
    case group
    /// Petal by petal.
    case plain
    /// With a shadow of the whole.
    case shadow
  }

  var way = Way.group
  @State private var isOpen = false

  private static let ringCount = 7

  var body: some View {
    switch way {
    case .group: rings.drawingGroup()
    case .plain: rings
    case .shadow: rings.compositingGroup().shadow(radius: 6, x: 3, y: 3)
    }
  }

  private var rings: some View {
    ZStack {
      ForEach(0..<Self.ringCount, id: \.self) { ring in
        FlowerRing(
          petalCount: 15 + ring * 2, length: 1 - Double(ring) / Double(Self.ringCount),
          hue: Double(ring) / Double(Self.ringCount), isOpen: isOpen)
      }
    }
    .rotationEffect(.degrees(isOpen ? 360 : 0))
    .onAppear {
      withAnimation(.easeInOut(duration: 25).repeatForever()) { isOpen = true }
    }
    .padding(20)
  }
}

/// Petals of one color around the center.
private struct FlowerRing: View {
  let petalCount: Int
  /// The length as a fraction of the radius.
  let length: Double
  let hue: Double
  let isOpen: Bool

  var body: some View {
    GeometryReader { geometry in
      let radius = min(geometry.size.width, geometry.size.height) / 2
      let color = Color(hue: hue, saturation: 1, brightness: 1)
      ForEach(0..<petalCount, id: \.self) { index in
        Petal(
          direction: .degrees(Double(index) * 360 / Double(petalCount)),
          spread: .degrees(isOpen ? 2 : 720 / Double(petalCount)), length: isOpen ? length : length * 0.9
        )
        .fill(
          RadialGradient(
            colors: [color.opacity(0.2), color], center: .center, startRadius: 0.1 * radius, endRadius: radius
          ))
      }
    }
    .animation(.easeInOut(duration: 1.5).repeatForever(), value: isOpen)
  }
}

/// A leaf from the center of its frame outward. The angle between its control points sets its width.
struct Petal: Shape {
  let direction: Angle
  var spread: Angle
  /// The length as a fraction of the radius.
  var length: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(spread.degrees, length) }
    set { (spread, length) = (.degrees(newValue.first), newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let radius = Double(min(rect.width, rect.height)) / 2 * length
    let centre = CGPoint(x: rect.midX, y: rect.midY)
    func place(_ angle: Angle) -> CGPoint {
      CGPoint(x: centre.x + radius * cos(angle.radians), y: centre.y + radius * sin(angle.radians))
    }
    return Path { path in
      path.move(to: centre)
      path.addQuadCurve(to: place(direction), control: place(direction + spread / 2))
      path.addQuadCurve(to: centre, control: place(direction - spread / 2))
    }
  }
}
