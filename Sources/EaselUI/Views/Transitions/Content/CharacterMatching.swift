/// Finds the characters that two texts have in common.
enum CharacterMatching {
  /// The indices of the characters of the new text that the characters of the old one become; nil for those
  /// that disappear. Characters are matched by their distance from the decimal point, or from the end of a text
  /// without one. A prefix without digits is matched first.
  static func byPlace(_ old: [String], _ new: [String]) -> [Int?] {
    var matches = [Int?](repeating: nil, count: old.count)
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start], !old[start].isDigit {
      matches[start] = start
      start += 1
    }
    let shift = decimalPoint(of: new) - decimalPoint(of: old)
    for index in start..<old.count {
      let place = index + shift
      if place >= start, place < new.count, old[index] == new[place] { matches[index] = place }
    }
    return matches
  }

  private static func decimalPoint(of text: [String]) -> Int { text.lastIndex(of: ".") ?? text.count }

  /// The indices of the characters of the new text that the characters of the old one become, in the same
  /// order; nil for those that disappear. The start and the end that both have in common are matched, and
  /// between them the longest common subsequence.
  static func byOrder(_ old: [String], _ new: [String]) -> [Int?] {
    var matches = [Int?](repeating: nil, count: old.count)
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let end =
      (0..<shorter - start).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shorter - start
    for index in 0..<start { matches[index] = index }
    for index in 0..<end { matches[old.count - 1 - index] = new.count - 1 - index }
    let (first, second) = (start..<old.count - end, start..<new.count - end)
    // The effort grows with the product of the lengths.
    guard first.count <= limit, second.count <= limit else { return matches }
    for (index, place) in commonSubsequence(old[first], new[second]) { matches[index] = place }
    return matches
  }

  private static let limit = 256

  private static func commonSubsequence(
    _ old: ArraySlice<String>, _ new: ArraySlice<String>
  ) -> [(Int, Int)] {
    let width = new.count + 1
    // The length for the rest of both texts from each pair of places.
    var lengths = [Int](repeating: 0, count: (old.count + 1) * width)
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        let place = (row - old.startIndex) * width + column - new.startIndex
        lengths[place] =
          old[row] == new[column]
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (old.startIndex, new.startIndex)
    while row < old.endIndex, column < new.endIndex {
      let place = (row - old.startIndex) * width + column - new.startIndex
      if old[row] == new[column] {
        pairs.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[place + width] >= lengths[place + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}

extension String {
  fileprivate var isDigit: Bool { unicodeScalars.first?.properties.numericType != nil }
}
