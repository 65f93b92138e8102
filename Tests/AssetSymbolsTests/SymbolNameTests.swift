import Testing

@testable import AssetSymbols

/// Names in Swift of names in catalogs.
struct SymbolNameTests {
  @Test(
    "words are joined, with capitals as Swift has them",
    arguments: [
      ("needle", "needle"), ("Logo", "logo"), ("sticky-note", "stickyNote"), ("BGColorOne", "bgColorOne"),
      ("HTMLPage", "htmlPage"), ("URL", "url"), ("color_24292B", "color24292B"), ("ABC1", "abc1"),
      ("app icon (small)", "appIconSmall"), ("1st place", "_1stPlace"), ("class", "`class`"), ("é", "é"),
      ("--", "_"), ("", "_"),
    ])
  func members(name: String, symbol: String) {
    #expect(SymbolName.member(name) == symbol)
  }

  @Test("the kind of an asset is left out at the end of its name, unless it is the whole name")
  func suffixes() {
    func symbol(_ kind: Asset.Kind, _ name: String) -> String {
      Asset(kind: kind, namespace: [], name: name, path: "").symbol
    }
    #expect(symbol(.color, "AccentColor") == "accent" && symbol(.image, "AccentColor") == "accentColor")
    #expect(symbol(.image, "LogoImage") == "logo" && symbol(.color, "Color") == "color")
    #expect(symbol(.color, "inColor") == "`in`")
  }

  @Test("folders are types")
  func types() {
    #expect(SymbolName.type("card suits") == "CardSuits" && SymbolName.type("2nd") == "_2nd")
  }
}
