import SwiftUI

@main
struct ActivityRingsApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}

struct RingColors {
  let start: Color
  let end: Color

  static let move = RingColors(
    start: Color(red: 0.98, green: 0.07, blue: 0.31), end: Color(red: 1, green: 0.32, blue: 0.62))
  static let exercise = RingColors(
    start: Color(red: 0.6, green: 1, blue: 0.05), end: Color(red: 0.84, green: 1, blue: 0.25))
  static let stand = RingColors(
    start: Color(red: 0.05, green: 0.83, blue: 0.88), end: Color(red: 0.18, green: 0.96, blue: 0.85))
}

struct RingView: View {
  var progress: Double
  var colors: RingColors
  var lineWidth: CGFloat = 26

  var body: some View {
    GeometryReader { geometry in
      let side = min(geometry.size.width, geometry.size.height)
      ZStack {
        Circle()
          .stroke(colors.start.opacity(0.2), lineWidth: lineWidth)
        Circle()
          .trim(from: 0, to: CGFloat(min(progress, 1)))
          .stroke(
            AngularGradient(
              gradient: Gradient(colors: [colors.start, colors.end]), center: .center,
              startAngle: .degrees(0), endAngle: .degrees(360 * progress)),
            style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
        Circle()
          .fill(colors.end)
          .frame(width: lineWidth, height: lineWidth)
          .shadow(color: .black.opacity(progress > 0.9 ? 0.5 : 0), radius: 3, x: 4, y: 0)
          .offset(y: -side / 2)
          .rotationEffect(.degrees(360 * progress))
          .opacity(progress > 0.02 ? 1 : 0)
        Circle()
          .fill(colors.start)
          .frame(width: lineWidth, height: lineWidth)
          .offset(y: -side / 2)
          .opacity(progress > 1 ? 0 : 1)
      }
      .frame(width: side, height: side)
      .position(x: geometry.size.width / 2, y: geometry.size.height / 2)
    }
    .padding(lineWidth / 2)
  }
}

struct Legend: View {
  let symbol: String
  let title: LocalizedStringKey
  let value: Double
  let goal: Double
  let unit: String
  let color: Color

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Image(systemName: symbol)
        .foregroundColor(color)
        .frame(width: 28)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline)
        Text("\(value, specifier: "%.0f")/\(goal, specifier: "%.0f") ")
          .font(.title3.weight(.semibold).monospacedDigit())
          .foregroundColor(color)
          + Text(unit).font(.caption).foregroundColor(color)
      }
      Spacer()
    }
  }
}

struct ContentView: View {
  @State private var progress: [Double] = [0, 0, 0]
  private let targets = [1.18, 0.72, 0.45]

  var body: some View {
    VStack(spacing: 30) {
      ZStack {
        RingView(progress: progress[0], colors: .move)
        RingView(progress: progress[1], colors: .exercise).padding(28)
        RingView(progress: progress[2], colors: .stand).padding(56)
      }
      .frame(width: 260, height: 260)
      .onTapGesture(perform: replay)

      VStack(spacing: 14) {
        Legend(
          symbol: "flame.fill", title: "Move", value: progress[0] * 500, goal: 500, unit: "KCAL",
          color: RingColors.move.start)
        Legend(
          symbol: "figure.run", title: "Exercise", value: progress[1] * 30, goal: 30, unit: "MIN",
          color: RingColors.exercise.start)
        Legend(
          symbol: "figure.stand", title: "Stand", value: progress[2] * 12, goal: 12, unit: "HRS",
          color: RingColors.stand.start)
      }
      .padding(.horizontal, 40)
    }
    .foregroundColor(.white)
    .frame(minWidth: 360, maxWidth: .infinity, minHeight: 560, maxHeight: .infinity)
    .background(Color.black)
    .onAppear(perform: replay)
  }

  private func replay() {
    progress = [0, 0, 0]
    for index in targets.indices {
      withAnimation(.easeInOut(duration: 1.5).delay(Double(index) * 0.2)) {
        progress[index] = targets[index]
      }
    }
  }
}

#Preview {
  ContentView()
}
