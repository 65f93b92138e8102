import EaselPixels
import EaselTestSupport
import SwiftUI
import Testing

@testable import EaselDemos

/// Demos beside pictures that somebody looked at.
@MainActor @Suite struct GoldenTests {
  nonisolated static let variants = DemoCatalogue.all.filter {
    $0.id != "clock" && $0.isFunctionOfDate && $0.id != "thousand"
  }.flatMap { demo in
    demo.variants.indices.map { (demo.id, $0 + 1) }
  }

  @Test(arguments: variants)
  func demosLookAsTheyDid(name: String, variant: Int) throws {
    let picture = try DemoPicture(name, variant: variant)
    #expect(picture.pixmap.width >= 300)
    let hasSigns = name == "drawings" && variant > 5 || name == "ellipse" && variant > 4
    let hasText = DemoCatalogue.showcase.contains { $0.id == name }
    expectGolden(
      picture.pixmap, named: "\(name)-\(variant)", tolerance: hasSigns || hasText ? .text : .curves)
  }

  @Test func theClockLooksAsItDid() throws {
    let picture = try DemoPicture("clock")
    #expect(picture.pixmap.width == 800)
    expectGolden(picture.pixmap, named: "clock", tolerance: .text)
  }

  @Test(arguments: 2...5)
  func allClocksShowTheSameAtAFullSecond(variant: Int) throws {
    let (first, other) = (try DemoPicture("clock"), try DemoPicture("clock", variant: variant))
    #expect(PixelImage(copying: first.pixmap).pixels == PixelImage(copying: other.pixmap).pixels)
  }
}
