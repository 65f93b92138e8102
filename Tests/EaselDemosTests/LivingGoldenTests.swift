import EaselTestSupport
import SwiftUI
import Testing

@testable import EaselDemos

/// Demos that live, at several times, beside pictures that somebody looked at.
@MainActor @Suite struct LivingGoldenTests {
  struct Scene: Sendable, CustomTestStringConvertible {
    var name: String
    var variant = 1
    /// Where it is tapped after the first picture; nil for not at all.
    var tap: CGPoint?
    /// Seconds.
    var times: [Double]
    var tolerance = GoldenTolerance.curves

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
    Scene(name: "modifiers", variant: 4, tap: CGPoint(x: 215, y: 251), times: [0.3], tolerance: .text),
    Scene(name: "modifiers", variant: 5, times: [1], tolerance: .text),
  ]

  @Test(arguments: scenes)
  func demosLiveAsTheyDid(scene: Scene) async throws {
    let film = try DemoFilm(scene.name, variant: scene.variant)
    for time in scene.times {
      if time > 0, let tap = scene.tap, time == scene.times.first(where: { $0 > 0 }) {
        film.tap(tap.x, tap.y)
      }
      let picture = await film.settledPicture(at: time)
      #expect(picture.pixmap.width >= 400)
      let name = "\(scene.name)-\(scene.variant)-at-\(Int(time * 1000))ms"
      expectGolden(picture.pixmap, named: name, tolerance: scene.tolerance)
    }
  }
}
