import EaselTypography

/// The preferred distances of a view from the views above and below it in a stack without a set spacing.
///
/// Text keeps distances that follow from its font: little from other text, so that both read as one paragraph, and
/// from other views so much that the letters look evenly spaced. Other views keep the default of 8 points from each
/// other. A container has the views at its edges.
struct VerticalSpacing: Equatable, Sendable {
  /// The content at the top or the bottom of a view.
  struct Boundary: Equatable, Sendable {
    /// Whether a view other than text is there.
    var isPlain = false
    /// The distances of the text that is there; nil for none.
    var text: TextDistances?

    static let plain = Boundary(isPlain: true)

    func union(_ other: Boundary) -> Boundary {
      let both = text.flatMap { own in other.text.map(own.union) }
      return Boundary(isPlain: isPlain || other.isPlain, text: both ?? text ?? other.text)
    }
  }

  /// The distances that a text keeps, in points.
  struct TextDistances: Equatable, Sendable {
    /// From a text above.
    var toText: CGFloat
    /// From another view above.
    var above: CGFloat
    /// From another view below.
    var below: CGFloat

    func union(_ other: TextDistances) -> TextDistances {
      TextDistances(
        toText: max(toText, other.toText), above: max(above, other.above), below: max(below, other.below))
    }
  }

  var top = Boundary.plain
  var bottom = Boundary.plain

  static let plain = VerticalSpacing()

  func union(_ other: VerticalSpacing) -> VerticalSpacing {
    VerticalSpacing(top: top.union(other.top), bottom: bottom.union(other.bottom))
  }

  /// Returns the spacing with edges at which there is no text.
  func withPlain(_ edges: Edge.Set) -> VerticalSpacing {
    VerticalSpacing(
      top: edges.contains(.top) ? .plain : top, bottom: edges.contains(.bottom) ? .plain : bottom)
  }

  /// Returns the distance in points from the bottom of a view to the top of the next one; nil for the default.
  func distance(to next: VerticalSpacing) -> CGFloat? {
    var distances: [CGFloat] = []
    if let text = next.top.text {
      if bottom.text != nil { distances.append(text.toText) }
      if bottom.isPlain { distances.append(text.above) }
    }
    if let text = bottom.text, next.top.isPlain { distances.append(text.below) }
    return distances.max()
  }
}

extension VerticalSpacing.TextDistances {
  /// Creates the distances of a text in a font. A text below another one keeps the leading of its font; between text
  /// and another view there is a tenth of the line height, in addition to the part of the line without letters.
  init(_ metrics: FontMetrics, pixelLength: CGFloat) {
    func wholePixels(_ length: CGFloat) -> CGFloat {
      (length / pixelLength - 0.001).rounded(.up) * pixelLength
    }
    let height = metrics.ascent + metrics.descent
    let gap = wholePixels(height / 10)
    self.init(
      toText: max(wholePixels(metrics.leading), 0), above: gap + metrics.descent,
      below: gap + max(height - metrics.capHeight, metrics.descent))
  }
}

extension Text {
  /// The spacing of the text with the greatest distances among its fonts.
  func verticalSpacing(in environment: EnvironmentValues) -> VerticalSpacing {
    let settings = environment.derive { TextSettings($0) }
    let pieces = settings.style.map { filled(from: $0).pieces } ?? self.pieces
    let distances = pieces.map { piece in
      let font = settings.engine.library.font(
        for: piece.style.descriptor(in: settings.font, settings.fontContext))
      return VerticalSpacing.TextDistances(font.metrics, pixelLength: 1 / settings.displayScale)
    }
    guard let first = distances.first else { return .plain }
    let text = VerticalSpacing.Boundary(text: distances.dropFirst().reduce(first) { $0.union($1) })
    return VerticalSpacing(top: text, bottom: text)
  }
}

/// Makes a control keep the default distance from others, whatever it contains.
struct PlainSpacing: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> PlainSpacingElement {
    PlainSpacingElement(content, inputs)
  }

  func update(_ element: PlainSpacingElement) {}
}

final class PlainSpacingElement: WrapperElement {
  override var verticalSpacing: VerticalSpacing { .plain }
}
