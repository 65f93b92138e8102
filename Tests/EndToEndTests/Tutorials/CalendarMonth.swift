import SwiftUI

struct CalendarMonthView: View {
  @State private var date = Date(timeIntervalSince1970: 1_718_000_000)
  @State private var dates: Set<DateComponents> = []
  private let calendar = Calendar(identifier: .gregorian)

  private var days: [Int?] {
    let first = calendar.date(from: calendar.dateComponents([.year, .month], from: date))!
    let offset = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: date)!.count
    return Array(repeating: nil, count: offset) + (1...count).map { $0 }
  }

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Button {
          move(-1)
        } label: {
          Image(systemName: "chevron.left")
        }
        Spacer()
        Text(date.formatted(.dateTime.month(.wide).year())).font(.headline)
        Spacer()
        Button {
          move(1)
        } label: {
          Image(systemName: "chevron.right")
        }
      }
      LazyVGrid(columns: Array(repeating: GridItem(), count: 7), spacing: 12) {
        ForEach(Array(calendar.veryShortWeekdaySymbols.enumerated()), id: \.offset) { _, symbol in
          Text(symbol).font(.caption).foregroundStyle(.secondary)
        }
        ForEach(Array(days.enumerated()), id: \.offset) { _, day in
          if let day {
            Text("\(day)")
              .frame(width: 34, height: 34)
              .background { if day == calendar.component(.day, from: date) { Circle().fill(.red) } }
          } else {
            Color.clear
          }
        }
      }
      DatePicker(
        "Start", selection: $date, in: Date(timeIntervalSince1970: 0)..., displayedComponents: [.date]
      )
      .datePickerStyle(.graphical)
    }
    .padding()
  }

  private func move(_ months: Int) {
    withAnimation { date = calendar.date(byAdding: .month, value: months, to: date) ?? date }
  }
}

#Preview { CalendarMonthView() }
