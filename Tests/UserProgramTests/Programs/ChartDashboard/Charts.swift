import SwiftUI

struct LineShape: Shape {
  var values: AnimatableValues
  var smoothing: Double

  var animatableData: AnimatablePair<AnimatableValues, Double> {
    get { AnimatablePair(values, smoothing) }
    set { (values, smoothing) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let highest = max(values.numbers.max() ?? 1, 1)
    let step = rect.width / CGFloat(max(values.numbers.count - 1, 1))
    let points = values.numbers.enumerated().map { index, value in
      CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - rect.height * value / highest)
    }
    return Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      for (previous, point) in zip(points, points.dropFirst()) {
        let offset = step * smoothing
        path.addCurve(
          to: point, control1: CGPoint(x: previous.x + offset, y: previous.y),
          control2: CGPoint(x: point.x - offset, y: point.y))
      }
    }
  }
}

struct AnimatableValues: VectorArithmetic {
  var numbers: [Double]

  static var zero: Self { .init(numbers: []) }
  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  mutating func scale(by rhs: Double) { for index in numbers.indices { numbers[index] *= rhs } }

  static func + (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, +) }
  static func - (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs, -) }

  private static func combine(_ lhs: Self, _ rhs: Self, _ operation: (Double, Double) -> Double) -> Self {
    let count = max(lhs.numbers.count, rhs.numbers.count)
    return .init(
      numbers: (0..<count).map {
        operation(
          $0 < lhs.numbers.count ? lhs.numbers[$0] : 0, $0 < rhs.numbers.count ? rhs.numbers[$0] : 0)
      })
  }
}

struct BarChart: View {
  let points: [SalesPoint]
  @Binding var selection: SalesPoint.ID?

  var body: some View {
    GeometryReader { proxy in
      let highest = points.map(\.value).max() ?? 1
      HStack(alignment: .bottom, spacing: 10) {
        ForEach(points) { point in
          VStack(spacing: 4) {
            Text(point.value, format: .number)
              .font(.caption2)
              .opacity(selection == point.id ? 1 : 0)
            UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
              .fill(.tint.opacity(selection == nil || selection == point.id ? 1 : 0.4))
              .frame(height: max(0, (proxy.size.height - 40) * point.value / highest))
            Text(point.month).font(.caption2).foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity)
          .contentShape(.rect)
          .onTapGesture {
            withAnimation(.snappy) { selection = selection == point.id ? nil : point.id }
          }
        }
      }
      .frame(maxHeight: .infinity, alignment: .bottom)
    }
  }
}

struct DonutChart: View {
  let points: [SalesPoint]
  private var total: Double { points.map(\.value).reduce(0, +) }

  var body: some View {
    Canvas { context, size in
      let radius = min(size.width, size.height) / 2
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      var start = Angle.degrees(-90)
      for (index, point) in points.enumerated() {
        let end = start + .radians(2 * .pi * point.value / total)
        var path = Path()
        path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
        path.addArc(center: center, radius: radius * 0.6, startAngle: end, endAngle: start, clockwise: true)
        path.closeSubpath()
        context.fill(path, with: .style(.tint.opacity(1 - Double(index) / Double(points.count + 1))))
        context.stroke(path, with: .style(.background), lineWidth: 2)
        start = end
      }
      context.draw(Text(total, format: .number).font(.title2.bold()), at: center)
    }
    .accessibilityLabel("Share of each month")
  }
}

struct GridLines: View {
  var body: some View {
    VStack {
      ForEach(0..<5) { index in
        if index > 0 { Spacer() }
        Divider()
      }
    }
  }
}
