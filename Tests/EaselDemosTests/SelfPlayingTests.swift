import EaselUI
import SwiftUI
import Testing

@testable import EaselDemos

/// Demos that play by themselves until they are touched.
@MainActor @Suite struct SelfPlayingTests {
  /// A demo with a point to press, in points.
  struct Scene: Sendable, CustomTestStringConvertible {
    var name: String
    var variant = 1
    var point: CGPoint

    var testDescription: String { "\(name) \(variant)" }
  }

  nonisolated static let scenes =
    (1...4).map { Scene(name: "tower", variant: $0, point: CGPoint(x: 200, y: 180)) }
    + (1...4).map { Scene(name: "polygon", variant: $0, point: CGPoint(x: 208, y: 447)) } + [
      Scene(name: "clock-shape", point: CGPoint(x: 340, y: 447)),
      Scene(name: "labels", point: CGPoint(x: 30, y: 200)),
      Scene(name: "modifiers", variant: 4, point: CGPoint(x: 215, y: 286)),
    ]

  @Test(arguments: scenes)
  func anUntouchedDemoPlays(scene: Scene) throws {
    let film = try DemoFilm(scene.name, variant: scene.variant)
    let dumps = [0.0, 1, 2.5, 4.5].map { film.fragment(at: $0).dump() }
    #expect(dumps[0] == dumps[1], "it plays before one has seen it")
    // Some demos are back at the start after two steps.
    #expect(dumps[2] != dumps[0] || dumps[3] != dumps[0])
    #expect(film.host.nextUpdate != nil)
  }

  @Test(arguments: scenes)
  func aTouchedDemoObeysTheUserOnly(scene: Scene) throws {
    let film = try DemoFilm(scene.name, variant: scene.variant)
    film.fragment(at: 2.3)
    film.tap(scene.point.x, scene.point.y)
    let settled = film.fragment(at: 30).dump()
    #expect(film.host.nextUpdate == nil)
    #expect(film.fragment(at: 40).dump() == settled)
  }

  /// The first Tab moves the focus to the first button, with one side.
  @Test func aKeyTouchesToo() throws {
    let film = try DemoFilm("polygon")
    for key in [KeyEquivalent.tab, .space] {
      for phase in [KeyPress.Phases.down, .up] {
        _ = film.host.handle(KeyPress(phase: phase, key: key, characters: "", modifiers: []))
      }
    }
    film.fragment(at: 20)
    #expect(film.host.nextUpdate == nil)
  }
}
