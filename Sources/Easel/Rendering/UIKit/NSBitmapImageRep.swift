import EaselPixels
import EaselUI
import Foundation

/// A bitmap as AppKit has it, for programs that write files by it.
///
/// ```swift
/// func save(_ image: CGImage, to url: URL) throws {
///   let bitmap = NSBitmapImageRep(cgImage: image)
///   try bitmap.representation(using: .jpeg, properties: [.compressionFactor: 0.9])?.write(to: url)
/// }
/// ```
///
/// Deviation: files are PNG and JPEG only.
public final class NSBitmapImageRep: Sendable {
  /// A format of files.
  public enum FileType: UInt, Sendable {
    /// The format JPEG.
    case jpeg = 3
    /// The format PNG.
    case png = 4
  }

  /// A property of a file.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// The name of the property.
    public let rawValue: String

    /// Creates a property from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The quality of a JPEG file: a number from 0 to 1; by default 0.8.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    /// Whether a PNG file is interlaced. It has no effect.
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
  }

  private let image: CGImage

  /// Creates a representation of a bitmap.
  public init(cgImage: CGImage) { image = cgImage }

  /// Creates a representation from the contents of a PNG or JPEG file. Nil, with a line on standard error, if they are of
  /// another format, damaged or too large.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data)?.bitmap else { return nil }
    self.init(cgImage: image)
  }

  /// The bitmap.
  public var cgImage: CGImage? { image }
  /// The width in pixels.
  public var pixelsWide: Int { image.width }
  /// The height in pixels.
  public var pixelsHigh: Int { image.height }
  /// The size in points: that in pixels.
  public var size: CGSize { CGSize(width: image.width, height: image.height) }

  /// Returns the bitmap as the contents of a file.
  ///
  /// - Parameters:
  ///   - storageType: The format. Transparent pixels of a JPEG file are composited over white.
  ///   - properties: Of the properties, only `compressionFactor` has an effect, on a JPEG file.
  public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    switch storageType {
    case .png: image.pngData()
    case .jpeg:
      image.jpegData(compressionQuality: NSBitmapImageRep.number(properties[.compressionFactor]) ?? 0.8)
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    (value as? CGFloat) ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }
}
