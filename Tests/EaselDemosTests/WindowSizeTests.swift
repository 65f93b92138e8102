import Easel
import EaselDrawing
import EaselPixels
import EaselRaster
import EaselTestSupport
import EaselUI
import SwiftUI
import Testing

@testable import EaselDemos

/// Windows that are too small for what they show, while they are resized and used: nothing traps, and the frame with the
/// repainted damage equals one that is painted whole.
@MainActor @Suite struct WindowSizeTests {
  /// In points. A window has at least one pixel; narrow, flat and empty ones are what tiling window managers make.
  private static let sizes = [
    CGSize(width: 1, height: 1), CGSize(width: 7, height: 5), CGSize(width: 40, height: 30),
    CGSize(width: 20, height: 600), CGSize(width: 900, height: 14), CGSize(width: 120, height: 90),
    CGSize.zero,
  ]

  private static let keys: [KeyEquivalent] = [
    .tab, .space, .return, .leftArrow, .rightArrow, .upArrow, .downArrow, .escape, "a",
  ]

  @Test(
    "Every demo can be shown, resized and used in windows of any size", arguments: DemoCatalogue.all.map(\.id)
  )
  func smallWindows(name: String) throws {
    let demo = try #require(DemoCatalogue.demo(named: name))
    var random = SplitMix64(announcing: "windows of \(name)", seed: 5)
    for variant in demo.variants {
      let host = ViewHost(variant.view())
      let rasterizer = Rasterizer(threads: 2)
      var date = DemoImage.date
      for size in Self.sizes.shuffled(using: &random) {
        host.size = size
        let frame = Pixmap(for: size)
        for _ in 0..<3 {
          use(host, size, date, &random)
          date += 0.3
          let list = DisplayList(root: host.update(to: date), size: size, background: .white)
          _ = rasterizer.render(list, into: frame)
          let whole = Pixmap(for: size)
          _ = Rasterizer(threads: 1).render(list, into: whole)
          #expect(frame.packedBytes == whole.packedBytes, "\(variant.name) in \(size)")
        }
      }
    }
  }

  /// Moves, presses and scrolls the pointer, also outside of the window, and presses a key.
  private func use(_ host: ViewHost, _ size: CGSize, _ date: Date, _ random: inout SplitMix64) {
    for action in [PointerInput.Action.moved, .pressed, .moved, .released, .scrolled(x: 0, y: 3)] {
      let point = CGPoint(
        x: random.double(in: -5..<size.width + 5), y: random.double(in: -5..<size.height + 5))
      host.handle(PointerInput(action, at: point, time: date))
    }
    let key = Self.keys[random.int(in: 0..<Self.keys.count)]
    for phase in [KeyPress.Phases.down, .up] {
      host.handle(KeyPress(phase: phase, key: key, characters: "", modifiers: []))
    }
  }
}

extension Pixmap {
  /// A pixel for each point of a window, and at least one.
  fileprivate convenience init(for size: CGSize) {
    self.init(width: max(1, Int(size.width)), height: max(1, Int(size.height)))
  }
}
