import Easel
import EaselDrawing
import EaselPixels
import EaselRaster
import EaselTestSupport
import EaselUI
import SwiftUI
import Testing

@testable import EaselDemos

/// Every variant of every demo some seconds after its beginning, light and dark, beside pictures that somebody looked at.
/// They are small: what they are about is which colours are where, and that the demo has gone on.
@MainActor @Suite struct SchemeGoldenTests {
  struct Scene: Sendable, CustomTestStringConvertible {
    var name: String
    /// From 1.
    var variant: Int
    /// Seconds.
    var time: Double

    var testDescription: String { "\(name) \(variant) at \(time) s" }
  }

  /// Demos that show the same for ever unless somebody does something.
  nonisolated private static let still: Set = [
    "canvas", "ellipse", "triangle", "triangle-shape", "arc", "border", "tower", "polygon", "clock-shape",
    "labels", "blend-modes", "filters", "scripts", "landscape", "drawings",
    "system-symbols",
  ]

  nonisolated static let scenes = DemoCatalogue.all.flatMap { demo in
    demo.variants.indices.flatMap { variant in
      let times = variant == 0 && !still.contains(demo.id) ? [1.5, 4.25] : [4.25]
      return times.map { Scene(name: demo.id, variant: variant + 1, time: $0) }
    }
  }

  /// Pixels of the longer side.
  private static let side: CGFloat = 160

  /// The picture at a time after the beginning, after all tenths of a second before.
  private func picture(of demo: Demo, _ scene: Scene, _ scheme: ColorScheme) -> Pixmap {
    let scale = Self.side / max(demo.size.width, demo.size.height)
    let host = ViewHost(demo.variants[scene.variant - 1].view())
    host.size = demo.size
    host.environment.colorScheme = scheme
    host.environment.displayScale = scale
    if !demo.isFunctionOfDate {
      for tenth in 0...Int(scene.time * 10) { _ = host.update(to: DemoPicture.date + Double(tenth) / 10) }
    }
    let list = DisplayList(
      root: host.update(to: DemoPicture.date + scene.time), size: demo.size, scale: scale,
      background: .window(in: scheme))
    let pixmap = Pixmap(
      width: Int((demo.size.width * scale).rounded()), height: Int((demo.size.height * scale).rounded()))
    _ = Rasterizer(threads: 1).render(list, into: pixmap)
    return pixmap
  }

  @Test(arguments: scenes, [ColorScheme.light, .dark])
  func demosLookAsTheyDid(scene: Scene, scheme: ColorScheme) throws {
    let demo = try #require(DemoCatalogue.demo(named: scene.name))
    let shown = picture(of: demo, scene, scheme)
    #expect(max(shown.width, shown.height) == Int(Self.side))
    let name = "small-\(scene.name)-\(scene.variant)-at-\(Int(scene.time * 1000))ms-\(scheme)"
    expectGolden(shown, named: name, tolerance: .text)
  }
}
