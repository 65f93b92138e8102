import SwiftUI

struct ArcSpinner: View {
  @State private var spinning = false

  var body: some View {
    Circle()
      .trim(from: 0, to: 0.7)
      .stroke(
        AngularGradient(colors: [.clear, .blue], center: .center),
        style: StrokeStyle(lineWidth: 6, lineCap: .round)
      )
      .rotationEffect(.degrees(spinning ? 360 : 0))
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { spinning = true }
      }
  }
}

struct BouncingDots: View {
  @State private var bouncing = false

  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<3) { index in
        Circle()
          .fill(Color.purple)
          .frame(width: 14, height: 14)
          .offset(y: bouncing ? -12 : 12)
          .animation(
            Animation.easeInOut(duration: 0.5).repeatForever().delay(0.15 * Double(index)), value: bouncing)
      }
    }
    .onAppear { bouncing = true }
  }
}

struct Equalizer: View {
  @State private var tall = false

  var body: some View {
    HStack(spacing: 4) {
      ForEach(0..<5) { index in
        Capsule()
          .fill(Color.green)
          .frame(width: 6, height: 50)
          .scaleEffect(x: 1, y: tall ? 1 : 0.25, anchor: .center)
          .animation(.easeInOut(duration: 0.4).repeatForever().delay(Double(index) * 0.1), value: tall)
      }
    }
    .onAppear { tall.toggle() }
  }
}

struct PulseRings: View {
  @State private var grow = false

  var body: some View {
    ZStack {
      ForEach(0..<3) { index in
        Circle()
          .stroke(lineWidth: 3)
          .foregroundColor(.pink)
          .scaleEffect(grow ? 1 : 0.1)
          .opacity(grow ? 0 : 1)
          .animation(
            .easeOut(duration: 1.5).repeatForever(autoreverses: false).delay(0.5 * Double(index)),
            value: grow)
      }
    }
    .onAppear { grow = true }
  }
}

struct OrbitingDots: View {
  var body: some View {
    TimelineView(.animation) { context in
      let time = context.date.timeIntervalSinceReferenceDate
      ZStack {
        ForEach(0..<8) { index in
          let angle = time * 3 + Double(index) * .pi / 4
          Circle()
            .fill(.orange)
            .frame(width: 10, height: 10)
            .scaleEffect(0.4 + 0.6 * Double(index) / 7)
            .offset(x: 24 * cos(angle), y: 24 * sin(angle))
        }
      }
    }
  }
}

struct FoldingSquares: View {
  @State private var phase = 0
  let timer = Timer.publish(every: 0.4, on: .main, in: .common).autoconnect()
  private let places: [CGSize] = [
    CGSize(width: -14, height: -14), CGSize(width: 14, height: -14), CGSize(width: 14, height: 14),
  ]

  var body: some View {
    ZStack {
      ForEach(0..<3) { index in
        RoundedRectangle(cornerRadius: 4)
          .fill([Color.red, .yellow, .blue][index])
          .frame(width: 24, height: 24)
          .offset(places[(phase + index) % 3])
      }
    }
    .onReceive(timer) { _ in
      withAnimation(.spring(response: 0.35, dampingFraction: 0.7)) { phase += 1 }
    }
  }
}

struct DashedRing: View {
  @State private var phase: CGFloat = 0

  var body: some View {
    Circle()
      .stroke(
        Color.teal, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [12, 10], dashPhase: phase)
      )
      .onAppear {
        withAnimation(.linear(duration: 0.8).repeatForever(autoreverses: false)) { phase -= 22 }
      }
  }
}

struct Hourglass: View {
  var body: some View {
    Image(systemName: "hourglass")
      .font(.system(size: 40))
      .foregroundStyle(.brown)
      .phaseAnimator([0.0, 180.0]) { view, angle in
        view.rotationEffect(.degrees(angle))
      } animation: { _ in
        .easeInOut(duration: 0.9)
      }
  }
}

struct SpinnerCell<Spinner: View>: View {
  let name: String
  let spinner: Spinner

  init(_ name: String, @ViewBuilder spinner: () -> Spinner) {
    self.name = name
    self.spinner = spinner()
  }

  var body: some View {
    VStack(spacing: 14) {
      spinner.frame(width: 60, height: 60)
      Text(name).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, minHeight: 120)
    .background(RoundedRectangle(cornerRadius: 14).fill(.quaternary))
  }
}

struct ContentView: View {
  let columns = [GridItem(.adaptive(minimum: 110), spacing: 14)]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 14) {
        SpinnerCell("Arc") { ArcSpinner() }
        SpinnerCell("Dots") { BouncingDots() }
        SpinnerCell("Equalizer") { Equalizer() }
        SpinnerCell("Pulse") { PulseRings() }
        SpinnerCell("Orbit") { OrbitingDots() }
        SpinnerCell("Squares") { FoldingSquares() }
        SpinnerCell("Dashes") { DashedRing() }
        SpinnerCell("Hourglass") { Hourglass() }
        SpinnerCell("System") { ProgressView().controlSize(.large) }
      }
      .padding()
    }
    .frame(width: 400, height: 440)
  }
}

@main struct LoadingSpinnersApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

#Preview { ContentView() }
