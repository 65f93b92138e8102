import Foundation

// CoreGraphics takes some of its arguments in types of CoreFoundation. They are those of Swift here, so that what users
// write (`colors as CFArray`, `data as CFData`) compiles. A file that imports CoreFoundation as well must say which of
// the two it means.

/// A name or another text.
public typealias CFString = String
/// A list of anything.
public typealias CFArray = [Any]
/// A table of anything by name.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes.
public typealias CFData = Data
/// The place of a file.
public typealias CFURL = URL

/// Seconds.
public typealias CFTimeInterval = Double

/// The present moment of the clock that runs evenly: seconds since the system was started. Changes of the date and time
/// of day do not move it.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

// As references of CoreFoundation, these are the same when they are the same object.

extension CGContext: Hashable {
  public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGGradient: Hashable {
  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGImage: Hashable {
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGDataProvider: Hashable {
  public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What programs should know about their use of CoreGraphics: one line on standard error, the first time.
enum CoreGraphicsLog {
  /// Beyond so many different lines nothing is written.
  private static let limit = 256

  private static let known = LockedValue<Set<String>>([])

  /// Writes a line unless it was written before; true when it did.
  @discardableResult
  static func report(_ message: String) -> Bool {
    let isNew = known.withLock { $0.count < limit && $0.insert(message).inserted }
    if isNew { FileHandle.standardError.write(Data("easel: \(message)\n".utf8)) }
    return isNew
  }

  /// True when the line was written.
  static func hasReported(_ message: String) -> Bool { known.withLock { $0.contains(message) } }
}
