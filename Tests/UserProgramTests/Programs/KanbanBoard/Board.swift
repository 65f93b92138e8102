import SwiftUI

struct Card: Identifiable, Equatable {
  enum Priority: Int, Comparable, CaseIterable {
    case low, normal, high

    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    var color: Color {
      switch self {
      case .low: .green
      case .normal: .blue
      case .high: .red
      }
    }
  }

  let id: String
  var title: String
  var priority: Priority
  var assignee: String
}

struct Column: Identifiable {
  let id: String
  let tint: Color
  var cards: [Card]
}

@Observable
class Board {
  var columns: [Column] = [
    Column(
      id: "To Do", tint: .gray,
      cards: [
        Card(id: "K-1", title: "Write release notes", priority: .normal, assignee: "AL"),
        Card(id: "K-2", title: "Fix crash on launch", priority: .high, assignee: "BN"),
        Card(id: "K-3", title: "Rename the settings", priority: .low, assignee: "CK"),
      ]),
    Column(
      id: "Doing", tint: .orange,
      cards: [Card(id: "K-4", title: "Draw new app icon", priority: .normal, assignee: "DM")]),
    Column(
      id: "Done", tint: .green,
      cards: [Card(id: "K-5", title: "Update dependencies", priority: .low, assignee: "AL")]),
  ]
  var dragged: Card.ID?

  func move(_ id: Card.ID, by offset: Int) {
    guard let source = columns.firstIndex(where: { $0.cards.contains { $0.id == id } }) else { return }
    let target = min(max(source + offset, 0), columns.count - 1)
    guard target != source, let index = columns[source].cards.firstIndex(where: { $0.id == id }) else {
      return
    }
    let card = columns[source].cards.remove(at: index)
    columns[target].cards.append(card)
  }
}
