import Foundation
import SwiftUI

struct Habit: Identifiable, Hashable, Codable {
  enum Category: String, CaseIterable, Codable, Identifiable {
    case health, mind, home, work

    var id: Self { self }
    var title: String { rawValue.capitalized }

    var symbol: String {
      switch self {
      case .health: return "heart.fill"
      case .mind: return "brain.head.profile"
      case .home: return "house.fill"
      case .work: return "briefcase.fill"
      }
    }

    var tint: Color {
      switch self {
      case .health: return .pink
      case .mind: return .purple
      case .home: return .orange
      case .work: return .blue
      }
    }
  }

  var id = UUID()
  var name: String
  var category: Category
  var goal = 5
  var completions: Set<Int> = []

  var progress: Double { min(1, Double(completions.count) / Double(max(goal, 1))) }
}

extension Habit {
  static let samples: [Habit] = [
    Habit(name: "Drink water", category: .health, goal: 7, completions: [0, 1, 2, 4]),
    Habit(name: "Read 20 pages", category: .mind, completions: [0, 1, 2, 3, 5]),
    Habit(name: "Water the plants", category: .home, goal: 2, completions: [3]),
    Habit(name: "Inbox zero", category: .work, completions: [0, 4]),
  ]
}

@MainActor
final class HabitStore: ObservableObject {
  @Published var habits: [Habit] = Habit.samples
  @Published var searchText = ""

  var grouped: [(category: Habit.Category, habits: [Habit])] {
    Dictionary(grouping: habits, by: \.category)
      .map { (category: $0.key, habits: $0.value.sorted { $0.name < $1.name }) }
      .sorted { $0.category.rawValue < $1.category.rawValue }
  }

  var overall: Double {
    guard !habits.isEmpty else { return 0 }
    return habits.map(\.progress).reduce(0, +) / Double(habits.count)
  }

  func add(_ habit: Habit) { habits.append(habit) }

  func toggle(_ day: Int, of habit: Habit) {
    guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
    if habits[index].completions.contains(day) {
      habits[index].completions.remove(day)
    } else {
      habits[index].completions.insert(day)
    }
  }

  func delete(at offsets: IndexSet, in category: Habit.Category) {
    let ids = offsets.map { offset in grouped.first { $0.category == category }!.habits[offset].id }
    habits.removeAll { ids.contains($0.id) }
  }
}
