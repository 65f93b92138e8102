import Foundation
import SwiftUI

// Pickers for dates and colors, progress, gauges and labels, as programs write them. Each picture differs from the other
// one.

private let june = Date(timeIntervalSince1970: 1_718_000_000)
private let nextDay = june.addingTimeInterval(86_400)
private let heat = Gradient(colors: [.green, .red])

/// A style with a text for the range and the parts of a date picker.
private struct WordStyle: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    words(configuration).onTapGesture { configuration.selection = .now }
  }

  private func words(_ configuration: DatePickerStyleConfiguration) -> some View {
    VStack {
      configuration.label
      Text(configuration.minimumDate == nil ? "any" : "from")
      Text(configuration.maximumDate == nil ? "any" : "through")
      Text("\(configuration.displayedComponents.rawValue)")
    }
  }
}

@MainActor func datePickerPairs() -> [DeclarationPair] {
  let date = Binding.constant(june)
  let plain = DatePicker("Start", selection: date)
  let word = plain.datePickerStyle(WordStyle())
  let time: DatePickerComponents = [.hourAndMinute]
  func styled<S: DatePickerStyle>(_ name: String, _ style: S, unlike: some View) -> DeclarationPair {
    DeclarationPair(name, plain.datePickerStyle(style), unlike: unlike)
  }
  return [
    DeclarationPair("label", DatePicker(selection: date) { Image(systemName: "clock") }, unlike: plain),
    DeclarationPair(
      "closed range",
      DatePicker(selection: date, in: june...nextDay) { Text("Start") }.datePickerStyle(WordStyle()),
      unlike: word),
    DeclarationPair(
      "range from", DatePicker(selection: date, in: june...) { Text("Start") }.datePickerStyle(WordStyle()),
      unlike: word),
    DeclarationPair(
      "range through",
      DatePicker(selection: date, in: ...june) { Text("Start") }.datePickerStyle(WordStyle()),
      unlike: word),
    DeclarationPair(
      "components", DatePicker("Start", selection: date, displayedComponents: .date), unlike: plain),
    DeclarationPair(
      "time", DatePicker("Start", selection: date, displayedComponents: time), unlike: plain),
    DeclarationPair(
      "title, closed range", DatePicker("Start", selection: date, in: nextDay...nextDay), unlike: plain),
    DeclarationPair("title, range from", DatePicker("Start", selection: date, in: nextDay...), unlike: plain),
    DeclarationPair(
      "title, range through",
      DatePicker("Start", selection: date, in: ...june.addingTimeInterval(-86_400)), unlike: plain),
    DeclarationPair(
      "string", DatePicker("Start".dropLast(), selection: date, displayedComponents: .date), unlike: plain),
    DeclarationPair(
      "string, range", DatePicker("Start".dropLast(), selection: date, in: june...nextDay), unlike: plain),
    styled("automatic", DefaultDatePickerStyle(), unlike: word),
    styled("compact", CompactDatePickerStyle(), unlike: plain.datePickerStyle(.wheel)),
    styled("graphical", GraphicalDatePickerStyle(), unlike: plain.datePickerStyle(.compact)),
    styled("wheel", WheelDatePickerStyle(), unlike: plain.datePickerStyle(.graphical)),
    styled("field", FieldDatePickerStyle(), unlike: plain.datePickerStyle(.stepperField)),
    styled("stepper field", StepperFieldDatePickerStyle(), unlike: plain.datePickerStyle(.field)),
  ]
}

@MainActor func multiDatePickerPairs() -> [DeclarationPair] {
  let days = Binding.constant([DateComponents(year: 2024, month: 6, day: 13)] as Set)
  let plain = MultiDatePicker("Days", selection: days)
  return [
    DeclarationPair("MultiDatePicker", plain, unlike: MultiDatePicker("Days", selection: .constant([]))),
    DeclarationPair(
      "label", MultiDatePicker(selection: days) { Text("Days") }.tint(.red), unlike: plain),
    DeclarationPair("range", MultiDatePicker("Days", selection: days, in: june..<nextDay), unlike: plain),
    DeclarationPair("range from", MultiDatePicker("Days", selection: days, in: nextDay...), unlike: plain),
    DeclarationPair("range up to", MultiDatePicker("Days", selection: days, in: ..<nextDay), unlike: plain),
  ]
}

