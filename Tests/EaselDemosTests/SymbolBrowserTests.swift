import EaselUI
import SwiftUI
import Testing

@testable import EaselDemos

@MainActor @Suite struct SymbolBrowserTests {
  private func type(_ characters: String, key: KeyEquivalent? = nil, in film: DemoFilm) {
    for character in characters {
      let press = KeyPress(
        phase: .down, key: key ?? KeyEquivalent(character), characters: String(character), modifiers: [])
      film.host.handle(press)
      film.fragment(at: 0)
    }
  }

  private func glyphRuns(_ film: DemoFilm) -> Int {
    film.fragment(at: 0).dump().components(separatedBy: "glyphs").count - 1
  }

  @Test func typingIntoTheSearchLineFiltersTheNames() throws {
    let film = try DemoFilm("system-symbols")
    let all = film.fragment(at: 0).dump()
    type("star", in: film)
    #expect(film.fragment(at: 0).dump() == all)
    film.tap(300, 30)
    let before = glyphRuns(film)
    type("star", in: film)
    #expect(glyphRuns(film) < before / 2)
    type("\u{1B}", key: .escape, in: film)
    // The lazy grid may keep more rows outside of the visible part than it made at first.
    #expect(glyphRuns(film) >= before)
  }

  @Test func theNamesAreThoseOfTheDocumentation() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "EaselUITests/symbol-names.txt")
    let names = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace).map(
      String.init)
    #expect(SymbolNames.all == names && names.count >= 400)
  }
}
