import EaselDrawing
import EaselTypography

extension TextContent {
  /// Records a layout whose box has its top left corner at `origin`. Pieces without a foreground are drawn
  /// with `paint`.
  ///
  /// Filters and blend modes apply to the text as a whole.
  func draw(
    _ layout: TextLayout, at origin: CGPoint, into recorder: FragmentRecorder, state: DrawingState,
    environment: EnvironmentValues, paint: StyledPaint
  ) {
    let drawing = TextDrawing(
      content: self, environment: environment, box: CGRect(origin: origin, size: layout.size), paint: paint)
    drawing.draw(layout, into: recorder, state: state)
  }
}

/// Records the pieces of a layout.
struct TextDrawing {
  let content: TextContent
  let environment: EnvironmentValues
  /// The box of the text in user space.
  let box: CGRect
  /// The paint of pieces without a foreground.
  let paint: StyledPaint

  func draw(_ layout: TextLayout, into recorder: FragmentRecorder, state: DrawingState) {
    if !content.hasBackgrounds, let piece = layout.singlePiece {
      return recordTogether(CollectionOfOne(piece), into: recorder, state: state) { recorder, state in
        draw(piece, into: recorder, state: state)
      }
    }
    draw(layout.lines, into: recorder, state: state)
  }

  /// Records lines, with filters and blend modes that apply to all of them as a whole.
  func draw(_ lines: [TextLayout.Line], into recorder: FragmentRecorder, state: DrawingState) {
    recordTogether(lines.lazy.flatMap(\.pieces), into: recorder, state: state) { recorder, state in
      if content.hasBackgrounds {
        for line in lines { drawBackgrounds(of: line.pieces, in: line, into: recorder, state: state) }
      }
      for line in lines {
        for piece in line.pieces { draw(piece, into: recorder, state: state) }
      }
    }
  }

  /// Records pieces of a line, with filters and blend modes that apply to all of them as a whole.
  func draw(
    _ pieces: [TextLayout.Piece], of line: TextLayout.Line, into recorder: FragmentRecorder,
    state: DrawingState
  ) {
    recordTogether(pieces, into: recorder, state: state) { recorder, state in
      if content.hasBackgrounds { drawBackgrounds(of: pieces, in: line, into: recorder, state: state) }
      for piece in pieces { draw(piece, into: recorder, state: state) }
    }
  }

  /// Records into a group if pieces need more than one drawing command and the state applies to them as a
  /// whole.
  private func recordTogether(
    _ pieces: some Sequence<TextLayout.Piece>, into recorder: FragmentRecorder, state: DrawingState,
    _ record: (FragmentRecorder, DrawingState) -> Void
  ) {
    guard !state.isPlain, hasSeveralParts(pieces) else { return record(recorder, state) }
    let group = FragmentRecorder()
    record(group, DrawingState(transform: state.transform))
    var groupState = state
    groupState.transform = .identity
    recorder.append(group: group.finish(), state: groupState)
  }

  /// Whether pieces need more than one drawing command.
  private func hasSeveralParts(_ pieces: some Sequence<TextLayout.Piece>) -> Bool {
    var count = 0
    for piece in pieces { count += (piece.glyphs.glyphs.isEmpty ? 0 : 1) + piece.colored.count }
    return count > 1 || content.hasBackgrounds || content.hasLines || !content.images.isEmpty
  }

  /// Fills the backgrounds of pieces of a line, at the height of the line.
  private func drawBackgrounds(
    of pieces: [TextLayout.Piece], in line: TextLayout.Line, into recorder: FragmentRecorder,
    state: DrawingState
  ) {
    for piece in pieces {
      guard let color = content.pieces[piece.run].style.background else { continue }
      let bar = CGRect(
        x: box.minX + piece.origin.x, y: box.minY + line.origin.y, width: piece.width,
        height: line.ascent + line.descent)
      recorder.fill(
        Path(bar), style: FillStyle(), paint: .solid(color.resolvePaint(in: environment)), state: state)
    }
  }

