import EaselDemos
import EaselTestSupport
import Foundation
import Testing

/// All demos one after the other, as somebody looks through them.
@Suite struct ViewerWalkTests {
  /// Bytes that three rounds may add: a fifth of what the windows' pictures of one round take. Caches of texts go on
  /// filling for many rounds, since the rain never says the same again.
  private static let largestGrowth = 16 << 20

  /// Five rounds through every variant with measurements, damage outlines, changes of size and the gallery: once all was
  /// seen twice, memory hardly grows. Nothing is complained about.
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
    #expect(memory[4] - memory[1] < Self.largestGrowth, "\(memory)")
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
