import SwiftUI

/// Controls for dates, colors and choices.
extension DemoCatalogue {
  static let storyPickers = Demo(
    "story-pickers", "Pickers", "Pickers for dates, days, colors and choices in all styles.",
    size: CGSize(width: 390, height: 640), .fill, source: "PickersStory",
    variants: Demo.Variant("dates") { DatesStory() },
    Demo.Variant("calendars") { CalendarsStory() },
    Demo.Variant("several days") { SeveralDaysStory() },
    Demo.Variant("date wheels") { DateWheelsStory() },
    Demo.Variant("colors") { ColorsStory() },
    Demo.Variant("choices") { ChoicesStory() })
}

/// The morning of June 10, 2024.
private let morning = Date(timeIntervalSince1970: 1_718_000_000)

extension View {
  /// The calendar, the language and the time zone of the stories.
  fileprivate func inGreenwich(
    _ calendar: Calendar.Identifier = .gregorian, _ locale: String = "en_US"
  ) -> some View {
    environment(\.calendar, Calendar(identifier: calendar))
      .environment(\.locale, Locale(identifier: locale))
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
  }
}

/// Date pickers in the rows of a form.
struct DatesStory: View {
  @State private var date = morning

  var body: some View {
    Form {
      Section("Compact") {
        DatePicker("Starts", selection: $date)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        DatePicker("Disabled", selection: $date, displayedComponents: .date).disabled(true)
      }
      .datePickerStyle(.compact)
      Section("Fields") {
        DatePicker("Starts", selection: $date).datePickerStyle(.field)
        DatePicker("Ends", selection: $date, in: morning...).datePickerStyle(.stepperField)
        DatePicker("Beginn", selection: $date).datePickerStyle(.field).inGreenwich(.gregorian, "de_DE")
      }
    }
    .inGreenwich()
  }
}

/// The days of a month in two calendars.
struct CalendarsStory: View {
  @State private var date = morning

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        DatePicker("Starts", selection: $date, in: morning.addingTimeInterval(-432_000)...)
        Divider()
        DatePicker("Hebrew", selection: $date, displayedComponents: .date).inGreenwich(.hebrew, "he_IL")
          .environment(\.layoutDirection, .rightToLeft)
      }
      .datePickerStyle(.graphical)
      .padding()
    }
    .inGreenwich()
  }
}

/// Several selected days.
struct SeveralDaysStory: View {
  @State private var days: Set = [3, 4, 5, 14, 28].reduce(into: Set<DateComponents>()) { days, day in
    days.insert(DateComponents(year: 2024, month: 6, day: day))
  }

  var body: some View {
    VStack(alignment: .leading) {
      MultiDatePicker("Days off", selection: $days)
      Text("\(days.count) days off").foregroundStyle(.secondary)
      Spacer()
    }
    .padding()
    .inGreenwich()
  }
}

/// Wheels for a date, a time, and both.
struct DateWheelsStory: View {
  @State private var date = morning

  var body: some View {
    VStack {
      DatePicker("Date", selection: $date, displayedComponents: .date)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      DatePicker("Both", selection: $date)
    }
    .datePickerStyle(.wheel)
    .labelsHidden()
    .padding()
    .inGreenwich()
  }
}

/// Wells for colors.
struct ColorsStory: View {
  @State private var accent = Color.blue
  @State private var shade = Color.black.opacity(0.4)
  @State private var opaque = Color(red: 0.9, green: 0.5, blue: 0.2)

  var body: some View {
    Form {
      Section {
        ColorPicker("Accent", selection: $accent)
        ColorPicker("Shadow", selection: $shade)
        ColorPicker("Background", selection: $opaque, supportsOpacity: false)
        ColorPicker("Disabled", selection: $accent).disabled(true)
      }
      Section("Preview") {
        RoundedRectangle(cornerRadius: 12).fill(accent.gradient)
          .frame(height: 80)
          .padding()
          .background(opaque, in: .rect(cornerRadius: 16))
          .shadow(color: shade, radius: 6, y: 3)
      }
    }
  }
}

/// Pickers for a choice.
struct ChoicesStory: View {
  @State private var flavor: Int? = 1
  @State private var tool = "pencil"
  private let flavors = ["Vanilla", "Chocolate", "Strawberry"]
  private let tools = ["pencil", "scissors", "paintbrush", "ruler"]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      picker.pickerStyle(.menu)
      picker.pickerStyle(.segmented)
      picker.pickerStyle(.radioGroup)
      picker.pickerStyle(.inline)
      Picker("Tool", selection: $tool) {
        ForEach(tools, id: \.self) { Label($0.capitalized, systemImage: $0) }
      }
      .pickerStyle(.palette)
      picker.pickerStyle(.wheel).frame(height: 130).clipped()
    }
    .padding()
  }

  private var picker: some View {
    Picker("Flavor", selection: $flavor) {
      Text("None").tag(nil as Int?)
      ForEach(flavors.indices, id: \.self) { Text(flavors[$0]).tag($0) }
    }
  }
}
