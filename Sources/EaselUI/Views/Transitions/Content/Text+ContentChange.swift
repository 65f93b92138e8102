import EaselDrawing
import EaselTypography

extension Text: ContentLeaf {
  @MainActor public static func _makeNode(_ view: Text, _ inputs: _NodeInputs) -> _NodeOutput<Text> {
    _NodeOutput(ContentNode(view, inputs))
  }

  func content(in environment: EnvironmentValues) -> any LeafContent { TextContent(self, in: environment) }

  static func runsUserCode(in environment: EnvironmentValues) -> Bool { environment.textRenderer != nil }

  static func performs(_ transition: ContentTransition) -> Bool {
    if case .symbol = transition.kind { false } else { true }
  }

  static func draw(
    _ history: ContentHistory<Text>, size: CGSize, environment: EnvironmentValues,
    into recorder: FragmentRecorder
  ) {
    guard !environment.showsPlaceholders else {
      history.versions.last?.leaf.draw(into: recorder, size: size, environment: environment)
      return
    }
    TextChangeDrawing(history, in: environment).draw(into: recorder)
  }
}

/// Draws a text while it replaces earlier texts.
///
/// A character that several texts in a row have in common is one track: it appears with the first of them, moves
/// from place to place, and disappears after the last.
private struct TextChangeDrawing {
  private let texts: [PlacedText]
  private let changes: [ContentHistory<Text>.Change]
  /// For each change, the glyph of the next text that each glyph becomes.
  private let matches: [[Int?]]

  init(_ history: ContentHistory<Text>, in environment: EnvironmentValues) {
    let texts = history.versions.map { PlacedText($0.leaf, size: $0.size, in: environment) }
    changes = history.changes
    matches = changes.indices.map {
      TextChangeDrawing.matches(texts[$0], texts[$0 + 1], history.changes[$0].transition)
    }
    self.texts = texts
  }

  private static func matches(
    _ old: PlacedText, _ new: PlacedText, _ transition: ContentTransition
  ) -> [Int?] {
    var matches = [Int?](repeating: nil, count: old.glyphs.count)
    let found: [Int?] =
      switch transition.kind {
      case .numericText, .number: CharacterMatching.byPlace(old.characters, new.characters)
      case .interpolate: CharacterMatching.byOrder(old.characters, new.characters)
      case .identity, .opacity, .symbol: []
      }
    for (place, match) in found.enumerated() { matches[old.order[place]] = match.map { new.order[$0] } }
    return matches
  }

  /// Records the tracks in the order of their last texts.
  func draw(into recorder: FragmentRecorder) {
    var tracks = texts[0].glyphs.indices.map { Track(start: 0, glyphs: [$0]) }
    for change in changes.indices {
      var next = [Track?](repeating: nil, count: texts[change + 1].glyphs.count)
      for var track in tracks {
        guard let match = matches[change][track.glyphs.last!] else {
          draw(track, into: recorder)
          continue
        }
        track.glyphs.append(match)
        next[match] = track
      }
      tracks = next.enumerated().map { $1 ?? Track(start: change + 1, glyphs: [$0]) }
    }
    for track in tracks { draw(track, into: recorder) }
  }

  /// A character in consecutive texts.
  private struct Track {
    /// The index of the first text.
    let start: Int
    /// The glyph in each text from the first one.
    var glyphs: [Int]

    /// The index of the last text.
    var end: Int { start + glyphs.count - 1 }
  }

  private func draw(_ track: Track, into recorder: FragmentRecorder) {
    let text = texts[track.end]
    let glyph = text.glyphs[track.glyphs.last!]
    guard !glyph.piece.isBlank else { return }
    var pose = pose(of: track)
    if track.start > 0 { pose.appear(changes[track.start - 1], height: glyph.height) }
    if track.end < changes.count { pose.disappear(changes[track.end], height: glyph.height) }
    guard pose.opacity > 0 else { return }
    text.draw(glyph, into: recorder, state: pose.state(at: glyph.piece.origin))
  }

  /// The place of a track, interpolated between those in its texts.
  private func pose(of track: Track) -> GlyphPose {
    let first = texts[track.start].glyphs[track.glyphs[0]]
    var pose = GlyphPose(origin: first.piece.origin)
    var size = first.fontSize
    for number in 1..<max(track.glyphs.count, 1) {
      let glyph = texts[track.start + number].glyphs[track.glyphs[number]]
      let progress = changes[track.start + number - 1].progress
      pose.origin.x += (glyph.piece.origin.x - pose.origin.x) * progress
      pose.origin.y += (glyph.piece.origin.y - pose.origin.y) * progress
      size += (glyph.fontSize - size) * progress
    }
    let shown = texts[track.end].glyphs[track.glyphs.last!].fontSize
    if shown > 0 { pose.scale = max(size / shown, 0) }
    return pose
  }
}

/// The appearance of a glyph at one moment of a content transition.
private struct GlyphPose {
  /// The left end of the baseline.
  var origin: CGPoint
  var scale: CGFloat = 1
  var opacity = 1.0
  var blur: CGFloat = 0

  /// The distance that characters roll, and the blur at its end, relative to the height of the characters.
  private static let roll = 0.5
  private static let rollBlur = 0.06

  /// Applies the change with which the glyph appears.
  mutating func appear(_ change: ContentHistory<Text>.Change, height: CGFloat) {
    opacity *= change.share
    if change.transition.rolls { roll(1 - change.progress, downward: !change.countsDown, height: height) }
  }

  /// Applies the change with which the glyph disappears.
  mutating func disappear(_ change: ContentHistory<Text>.Change, height: CGFloat) {
    opacity *= 1 - change.share
    if change.transition.rolls { roll(change.progress, downward: change.countsDown, height: height) }
  }

  private mutating func roll(_ amount: Double, downward: Bool, height: CGFloat) {
    origin.y += (downward ? 1 : -1) * amount * height * GlyphPose.roll
    scale *= 1 - 0.3 * min(max(amount, 0), 1)
    blur = max(blur, min(max(amount, 0), 1) * height * GlyphPose.rollBlur)
  }

  /// The state for a glyph that its text has at another place.
  func state(at place: CGPoint) -> DrawingState {
    var state = DrawingState(
      transform: CGAffineTransform(translationX: origin.x, y: origin.y).scaledBy(x: scale, y: scale)
        .translatedBy(x: -place.x, y: -place.y))
    state.opacity = Float(opacity)
    if blur > 0 {
      state.filters = FilterNode(
        parent: nil, operation: .blur(radius: blur, isOpaque: false, dithers: false),
        transform: .identity)
    }
    return state
  }
}

extension ContentTransition {
  /// Whether characters that change roll.
  fileprivate var rolls: Bool {
    switch kind {
    case .numericText, .number: true
    default: false
    }
  }
}

extension PlacedText.Glyph {
  fileprivate var height: CGFloat { piece.font.metrics.ascent + piece.font.metrics.descent }
}

extension TextLayout.Piece {
  fileprivate var isBlank: Bool { glyphs.glyphs.isEmpty && colored.isEmpty && attachment == nil }
}
