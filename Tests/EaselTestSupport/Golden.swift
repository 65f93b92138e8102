import EaselPixels
import Foundation
@_exported import PixelComparison
import Testing

/// Expects an image to equal the golden image `Goldens/NAME.png` beside the test's source file.
///
/// On a mismatch the test fails, and `NAME.actual.png` and `NAME.diff.png` are written to `goldens` in the
/// build directory. A missing golden image is a failure as well. With `EASEL_RECORD_GOLDENS=1` missing and
/// differing golden images are written instead, and `NAME.recorded.png` shows the old one, the new one and
/// the difference side by side.
///
/// - Parameters:
///   - image: The image to check.
///   - name: The file name of the golden image without the extension.
///   - tolerance: The differences that are allowed; none by default.
///   - filePath: The source file whose folder holds `Goldens`.
///   - sourceLocation: The location that a failure is reported at.
public func expectGolden(
  _ image: PixelImage, named name: String, tolerance: GoldenTolerance = .exact, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = Golden(
    path: URL(fileURLWithPath: filePath).deletingLastPathComponent().path + "/Goldens/\(name).png",
    isRecording: ProcessInfo.processInfo.environment["EASEL_RECORD_GOLDENS"] == "1",
    failures: Golden.failureDirectory)
  golden.expect(image, tolerance: tolerance, sourceLocation: sourceLocation)
}

/// Expects the current pixels of a pixmap to equal the golden image `Goldens/NAME.png` beside the test's
/// source file.
public func expectGolden(
  _ pixmap: Pixmap, named name: String, tolerance: GoldenTolerance = .exact, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectGolden(
    PixelImage(copying: pixmap), named: name, tolerance: tolerance, filePath: filePath,
    sourceLocation: sourceLocation)
}

/// A golden image file and the comparison with it.
struct Golden {
  var path: String
  var isRecording: Bool
  /// The folder that `NAME.actual.png` and `NAME.diff.png` are written to.
  var failures: String

  private var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// The folder `goldens` beside the test program, in the build directory.
  static var failureDirectory: String {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "./tests"
    return URL(fileURLWithPath: program).deletingLastPathComponent().path + "/goldens"
  }

  func expect(
    _ image: PixelImage, tolerance: GoldenTolerance, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let failure = failure(of: image, tolerance: tolerance) {
      Issue.record("golden \(name): \(failure)", sourceLocation: sourceLocation)
    }
  }

  /// The reason why the image fails, or nil when it passes or was recorded.
  func failure(of image: PixelImage, tolerance: GoldenTolerance) -> String? {
    do {
      guard FileManager.default.fileExists(atPath: path) else { return try missing(image) }
      let expected = try PixelImage.readPNG(from: path)
      guard let reason = reason(against: expected, image, tolerance) else { return nil }
      if isRecording { return try record(image, over: expected) }
      let difference = try PixelDifference.picture(expected, image).map { " and \(try keep($0, as: "diff"))" }
      return "\(reason); see \(try keep(image, as: "actual"))\(difference ?? "")"
    } catch {
      return "\(error)"
    }
  }

  private func reason(against expected: PixelImage, _ image: PixelImage, _ tolerance: GoldenTolerance)
    -> String?
  {
    guard let difference = PixelDifference(expected, image) else {
      return "is \(expected.width) x \(expected.height) pixels, the image \(image.width) x \(image.height)"
    }
    return tolerance.excess(of: difference)
  }

  private func missing(_ image: PixelImage) throws -> String? {
    guard isRecording else {
      return "\(path) is missing; the image is \(try keep(image, as: "actual")), "
        + "EASEL_RECORD_GOLDENS=1 makes it the golden"
    }
    return try record(image, over: nil)
  }

  /// Writes the image as the golden image and prints the path of the comparison image.
  private func record(_ image: PixelImage, over old: PixelImage?) throws -> String? {
    try createDirectory(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    try image.writePNG(to: path)
    let images = [old, image, old.flatMap { PixelDifference.picture($0, image) }].compactMap { $0 }
    print("recorded \(path); old, new, difference: \(try keep(.row(of: images), as: "recorded"))")
    return nil
  }

  private func keep(_ image: PixelImage, as kind: String) throws -> String {
    try createDirectory(failures)
    let file = "\(failures)/\(name).\(kind).png"
    try image.writePNG(to: file)
    return file
  }

  private func createDirectory(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }
}

extension PixelImage {
  /// Returns the images side by side, aligned at the top, with gaps of 8 clear pixels.
  static func row(of images: [PixelImage]) -> PixelImage {
    let gap = 8
    let width = images.reduce(gap * (images.count - 1)) { $0 + $1.width }
    let height = images.map(\.height).max() ?? 0
    var pixels = [UInt32](repeating: 0, count: width * height)
    var x = 0
    for image in images {
      for y in 0..<image.height {
        pixels.replaceSubrange(
          y * width + x..<y * width + x + image.width,
          with: image.pixels[y * image.width..<(y + 1) * image.width])
      }
      x += image.width + gap
    }
    return PixelImage(width: width, height: height, pixels: pixels)!
  }
}

extension GoldenTolerance {
  /// Describes how a difference exceeds the tolerance; nil if it does not.
  func excess(of difference: PixelDifference) -> String? {
    let share = difference.share(above: negligible)
    guard difference.maximum > maximum || share > self.share else { return nil }
    let place = difference.worst.map { " at (\($0.x), \($0.y))" } ?? ""
    return "largest difference \(difference.maximum)\(place), allowed \(maximum); "
      + "\(difference.count(above: negligible)) pixels (\(share * 100) %) differ by more than \(negligible), "
      + "allowed \(self.share * 100) %"
  }
}

/// The differences that are allowed between an image and its golden image.
public struct GoldenTolerance: Sendable {
  /// The largest difference allowed in any channel of any pixel, 0...255.
  public var maximum: Int
  /// Channel differences up to this value are ignored, 0...255.
  public var negligible: Int
  /// The largest share of pixels that may differ by more than `negligible`, 0...1.
  public var share: Double

  /// Creates a tolerance. By default it limits the largest difference alone.
  public init(maximum: Int, negligible: Int = 0, share: Double = 1) {
    (self.maximum, self.negligible, self.share) = (maximum, negligible, share)
  }

  /// Requires identical pixels.
  public static let exact = GoldenTolerance(maximum: 0)
  /// Allows one rounding step anywhere, for the same arithmetic in another order.
  public static let rounding = GoldenTolerance(maximum: 1)
  /// Allows rounding everywhere and up to 16 on a few edge pixels: the points of curves are computed with
  /// libm, which may differ in the last bit between machines.
  public static let curves = GoldenTolerance(maximum: 16, negligible: 1, share: 0.002)
  /// Allows small differences on most glyph edges, for other versions of FreeType or of a font.
  public static let text = GoldenTolerance(maximum: 96, negligible: 8, share: 0.01)
}
