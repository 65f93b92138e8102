import EaselPixels
import Foundation
import Testing

/// Expects the picture to be what `Goldens/NAME.png` beside the test's file shows.
///
/// When it is not, `NAME.actual.png` and `NAME.diff.png` are written to `goldens` in the build directory and the failure
/// says where. A missing golden is a failure too, unless `EASEL_RECORD_GOLDENS=1` is set: then it is written. To renew
/// one, look at the new picture, delete the old file and record.
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
    if let complaint = complaint(about: image, tolerance: tolerance) {
      Issue.record("golden \(name): \(complaint)", sourceLocation: sourceLocation)
    }
  }

  /// What is wrong with the picture; nil when it is as it should be or was recorded now.
  func complaint(about image: PixelImage, tolerance: GoldenTolerance) -> String? {
    do {
      guard FileManager.default.fileExists(atPath: path) else { return try missing(image) }
      let expected = try PixelImage.readPNG(from: path)
      guard let difference = PixelDifference(expected, image) else {
        return
          "is \(expected.width) x \(expected.height) pixels, the picture \(image.width) x \(image.height); "
          + "see \(try keep(image, as: "actual"))"
      }
      guard let excess = tolerance.excess(of: difference) else { return nil }
      let picture = PixelDifference.picture(expected, image)!
      return "\(excess); see \(try keep(image, as: "actual")) and \(try keep(picture, as: "diff"))"
    } catch {
      return "\(error)"
    }
  }

  private func missing(_ image: PixelImage) throws -> String? {
    guard isRecording else {
      return "\(path) is missing; the picture is \(try keep(image, as: "actual")), "
        + "EASEL_RECORD_GOLDENS=1 makes it the golden"
    }
    try createDirectory(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    try image.writePNG(to: path)
    print("recorded \(path)")
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
