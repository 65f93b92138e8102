import SwiftUI

struct CircularProgressStyle: ProgressViewStyle {
  var color = Color.green
  var width: CGFloat = 20

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    ZStack {
      Circle().stroke(color.opacity(0.2), lineWidth: width)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(.easeOut, value: fraction)
      VStack {
        Text(fraction, format: .percent.precision(.fractionLength(0))).font(.title.bold())
        configuration.label.font(.caption)
      }
    }
  }
}

struct CircularProgressDemo: View {
  @State private var value = 0.65

  var body: some View {
    VStack(spacing: 40) {
      ProgressView("Battery", value: value).progressViewStyle(CircularProgressStyle()).frame(
        width: 180, height: 180)
      Gauge(value: value) {
        Text("Speed")
      } currentValueLabel: {
        Text("\(Int(value * 200))")
      }
      .gaugeStyle(.accessoryCircular)
      .tint(Gradient(colors: [.green, .yellow, .red]))
      ProgressView(value: value) {
        Text("Download")
      } currentValueLabel: {
        Text("65 of 100")
      }
      ProgressView().controlSize(.large)
      Slider(value: $value)
    }
    .padding(40)
  }
}

struct CircularProgress_Previews: PreviewProvider {
  static var previews: some View { CircularProgressDemo() }
}
