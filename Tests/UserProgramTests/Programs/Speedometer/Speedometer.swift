import SwiftUI

struct Needle: Shape {
  var value: Double

  var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let centre = CGPoint(x: rect.midX, y: rect.midY)
    let radius = min(rect.width, rect.height) / 2 * 0.78
    var path = Path()
    path.move(to: CGPoint(x: -14, y: 0))
    path.addLine(to: CGPoint(x: 0, y: -4))
    path.addLine(to: CGPoint(x: radius, y: -1))
    path.addLine(to: CGPoint(x: radius, y: 1))
    path.addLine(to: CGPoint(x: 0, y: 4))
    path.closeSubpath()
    let angle = (135 + 270 * value) * .pi / 180
    return path.applying(
      CGAffineTransform(translationX: centre.x, y: centre.y).rotated(by: CGFloat(angle)))
  }
}

struct Speedometer: View {
  @Binding var speed: Double
  let maximum: Double = 240

  var body: some View {
    ZStack {
      Circle()
        .fill(
          RadialGradient(
            gradient: Gradient(colors: [Color(white: 0.25), Color(white: 0.05)]), center: .center,
            startRadius: 5, endRadius: 160))
      Circle()
        .trim(from: 0, to: 0.75)
        .stroke(
          AngularGradient(
            gradient: Gradient(stops: [
              .init(color: .green, location: 0), .init(color: .yellow, location: 0.4),
              .init(color: .red, location: 0.75),
            ]), center: .center),
          style: StrokeStyle(lineWidth: 12, lineCap: .butt)
        )
        .rotationEffect(.degrees(135))
        .padding(16)
      ForEach(0..<25) { index in
        Rectangle()
          .fill(index > 18 ? Color.red : .white)
          .frame(width: index % 2 == 0 ? 3 : 1, height: index % 2 == 0 ? 16 : 9)
          .offset(y: -118)
          .rotationEffect(.degrees(Double(index) / 24 * 270 - 135))
      }
      ForEach(0..<7) { index in
        let angle = Angle.degrees(Double(index) / 6 * 270 + 135)
        Text("\(index * 40)")
          .font(.system(size: 16, weight: .semibold, design: .rounded))
          .offset(x: cos(angle.radians) * 92, y: sin(angle.radians) * 92)
      }
      Needle(value: speed / maximum)
        .fill(Color.red)
        .shadow(color: .red.opacity(0.7), radius: 5)
      Circle()
        .fill(LinearGradient(colors: [.gray, .black], startPoint: .top, endPoint: .bottom))
        .frame(width: 34, height: 34)
      VStack(spacing: 0) {
        Text("\(Int(speed))")
          .font(.system(size: 44, weight: .bold, design: .monospaced))
        Text("km/h").font(.footnote).foregroundColor(.gray)
      }
      .offset(y: 88)
    }
    .foregroundColor(.white)
    .frame(width: 300, height: 300)
  }
}

struct PedalButton: View {
  let title: String
  let color: Color
  @Binding var isPressed: Bool

  var body: some View {
    Text(title)
      .font(.headline)
      .padding(.horizontal, 30)
      .padding(.vertical, 18)
      .background(color.opacity(isPressed ? 1 : 0.7))
      .cornerRadius(14)
      .foregroundColor(.white)
      .scaleEffect(isPressed ? 0.94 : 1)
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { _ in isPressed = true }
          .onEnded { _ in isPressed = false })
  }
}

struct ContentView: View {
  @State private var speed = 0.0
  @State private var isAccelerating = false
  @State private var isBraking = false
  private let timer = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 32) {
      Speedometer(speed: $speed)
      HStack(spacing: 24) {
        PedalButton(title: "Brake", color: .red, isPressed: $isBraking)
        PedalButton(title: "Gas", color: .green, isPressed: $isAccelerating)
      }
      Slider(value: $speed, in: 0...240) {
        Text("Speed")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("240")
      }
      .padding(.horizontal, 40)
    }
    .padding(30)
    .frame(width: 420)
    .background(Color(white: 0.12))
    .environment(\.colorScheme, .dark)
    .onReceive(timer) { _ in
      var next = speed
      if isAccelerating { next += 4 }
      if isBraking { next -= 8 }
      if !isAccelerating && !isBraking { next -= 0.2 }
      withAnimation(.linear(duration: 0.1)) { speed = min(max(next, 0), 240) }
    }
    .onAppear {
      withAnimation(.spring(response: 1, dampingFraction: 0.5)) { speed = 140 }
    }
  }
}

@main
struct SpeedometerApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

#Preview { ContentView() }
