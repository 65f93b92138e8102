import SwiftUI

enum Activity: String, CaseIterable, Identifiable, Hashable {
  case move, exercise, stand

  var id: String { rawValue }

  var color: Color {
    switch self {
    case .move: Color(red: 0.98, green: 0.07, blue: 0.31)
    case .exercise: Color(red: 0.65, green: 1, blue: 0)
    case .stand: Color(red: 0, green: 1, blue: 0.96)
    }
  }

  var unit: String {
    switch self {
    case .move: "KCAL"
    case .exercise: "MIN"
    case .stand: "HRS"
    }
  }

  var goal: Double {
    switch self {
    case .move: 520
    case .exercise: 30
    case .stand: 12
    }
  }
}

struct Day: Identifiable, Hashable {
  let id: Int
  var values: [Activity: Double]

  var name: String { Calendar(identifier: .gregorian).veryShortStandaloneWeekdaySymbols[id % 7] }

  subscript(activity: Activity) -> Double {
    get { values[activity, default: 0] }
    set { values[activity] = newValue }
  }

  func progress(_ activity: Activity) -> Double { self[activity] / activity.goal }
}

@MainActor
final class WorkoutStore: ObservableObject {
  @Published var days: [Day]
  @Published var path = NavigationPath()

  init() {
    days = (0..<7).map { index in
      let factor = 0.45 + Double((index * 37) % 60) / 60
      return Day(
        id: index, values: [.move: 520 * factor, .exercise: 32 * factor * factor, .stand: 11 * factor])
    }
  }
}
