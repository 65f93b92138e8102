import Foundation
import Testing

@testable import AssetSymbols

/// Asset catalogs written to files, and the Swift source generated from them.
final class CatalogTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var catalog: String { folder.appendingPathComponent("A.xcassets").path }

  init() throws { try write("Contents.json", "{}") }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent("A.xcassets/" + path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func writeColor(_ path: String, red: String = "1.000") throws {
    let components = #"{"red":"\#(red)","green":"0x80","blue":"12","alpha":"1.0"}"#
    try write(path + ".colorset/Contents.json", #"{"colors":[{"color":{"components":\#(components)}}]}"#)
  }

  private func read() -> (names: [String], problems: [String], text: String) {
    let reader = CatalogReader()
    let assets = reader.assets(inCatalog: catalog)
    let file = SymbolFile(assets: assets, bundle: "P_T")
    let problems = (reader.problems + file.problems).map {
      $0.description.replacingOccurrences(of: catalog + "/", with: "")
    }
    return (assets.map(\.fullName), problems, file.text)
  }

  @Test("Sets are found in groups; the group's name is part of the asset name if it provides a namespace")
  func groups() throws {
    try writeColor("Needle")
    try writeColor("Plain/Dial")
    try write("Cards/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    try writeColor("Cards/card back")
    try write(
      "logo.imageset/Contents.json", #"{"images":[{"filename":"a.png","scale":"2x"},{"scale":"1x"}]}"#)
    try write("logo.imageset/a.png", "")
    try write("Icon.appiconset/Contents.json", "not read")
    let (names, problems, text) = read()
    #expect(names == ["Cards/card back", "Needle", "Dial", "logo"] && problems.isEmpty)
    for line in [
      "  static let needle = ColorResource(name: \"Needle\", bundle: resources)",
      "  enum Cards {",
      "    static let cardBack = ColorResource(name: \"Cards/card back\", bundle: resources)",
      "    static var cardBack: Color { Color(ColorResource.Cards.cardBack) }",
      "  static let logo = ImageResource(name: \"logo\", bundle: resources)",
      "  static var dial: Color { Color(ColorResource.dial) }", "\"P_T.resources\"",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test("Two assets with the same symbol and colors whose symbol `Color` already has give warnings")
  func conflicts() throws {
    try writeColor("my-dial")
    try writeColor("myDial")
    try writeColor("Red")
    let (_, problems, text) = read()
    #expect(
      problems == [
        "myDial.colorset: warning: another color is named \"myDial\" already; rename this one",
        "Red.colorset: warning: there is a color Color.red already; use Color(.red)",
      ])
    #expect(text.contains("static let red = ColorResource") && !text.contains("static var red"))
  }

  @Test(
    "A malformed description gives an error with the position",
    arguments: [
      ("x.colorset/Contents.json", "{", "this is no valid JSON"),
      ("x.colorset/Contents.json", "{}", "\"colors\" is missing"),
      ("x.colorset/Contents.json", #"{"colors":7}"#, "\"colors\" is of another type"),
      ("x.colorset/Contents.json", #"{"colors":[{"idiom":"universal"}]}"#, "the set has no color"),
      (
        "x.colorset/Contents.json", #"{"colors":[{"color":{"components":{"red":"full"}}}]}"#,
        "the component \"red\" is no number: \"full\""
      ),
      (
        "x.imageset/Contents.json", #"{"images":[{"filename":"b.png"}]}"#,
        "there is no file \"b.png\" in the set"
      ),
      ("x/Contents.json", "[]", "the description has another form"),
    ])
  func malformed(path: String, text: String, message: String) throws {
    try write(path, text)
    #expect(read().problems == ["\(path): error: \(message)"])
  }

  @Test("A set without a description and a missing catalog give errors")
  func missing() throws {
    try write("x.colorset/other", "")
    #expect(
      read().problems == ["x.colorset/Contents.json: error: the description of the set cannot be read"])
    let reader = CatalogReader()
    #expect(reader.assets(inCatalog: "/nowhere.xcassets").isEmpty)
    #expect(reader.problems == [Problem(path: "/nowhere.xcassets", message: "there is no such catalog")])
  }

  @Test("Names with quotation marks and control characters are escaped in literals")
  func literals() throws {
    try writeColor("a\"b\\c\nd")
    #expect(read().text.contains(#"name: "a\u{22}b\u{5c}c\u{a}d""#))
  }
}

/// The conversion of asset names to Swift identifiers.
struct SymbolNameTests {
  @Test(
    "Words are joined in camel case",
    arguments: [
      ("needle", "needle"), ("Logo", "logo"), ("sticky-note", "stickyNote"), ("BGColorOne", "bgColorOne"),
      ("HTMLPage", "htmlPage"), ("URL", "url"), ("color_24292B", "color24292B"), ("ABC1", "abc1"),
      ("app icon (small)", "appIconSmall"), ("1st place", "_1stPlace"), ("class", "`class`"), ("é", "é"),
      ("--", "_"), ("", "_"),
    ])
  func members(name: String, symbol: String) {
    #expect(SymbolName.member(name) == symbol)
  }

  @Test("The kind of an asset is dropped from the end of its name, unless it is the whole name")
  func suffixes() {
    func symbol(_ kind: Asset.Kind, _ name: String) -> String {
      Asset(kind: kind, namespace: [], name: name, path: "").symbol
    }
    #expect(symbol(.color, "AccentColor") == "accent" && symbol(.image, "AccentColor") == "accentColor")
    #expect(symbol(.image, "LogoImage") == "logo" && symbol(.color, "Color") == "color")
    #expect(symbol(.color, "inColor") == "`in`")
  }

  @Test("Folders become types")
  func types() {
    #expect(SymbolName.type("card suits") == "CardSuits" && SymbolName.type("2nd") == "_2nd")
  }
}
