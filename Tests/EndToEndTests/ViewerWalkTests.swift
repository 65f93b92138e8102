import EaselDemos
import EaselTestSupport
import Foundation
import Testing

/// All demos one after the other, as somebody looks through them.
@Suite struct ViewerWalkTests {
  /// Five rounds through every variant with measurements, damage outlines, changes of size and the gallery: a leak would
  /// grow in each of them, while what caches and the allocator keep is reached once. Nothing is complained about.
  @Test func everyVariantIsShownAndMemoryStaysWhereItIs() throws {
    let server = try XServer()
    let fixture = try ViewerFixture(["--hud"], titled: DemoCatalogue.all[0].titlePattern(0), on: server)
    var memory: [Int] = []
    for _ in 0..<5 {
      for demo in DemoCatalogue.all {
        for variant in demo.variants.indices {
          _ = try server.window(titled: demo.titlePattern(variant))
          try server.xdotool(
            "windowsize", "\(fixture.window)", "\(500 + variant * 60)", "\(700 - variant * 40)")
          try fixture.press("h", "h", "h")
          if variant + 1 < demo.variants.count { try fixture.press("v") }
        }
        try fixture.press("d", "d", "Right")
      }
      try fixture.press("g")
      _ = try server.window(titled: "Easel - Gallery")
      try fixture.press("Escape")
      _ = try server.window(titled: DemoCatalogue.all[0].titlePattern(0))
      memory.append(try fixture.viewer.residentBytes())
    }
    let growth = zip(memory.dropFirst(), memory).map { $0 - $1 }
    #expect(growth.min()! < 128 << 10, "\(memory)")
    try fixture.press("q")
    #expect(try fixture.viewer.wait() == 0)
    let complaints = fixture.viewer.errorText().split(separator: "\n").filter {
      !$0.contains("no font is called")
    }
    #expect(complaints == [])
  }
}

extension Demo {
  /// The title of the window that shows a variant, as a regular expression.
  fileprivate func titlePattern(_ variant: Int) -> String {
    let title =
      variants.count > 1 ? "Easel - \(self.title) - \(variants[variant].name)" : "Easel - \(self.title)"
    return title.replacing(/[.()+*?]/) { "\\\($0.output)" }
  }
}
