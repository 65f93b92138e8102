import SwiftUI

/// Controls for values, and views that show them.
extension DemoCatalogue {
  static let storyControls = Demo(
    "story-controls", "Controls", "Toggles, sliders, steppers, progress, gauges and labels.",
    size: CGSize(width: 390, height: 640), .fill, source: "ControlsStory",
    variants: Demo.Variant("values") { ValuesStory() },
    Demo.Variant("right to left") { ValuesStory().environment(\.layoutDirection, .rightToLeft) },
    Demo.Variant("progress") { ProgressStory() },
    Demo.Variant("gauges") { GaugesStory() },
    Demo.Variant("labels") { LabelsStory() })
}

/// Toggles, sliders and steppers.
struct ValuesStory: View {
  @State private var isOn = true
  @State private var volume = 0.4
  @State private var balance = 0.5
  @State private var rating = 3.0
  @State private var count = 2

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
      HStack {
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
        Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
      }
      Slider(value: $volume) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      Slider(value: $balance, neutralValue: 0.5) { Text("Balance") }.tint(.orange)
      Slider(value: $rating, in: 1...5) {
        Text("Rating")
      } ticks: {
        SliderTick(1, "Bad")
        SliderTick(3, "Fair")
        SliderTick(5, "Good")
      }
      Stepper("Copies: \(count)", value: $count, in: 0...9)
      Stepper("At the end", value: .constant(9), in: 0...9)
      Slider(value: $volume) { Text("Disabled") }.disabled(true)
      Spacer()
    }
    .padding()
  }
}

/// Progress views in all styles.
struct ProgressStory: View {
  private let minute = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 60)

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      ProgressView("Copying", value: 0.3)
      ProgressView(value: 3, total: 4) {
        Text("Uploading")
      } currentValueLabel: {
        Text("3 of 4 files")
      }
      .tint(.green)
      ProgressView(timerInterval: minute) { Text("Remaining time") }
      ProgressView(timerInterval: minute, countsDown: false) { Text("Passed time") }.tint(.orange)
      ProgressView().progressViewStyle(.linear)
      HStack(spacing: 30) {
        ProgressView()
        ProgressView("Loading")
        ProgressView(value: 0.7).progressViewStyle(.circular)
        ProgressView(value: 0.4).progressViewStyle(CardStyle())
      }
      Spacer()
    }
    .padding()
  }

  private struct CardStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(configuration.fractionCompleted ?? 0, format: .percent)
        .padding(8)
        .background(.quaternary, in: .capsule)
    }
  }
}

/// Gauges in all styles.
struct GaugesStory: View {
  private let heat = Gradient(colors: [.blue, .green, .yellow, .red])

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      gauge
      gauge.gaugeStyle(.linearCapacity).tint(heat)
      gauge.gaugeStyle(.accessoryLinear).tint(heat)
      gauge.gaugeStyle(.accessoryLinearCapacity).tint(.orange)
      HStack(spacing: 24) {
        gauge.gaugeStyle(.accessoryCircular)
        gauge.gaugeStyle(.accessoryCircular).tint(heat)
        gauge.gaugeStyle(.accessoryCircularCapacity).tint(.orange)
        gauge.gaugeStyle(.accessoryCircularCapacity).tint(heat)
      }
      Gauge(value: 21.5, in: 10...30) {
        Text("Marked values")
      } currentValueLabel: {
        Text("21.5°")
      } markedValueLabels: {
        Text("Cold").tag(12.0)
        Text("Mild").tag(20.0)
        Text("Warm").tag(27.0)
      }
      Spacer()
    }
    .padding()
  }

  private var gauge: some View {
    Gauge(value: 24, in: 0...40) {
      Text("Temperature")
    } currentValueLabel: {
      Text("24°")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("40")
    }
  }
}

/// Labels in all styles.
struct LabelsStory: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Label("Automatic", systemImage: "star")
      Label("Title only", systemImage: "star").labelStyle(.titleOnly)
      Label("Icon only", systemImage: "star").labelStyle(.iconOnly)
      Label("Wide", systemImage: "star").labelIconToTitleSpacing(32)
      Divider()
      Group {
        Label("Reserved", systemImage: "battery.100")
        Label("width", systemImage: "bolt")
        Label("for icons", systemImage: "wifi")
      }
      .labelReservedIconWidth(44)
      Divider()
      Label {
        Text("A custom icon")
        Text("and two lines").font(.caption).foregroundStyle(.secondary)
      } icon: {
        Circle().fill(.orange.gradient).frame(width: 24, height: 24)
      }
      Spacer()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}
