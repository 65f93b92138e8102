/// The characters of a glyph run, for formats in which text can be selected and searched.
///
/// ```swift
/// import EaselDrawing
///
/// func string(of run: GlyphRun) -> String {
///   String(decoding: run.text?.bytes ?? [], as: UTF8.self)
/// }
/// ```
public struct GlyphText: Equatable, Sendable {
  /// Glyphs that belong to the same characters.
  public struct Cluster: Equatable, Sendable {
    /// The number of bytes of the characters.
    public var byteCount: Int
    /// The number of glyphs.
    public var glyphCount: Int

    /// Creates a cluster.
    public init(byteCount: Int, glyphCount: Int) {
      (self.byteCount, self.glyphCount) = (byteCount, glyphCount)
    }
  }

  /// The text in UTF-8, in the order in which it is read.
  public var bytes: [UInt8]
  /// All glyphs from left to right, including blank ones, in the run's space.
  public var glyphs: [GlyphRun.Glyph]
  /// The clusters in the order of the text. If the text is read from right to left, the first one has the last glyphs.
  public var clusters: [Cluster]
  /// Whether the text is read from right to left.
  public var isRightToLeft: Bool

  /// Creates a text; see the properties for the meaning of the parameters.
  public init(bytes: [UInt8], glyphs: [GlyphRun.Glyph], clusters: [Cluster], isRightToLeft: Bool) {
    (self.bytes, self.glyphs) = (bytes, glyphs)
    (self.clusters, self.isRightToLeft) = (clusters, isRightToLeft)
  }
}

/// A shaped text, which can find the characters of its glyphs.
public protocol GlyphTextSource: AnyObject, Sendable {
  /// The characters of consecutive glyphs of the text, which have one font and one direction. Nil if they are not
  /// known.
  func text(of glyphs: Range<Int>) -> GlyphText?
}
