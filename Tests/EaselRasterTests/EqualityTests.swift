import EaselDrawing
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

/// The promise that the design rests on: the same bytes for any number of threads, with and without damage.
@Suite struct EqualityTests {
  /// Lists per run; `EASEL_LISTS` asks for more.
  static let listCount = ProcessInfo.processInfo.environment["EASEL_LISTS"].flatMap { Int($0) } ?? 30

  @Test func randomListsGiveTheSameBytesForAnyThreadsAndDamage() {
    var seeds = SplitMix64(announcing: "random lists", seed: 2026)
    let rasterizers = (1...4).map { Rasterizer(threads: $0) }
    rasterizers[1].symbolBudget = 0
    rasterizers[2].symbolBudget = 60_000
    for _ in 0..<Self.listCount {
      let seed = seeds.next()
      if let complaint = Self.complaint(seed: seed, rasterizers) {
        Issue.record("list with seed \(seed): \(complaint)")
        return
      }
    }
    #expect(rasterizers.count == 4)
  }

  /// What is wrong with a list and its mutations, or nil.
  static func complaint(seed: UInt64, _ rasterizers: [Rasterizer]) -> String? {
    var random = RandomList(seed: seed)
    let (width, height) = (Int(random.size.width), Int(random.size.height))
    let frames = rasterizers.map { _ in Pixmap(width: width, height: height) }
    for step in 0..<3 {
      let list = random.list
      let whole = Pixmap(width: width, height: height)
      let fresh = Rasterizer(threads: 1)
      fresh.tracksDamage = false
      _ = fresh.render(list, into: whole)
      for (rasterizer, frame) in zip(rasterizers, frames) {
        if step == 0 { rasterizer.invalidate() }
        _ = rasterizer.render(list, into: frame)
        if let place = firstDifference(whole, frame) {
          return "step \(step), \(rasterizer.threads) threads differ at \(place.x), \(place.y)"
        }
      }
      random.mutate()
    }
    return nil
  }

  static func firstDifference(_ a: Pixmap, _ b: Pixmap) -> (x: Int, y: Int)? {
    for y in 0..<a.height {
      for x in 0..<a.width where a.pixels[y * a.stride + x] != b.pixels[y * b.stride + x] { return (x, y) }
    }
    return nil
  }
}
