import Testing

@testable import PreviewHost

/// The names of previews, and the sources that are generated for views.
@Suite("Names")
struct PreviewNamesTests {
  @Test("A preview without a name has that of its file")
  func files() {
    #expect(PreviewNames.name("Given", fileID: "App/Card.swift") == "Given")
    #expect(PreviewNames.name(nil, fileID: "App/Card.swift") == "Card")
    #expect(PreviewNames.name("", fileID: "App/Card.swift") == "Card")
    #expect(PreviewNames.name(nil, fileID: "Card") == "Card")
  }

  @Test("A provider's child without a name has that of the provider, without the word for previews")
  func providers() {
    #expect(PreviewNames.name(nil, provider: "Card_Previews") == "Card")
    #expect(PreviewNames.name(nil, provider: "CardPreview") == "Card")
    #expect(PreviewNames.name(nil, provider: "Previews") == "Previews")
    #expect(PreviewNames.name("Given", provider: "Card_Previews") == "Given")
  }

  @Test("Equal names are numbered")
  func unique() {
    #expect(PreviewNames.unique([]) == [])
    #expect(PreviewNames.unique(["A", "B", "A", "A"]) == ["A", "B", "A 2", "A 3"])
    #expect(PreviewNames.unique(["A", "A", "A 2"]) == ["A", "A 3", "A 2"])
    #expect(PreviewNames.unique(["A 2", "A", "A"]) == ["A 2", "A", "A 3"])
  }

  @Test("Views are found that can be made without arguments")
  func initializers() {
    let names = [
      "$s1A4CardVACycfC", "$s1A4CardV4textACSS_tcfC",  // init(), init(text:)
      "$s1A5NeedsV1nACSi_tcfC",  // init(n:)
      "$s1A4HalfV1a1bACSi_SitcfC", "$s1A4HalfV1a1bACSi_SitcfcfA_",  // a = 1, b
      "$s1A3AllV1a1bACSi_SitcfC", "$s1A3AllV1a1bACSi_SitcfcfA_", "$s1A3AllV1a1bACSi_SitcfcfA0_",
      "$s5Badge6SecretVACyc33_9B02B21B41E33EA9B20DDD221B4994FBLlfC",  // private init()
      "$s1A5OuterO5InnerVAEycfC", "$s1A6ThrowsVACyKcfC", "$s1A5FailsVACSgycfC", "not mangled", "$s",
    ]
    #expect(InitializerSymbols(names).types == ["A.Card", "A.All", "A.Outer.Inner"])
  }

  @Test("A source has a record for each view, by its name inside of the module")
  func source() {
    let text = PreviewLibrary.source(forViews: ["Card.Card", "Card.Outer.Inner"])
    #expect(text.hasPrefix("import SwiftUI\n"))
    #expect(text.contains("EaselUI.Preview(\"Card\") { Card() }"))
    #expect(text.contains("EaselUI.Preview(\"Inner\") { Outer.Inner() }"))
    #expect(PreviewLibrary.source(forViews: []) == "import SwiftUI\n\n")
  }
}
