import Combine
import SwiftUI

final class AudioMonitor: ObservableObject {
  static let bands = 32
  @Published private(set) var levels = [CGFloat](repeating: 0, count: bands)
  @Published var isPlaying = true
  private var time = 0.0
  private var bag: Set<AnyCancellable> = []

  init() {
    Timer.publish(every: 1 / 20, on: .main, in: .common)
      .autoconnect()
      .filter { [unowned self] _ in isPlaying }
      .sink { [weak self] _ in self?.sample() }
      .store(in: &bag)
  }

  private func sample() {
    time += 0.05
    levels = (0..<Self.bands).map { band in
      let x = Double(band) / Double(Self.bands)
      let envelope = exp(-pow(x - 0.25, 2) * 6)
      let wobble = abs(sin(time * (2 + x * 7) + x * 20)) * 0.7 + .random(in: 0...0.3)
      return CGFloat(envelope * wobble)
    }
  }
}

struct BarSpectrum: View {
  let levels: [CGFloat]

  var body: some View {
    GeometryReader { geo in
      HStack(alignment: .center, spacing: 3) {
        ForEach(levels.indices, id: \.self) { i in
          Capsule()
            .fill(
              LinearGradient(
                gradient: Gradient(colors: [.purple, .pink, .orange]), startPoint: .bottom, endPoint: .top)
            )
            .frame(height: max(4, levels[i] * geo.size.height))
        }
      }
      .frame(height: geo.size.height)
      .animation(.easeOut(duration: 0.1), value: levels)
    }
  }
}

struct RadialSpectrum: View {
  let levels: [CGFloat]

  var body: some View {
    Canvas { context, size in
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      let inner = min(size.width, size.height) * 0.28
      context.addFilter(.shadow(color: .cyan, radius: 6))
      for (index, level) in (levels + levels.reversed()).enumerated() {
        let angle = Double(index) / Double(levels.count * 2) * 2 * .pi - .pi / 2
        let outer = inner + 4 + level * inner
        var path = Path()
        path.move(to: CGPoint(x: center.x + cos(angle) * inner, y: center.y + sin(angle) * inner))
        path.addLine(to: CGPoint(x: center.x + cos(angle) * outer, y: center.y + sin(angle) * outer))
        context.stroke(
          path, with: .color(Color(hue: 0.5 + Double(level) * 0.3, saturation: 0.8, brightness: 1)),
          style: StrokeStyle(lineWidth: 4, lineCap: .round))
      }
    }
  }
}

struct WaveformSpectrum: View, Animatable {
  var levels: [CGFloat]

  var body: some View {
    GeometryReader { geo in
      let mid = geo.size.height / 2
      let step = geo.size.width / CGFloat(max(levels.count - 1, 1))
      Path { path in
        path.move(to: CGPoint(x: 0, y: mid))
        for (i, level) in levels.enumerated() {
          let sign: CGFloat = i.isMultiple(of: 2) ? 1 : -1
          path.addQuadCurve(
            to: CGPoint(x: CGFloat(i) * step, y: mid),
            control: CGPoint(x: (CGFloat(i) - 0.5) * step, y: mid + sign * level * mid * 1.6))
        }
      }
      .stroke(.mint, style: .init(lineWidth: 2.5, lineJoin: .round))
      .shadow(color: .mint, radius: 4)
    }
  }
}

struct ContentView: View {
  @StateObject private var monitor = AudioMonitor()
  @State private var style = 0

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 2) {
        Text("Midnight Drive").font(.title3.bold())
        Text("The Imaginary Band").font(.subheadline).foregroundStyle(.secondary)
      }
      Group {
        switch style {
        case 0: BarSpectrum(levels: monitor.levels)
        case 1: RadialSpectrum(levels: monitor.levels)
        default: WaveformSpectrum(levels: monitor.levels)
        }
      }
      .frame(height: 240)
      .transition(.blurReplace)
      HStack(spacing: 40) {
        Image(systemName: "backward.fill")
        Button {
          monitor.isPlaying.toggle()
        } label: {
          Image(systemName: monitor.isPlaying ? "pause.circle.fill" : "play.circle.fill")
            .font(.system(size: 52))
            .symbolEffect(.bounce, value: monitor.isPlaying)
        }
        .buttonStyle(.plain)
        Image(systemName: "forward.fill")
      }
      .font(.title2)
      HStack(spacing: 20) {
        ForEach(Array(["chart.bar.fill", "circle.hexagongrid", "waveform"].enumerated()), id: \.offset) {
          i, name in
          Image(systemName: name)
            .padding(10)
            .background(style == i ? Color.white.opacity(0.2) : .clear)
            .clipShape(.rect(cornerRadius: 8))
            .onTapGesture { withAnimation { style = i } }
        }
      }
    }
    .foregroundColor(.white)
    .padding(28)
    .frame(width: 400)
    .background(LinearGradient(colors: [Color(white: 0.15), .black], startPoint: .top, endPoint: .bottom))
    .environment(\.colorScheme, .dark)
  }
}

@main
struct AudioVisualizerApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

#Preview { ContentView() }
