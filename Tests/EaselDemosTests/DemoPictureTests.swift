import Easel
import EaselDrawing
import EaselPixels
import EaselRaster
import EaselUI
import SwiftUI
import Testing

@testable import EaselDemos

/// Images of demos, compared with reviewed references.
@MainActor @Suite struct DemoPictureTests {
  nonisolated static let variants = DemoCatalogue.all.filter {
    demo in
    demo.id != "clock" && demo.isFunctionOfDate && demo.id != "thousand"
      && !DemoCatalogue.showpieces.contains { $0.id == demo.id }
  }.flatMap { demo in
    demo.variants.indices.map { (demo.id, $0 + 1) }
  }

  @Test(arguments: variants)
  func stills(name: String, variant: Int) throws {
    let picture = try DemoImage(name, variant: variant)
    #expect(picture.pixmap.width >= 300)
    let hasMarkdown = name == "drawings" && variant > 5 || name == "ellipse" && variant > 4
    let hasText = DemoCatalogue.showcase.contains { $0.id == name }
    let isRounded = name == "story-lists" && [1, 5].contains(variant)
    expectPicture(
      of: picture.pixmap, named: "\(name)-\(variant)",
      tolerance: hasMarkdown || hasText ? .text : isRounded ? .rounding : .exact)
  }

  @Test func clock() throws {
    let picture = try DemoImage("clock")
    #expect(picture.pixmap.width == 800)
    expectPicture(of: picture.pixmap, named: "clock", tolerance: .text)
  }

  @Test(arguments: 2...5)
  func allClocksShowTheSameAtAFullSecond(variant: Int) throws {
    let (first, other) = (try DemoImage("clock"), try DemoImage("clock", variant: variant))
    #expect(PixelImage(copying: first.pixmap).pixels == PixelImage(copying: other.pixmap).pixels)
  }
}

/// Images of animated demos at several times, compared with reviewed references.
@MainActor @Suite struct AnimationPictureTests {
  struct Scene: Sendable, CustomTestStringConvertible {
    var name: String
    var variant = 1
    /// The point tapped after the first frame, if any.
    var tap: CGPoint?
    /// The times of the images, in seconds after the start.
    var times: [Double]
    var tolerance = DemoTolerance.exact

    var testDescription: String { "\(name) \(variant)" }
  }

  nonisolated static let scenes = [
    Scene(name: "symbols", times: [0]),
    Scene(name: "symbols", variant: 2, times: [0]),
    Scene(name: "symbols", variant: 3, times: [0.125, 0.5], tolerance: .text),
    Scene(name: "rain", times: [2, 6], tolerance: .text),
    Scene(name: "rain", variant: 2, times: [6], tolerance: .text),
    Scene(name: "rain", variant: 3, times: [6], tolerance: .text),
    Scene(name: "thousand", times: [0, 1], tolerance: .text),
    Scene(name: "tower", tap: CGPoint(x: 200, y: 180), times: [0, 0.5, 1.1], tolerance: .text),
    Scene(name: "tower", variant: 2, tap: CGPoint(x: 200, y: 180), times: [0.5], tolerance: .text),
    Scene(name: "tower", variant: 3, tap: CGPoint(x: 200, y: 180), times: [0.5], tolerance: .text),
    Scene(name: "tower", variant: 4, tap: CGPoint(x: 200, y: 180), times: [0.5], tolerance: .text),
    Scene(name: "polygon", tap: CGPoint(x: 208, y: 447), times: [0, 0.4, 1.1], tolerance: .text),
    Scene(name: "polygon", variant: 2, tap: CGPoint(x: 178, y: 447), times: [0.4, 1.1], tolerance: .text),
    Scene(name: "polygon", variant: 3, tap: CGPoint(x: 208, y: 447), times: [0.5, 1.1], tolerance: .text),
    Scene(name: "polygon", variant: 4, tap: CGPoint(x: 208, y: 447), times: [0, 1.5, 3.1], tolerance: .text),
    Scene(name: "clock-shape", tap: CGPoint(x: 340, y: 447), times: [0, 5, 10.1], tolerance: .text),
    Scene(name: "flower", times: [0, 0.75, 6.5]),
    Scene(name: "flower", variant: 2, times: [0.75]),
    Scene(name: "flower", variant: 3, times: [0.75]),
    Scene(name: "labels", tap: CGPoint(x: 30, y: 200), times: [0, 0.7, 1.8], tolerance: .text),
    Scene(name: "card", times: [0, 0.6, 3.4], tolerance: .text),
    Scene(name: "follower", times: [0.4, 1.3]),
    Scene(name: "modifiers", times: [1.2], tolerance: .text),
    Scene(name: "modifiers", variant: 2, times: [0, 1]),
    Scene(name: "modifiers", variant: 3, times: [1.5], tolerance: .text),
    Scene(name: "modifiers", variant: 4, tap: CGPoint(x: 215, y: 286), times: [0.3], tolerance: .text),
    Scene(name: "modifiers", variant: 5, times: [1], tolerance: .text),
  ]

