import Foundation

// CoreGraphics declares some arguments with CoreFoundation types. These are aliases of Swift types, so that
// source code such as `colors as CFArray` compiles. A file that also imports CoreFoundation must qualify
// these names.

/// A string, for example the name of a color space.
public typealias CFString = String
/// An array of any values.
public typealias CFArray = [Any]
/// A dictionary of any values.
public typealias CFDictionary = [AnyHashable: Any]
/// A buffer of bytes.
public typealias CFData = Data
/// A buffer of bytes that grows.
public typealias CFMutableData = NSMutableData
/// The location of a file.
public typealias CFURL = URL

/// A number of seconds.
public typealias CFTimeInterval = Double

/// Returns the seconds since the system started. The clock is monotonic: changes of
/// the date do not affect it.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

// Reference types of CoreFoundation are equal if they are the same object.

extension CGContext: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGGradient: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGImage: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGDataProvider: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGLayer: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGLayer, rhs: CGLayer) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGFunction: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGFunction, rhs: CGFunction) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGShading: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGShading, rhs: CGShading) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPattern: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
