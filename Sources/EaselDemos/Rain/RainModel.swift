import SwiftUI

/// A column of characters that falls.
final class RainColumn: Identifiable {
  let id: Int
  /// 0 for the nearest column, 1 for the farthest.
  let depth: Double
  /// The share of the canvas's width at which it falls.
  let place: Double
  fileprivate(set) var characters: [Character] = []
  /// Points that it has fallen.
  fileprivate(set) var offset = 0.0
  fileprivate var isShrinking = false

  /// One below the other.
  var text: String { characters.map(String.init).joined(separator: "\n") }

  init(id: Int, depth: Double, place: Double) { (self.id, self.depth, self.place) = (id, depth, place) }
}

/// Columns of rain. It publishes nothing: the views are told by the date that they are made with.
final class RainModel: ObservableObject {
  /// The farthest first, as they are painted.
  private(set) var columns: [RainColumn] = []
  private let limit: Int
  private var lastGrowth = Date.distantPast
  private var random = SeededRandom(seed: 2021)

  /// The most characters of a column.
  static let length = 11
  static let letters = Array("アイウエオカキクケコサシスセソタチツテトナニヌネノ0123456789")

  init(limit: Int) { self.limit = limit }

  /// A tick: every column falls, grows or is eaten; one may be added when the last one is a while ago.
  func advance(to date: Date) {
    for column in columns { advance(column) }
    guard columns.count < limit, date.timeIntervalSince(lastGrowth) > 0.19 else { return }
    lastGrowth = date
    columns.append(RainColumn(id: columns.count, depth: random.fraction(), place: random.fraction()))
    columns.sort { $0.depth > $1.depth }
  }

  private func advance(_ column: RainColumn) {
    column.offset += 2 + (1 - column.depth) * 5
    if column.isShrinking {
      column.characters.removeFirst()
      guard column.characters.isEmpty else { return }
      (column.isShrinking, column.offset) = (false, 0)
    } else {
      column.characters.append(Self.letters[Int(random.fraction() * Double(Self.letters.count))])
      column.isShrinking = column.characters.count == Self.length
    }
  }
}
