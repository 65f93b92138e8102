import Foundation

/// A way to turn values into a format that can be stored and compared, such as views into images.
///
/// `pullback` makes a strategy for other values of one that exists:
///
/// ```swift
/// import EaselTesting
///
/// struct Measurement { var celsius: Double }
///
/// let rounded = Snapshotting<String, String>.lines.pullback { (measurement: Measurement) in
///   "\(Int(measurement.celsius.rounded())) degrees"
/// }
/// ```
public struct Snapshotting<Value, Format> {
  /// The extension of reference files, without a dot; nil for none.
  public var pathExtension: String?
  /// How results are stored and compared.
  public var diffing: Diffing<Format>
  /// Turns a value into the format.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy that delivers its results later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  /// Creates a strategy that delivers its results at once.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// A strategy for the values from which `transform` makes values of this one.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { [snapshot] value in
      snapshot(transform(value))
    }
  }

  /// As `pullback`, for a transformation that delivers its results later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { [snapshot] value in
      Async<Format>.delivering { callback in
        transform(value).start { result in
          switch result {
          case .success(let value): snapshot(value).start(callback)
          case .failure(let error): callback(.failure(error))
          }
        }
      }
    }
  }
}

/// A strategy whose values are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that stores values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
