import EaselDrawing
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

/// The central guarantee: the same bytes for any number of threads, with and without damage tracking.
@Suite struct EqualityTests {
  /// The number of lists per run; set `EASEL_LISTS` for more.
  static let listCount = ProcessInfo.processInfo.environment["EASEL_LISTS"].flatMap { Int($0) } ?? 30

  @Test func randomListsGiveTheSameBytesForAnyThreadsAndDamage() async {
    await expectSameBytes(hasAllPaints: false)
  }

  @Test func randomListsWithMeshesAndMaterialsGiveTheSameBytes() async {
    await expectSameBytes(hasAllPaints: true)
  }

  private func expectSameBytes(hasAllPaints: Bool) async {
    var seeds = SplitMix64(announcing: "random lists", seed: 2026)
    let queue = SeedQueue((0..<Self.listCount).map { _ in seeds.next() })
    let clock = ContinuousClock()
    let start = clock.now
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
        group.addTask { Self.compareLists(of: queue, hasAllPaints: hasAllPaints) }
      }
    }
    let seconds = (clock.now - start) / .seconds(1)
    print(
      "random lists: \(queue.takenCount) in \(Int(seconds)) s, \(Double(queue.takenCount) / seconds) a second"
    )
    #expect(queue.takenCount == Self.listCount)
  }

  /// Compares lists from the queue until it is empty or a list fails.
  private static func compareLists(of queue: SeedQueue, hasAllPaints: Bool) {
    let subjects = (1...4).map { Rasterizer(threads: $0) }
    subjects[1].symbolBudget = 0
    subjects[2].symbolBudget = 60_000
    while let seed = queue.next() {
      if let complaint = complaint(seed: seed, hasAllPaints: hasAllPaints, subjects) {
        Issue.record("list with seed \(seed): \(complaint)")
        return queue.stop()
      }
    }
  }

  /// Describes the first difference for a list and its mutations; nil if there is none.
  private static func complaint(seed: UInt64, hasAllPaints: Bool, _ rasterizers: [Rasterizer]) -> String? {
    var random = RandomList(seed: seed, hasAllPaints: hasAllPaints)
    let (width, height) = (Int(random.size.width), Int(random.size.height))
    let frames = rasterizers.map { _ in Pixmap(width: width, height: height) }
    let whole = Pixmap(width: width, height: height)
    let reference = reference()
    for step in 0..<3 {
      let list = random.list
      _ = reference.render(list, into: whole)
      for (rasterizer, frame) in zip(rasterizers, frames) {
        if step == 0 { rasterizer.invalidate() }
        // The former pixels of what is painted do not matter.
        _ = rasterizer.render(list, into: frame) { bands in
          for rect in bands.joined() { frame.fill(0x8012_3456, in: rect) }
        }
        if let place = firstDifference(whole, frame) {
          return "step \(step), \(rasterizer.threads) threads differ at \(place.x), \(place.y)"
        }
      }
      random.mutate()
    }
    return nil
  }

  /// A rasterizer that paints every frame whole on one thread.
  private static func reference() -> Rasterizer {
    let reference = Rasterizer(threads: 1)
    reference.tracksDamage = false
    reference.symbolBudget = 0
    return reference
  }

  static func firstDifference(_ a: Pixmap, _ b: Pixmap) -> (x: Int, y: Int)? {
    for y in 0..<a.height {
      let (left, right) = (a.pixels + y * a.stride, b.pixels + y * b.stride)
      guard memcmp(left, right, a.width * 4) != 0 else { continue }
      return (0..<a.width).first { left[$0] != right[$0] }.map { ($0, y) }
    }
    return nil
  }
}
