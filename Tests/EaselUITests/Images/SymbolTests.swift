import EaselDrawing
import Testing

@testable import EaselUI

@Suite("Drawings of system symbols")
struct SymbolTests {
  private func area(_ name: String, weight: Int = 400) -> Path {
    SystemSymbol.named(name, weight: weight).area
  }

  /// Returns the filled area of a path.
  private func ink(_ area: Path) -> CGFloat {
    var (sum, first, last) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
    area.normalized(eoFill: false).forEach { element in
      switch element {
      case .move(let point): (first, last) = (point, point)
      case .line(let point):
        sum += last.x * point.y - point.x * last.y
        last = point
      default: sum += last.x * first.y - first.x * last.y
      }
    }
    return sum / 2
  }

  private func isKnown(_ name: String) -> Bool { SystemSymbol.named(name, weight: 400).isKnown }

  // MARK: Names

  /// The names in `symbol-names.txt`: those that programs use most.
  private static let names: [String] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../symbol-names.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }()

  @Test("Each of the most used names has a drawing that fills its square and stays inside it")
  func mostUsedNames() {
    #expect(Set(SymbolTests.names).count == SymbolTests.names.count && SymbolTests.names.count >= 400)
    // Some symbols touch the edge of the square with a round line, and coordinates are rounded.
    let square = CGRect(0, 0, SymbolGlyph.side, SymbolGlyph.side).insetBy(dx: -0.05, dy: -0.05)
    for name in SymbolTests.names {
      let symbol = SystemSymbol.named(name, weight: 400)
      #expect(symbol.isKnown && !symbol.area.isEmpty, "\(name)")
      #expect(
        square.contains(symbol.ink) && max(symbol.ink.width, symbol.ink.height) > 10, "\(name): \(symbol.ink)"
      )
    }
  }

  @Test("Every line of the table can be read at the lightest and the heaviest weight", arguments: [100, 900])
  func everyLine(weight: Int) throws {
    let square = CGRect(0, 0, SymbolGlyph.side, SymbolGlyph.side).insetBy(dx: -1, dy: -1)
    let names = SymbolIndex.names
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for name in names {
      let glyph = try #require(SymbolIndex.glyph(name), "\(name)")
      let ink = glyph.area(lineWidth: SymbolGlyph.lineWidth(weight: weight)).boundingRect
      #expect(square.contains(ink) && max(ink.width, ink.height) > 5, "\(name): \(ink)")
    }
  }

  @Test("Names with different meanings have different drawings")
  func distinct() {
    let groups = [
      ["circle", "circle.fill", "circle.dashed", "circle.lefthalf.filled", "circle.righthalf.filled"],
      ["chevron.left", "chevron.right", "chevron.up", "chevron.down", "chevron.compact.down"],
      ["arrow.left", "arrow.right", "arrow.up", "arrow.down", "arrow.up.right", "arrow.up.left"],
      ["speaker", "speaker.wave.1", "speaker.wave.2", "speaker.wave.3", "speaker.slash"],
      ["battery.0", "battery.25", "battery.50", "battery.75", "battery.100", "battery.100.bolt"],
      ["die.face.1", "die.face.2", "die.face.3", "die.face.4", "die.face.5", "die.face.6"],
      ["play", "pause", "stop", "forward", "backward", "forward.end", "backward.end"],
      ["sidebar.left", "sidebar.right"], ["bubble.left", "bubble.right"], ["sunrise", "sunset"],
      (0...50).map { "\($0).circle" }, (0...50).map { "\($0).square.fill" },
      "abcdefghijklmnopqrstuvwxyz".map { "\($0).circle" },
    ]
    for group in groups {
      var seen: [String: String] = [:]
      for name in group {
        let other = seen.updateValue(name, forKey: area(name).description)
        #expect(other == nil && isKnown(name), "\(name), \(other ?? "")")
      }
    }
    #expect(SymbolTests.names.allSatisfy { area($0).description != area("?").description })
  }

  @Test("Arrows and chevrons point in the direction of their names")
  func directions() {
    let middle: CGFloat = 12
    // The tip of a chevron lies on the named side, its ends on the opposite side.
    #expect(area("chevron.right").contains(CGPoint(x: 15.6, y: middle)))
    #expect(area("chevron.left").contains(CGPoint(x: 8.4, y: middle)))
    #expect(!area("chevron.right").contains(CGPoint(x: 8.4, y: middle)))
    for (name, tip) in [
      ("arrow.right", CGPoint(x: 1, y: 0)), ("arrow.left", CGPoint(x: -1, y: 0)),
      ("arrow.up", CGPoint(x: 0, y: -1)), ("arrow.down", CGPoint(x: 0, y: 1)),
      ("airplane", CGPoint(x: 1, y: 0)), ("paperplane", CGPoint(x: 1, y: -1)),
      ("location", CGPoint(x: 1, y: -1)),
    ] {
      let ink = SystemSymbol.named(name, weight: 400).ink
      let place = CGPoint(x: ink.midX + tip.x * ink.width * 0.44, y: ink.midY + tip.y * ink.height * 0.44)
      let opposite = CGPoint(x: ink.midX - tip.x * ink.width * 0.44, y: ink.midY - tip.y * ink.height * 0.44)
      let isDiagonal = tip.x != 0 && tip.y != 0
      #expect(area(name).contains(place) || isDiagonal, "\(name)")
      #expect(!area(name).contains(opposite) || !isDiagonal, "\(name)")
    }
  }

  // MARK: Composed symbols

  @Test("Any symbol can be enclosed in circles, squares and other shapes, and is cut out of filled ones")
  func enclosures() {
    let middle = CGPoint(x: 12, y: 12)
    for figure in ["circle", "square", "diamond", "hexagon", "seal", "shield", "octagon", "app"] {
      #expect(isKnown("bicycle.\(figure)") && isKnown("bicycle.\(figure).fill"), "\(figure)")
      let (open, filled) = (area("plus.\(figure)"), area("plus.\(figure).fill"))
      #expect(ink(filled) > 1.5 * ink(open), "\(figure)")
    }
    #expect(area("minus.diamond").contains(middle) && !area("minus.diamond.fill").contains(middle))
    #expect(ink(area("bicycle.circle")) > ink(area("circle")))
    #expect(ink(area("bicycle.circle.fill")) < ink(area("circle.fill")))
    #expect(isKnown("goforward.15") && area("goforward.15").description != area("goforward.30").description)
    for figure in ["circle.dashed", "square.dashed"] {
      #expect(ink(area("plus.\(figure)")) > ink(area(figure)) && area("plus.\(figure)").contains(middle))
    }
    #expect(!isKnown("no.such.circle") && !isKnown("circle.no.such"))
  }

  @Test("A slash crosses any symbol with a clear margin")
  func slashes() {
    let (plain, slashed) = (area("heart.fill"), area("heart.slash.fill"))
    let middle = CGPoint(x: 12, y: 12)
    #expect(slashed.contains(middle))
    let beside = [CGPoint(x: 12.96, y: 11.12), CGPoint(x: 11.04, y: 12.88)]
    #expect(beside.allSatisfy { plain.contains($0) && !slashed.contains($0) })
    #expect(isKnown("gift.slash") && area("gift.slash").description != area("gift.slash.fill").description)
  }

  @Test("A badge can be added to any symbol with a clear margin")
  func badges() {
    for name in ["circle.badge.plus", "square.fill.badge.checkmark", "tray.badge.minus.fill", "house.badge"] {
      #expect(isKnown(name), "\(name)")
    }
    let badged = area("square.fill.badge.plus")
    #expect(badged.contains(CGPoint(x: 15, y: 20)) && !badged.contains(CGPoint(x: 18.6, y: 18.2)))
    #expect(
      !badged.contains(CGPoint(x: 13.1, y: 18.2)) && area("square.fill").contains(CGPoint(x: 13.1, y: 18.2)))
    #expect(area("square.badge.plus").description != area("square.badge.minus").description)
    #expect(!isKnown("square.badge.no") && !isKnown("no.badge.plus"))
  }

  @Test("One half of a symbol is filled")
  func halves() {
    let (left, right) = (CGPoint(x: 7, y: 12), CGPoint(x: 17, y: 12))
    for (name, isLeft) in [("circle.lefthalf.filled", true), ("hexagon.righthalf.filled", false)] {
      #expect(area(name).contains(left) == isLeft && area(name).contains(right) != isLeft, "\(name)")
    }
    #expect(area("square.tophalf.filled").contains(CGPoint(x: 12, y: 8)))
    #expect(area("square.bottomhalf.filled").contains(CGPoint(x: 12, y: 16)))
  }

  @Test("A symbol without a filled drawing is filled to its outline")
  func silhouettes() {
    let filled = area("sportscourt.fill")
    #expect(filled.contains(CGPoint(x: 7, y: 12)) && !area("sportscourt").contains(CGPoint(x: 7, y: 12)))
    // The center line is cut out.
    #expect(!filled.contains(CGPoint(x: 12, y: 7)) && area("sportscourt").contains(CGPoint(x: 12, y: 7)))
    #expect(ink(area("plus.fill")) > 0.9 * ink(area("plus")))
  }

  @Test("Renamed and directional symbols have the same drawing")
  func otherNames() {
    for (name, other) in [
      ("document.on.document", "doc.on.doc"), ("arrow.forward.circle", "arrow.right.circle"),
      ("chevron.backward.square", "chevron.left.square"), ("square.lefthalf.fill", "square.lefthalf.filled"),
    ] {
      #expect(isKnown(name) && area(name).description == area(other).description, "\(name)")
    }
    #expect(area("forward").description != area("arrow.right").description)
  }

  @Test(
    "Unknown names give a question mark in a square",
    arguments: [
      "", ".", "no.such.symbol", "circle.", ".fill", "house house", "house\nhouse", "HOUSE", "💥",
      "1000.circle",
      String(repeating: "a", count: 5000), Array(repeating: "circle", count: 12).joined(separator: "."),
      "plus" + String(repeating: ".circle.fill.slash.badge", count: 5),
    ])
  func unknownNames(name: String) {
    let symbol = SystemSymbol.named(name, weight: 400)
    #expect(!symbol.isKnown && symbol.area.description == area("?").description)
    #expect(symbol.ink.width > 10 && symbol.ink.height > 10)
  }

  // MARK: Weights

  @Test(
    "Heavier weights have more ink",
    arguments: ["house", "plus", "speaker.wave.2", "person.circle", "heart.fill"])
  func weights(name: String) {
    let areas = stride(from: 100, through: 900, by: 100).map { ink(area(name, weight: $0)) }
    #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 }, "\(areas)")
  }

  @Test("Lines have the width of their weight")
  func lineWidths() {
    for weight in [100, 250, 400, 500, 600, 700, 900] {
      let bar = SystemSymbol.named("minus", weight: weight).ink.height
      #expect(abs(bar - SymbolGlyph.lineWidth(weight: weight)) < 0.02, "\(weight)")
    }
  }

  // MARK: Reading

  @Test("The words of a symbol are parsed as shapes; an invalid word ends parsing")
  func readsWords() {
    #expect(SymbolReader.path("R 1 2 3 4 0").boundingRect == CGRect(1, 2, 3, 4))
    #expect(SymbolReader.path("O 5 5 2").boundingRect == CGRect(3, 3, 4, 4))
    #expect(SymbolReader.path("E 5 5 2 1").boundingRect == CGRect(3, 4, 4, 2))
    #expect(SymbolReader.path("M 1 1 L 4 5").boundingRect == CGRect(1, 1, 3, 4))
    #expect(abs(SymbolReader.path("S 0 0 10 5 4").boundingRect.width - 20) < 1e-9)
    #expect(SymbolReader.path("M 1 1 L 4 5 ? L 100 100").boundingRect == CGRect(1, 1, 3, 4))
    #expect(SymbolReader.path("O 1").isEmpty)
  }

  @Test("Outlines of the table are relative lines and curves; an invalid element ends parsing")
  func readsOutlines() {
    let square = SymbolPathReader.path("m640 640h640v640l-640 0z")
    #expect(square.boundingRect == CGRect(6, 6, 6, 6) && square.contains(CGPoint(x: 9, y: 9)))
    let curve = SymbolPathReader.path("m0 0c0 640 640 640 640 0")
    #expect(curve.currentPoint == CGPoint(x: 6, y: 0) && abs(curve.boundingRect.height - 4.5) < 1e-9)
    #expect(SymbolPathReader.path("m0 0l640-640-640 640").currentPoint == .zero)
    #expect(SymbolPathReader.path("m640 0h640?h640").boundingRect == CGRect(6, 0, 6, 0))
    #expect(SymbolPathReader.path("").isEmpty)
  }
}
