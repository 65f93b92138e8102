/// The layout of a pixel's components: a `CGImageAlphaInfo` and a byte order.
///
/// ```swift
/// let info: CGBitmapInfo = [
///   CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue), .byteOrder32Little,
/// ]
/// ```
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a layout from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  /// The bits that select floating-point components.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xf00)
  /// Floating-point components. Not supported.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Components in the order of their names.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// Components in reverse order, in pixels of 16 bits. Not supported.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Components in reverse order, in pixels of 32 bits.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Components in the order of their names, in pixels of 16 bits. Not supported.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Components in the order of their names, in pixels of 32 bits.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
  }

  var byteOrder: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: rawValue & CGBitmapInfo.byteOrderMask.rawValue) ?? .orderMask
  }
}

/// The position of alpha in a pixel, and whether colors are premultiplied.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// Alpha after the colors, which are premultiplied.
  case premultipliedLast = 1
  /// Alpha before the colors, which are premultiplied.
  case premultipliedFirst = 2
  /// Alpha after the colors, which are straight.
  case last = 3
  /// Alpha before the colors, which are straight.
  case first = 4
  /// An unused byte after the colors.
  case noneSkipLast = 5
  /// An unused byte before the colors.
  case noneSkipFirst = 6
  /// Alpha without colors.
  case alphaOnly = 7
}

/// The byte order of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of the byte order.
  case orderMask = 0x7000
  /// Components in the order of their names.
  case orderDefault = 0
  /// Components in reverse order, in pixels of 16 bits. Not supported.
  case order16Little = 0x1000
  /// Components in reverse order, in pixels of 32 bits.
  case order32Little = 0x2000
  /// Components in the order of their names, in pixels of 16 bits. Not supported.
  case order16Big = 0x3000
  /// Components in the order of their names, in pixels of 32 bits.
  case order32Big = 0x4000
}
