import SwiftUI

// A user's file about controls, layouts and settings. Accessibility, help and contentTransition change nothing here.

struct ControlsView: View {
  @State private var isOn = false
  @State private var speed = 0.5
  @State private var sides: CGFloat = 3
  @State private var kind = Kind.spring
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.scenePhase) private var scenePhase

  enum Kind: String, CaseIterable, Identifiable {
    case spring, linear
    var id: Self { self }
  }

  var body: some View {
    VStack {
      Button("Reset") { speed = 0.5 }
      Button(action: { isOn.toggle() }) { Text("Toggle").padding() }
      Button(role: .destructive) {
        isOn = false
      } label: {
        Label {
          Text("Off")
        } icon: {
          Circle()
        }
      }
      .buttonStyle(.borderedProminent)
      Button("Undo", systemImage: "arrow.uturn.backward") { speed = 0 }
        .keyboardShortcut("z")
        .keyboardShortcut("z", modifiers: [.command, .shift])
      Button("Delete", systemImage: "trash", role: .destructive) {}.keyboardShortcut(.cancelAction)
      Button("\(sides)" as String, systemImage: "circle", action: {}).keyboardShortcut(.defaultAction)
      Toggle("Sound", systemImage: "speaker.wave.2", isOn: $isOn).keyboardShortcut(KeyboardShortcut?.none)
      Button("Plain") {}.buttonStyle(.plain).disabled(isOn)
      Button("Own") {}.buttonStyle(Scaling())
      Button("Round") {}.buttonStyle(.bordered).buttonBorderShape(ButtonBorderShape.capsule)
      Slider(value: $speed)
      Slider(value: $speed, in: 0...10)
      Slider(value: $sides, in: 3...12, step: 1) { Text("Sides") }
      Slider(value: $speed, in: 0...1) {
        Text("Speed")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
      Stepper("Speed", value: $speed, in: 0...1, step: 0.1)
      Stepper("Sides: \(Int(sides))", value: $sides)
      Stepper(value: $speed) { Text("Speed") }
      Stepper("Kind") {
        kind = .spring
      } onDecrement: {
        kind = .linear
      }
      Toggle("On", isOn: $isOn.animation())
      Toggle(isOn: $isOn) { Text("On") }
      Divider()
      Indicators(speed: speed)
      Picker("Kind", selection: $kind) {
        ForEach(Kind.allCases) { kind in Text(kind.rawValue).tag(kind) }
      }
      .pickerStyle(.segmented)
      Radial(angle: .degrees(speed * 360)) { ForEach(0..<6) { _ in Circle().frame(width: 10, height: 10) } }
      Spacer(minLength: 4)
    }
    .tint(.purple)
    .dynamicTypeSize(.large)
    .environment(\.layoutDirection, .rightToLeft)
    .drawingGroup(opaque: false, colorMode: .linear)
    .compositingGroup()
    .geometryGroup()
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Controls")
    .accessibilityLabel(Text("Controls"))
    .accessibilityValue("\(speed)")
    .accessibilityHint("Sets the speed")
    .accessibilityHidden(reduceMotion)
    .accessibilityAddTraits([.isButton, .isHeader])
    .accessibilityIdentifier("controls")
    .accessibilityAction { isOn = true }
    .help("Controls")
    .contentTransition(.numericText())
    .textSelection(.enabled)
    .focusEffectDisabled()
  }
}

struct Indicators: View {
  var speed: Double?

  var body: some View {
    ProgressView()
    ProgressView("Loading").progressViewStyle(CircularProgressViewStyle(tint: .white))
    ProgressView { Text("Loading") }.progressViewStyle(Framed())
    ProgressView(value: speed).progressViewStyle(.linear)
    ProgressView("Speed", value: Float(3), total: 4).progressViewStyle(.circular)
    ProgressView(value: speed, total: 10) {
      Text("Speed")
    } currentValueLabel: {
      Text("\(Int(speed ?? 0))")
    }
    Gauge(value: speed ?? 0) { Text("Speed") }.gaugeStyle(.accessoryCircularCapacity)
    Gauge(value: speed ?? 0, in: 0...10) {
      Text("Speed")
    } currentValueLabel: {
      Text("\(Int(speed ?? 0))")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
    .gaugeStyle(.accessoryCircular)
    .tint(.green)
    Gauge(value: speed ?? 0) {
      Text("Speed")
    } currentValueLabel: {
      Text("now")
    }
    .gaugeStyle(Lined())
  }
}

struct Framed: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      ProgressView(configuration).border(.gray)
      if let fraction = configuration.fractionCompleted { Text(fraction, format: .percent) }
    }
  }
}

struct Lined: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      Rectangle().frame(width: 100 * configuration.value, height: 2)
      configuration.currentValueLabel
      configuration.label
    }
  }
}

struct Scaling: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).animation(
      .easeOut, value: configuration.isPressed)
  }
}

struct Radial: Layout {
  var angle: Angle

  var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  struct CacheData {
    var radius: CGFloat
  }

  func makeCache(subviews: Subviews) -> CacheData { CacheData(radius: 40) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 2 * cache.radius, height: 2 * cache.radius))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    for (index, subview) in subviews.enumerated() {
      let turn = angle.radians + Double(index) / Double(subviews.count) * 2 * .pi
      subview.place(
        at: CGPoint(x: bounds.midX + cos(turn) * cache.radius, y: bounds.midY + sin(turn) * cache.radius),
        anchor: .center, proposal: .unspecified)
    }
  }
}
