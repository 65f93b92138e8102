import EaselTestSupport
import SwiftUI
import Testing

@testable import EaselDemos

/// Every variant of every demo beside a picture that somebody looked at.
@MainActor @Suite struct GoldenTests {
  nonisolated static let variants = DemoCatalogue.all.flatMap { demo in
    demo.variants.indices.map { (demo.id, $0 + 1) }
  }

  @Test(arguments: variants)
  func demosLookAsTheyDid(name: String, variant: Int) throws {
    let picture = try DemoPicture(name, variant: variant)
    #expect(picture.pixmap.width >= 300)
    expectGolden(picture.pixmap, named: "\(name)-\(variant)", tolerance: name == "clock" ? .text : .curves)
  }
}
