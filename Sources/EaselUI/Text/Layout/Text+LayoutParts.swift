import EaselTypography

extension Text.Layout {
  /// A line of a text: a collection of its runs, from left to right.
  ///
  /// ```swift
  /// func width(of line: Text.Layout.Line) -> CGFloat {
  ///   line.reduce(0) { sum, run in sum + run.typographicBounds.width }
  /// }
  /// ```
  public struct Line: RandomAccessCollection, Equatable {
    let storage: TextLayoutStorage
    let number: Int
    /// The left end of the baseline, in points from the top left corner of the text. A line with another
    /// origin is drawn there.
    public var origin: CGPoint

    init(storage: TextLayoutStorage, number: Int) {
      (self.storage, self.number) = (storage, number)
      origin = storage.layout.lines[number].start
    }

    var line: TextLayout.Line { storage.layout.lines[number] }

    /// The distance of the origin from the place that the layout gave the line.
    var shift: CGSize {
      let start = line.start
      return CGSize(width: origin.x - start.x, height: origin.y - start.y)
    }

    public var startIndex: Int { 0 }

    public var endIndex: Int { storage.layout.characterRuns[number].count }

    /// The run at an index.
    public subscript(index: Int) -> Run {
      Run(storage: storage, line: number, number: index, shift: shift)
    }

    /// The bounds of the line.
    public var typographicBounds: TypographicBounds {
      var bounds = TypographicBounds()
      (bounds.origin, bounds.width) = (origin, line.width)
      (bounds.ascent, bounds.descent, bounds.leading) = (line.ascent, line.descent, line.leading)
      return bounds
    }

    /// Whether two lines have the same place in equal layouts.
    public static func == (lhs: Line, rhs: Line) -> Bool {
      lhs.number == rhs.number && lhs.origin == rhs.origin && lhs.storage.isEqual(to: rhs.storage)
    }
  }

  /// A part of a line with the same attributes, font and direction: a collection of its characters, from left
  /// to right.
  ///
  /// Its elements are characters (grapheme clusters) or ligatures, which have one glyph or several.
  ///
  /// ```swift
  /// func characterCount(of line: Text.Layout.Line) -> Int { line.reduce(0) { $0 + $1.count } }
  /// ```
  public struct Run: RandomAccessCollection, Equatable {
    let storage: TextLayoutStorage
    let line: Int
    let number: Int
    /// The distance from the place that the layout gave the run.
    let shift: CGSize

    var run: TextLayout.CharacterRun { storage.layout.characterRuns[line][number] }

    public var startIndex: Int { 0 }

    public var endIndex: Int { run.characters.count }

    /// The character at an index.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }

    /// The characters in a range.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The value of a type that was attached to the run with `customAttribute(_:)`; nil if there is none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      storage.content.pieces[run.piece.run].style.attributes?[T.self]
    }

    /// The direction in which the characters are read.
    public var layoutDirection: LayoutDirection { run.isRightToLeft ? .rightToLeft : .leftToRight }

    /// The bounds of the run.
    public var typographicBounds: TypographicBounds { run.piece.bounds(shiftedBy: shift) }

    /// The positions of the characters in the source of the text, from left to right.
    public var characterIndices: [CharacterIndex] {
      run.characters.map { CharacterIndex(value: $0.index) }
    }

    /// Whether two runs have the same place in equal layouts.
    public static func == (lhs: Run, rhs: Run) -> Bool {
      lhs.line == rhs.line && lhs.number == rhs.number && lhs.shift == rhs.shift
        && lhs.storage.isEqual(to: rhs.storage)
    }
  }

  /// A range of the characters of a run.
  ///
  /// ```swift
  /// struct FirstLetter: TextRenderer {
  ///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
  ///     guard let run = layout.first?.first else { return }
  ///     context.draw(Text.Layout.RunSlice(run: run, indices: 0..<1))
  ///   }
  /// }
  /// ```
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run.
    public var run: Run
    /// The range of the characters in the run. Indices outside of the run are ignored.
    public var indices: Range<Int>

    /// Creates a slice of a run.
    public init(run: Run, indices: Range<Int>) { (self.run, self.indices) = (run, indices) }

    public var startIndex: Int { indices.lowerBound }

    public var endIndex: Int { indices.upperBound }

    /// The character at an index of the run.
    public subscript(index: Int) -> RunSlice { self[index..<index + 1] }

    /// The characters in a range of indices of the run.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// The value of a type that was attached to the run with `customAttribute(_:)`; nil if there is none.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[T.self] }

    /// The characters that exist.
    var characters: ArraySlice<TextLayout.PlacedCharacter> {
      let all = run.run.characters
      return all[indices.clamped(to: all.indices)]
    }

    /// The bounds of the characters.
    public var typographicBounds: TypographicBounds {
      var bounds = run.typographicBounds
      let characters = characters
      if let first = characters.first { bounds.origin.x = first.piece.origin.x + run.shift.width }
      bounds.width = characters.reduce(0) { $0 + $1.piece.width }
      return bounds
    }

    /// The positions of the characters in the source of the text, from left to right.
    public var characterIndices: [CharacterIndex] { characters.map { CharacterIndex(value: $0.index) } }
  }
}

extension TextLayout.Line {
  /// The left end of the baseline.
  fileprivate var start: CGPoint { CGPoint(x: origin.x, y: baseline) }
}

extension TextLayout.Piece {
  fileprivate func bounds(shiftedBy shift: CGSize) -> Text.Layout.TypographicBounds {
    var bounds = Text.Layout.TypographicBounds()
    bounds.origin = CGPoint(x: origin.x + shift.width, y: origin.y + shift.height)
    bounds.width = width
    (bounds.ascent, bounds.descent) =
      attachment.map { ($0.ascent, $0.descent) } ?? (font.metrics.ascent, font.metrics.descent)
    bounds.leading = attachment == nil ? font.metrics.leading : 0
    return bounds
  }
}
