import Foundation
import SwiftUI

struct Expense: Identifiable, Hashable, Codable {
  let id: UUID
  var title: String
  var amount: Decimal
  var category: Category
  var date: Date

  init(_ title: String, _ amount: Decimal, _ category: Category, day: Int) {
    id = UUID()
    (self.title, self.amount, self.category) = (title, amount, category)
    date = Calendar.current.date(from: DateComponents(year: 2025, month: 3, day: day)) ?? .distantPast
  }

  enum Category: String, CaseIterable, Codable, Identifiable {
    case food = "Food"
    case home = "Home"
    case transport = "Transport"
    case fun = "Fun"

    var id: Self { self }

    var icon: Image {
      switch self {
      case .food: Image(systemName: "cart.fill")
      case .home: Image(systemName: "house.fill")
      case .transport: Image(systemName: "tram.fill")
      case .fun: Image(systemName: "gamecontroller.fill")
      }
    }

    var color: Color {
      [Color.orange, .blue, .green, .purple][Self.allCases.firstIndex(of: self)!]
    }
  }
}

extension Array where Element == Expense {
  var total: Decimal { reduce(0) { $0 + $1.amount } }
}

@MainActor
@Observable
final class Budget {
  var limit: Decimal = 1_800
  var expenses: [Expense] = [
    Expense("Rent", 950, .home, day: 1), Expense("Groceries", 62.35, .food, day: 3),
    Expense("Monthly ticket", 49, .transport, day: 1), Expense("Cinema", 23.8, .fun, day: 8),
    Expense("Market", 31.2, .food, day: 9), Expense("Lamp", 89.99, .home, day: 12),
  ]

  var spent: Decimal { expenses.total }
  var remaining: Decimal { limit - spent }
  var share: Double { NSDecimalNumber(decimal: spent / limit).doubleValue }

  func total(of category: Expense.Category) -> Decimal {
    expenses.filter { $0.category == category }.total
  }

  var days: [(day: Date, expenses: [Expense])] {
    Dictionary(grouping: expenses) { Calendar.current.startOfDay(for: $0.date) }
      .sorted { $0.key > $1.key }
      .map { (day: $0.key, expenses: $0.value) }
  }
}
