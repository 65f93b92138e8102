import Foundation

/// The parameters of a request, decoded.
struct Parameters {
  private let values: [String: String]

  /// Creates parameters from the query of an address, as forms send it: with plus signs for spaces.
  init(query: String, names: Set<String>) throws(CardError) {
    var pairs: [(name: String, value: String)] = []
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = parts.map { $0.replacing("+", with: " ").removingPercentEncoding }
      guard let name = decoded[0], let value = decoded.count > 1 ? decoded[1] : "" else {
        throw CardError("the address contains a percent sign that begins no encoded text: \(pair.prefix(40))")
      }
      pairs.append((name, value))
    }
    try self.init(pairs, names: names)
  }

  /// Creates parameters from names and values. Throws for names that are not in `names` or occur twice, because a
  /// misspelled parameter would have no effect without a notice.
  init(_ pairs: [(name: String, value: String)], names: Set<String>) throws(CardError) {
    var values: [String: String] = [:]
    for (name, value) in pairs {
      guard names.contains(name) else {
        throw CardError(
          "\(name.prefix(40)) is not a parameter; there are \(names.sorted().joined(separator: ", "))")
      }
      guard values.updateValue(value, forKey: name) == nil else { throw CardError("\(name) occurs twice") }
    }
    self.values = values
  }

  /// The text of a parameter; nil if it is missing or empty. Throws if it has more Unicode scalars than `limit`.
  func text(_ name: String, limit: Int) throws(CardError) -> String? {
    guard let value = values[name], !value.isEmpty else { return nil }
    let count = value.unicodeScalars.count
    guard count <= limit else {
      throw CardError("\(name) has \(count) characters; at most \(limit) are allowed")
    }
    return value
  }

  /// The parts of a parameter between commas, without spaces around them and without empty ones. Throws if there are more
  /// than `limit`.
  func list(_ name: String, limit: Int) throws(CardError) -> [String] {
    let parts = (values[name] ?? "").split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    guard parts.count <= limit else {
      throw CardError("\(name) has \(parts.count) entries; at most \(limit) are allowed")
    }
    return parts
  }

  /// The value of a parameter with few values; nil if it is missing. Throws an error that lists the values.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(_ name: String) throws(CardError) -> Choice? {
    guard let value = values[name] else { return nil }
    guard let choice = Choice(rawValue: value) else {
      throw CardError("\(name) must be \(Choice.allCases.map(\.rawValue).joined(separator: " or "))")
    }
    return choice
  }

  /// The integer of a parameter; nil if it is missing. Throws if it is not in `range`.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(CardError) -> Int? {
    guard let value = values[name] else { return nil }
    guard let number = Int(value), range.contains(number) else {
      throw CardError("\(name) must be an integer from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
