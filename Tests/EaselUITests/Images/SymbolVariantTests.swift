import Testing

@testable import EaselUI

@Suite("Symbol variants")
@MainActor
struct SymbolVariantTests {
  @Test("Variants append their suffixes to names in the usual order")
  func names() {
    #expect(SymbolVariants.none.names(for: "heart") == ["heart"])
    #expect(SymbolVariants.fill.names(for: "heart") == ["heart.fill", "heart"])
    #expect(SymbolVariants.circle.fill.names(for: "heart").first == "heart.circle.fill")
    #expect(SymbolVariants.fill.slash.names(for: "bell").first == "bell.slash.fill")
    #expect(SymbolVariants.rectangle.names(for: "a").first == "a.rectangle")
    #expect(SymbolVariants.square.names(for: "a").first == "a.square")
  }

  @Test("Variants in a name are not added again, and another enclosure replaces the existing one")
  func namesWithVariants() {
    #expect(SymbolVariants.fill.names(for: "heart.fill") == ["heart.fill"])
    #expect(SymbolVariants.circle.names(for: "person.fill").first == "person.circle.fill")
    #expect(SymbolVariants.fill.names(for: "plus.circle").first == "plus.circle.fill")
    #expect(SymbolVariants.square.names(for: "plus.circle").first == "plus.square")
    #expect(SymbolVariants.fill.names(for: "circle").first == "circle.fill")
    #expect(SymbolVariants.fill.names(for: "").last == "")
  }

  @Test("The fallback removes one suffix at a time down to the plain name")
  func fallback() {
    #expect(
      SymbolVariants.circle.fill.slash.names(for: "bell") == [
        "bell.slash.circle.fill", "bell.circle.fill", "bell.fill", "bell.slash.circle", "bell",
      ])
  }

  @Test("Variants contain one another")
  func contains() {
    #expect(SymbolVariants.circle.fill.contains(.fill) && SymbolVariants.circle.fill.contains(.circle))
    #expect(!SymbolVariants.circle.contains(.fill) && !SymbolVariants.circle.fill.contains(.square))
    #expect(SymbolVariants.fill.contains(.none))
  }

  private func picture(_ view: some View) -> String { Stage(size: CGSize(40, 40), view).show().dump() }

  @Test("Symbols use the variants of the environment if there is a drawing, in text as well")
  func shown() {
    #expect(
      picture(Image(systemName: "star").symbolVariant(.fill)) == picture(Image(systemName: "star.fill")))
    #expect(picture(Image(systemName: "star").symbolVariant(.fill)) != picture(Image(systemName: "star")))
    #expect(
      picture(Image(systemName: "plus").symbolVariant(.circle).symbolVariant(.fill))
        == picture(Image(systemName: "plus.circle.fill")))
    #expect(
      picture(Image(systemName: "chevron.left").symbolVariant(.rectangle))
        == picture(Image(systemName: "chevron.left.rectangle")))
    #expect(
      picture(Image(systemName: "no.such.symbol").symbolVariant(.fill))
        == picture(Image(systemName: "no.such.symbol")))
    #expect(
      picture(Text(Image(systemName: "star")).symbolVariant(.fill))
        == picture(Text(Image(systemName: "star.fill"))))
    #expect(
      picture(Image(systemName: "star").environment(\.symbolVariants, .none).symbolVariant(.fill))
        == picture(Image(systemName: "star")))
  }
}
