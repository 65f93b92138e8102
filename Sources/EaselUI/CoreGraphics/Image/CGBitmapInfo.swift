/// Where the components of a pixel are: a `CGImageAlphaInfo` and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  /// The bits that say whether components are floating-point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xf00)
  /// Components are floating-point numbers; there are no such bitmaps.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The order that components are named in.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// The reverse order, in pixels of 16 bits; there are no such bitmaps.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// The reverse order, in pixels of 32 bits.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// The order that components are named in, in pixels of 16 bits; there are no such bitmaps.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// The order that components are named in, in pixels of 32 bits.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
  }

  var byteOrder: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: rawValue & CGBitmapInfo.byteOrderMask.rawValue) ?? .orderMask
  }
}

/// Where the alpha of a pixel is, and whether its colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  /// There is room for it, which nobody reads.
  case noneSkipLast = 5
  case noneSkipFirst = 6
  /// There is nothing but alpha.
  case alphaOnly = 7
}

/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  case orderMask = 0x7000
  case orderDefault = 0
  case order16Little = 0x1000
  case order32Little = 0x2000
  case order16Big = 0x3000
  case order32Big = 0x4000
}