  @Test(arguments: scenes)
  func animations(scene: Scene) async throws {
    let film = try DemoFilm(scene.name, variant: scene.variant)
    for time in scene.times {
      if time > 0, let tap = scene.tap, time == scene.times.first(where: { $0 > 0 }) {
        film.tap(tap.x, tap.y)
      }
      let picture = await film.settledPicture(at: time)
      #expect(picture.pixmap.width >= 400)
      let name = "\(scene.name)-\(scene.variant)-at-\(Int(time * 1000))ms"
      expectPicture(of: picture.pixmap, named: name, tolerance: scene.tolerance)
    }
  }
}

/// Every variant of every demo some seconds after the start, in the light and the dark color scheme, compared
/// with reviewed references. The images are small: they test where which colors are and that the animation
/// has advanced.
@MainActor @Suite struct SchemePictureTests {
  struct Scene: Sendable, CustomTestStringConvertible {
    var name: String
    /// The variant, counted from 1.
    var variant: Int
    /// The time in seconds after the start.
    var time: Double

    var testDescription: String { "\(name) \(variant) at \(time) s" }
  }

  /// Demos that do not change without input.
  nonisolated private static let still: Set = [
    "canvas", "ellipse", "triangle", "triangle-shape", "arc", "border", "blend-modes", "filters", "scripts",
    "drawings", "system-symbols",
  ]

  nonisolated static let scenes = DemoCatalogue.all.flatMap { demo in
    demo.variants.indices.flatMap { variant in
      let times = variant == 0 && !still.contains(demo.id) ? [1.5, 4.25] : [4.25]
      return times.map { Scene(name: demo.id, variant: variant + 1, time: $0) }
    }
  }

  /// The length of the longer side in pixels.
  private static let side: CGFloat = 160

  /// Returns the drawing some seconds after the start, after frames for every tenth of a second before.
  private func displayList(of demo: Demo, _ scene: Scene, _ scheme: ColorScheme) -> DisplayList {
    let scale = Self.side / max(demo.size.width, demo.size.height)
    let host = ViewHost(demo.variants[scene.variant - 1].view())
    host.size = demo.size
    host.environment.colorScheme = scheme
    host.environment.displayScale = scale
    if !demo.isFunctionOfDate {
      for tenth in 0...Int(scene.time * 10) { _ = host.update(to: DemoImage.date + Double(tenth) / 10) }
    }
    return DisplayList(
      root: host.update(to: DemoImage.date + scene.time), size: demo.size, scale: scale,
      background: .window(in: scheme))
  }

  @Test(arguments: scenes, [ColorScheme.light, .dark])
  func schemes(scene: Scene, scheme: ColorScheme) throws {
    let demo = try #require(DemoCatalogue.demo(named: scene.name))
    let list = displayList(of: demo, scene, scheme)
    let shown = Pixmap(
      width: Int((demo.size.width * list.scale).rounded()),
      height: Int((demo.size.height * list.scale).rounded()))
    _ = Rasterizer(threads: 1).render(list, into: shown)
    #expect(max(shown.width, shown.height) == Int(Self.side))
    let name = "\(scene.name)-\(scene.variant)-at-\(Int(scene.time * 1000))ms-\(scheme)"
    // The pad differs from its references on 17 pixels, by up to 10.
    let isExact = !list.root.dump().contains("glyphs ") && scene.name != "drawing-pad"
    expectPicture(of: shown, named: name, tolerance: isExact ? .exact : .text)
  }
}
