import EaselDrawing
@testable import EaselPixels
import EaselRaster

/// Checks that frames do not depend on the number of threads and on damage.
enum FrameComparison {
  private static let width = 96
  private static let height = 64

  /// Renders the frames in their order with 1 to 3 threads with damage, and with 3 threads without. Each frame has the
  /// bytes of a frame that one thread paints whole. One rasterizer at a time holds memory.
  static func requireSameBytes(_ lists: some Collection<DisplayList>) {
    let lists = Array(lists)
    let expected = bytes(of: lists, threads: 1, tracksDamage: false, symbolBudget: 0)
    for (threads, tracksDamage) in [(1, true), (2, true), (3, true), (3, false)] {
      let found = bytes(of: lists, threads: threads, tracksDamage: tracksDamage)
      for number in lists.indices {
        require(
          found[number] == expected[number],
          "frame \(number) differs: \(threads) threads, damage \(tracksDamage)")
      }
    }
  }

  private static func bytes(
    of lists: [DisplayList], threads: Int, tracksDamage: Bool, symbolBudget: Int? = nil
  ) -> [[UInt8]] {
    let rasterizer = Rasterizer(threads: threads)
    rasterizer.tracksDamage = tracksDamage
    if let symbolBudget { rasterizer.symbolBudget = symbolBudget }
    let frame = Pixmap(width: width, height: height)
    return lists.map { list in
      _ = rasterizer.render(list, into: frame)
      return frame.packedBytes
    }
  }
}
