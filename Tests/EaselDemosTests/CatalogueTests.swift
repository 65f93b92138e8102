import SwiftUI
import Testing

@testable import EaselDemos

@Test func everyDemoHasAVariant() {
  for demo in DemoCatalogue.all { #expect(!demo.variants.isEmpty, "\(demo.id)") }
}
