import Testing

@testable import Viewer

@Suite("Names of the files of previews")
struct PictureNamesTests {
  private func names(_ previews: String...) -> [String] {
    let names = PictureNames(previews, .png)
    return previews.indices.map { names[$0, isDark: false] }
  }

  @Test("Names have letters and digits, and the color scheme")
  func plain() {
    let files = names("Round badge", "Karte Nr. 2", "?!")
    #expect(files == ["Round-badge-light.png", "Karte-Nr-2-light.png", "preview-light.png"])
    #expect(PictureNames(["Card"], .svg)[0, isDark: true] == "Card-dark.svg")
  }

  @Test("Equal names are numbered, and names with numbers are unique")
  func unique() {
    #expect(names("Card", "Card!", "card?") == ["Card-light.png", "Card-2-light.png", "card-3-light.png"])
    let files = names("Card", "Card!", "Card 2", "Card-2", "CARD")
    #expect(Set(files.map { $0.lowercased() }).count == 5)
    #expect(files.first == "Card-light.png")
  }

  @Test(
    "Long names are cut between characters, and fit into a file system",
    arguments: ["a", "漢", "𐐀", "e\u{301}"])
  func long(letter: String) throws {
    let preview = String(repeating: letter, count: 300)
    let files = names(preview, preview + "!")
    #expect(files[0].utf8.count <= PictureNames.longestName + 10 && files[0] != files[1])
    let stem = try #require(files[0].split(separator: "-").first)
    #expect(stem.allSatisfy { String($0) == letter })
    #expect(stem.utf8.count > PictureNames.longestName - letter.utf8.count)
  }

  @Test("A name whose first character is too long is replaced by the default name")
  func hostile() {
    #expect(names("e" + String(repeating: "\u{301}", count: 200)) == ["preview-light.png"])
  }
}
