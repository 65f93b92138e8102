import ArgumentParser
import Foundation

/// A size on the command line: `800x600`, in points.
struct PixelSize: ExpressibleByArgument {
  let width: CGFloat
  let height: CGFloat

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...16384).contains(width),
      (1...16384).contains(height)
    else { return nil }
    self.width = width
    self.height = height
  }

  var size: CGSize { CGSize(width: width, height: height) }
}

/// A range of frame numbers on the command line: `0..<120`.
struct FrameRange: ExpressibleByArgument {
  let range: Range<Int>

  init?(argument: String) {
    let parts = argument.components(separatedBy: "..<").map { Int($0) }
    guard parts.count == 2, let low = parts[0], let high = parts[1], low >= 0, low < high else { return nil }
    range = low..<high
  }
}