@MainActor func colorPickerPairs() -> [DeclarationPair] {
  let color = Binding.constant(Color.red.opacity(0.5))
  let core = Binding.constant(CGColor(red: 0, green: 1, blue: 0, alpha: 0.5))
  let plain = ColorPicker("Color", selection: color)
  return [
    DeclarationPair(
      "opaque", ColorPicker("Color", selection: color, supportsOpacity: false), unlike: plain),
    DeclarationPair("label", ColorPicker(selection: color) { Image(systemName: "star") }, unlike: plain),
    DeclarationPair("CGColor", ColorPicker("Color", selection: core), unlike: plain),
    DeclarationPair(
      "CGColor, label", ColorPicker(selection: core, supportsOpacity: false) { Text("Color") }, unlike: plain),
  ]
}

@MainActor func progressPairs() -> [DeclarationPair] {
  let past = Date.distantPast...Date(timeIntervalSinceReferenceDate: 0)
  let half = Foundation.Progress(totalUnitCount: 2)
  half.completedUnitCount = 1
  let label = DefaultDateProgressLabel.self
  return [
    DeclarationPair("\(label)", ProgressView(timerInterval: past), unlike: ProgressView(value: 0)),
    DeclarationPair(
      "countsDown", ProgressView(timerInterval: past, countsDown: false),
      unlike: ProgressView(timerInterval: past)),
    DeclarationPair(
      "label", ProgressView(timerInterval: past) { Text("Tea") }, unlike: ProgressView(timerInterval: past)),
    DeclarationPair(
      "labels",
      ProgressView(timerInterval: past) {
        Text("Tea")
      } currentValueLabel: {
        Text("soon")
      }, unlike: ProgressView(timerInterval: past) { Text("Tea") }),
    DeclarationPair(
      "Progress", ProgressView(half), unlike: ProgressView(Foundation.Progress(totalUnitCount: 2))),
  ]
}

@MainActor func gaugePairs() -> [DeclarationPair] {
  let plain = Gauge(value: 0.5) {
    Text("Heat")
  } currentValueLabel: {
    Text("half")
  }
  return [
    DeclarationPair(
      "marks",
      Gauge(value: 0.5) {
        Text("Heat")
      } currentValueLabel: {
        Text("half")
      } markedValueLabels: {
        Text("low").tag(0.2)
      }, unlike: plain),
    DeclarationPair(
      "bounds and marks",
      Gauge(value: 0.5) {
        Text("Heat")
      } currentValueLabel: {
        Text("half")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      } markedValueLabels: {
        Text("low").tag(0.2)
      }, unlike: plain),
    DeclarationPair("linear", plain.gaugeStyle(.accessoryLinear), unlike: plain),
    DeclarationPair("capacity", plain.gaugeStyle(.accessoryLinearCapacity), unlike: plain),
    DeclarationPair(
      "tint", plain.gaugeStyle(AccessoryLinearGaugeStyle()).tint(heat),
      unlike: plain.gaugeStyle(AccessoryLinearCapacityGaugeStyle()).tint(heat)),
  ]
}

@MainActor func labelPairs() -> [DeclarationPair] {
  let label = Label("Rain", systemImage: "cloud.rain")
  let choices = Picker("Shape", selection: .constant(1)) {
    Image(systemName: "heart").tag(1)
    Image(systemName: "star").tag(2)
  }
  .pickerStyle(.palette)
  let effect: PaletteSelectionEffect = .symbolVariant(.fill)
  return [
    DeclarationPair("spacing", label.labelIconToTitleSpacing(40), unlike: label),
    DeclarationPair("icon width", label.labelReservedIconWidth(60), unlike: label),
    DeclarationPair(
      "read values",
      EnvironmentReader().labelIconToTitleSpacing(3).labelReservedIconWidth(4), unlike: EnvironmentReader()),
    DeclarationPair("symbol variant", choices.paletteSelectionEffect(effect), unlike: choices),
    DeclarationPair(
      "no effect", choices.paletteSelectionEffect(.custom), unlike: choices.paletteSelectionEffect(.automatic)
    ),
  ]
}

private struct EnvironmentReader: View {
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var width

  var body: some View { Text("\(spacing ?? 0) \(width ?? 0)") }
}
