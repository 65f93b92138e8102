import Foundation
import Testing

@testable import Cards

@Suite("The parameters of a card")
struct CardTests {
  private static let names: Set = ["title", "author", "tags", "figures", "link", "theme", "width"]

  private func card(_ pairs: KeyValuePairs<String, String>) throws -> Card {
    try Card(Parameters(pairs.map { ($0.key, $0.value) }, names: Self.names))
  }

  /// The message for the sender; nil if there is none.
  private func message(_ pairs: KeyValuePairs<String, String>) -> String? {
    do {
      _ = try card(pairs)
      return nil
    } catch {
      return (error as? CardError)?.message
    }
  }

  @Test func allParametersAreRead() throws {
    let card = try card([
      "title": "Grüße", "author": "Ada", "tags": "one, two , ,", "figures": "1,-2.5 , 3e2",
      "link": "https://a.example/b",
      "theme": "dark",
    ])
    #expect(card.title == "Grüße" && card.author == "Ada" && card.theme == .dark)
    #expect(card.tags == ["one", "two"] && card.figures == [1, -2.5, 300])
    #expect(card.link == URL(string: "https://a.example/b"))
  }

  @Test func onlyTheTitleIsNecessary() throws {
    let card = try card(["title": "A"])
    #expect(
      card.author == nil && card.tags.isEmpty && card.figures.isEmpty && card.link == nil
        && card.theme == .light)
    #expect(message(["author": "Ada"])?.hasPrefix("title is missing") == true)
    #expect(message(["title": ""])?.hasPrefix("title is missing") == true)
  }

  @Test func limitsAreStated() {
    #expect(
      message(["title": String(repeating: "a", count: 161)])
        == "title has 161 characters; at most 160 are allowed")
    // One character to a reader, but as much work as many.
    #expect(
      message(["title": "a" + String(repeating: "\u{301}", count: 200)])?.hasPrefix("title has 201") == true)
    #expect(message(["title": "a", "tags": "1,2,3,4,5,6"]) == "tags has 6 entries; at most 5 are allowed")
    #expect(
      message(["title": "a", "tags": String(repeating: "t", count: 25)])?.contains("more than 24") == true)
    let figures = Array(repeating: "1", count: 401).joined(separator: ",")
    #expect(
      message(["title": "a", "figures": figures]) == "figures has 401 entries; at most 400 are allowed")
  }

  @Test(arguments: ["x", "nan", "inf", "1e16", "-1e300", "1;2"])
  func figuresAreFiniteNumbers(text: String) {
    #expect(message(["title": "a", "figures": "1,\(text)"])?.contains("\"\(text)\" is not a number") == true)
  }

  @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "example.org", "https://", "https:// a"])
  func linksAreOfTheWeb(text: String) {
    #expect(message(["title": "a", "link": text])?.hasPrefix("link: ") == true)
  }

  @Test func queriesAreDecoded() throws {
    let card = try Card(Parameters(query: "title=a+b%2Bc%26d%3D&author=%C3%89+=&tags", names: Self.names))
    #expect(card.title == "a b+c&d=" && card.author == "É =" && card.tags.isEmpty)
    for query in ["title=%", "title=%zz", "title=%ff", "%80=a"] {
      #expect(throws: CardError.self) { try Parameters(query: query, names: Self.names) }
    }
  }

  @Test func unknownAndRepeatedParametersAreReported() {
    #expect(
      message(["title": "a", "titel": "b"])?.hasPrefix("titel is not a parameter; there are author,") == true)
    #expect(message(["title": "a", "title": "b"]) == "title occurs twice")
    #expect(message(["title": "a", "theme": "blue"]) == "theme must be light or dark")
  }
}
