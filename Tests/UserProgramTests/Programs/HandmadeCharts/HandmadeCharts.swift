import SwiftUI

struct DataPoint: Identifiable, Equatable {
  let id = UUID()
  var label: String
  var value: Double
  var color: Color
}

extension DataPoint {
  static let sample: [DataPoint] = [
    .init(label: "Mon", value: 32, color: .blue),
    .init(label: "Tue", value: 54, color: .green),
    .init(label: "Wed", value: 18, color: .orange),
    .init(label: "Thu", value: 75, color: .pink),
    .init(label: "Fri", value: 61, color: .purple),
    .init(label: "Sat", value: 40, color: .teal),
  ]
}

struct BarChart: View {
  let data: [DataPoint]
  @State private var grown = false

  private var maximum: Double { data.map(\.value).max() ?? 1 }

  var body: some View {
    HStack(alignment: .bottom, spacing: 14) {
      ForEach(data) { point in
        VStack(spacing: 6) {
          Text("\(Int(point.value))")
            .font(.caption2)
            .foregroundColor(.secondary)
          GeometryReader { geo in
            VStack {
              Spacer(minLength: 0)
              RoundedRectangle(cornerRadius: 8)
                .fill(point.color.gradient)
                .frame(height: grown ? geo.size.height * CGFloat(point.value / maximum) : 0)
            }
          }
          Text(point.label).font(.caption)
        }
      }
    }
    .onAppear {
      withAnimation(.spring(response: 0.7, dampingFraction: 0.6).delay(0.1)) { grown = true }
    }
  }
}

struct LineShape: Shape {
  var values: [Double]
  var closed = false

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard let top = values.max(), values.count > 1 else { return path }
    let step = rect.width / CGFloat(values.count - 1)
    let points = values.enumerated().map { index, value in
      CGPoint(x: CGFloat(index) * step, y: rect.height - rect.height * CGFloat(value / top))
    }
    path.move(to: points[0])
    for (previous, point) in zip(points, points.dropFirst()) {
      let middle = (previous.x + point.x) / 2
      path.addCurve(
        to: point, control1: CGPoint(x: middle, y: previous.y), control2: CGPoint(x: middle, y: point.y))
    }
    if closed {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}

struct LineChart: View {
  let data: [DataPoint]
  @State private var end: CGFloat = 0

  var body: some View {
    ZStack {
      VStack {
        ForEach(0..<5) { _ in
          Divider()
          Spacer()
        }
        Divider()
      }
      LineShape(values: data.map(\.value), closed: true)
        .fill(
          LinearGradient(colors: [.blue.opacity(0.4), .blue.opacity(0)], startPoint: .top, endPoint: .bottom)
        )
        .opacity(Double(end))
      LineShape(values: data.map(\.value))
        .trim(from: 0, to: end)
        .stroke(Color.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 1.2)) { end = 1 }
    }
  }
}

struct PieSlice: Shape {
  var start: Angle
  var end: Angle

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start.degrees, end.degrees) }
    set {
      start = .degrees(newValue.first)
      end = .degrees(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path { path in
      path.move(to: center)
      path.addArc(
        center: center, radius: min(rect.width, rect.height) / 2, startAngle: start - .degrees(90),
        endAngle: end - .degrees(90), clockwise: false)
      path.closeSubpath()
    }
  }
}

struct PieChart: View {
  let data: [DataPoint]
  @State private var selected: UUID?

  private func angles(_ index: Int) -> (Angle, Angle) {
    let total = data.reduce(0) { $0 + $1.value }
    let before = data[..<index].reduce(0) { $0 + $1.value }
    return (.degrees(before / total * 360), .degrees((before + data[index].value) / total * 360))
  }

  var body: some View {
    HStack(spacing: 20) {
      ZStack {
        ForEach(data.indices, id: \.self) { index in
          let slice = PieSlice(start: angles(index).0, end: angles(index).1)
          slice
            .fill(data[index].color)
            .overlay(slice.stroke(Color.white, lineWidth: 2))
            .scaleEffect(selected == data[index].id ? 1.08 : 1)
            .onTapGesture {
              withAnimation(.spring()) {
                selected = selected == data[index].id ? nil : data[index].id
              }
            }
        }
      }
      .padding(12)
      VStack(alignment: .leading, spacing: 8) {
        ForEach(data) { point in
          Label {
            Text(point.label).fontWeight(selected == point.id ? .bold : .regular)
          } icon: {
            Circle().fill(point.color).frame(width: 10, height: 10)
          }
          .font(.footnote)
        }
      }
    }
  }
}

struct Card<Content: View>: View {
  let title: String
  let icon: String
  @ViewBuilder var content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Label(title, systemImage: icon)
        .font(.headline)
        .foregroundStyle(.tint)
      content()
        .frame(height: 150)
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 16).fill(Color(white: 0.5, opacity: 0.12)))
  }
}

struct ContentView: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Statistics").font(.largeTitle).bold()
        Card(title: "Steps", icon: "chart.bar.fill") { BarChart(data: DataPoint.sample) }
        Card(title: "Heart rate", icon: "heart.fill") { LineChart(data: DataPoint.sample) }
        Card(title: "Share", icon: "chart.pie.fill") { PieChart(data: DataPoint.sample) }
      }
      .padding()
      .frame(maxWidth: 480)
    }
    .frame(minWidth: 360, idealWidth: 420, minHeight: 660)
  }
}

@main
struct HandmadeChartsApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
      .previewDisplayName("Charts")
  }
}
