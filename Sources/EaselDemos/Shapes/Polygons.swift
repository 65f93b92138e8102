import SwiftUI

/// A polygon with a row of buttons for the number of sides.
struct PolygonChooser<Content: View>: View {
  private let duration: Double
  private let content: (Int) -> Content
  @State private var sides = 4

  init(duration: Double = 1, @ViewBuilder content: @escaping (_ sides: Int) -> Content) {
    self.duration = duration
    self.content = content
  }

  var body: some View {
    VStack {
      content(sides)
        .padding(20)
        .animation(.easeInOut(duration: duration), value: sides)
        .layoutPriority(1)
      Text("\(sides) sides").font(.headline)
      HStack(spacing: 20) {
        ForEach([1, 3, 7, 30], id: \.self) { number in
          Button("\(number)") { sides = number }
        }
      }
      .padding(.bottom, 20)
    }
    .playsUntilTouched(every: duration + 0.6, changing: sides) { sides = [4, 7, 3, 30][$0 % 4] }
  }
}

/// All diagonals of a polygon, with a line width that suits their number.
struct VertexToVertex: View {
  @State private var sides = 4.0

  var body: some View {
    VStack {
      FractionalPolygon(sides: sides, scale: 1, joinsAll: true)
        .stroke(Color.pink, lineWidth: sides < 3 ? 10 : sides < 7 ? 5 : 2)
        .padding(20)
        .animation(.easeInOut(duration: 3), value: sides)
        .layoutPriority(1)
      Text("\(Int(sides)) sides").font(.headline)
      Slider(value: $sides, in: 0...30, step: 1).padding(.horizontal, 40)
      HStack(spacing: 20) {
        ForEach([1, 3, 7, 30], id: \.self) { number in
          Button("\(number)") { sides = Double(number) }
        }
      }
      .padding(.bottom, 20)
    }
    .playsUntilTouched(every: 3.6, changing: sides) { sides = [4, 7, 30, 12][$0 % 4] }
  }
}

/// A regular polygon with its first corner on the right. Between two whole numbers of sides the last side
/// grows.
struct FractionalPolygon: Shape {
  var sides: Double
  /// The scale of the radius.
  var scale = 1.0
  /// Whether every corner is connected with every other.
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

/// A polygon with a whole number of sides, which passes through fractions during an animation.
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
