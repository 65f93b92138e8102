import SwiftUI

struct Ring: View, Animatable {
  var progress: Double
  var color: Color
  var lineWidth: CGFloat = 18

  nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  var body: some View {
    ZStack {
      Circle()
        .strokeBorder(color.opacity(0.2), lineWidth: lineWidth)
      Circle()
        .inset(by: lineWidth / 2)
        .trim(from: 0, to: min(progress, 1))
        .stroke(
          AngularGradient(
            gradient: Gradient(colors: [color.opacity(0.8), color]), center: .center,
            startAngle: .zero, endAngle: .degrees(360 * max(progress, 0.01))),
          style: StrokeStyle(lineWidth: lineWidth, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      if progress > 1 {
        Circle()
          .inset(by: lineWidth / 2)
          .trim(from: 0, to: progress - 1)
          .stroke(color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .shadow(color: .black.opacity(0.5), radius: 4)
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

struct RingStack: View {
  let day: Day
  var lineWidth: CGFloat = 18
  @State private var isShown = false

  var body: some View {
    ZStack {
      ForEach(Array(Activity.allCases.enumerated()), id: \.element) { index, activity in
        Ring(progress: isShown ? day.progress(activity) : 0, color: activity.color, lineWidth: lineWidth)
          .padding(CGFloat(index) * (lineWidth + 2))
          .animation(.easeOut(duration: 1).delay(Double(index) * 0.15), value: isShown)
      }
    }
    .onAppear { isShown = true }
  }
}
