import SwiftUI

struct SliderExample: View {
  @State private var value = 50.0

  var body: some View {
    Slider(value: $value, in: 0...100, step: 10) {
      Text("Value")
    } onEditingChanged: {
      report("editing \($0)")
    }
    .labelsHidden()
    .padding(.vertical, 20)
    .placed("slider")
    .reports("value", Int(value))
    .padding(40)
  }
}

struct StepperExample: View {
  @State private var count = 5

  var body: some View {
    Stepper("Count", value: $count, in: 0...6).labelsHidden().placed("stepper").reports("count", count)
  }
}

/// Three options, the first of which is selected, and a button after the picker.
struct PickerExample<Style: PickerStyle>: View {
  let style: Style
  @State private var option = "one"

  var body: some View {
    VStack(spacing: 40) {
      Picker("Option", selection: $option) {
        ForEach(["one", "two", "three"], id: \.self) { option in
          Text(option).placed(option)
        }
      }
      .pickerStyle(style)
      .labelsHidden()
      .placed("picker")
      .reports("option", option)
      EndButton()
    }
    .padding(40)
  }
}

/// May 1, 2024, and a button after the picker.
struct DateExample<Style: DatePickerStyle>: View {
  let style: Style
  @State private var date = Calendar.tested.date(
    from: DateComponents(year: 2024, month: 5, day: 1, hour: 12))!

  var body: some View {
    VStack(spacing: 40) {
      DatePicker("Date", selection: $date, displayedComponents: .date)
        .labelsHidden()
        .datePickerStyle(style)
        .placed("picker")
        .reports("date", text)
      EndButton()
    }
    .padding(20)
  }

  private var text: String {
    let parts = Calendar.tested.dateComponents([.year, .month, .day], from: date)
    return "\(parts.year ?? 0) \(parts.month ?? 0) \(parts.day ?? 0)"
  }
}

struct MultiDateExample: View {
  @State private var dates: Set<DateComponents> = []

  var body: some View {
    MultiDatePicker("Dates", selection: $dates).placed("picker").reports("count", dates.count).padding(20)
  }
}

struct ColorExample: View {
  @State private var color = Color(red: 1, green: 0, blue: 0)
  @Environment(\.self) private var environment

  var body: some View {
    VStack {
      ColorPicker("Color", selection: $color, supportsOpacity: false)
        .labelsHidden()
        .placed("well")
        .reports("color", text)
      Spacer()
      EndButton()
    }
    .padding(20)
  }

  private var text: String {
    let resolved = color.resolve(in: environment)
    return [resolved.red, resolved.green, resolved.blue].map { "\(Int(($0 * 255).rounded()))" }
      .joined(separator: " ")
  }
}
