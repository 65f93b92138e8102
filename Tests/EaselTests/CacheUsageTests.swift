import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import SwiftUI
import Testing

@testable import Easel

/// The list of caches that a window reports.
@Suite("Memory of caches")
@MainActor
struct CacheUsageTests {
  @Test("A window lists every cache once, and none exceeds its limit")
  func listsCaches() throws {
    let fixture = try SessionFixture(Text("text"))
    defer { fixture.stop() }
    try fixture.runUntil("a frame is drawn") { fixture.session.statistics.frameCount == 1 }
    let caches = fixture.session.cacheUsage
    let names = caches.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(
      Set(names).isSuperset(of: [
        "glyph masks", "symbols", "filtered layers", "gradient tables", "reduced images", "surfaces",
        "scratch memory", "frame plans",
        "asynchronous layers", "images of drawings", "texts", "glyph outlines",
        "color glyphs", "image files", "system symbols",
      ]))
    for cache in caches { #expect(cache.bytes >= 0 && cache.bytes <= cache.limit ?? .max, "\(cache.name)") }
    #expect(try #require(caches.first { $0.name == "glyph masks" }).bytes > 0)
  }

  @Test("Text and symbols at ever new scales keep the caches below their limits")
  func scalesText() throws {
    let rasterizer = Rasterizer(threads: 1)
    let host = ViewHost(GrowingText())
    host.size = CGSize(width: 120, height: 60)
    let pixels = Pixmap(width: 120, height: 60)
    var largest: [String: Int] = [:]
    for frame in 0..<3000 {
      let root = host.update(to: Date(timeIntervalSinceReferenceDate: Double(frame) / 60))
      _ = rasterizer.render(DisplayList(root: root, size: host.size, background: .white), into: pixels)
      guard frame.isMultiple(of: 50) else { continue }
      for cache in rasterizer.cacheUsage + ViewHost.sharedCacheUsage {
        largest[cache.name] = max(largest[cache.name] ?? 0, cache.bytes)
        #expect(cache.bytes <= cache.limit ?? .max, "\(cache.name)")
      }
    }
    #expect(try #require(largest["glyph masks"]) > 1 << 20)
    // Working memory follows the frame, which is small.
    #expect(try #require(largest["surfaces"]) < 1 << 20)
    #expect(try #require(largest["frame plans"]) < 4 << 20)
  }
}

/// A text and a symbol at another scale and size at each date.
private struct GrowingText: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      let growth = 1 + timeline.date.timeIntervalSinceReferenceDate / 50
      VStack {
        Text("Scale").scaleEffect(growth)
        Text("Size").font(.system(size: 6 * growth))
        Image(systemName: "star").scaleEffect(growth)
      }
    }
  }
}
