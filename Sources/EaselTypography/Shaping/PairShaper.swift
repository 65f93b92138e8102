import CHarfBuzz
import Synchronization

/// Shapes ASCII text in which the glyph of each character depends on no other character, and its advance on no more than the
/// next one: by a table of the glyphs that HarfBuzz gives for each character, and of the advances for each pair.
final class PairShaper: Sendable {
  private let options: ShapingOptions
  /// The glyph of each printable character; characters that depend on others have none.
  private let glyphs: [ShapedGlyph?]
  /// See ``PairRules/joined``.
  private let joined: [PairRules.Characters]
  /// The change of the advance of a character before another one, in font units, by the codes of both.
  private let kerning = Mutex<[Int16]>([])

  /// The change of a pair that has not been shaped.
  private static let unknown = Int16.min
  /// The change of a pair that is more than a change of the first advance.
  private static let dependent = Int16.min + 1
  private static let count = PairRules.codes.count

  /// Nil if the font is not shaped by its OpenType lookups alone.
  init?(_ font: HarfBuzzFont, _ options: ShapingOptions) {
    guard let rules = PairRules(font, options) else { return nil }
    self.options = options
    joined = rules.joined
    glyphs = PairRules.codes.map { code in
      rules.dependent & PairRules.set(of: code) != 0 ? nil : PairShaper.glyph(of: code, font, options)
    }
  }

  /// The glyph of a character that stands alone; nil if it has several, or one that is moved.
  private static func glyph(of code: UInt8, _ font: HarfBuzzFont, _ options: ShapingOptions) -> ShapedGlyph? {
    let shaped = font.shape([code], options)
    return shaped.count == 1 && shaped[0].offsetX == 0 && shaped[0].offsetY == 0 ? shaped[0] : nil
  }

  /// Appends the glyphs of a part of a text. Returns false, and appends nothing, if one of them may depend on more than the
  /// next character.
  func shape(_ text: [UInt8], _ part: Range<Int>, _ font: HarfBuzzFont, into glyphs: inout [ShapedGlyph])
    -> Bool
  {
    let first = glyphs.count
    let isShaped = kerning.withLock { kerning in
      if kerning.isEmpty {
        kerning = Array(repeating: PairShaper.unknown, count: PairShaper.count * PairShaper.count)
      }
      for offset in part {
        guard var glyph = glyph(of: text[offset]), !isCenteredColon(text, offset, part) else { return false }
        glyph.cluster = UInt32(truncatingIfNeeded: offset)
        if offset + 1 < part.upperBound {
          guard let change = change(text[offset], text[offset + 1], font, &kerning) else { return false }
          glyph.advance &+= Int32(change)
        }
        glyphs.append(glyph)
      }
      return true
    }
    if !isShaped { glyphs.removeSubrange(first...) }
    return isShaped
  }

  private func glyph(of code: UInt8) -> ShapedGlyph? {
    PairRules.codes ~= code ? glyphs[Int(code - PairRules.codes.lowerBound)] : nil
  }

  /// Whether HarfBuzz is asked to center a colon.
  private func isCenteredColon(_ text: [UInt8], _ offset: Int, _ part: Range<Int>) -> Bool {
    !options.usesContextualAlternates && text.hasCenteredColon(at: offset, in: part)
  }

  /// The change of the advance of a character before another one; nil if the pair changes more.
  private func change(_ first: UInt8, _ second: UInt8, _ font: HarfBuzzFont, _ kerning: inout [Int16])
    -> Int16?
  {
    guard PairRules.codes ~= second else { return nil }
    let (row, column) = (first - PairRules.codes.lowerBound, second - PairRules.codes.lowerBound)
    let index = Int(row) * PairShaper.count + Int(column)
    if kerning[index] == PairShaper.unknown {
      kerning[index] = findChange(first, second, font) ?? PairShaper.dependent
    }
    return kerning[index] == PairShaper.dependent ? nil : kerning[index]
  }

  private func findChange(_ first: UInt8, _ second: UInt8, _ font: HarfBuzzFont) -> Int16? {
    let pair = PairRules.set(of: first) | PairRules.set(of: second)
    guard !joined.contains(where: { $0 & pair == pair }), var left = glyph(of: first),
      var right = glyph(of: second)
    else { return nil }
    let shaped = font.shape([first, second], options)
    guard shaped.count == 2 else { return nil }
    let change = shaped[0].advance &- left.advance
    (left.advance, right.cluster) = (shaped[0].advance, 1)
    guard shaped == [left, right], change > Int32(PairShaper.dependent) else { return nil }
    return Int16(exactly: change)
  }
}
