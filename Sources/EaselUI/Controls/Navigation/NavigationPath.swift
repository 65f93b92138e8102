import Foundation

/// The values of the pages of a navigation stack, of any types.
///
/// ```swift
/// struct Browser: View {
///   @State private var path = NavigationPath()
///
///   var body: some View {
///     NavigationStack(path: $path) {
///       Button("Seven") { path.append(7) }
///         .navigationDestination(for: Int.self) { Text("\($0)") }
///     }
///   }
/// }
/// ```
public struct NavigationPath: Equatable {
  /// The values of a path that can be written to a file and read from it.
  ///
  /// ```swift
  /// let path = NavigationPath([1, 2])
  /// let data = try? path.codable.map { try JSONEncoder().encode($0) }
  /// ```
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [AnyHashable]

    fileprivate init(values: [AnyHashable]) { self.values = values }
  }

  var values: [AnyHashable]

  /// Creates an empty path.
  public init() { values = [] }

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates a path of values that can be coded.
  @_disfavoredOverload
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates the path that was coded.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }

  /// The path as a value that can be coded; `nil` if one of its values cannot.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// Adds a value to the end.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Adds a value that can be coded to the end.
  @_disfavoredOverload
  public mutating func append<V: Hashable & Codable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes values from the end, at most all of them.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

extension NavigationPath.CodableRepresentation {
  /// Reads the values. Fails if the type of a value is not known under its name or cannot be decoded.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var values: [AnyHashable] = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      let text = try container.decode(String.self)
      guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "unknown type \(name)")
      }
      values.append(try NavigationPath.CodableRepresentation.decode(type, text))
    }
    self.init(values: values.reversed())
  }

  /// Writes the values from the last to the first, each after the name of its type and as the text of its JSON.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values.reversed() {
      guard let base = value.base as? any Codable, let name = _mangledTypeName(type(of: value.base)) else {
        let context = EncodingError.Context(codingPath: [], debugDescription: "cannot be encoded")
        throw EncodingError.invalidValue(value.base, context)
      }
      try container.encode(name)
      try container.encode(String(decoding: JSONEncoder().encode(base), as: UTF8.self))
    }
  }

  private static func decode<T: Hashable & Codable>(_ type: T.Type, _ text: String) throws -> AnyHashable {
    AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8)))
  }
}
