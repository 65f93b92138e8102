import EaselTesting
import SwiftUI
import XCTest

/// Tests of XCTest as people have them for other platforms; only the import of the library differs.
final class BadgeTests: XCTestCase {
  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
  }

  @MainActor func testBadge() {
    assertSnapshot(of: Badge(count: 3), as: .image)
  }

  @MainActor func testBadgeInLayouts() {
    assertSnapshot(of: Badge(count: 3), as: .image(layout: .fixed(width: 60, height: 40)), named: "fixed")
    assertSnapshot(
      of: Badge(count: 3), as: .image(precision: 0.99, perceptualPrecision: 0.98, layout: .sizeThatFits),
      named: "fits")
    assertSnapshot(
      of: Badge(count: 3).ignoresSafeArea(), as: .image(layout: .device(config: .iPhoneSe)), named: "device")
  }

  @MainActor func testBadgeWithTraits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    assertSnapshot(of: Badge(count: 3), as: .image(layout: .fixed(width: 60, height: 40), traits: dark))
    assertSnapshot(of: Badge(count: 3), as: .image(traits: .init(displayScale: 2)))
  }

  func testStructure() {
    struct Planet { var name: String, moons: [String], mass: Double? }
    let planet = Planet(name: "Mars", moons: ["Phobos", "Deimos"], mass: nil)
    assertSnapshot(of: planet, as: .dump)
    assertSnapshot(of: ["b": 2, "a": 1], as: .json, named: "json")
    assertSnapshot(of: "one\ntwo", as: .lines, named: "lines")
  }

  @MainActor func testStrategies() {
    assertSnapshots(
      of: Badge(count: 12),
      as: ["small": .image, "large": .image(traits: UITraitCollection(displayScale: 2))])
    assertSnapshots(of: Badge(count: 12), as: [.image(layout: .fixed(width: 50, height: 50))])
  }

  @MainActor func testAsynchronousOperation() async {
    await withSnapshotTesting(record: .missing) {
      await Task.yield()
      assertSnapshot(of: Badge(count: 1), as: .image)
    }
  }

  /// A snapshot of a view from another thread than the main one is taken on the main one.
  nonisolated func testOffTheMainThread() async {
    let badge = Badge(count: 1)
    assertSnapshot(of: badge, as: .image)
  }
}

/// A number on a capsule.
struct Badge: View {
  var count: Int

  var body: some View {
    Text("\(count)").bold().foregroundStyle(.white).padding(.horizontal, 9).padding(.vertical, 3)
      .background(.red, in: Capsule()).padding(4)
  }
}
