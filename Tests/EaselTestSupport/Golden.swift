import EaselPixels
import Foundation
import Testing

/// Expects the picture to be what `Goldens/NAME.png` beside the test's file shows.
///
/// When it is not, the test fails and names `NAME.actual.png` and `NAME.diff.png`, which it writes to `goldens` in the
/// build directory. A missing golden is a failure too. With `EASEL_RECORD_GOLDENS=1` missing and differing goldens are
/// written instead, and `NAME.recorded.png` shows the old golden, the new one and the difference side by side.
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

/// The same for a pixmap as it is now.
public func expectGolden(
  _ pixmap: Pixmap, named name: String, tolerance: GoldenTolerance = .exact, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectGolden(
    PixelImage(copying: pixmap), named: name, tolerance: tolerance, filePath: filePath,
    sourceLocation: sourceLocation)
}

/// One golden picture and what is done about it.
struct Golden {
  var path: String
  var isRecording: Bool
  /// The folder for `NAME.actual.png` and `NAME.diff.png`.
  var failures: String

  private var name: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// `goldens` beside the test program, which lies in the build directory.
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

  /// Why the image does not pass; nil when it does or was recorded.
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

  /// Writes the image as the golden and prints where to look at what changed.
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
  /// Images side by side, aligned at the top, with a gap of 8 clear pixels.
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
  /// By what a difference is too large, in words; nil when it is within the tolerance.
  func excess(of difference: PixelDifference) -> String? {
    let share = difference.share(above: negligible)
    guard difference.maximum > maximum || share > self.share else { return nil }
    let place = difference.worst.map { " at (\($0.x), \($0.y))" } ?? ""
    return "largest difference \(difference.maximum)\(place), allowed \(maximum); "
      + "\(difference.count(above: negligible)) pixels (\(share * 100) %) differ by more than \(negligible), "
      + "allowed \(self.share * 100) %"
  }
}

/// How far a picture may be from its golden.
public struct GoldenTolerance: Sendable {
  /// No channel of any pixel may differ by more, 0...255.
  public var maximum: Int
  /// Channel differences up to this do not count, 0...255.
  public var negligible: Int
  /// The share of pixels that may differ by more than `negligible`, 0...1.
  public var share: Double

  public init(maximum: Int, negligible: Int = 0, share: Double = 1) {
    (self.maximum, self.negligible, self.share) = (maximum, negligible, share)
  }

  /// The same bytes.
  public static let exact = GoldenTolerance(maximum: 0)
  /// One rounding step anywhere: another order of the same arithmetic.
  public static let rounding = GoldenTolerance(maximum: 1)
  /// Rounding everywhere, and a little more on a few edge pixels: curves whose points come from libm, which may differ
  /// in the last bit between machines.
  public static let curves = GoldenTolerance(maximum: 16, negligible: 1, share: 0.002)
  /// Glyph edges of another FreeType or another version of a font: most edge pixels, by little.
  public static let text = GoldenTolerance(maximum: 96, negligible: 8, share: 0.01)
}

/// How far two pictures of the same size are apart, over the four premultiplied channels.
public struct PixelDifference: Equatable, Sendable {
  /// The largest difference of any channel, 0...255.
  public private(set) var maximum = 0
  /// The mean over pixels of each pixel's largest channel difference, 0...255.
  public private(set) var mean = 0.0
  /// `histogram[d]`: pixels whose largest channel difference is d.
  public private(set) var histogram = [Int](repeating: 0, count: 256)
  /// The first pixel in reading order with the largest difference.
  public private(set) var worst: (x: Int, y: Int)?

  /// nil when the sizes differ.
  public init?(_ first: PixelImage, _ second: PixelImage) {
    guard first.width == second.width, first.height == second.height else { return nil }
    var sum = 0
    for (index, (a, b)) in zip(first.pixels, second.pixels).enumerated() where a != b {
      let difference = PixelDifference.ofChannels(a, b)
      histogram[difference] += 1
      sum += difference
      if difference > maximum {
        maximum = difference
        worst = (index % first.width, index / first.width)
      }
    }
    histogram[0] = first.pixels.count - histogram.reduce(0, +)
    mean = Double(sum) / Double(first.pixels.count)
  }

  /// How many pixels differ by more than `limit` in some channel.
  public func count(above limit: Int) -> Int { histogram.dropFirst(max(0, limit + 1)).reduce(0, +) }

  /// The same as a share of all pixels, 0...1.
  public func share(above limit: Int) -> Double {
    Double(count(above: limit)) / Double(histogram.reduce(0, +))
  }

  /// The largest difference of the four channels of two pixels.
  public static func ofChannels(_ a: UInt32, _ b: UInt32) -> Int {
    stride(from: 0 as UInt32, to: 32, by: 8).map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
  }

  public static func == (lhs: PixelDifference, rhs: PixelDifference) -> Bool {
    lhs.histogram == rhs.histogram && lhs.worst?.x == rhs.worst?.x && lhs.worst?.y == rhs.worst?.y
  }
}

extension PixelDifference {
  /// A picture of the differences: the first picture in faint grey, differing pixels in red, brighter where they are
  /// farther apart, and never too dark to see.
  public static func picture(_ first: PixelImage, _ second: PixelImage) -> PixelImage? {
    guard first.width == second.width, first.height == second.height else { return nil }
    let pixels = zip(first.pixels, second.pixels).map { a, b -> UInt32 in
      guard a != b else {
        let gray = 192 + ((a >> 16 & 255) + (a >> 8 & 255) + (a & 255)) / 12
        return 0xff00_0000 | gray << 16 | gray << 8 | gray
      }
      return 0xff00_0000 | UInt32(min(255, 96 + ofChannels(a, b))) << 16
    }
    return PixelImage(width: first.width, height: first.height, pixels: pixels)
  }
}
