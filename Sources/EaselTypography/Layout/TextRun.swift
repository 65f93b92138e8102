import EaselGeometry

/// A stretch of text in one font: what layouts are made of.
public struct TextRun: Hashable, Sendable {
  public var text: String
  public var font: FontDescriptor
  /// Points added after each character; other than kerning it keeps ligatures from forming.
  public var tracking: CGFloat
  /// Points added after each character.
  public var kerning: CGFloat
  /// By how many points the run stands above the line's baseline.
  public var baselineOffset: CGFloat
  /// The caller's number for what else the run looks like (colour, underline); it does not change the layout.
  public var attributes: Int

  /// Spacings that are not finite count as 0.
  public init(
    _ text: String, font: FontDescriptor = FontDescriptor(), tracking: CGFloat = 0, kerning: CGFloat = 0,
    baselineOffset: CGFloat = 0, attributes: Int = 0
  ) {
    self.text = text
    self.font = font
    self.tracking = tracking.isFinite ? tracking : 0
    self.kerning = kerning.isFinite ? kerning : 0
    self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
    self.attributes = attributes
  }

  /// Texts are equal that have the same bytes: comparing those costs less than comparing characters.
  public static func == (lhs: TextRun, rhs: TextRun) -> Bool {
    lhs.font == rhs.font && lhs.tracking == rhs.tracking && lhs.kerning == rhs.kerning
      && lhs.baselineOffset == rhs.baselineOffset && lhs.attributes == rhs.attributes
      && haveSameBytes(lhs.text, rhs.text)
  }

  private static func haveSameBytes(_ first: String, _ second: String) -> Bool {
    let isSame = first.utf8.withContiguousStorageIfAvailable { first in
      second.utf8.withContiguousStorageIfAvailable { second in
        first.count == second.count
          && (first.isEmpty || memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0)
      }
    }
    return isSame.flatMap { $0 } ?? first.utf8.elementsEqual(second.utf8)
  }

  /// Hashes what most often tells two runs apart.
  public func hash(into hasher: inout Hasher) {
    let isHashed = text.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
      return true
    }
    if isHashed == nil { for byte in text.utf8 { hasher.combine(byte) } }
    hasher.combine(font)
  }

  /// Points after each character.
  var spacing: CGFloat { tracking + kerning }
}