  private func draw(_ piece: TextLayout.Piece, into recorder: FragmentRecorder, state: DrawingState) {
    let foreground = content.pieces[piece.run].style.foreground
    let paint = foreground.map { content.settings.paint($0, over: box) } ?? paint
    let state = paint.isPlain ? state : paint.state(state)
    let start = CGPoint(x: box.minX + piece.origin.x, y: box.minY + piece.origin.y)
    let metrics = piece.font.metrics
    if let underline = content.pieces[piece.run].style.underline, underline.isActive {
      recorder.stroke(
        underline, from: start, length: piece.width, below: metrics.underlineOffset,
        thickness: metrics.underlineThickness, paint: linePaint(underline, paint.paint), state: state)
    }
    if !piece.glyphs.glyphs.isEmpty {
      recorder.glyphs(piece.glyphs, origin: start, paint: paint.paint, state: state)
    }
    if let attachment = piece.attachment, let image = content.images[piece.run] {
      let box = CGRect(
        x: start.x, y: start.y - attachment.ascent, width: attachment.width,
        height: attachment.ascent + attachment.descent)
      // The state already has the shadows and the blend mode of the paint.
      let paint = image.isTemplate ? StyledPaint(paint: paint.paint) : nil
      image.draw(in: box, paint: paint, into: recorder, state: state)
    }
    for glyph in piece.colored { recorder.append(glyph, at: start, paint: paint.paint, state: state) }
    if let line = content.pieces[piece.run].style.strikethrough, line.isActive {
      recorder.stroke(
        line, from: start, length: piece.width, below: -metrics.strikethroughOffset,
        thickness: metrics.strikethroughThickness, paint: linePaint(line, paint.paint), state: state)
    }
  }

  private func linePaint(_ line: Text.LineStyle, _ textPaint: Paint) -> Paint {
    line.color.map { .solid($0.resolvePaint(in: environment)) } ?? textPaint
  }
}

extension TextContent {
  /// Whether a part of the text is underlined or struck through.
  var hasLines: Bool {
    pieces.indices.contains { pieces[$0].style.underline != nil || pieces[$0].style.strikethrough != nil }
  }
}

extension FragmentRecorder {
  /// Appends a color glyph of a piece that starts at `start`. Layers without a color use `paint`.
  fileprivate func append(
    _ glyph: TextLayout.ColoredGlyph, at start: CGPoint, paint: Paint, state: DrawingState
  ) {
    switch glyph {
    case .layer(let run, let color):
      glyphs(run, origin: start, paint: color.map { .solid($0) } ?? paint, state: state)
    case .picture(let image, let bounds):
      let box = bounds.offsetBy(dx: start.x, dy: start.y)
      let size = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
      let transform = CGAffineTransform(translationX: box.minX, y: box.minY)
        .scaledBy(x: box.width / size.width, y: box.height / size.height)
      let source = ImagePaintSource(
        image: image, source: CGRect(origin: .zero, size: size), transform: transform, tiles: false,
        sampling: .high)
      fill(Path(box), style: FillStyle(), paint: .image(source), state: state)
    }
  }

  /// Appends a line along text that starts at a point on its baseline.
  fileprivate func stroke(
    _ line: Text.LineStyle, from start: CGPoint, length: CGFloat, below offset: CGFloat, thickness: CGFloat,
    paint: Paint, state: DrawingState
  ) {
    guard length > 0, thickness > 0 else { return }
    let top = start.y + offset - thickness / 2
    guard !line.pattern.dash.isEmpty else {
      let bar = CGRect(x: start.x, y: top, width: length, height: thickness)
      return fill(Path(bar), style: FillStyle(), paint: paint, state: state)
    }
    let path = Path { path in
      path.move(to: CGPoint(x: start.x, y: start.y + offset))
      path.addLine(to: CGPoint(x: start.x + length, y: start.y + offset))
    }
    let style = StrokeStyle(lineWidth: thickness, dash: line.pattern.dash.map { $0 * thickness })
    stroke(path, style: style, paint: paint, state: state)
  }
}
