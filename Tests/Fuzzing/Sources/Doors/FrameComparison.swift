import EaselDrawing
@testable import EaselPixels
import EaselRaster

/// Checks that frames do not depend on the number of threads and on damage.
enum FrameComparison {
  private static let width = 96
  private static let height = 64

  /// Renders the frames in their order with 1 to 3 threads with damage, and with 3 threads without. Each frame has the
  /// bytes of a frame that one thread paints whole.
  static func requireSameBytes(_ lists: some Sequence<DisplayList>) {
    let reference = Rasterizer(threads: 1)
    reference.tracksDamage = false
    reference.symbolBudget = 0
    let subjects = [1, 2, 3, 3].map { Rasterizer(threads: $0) }
    subjects[3].tracksDamage = false
    let frames = subjects.map { _ in Pixmap(width: width, height: height) }
    let whole = Pixmap(width: width, height: height)
    for (number, list) in lists.enumerated() {
      _ = reference.render(list, into: whole)
      let expected = whole.packedBytes
      for (subject, frame) in zip(subjects, frames) {
        _ = subject.render(list, into: frame)
        require(
          frame.packedBytes == expected,
          "frame \(number) differs: \(subject.threads) threads, damage \(subject.tracksDamage)")
      }
    }
  }
}
