import Foundation

/// How values of a format are stored in a file and compared.
///
/// ```swift
/// import EaselTesting
/// import Foundation
///
/// let numbers = Diffing<Int>(
///   toData: { Data("\($0)".utf8) },
///   fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 },
///   diff: { $0 == $1 ? nil : ("\($0) is not \($1)", []) })
/// ```
public struct Diffing<Value> {
  /// Returns the contents of the file of a value.
  public var toData: (Value) -> Data { didSet { encode = toData } }
  /// Returns the value of a file's contents.
  public var fromData: (Data) -> Value { didSet { decode = fromData } }
  /// Compares a reference with a result: nil if they are equal, or else a description of the difference and files that
  /// show it.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// As `toData`, but throws if the value cannot be stored.
  var encode: (Value) throws -> Data
  /// As `fromData`, but throws if the contents are damaged.
  var decode: (Data) throws -> Value

  /// Creates a way to store and compare values.
  ///
  /// - Parameters:
  ///   - toData: Returns the contents of the file of a value.
  ///   - fromData: Returns the value of a file's contents.
  ///   - diff: Returns nil for equal values, or else a description of the difference and files that show it. The first
  ///     argument is the reference.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
    (encode, decode) = (toData, fromData)
  }
}

/// A file that shows a failure: its contents, and its name with an extension.
///
/// XCTest has a class of this name on Apple's platforms; on Linux it has none.
public struct XCTAttachment: Sendable {
  /// The name with an extension, such as `difference.png`.
  public var name: String?
  /// The contents.
  public var data: Data

  /// Creates an attachment of file contents. The type identifier is ignored.
  public init(data: Data, uniformTypeIdentifier: String? = nil) { self.data = data }

  init(_ name: String, _ data: Data) { (self.name, self.data) = (name, data) }
}
