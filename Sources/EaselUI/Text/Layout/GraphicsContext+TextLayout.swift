import EaselDrawing
import EaselTypography

extension GraphicsContext {
  /// Draws a line of a text at its place in the text.
  public func draw(
    _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw(line.line.pieces, of: line.line, in: line.storage, shift: line.shift)
  }

  /// Draws a run of a text at its place in the text.
  public func draw(
    _ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    draw([run.run.piece], of: run.storage.layout.lines[run.line], in: run.storage, shift: run.shift)
  }

  /// Draws a part of a run of a text at its place in the text.
  public func draw(
    _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = Text.Layout.DrawingOptions()
  ) {
    let run = slice.run
    draw(
      slice.characters.map(\.piece), of: run.storage.layout.lines[run.line], in: run.storage,
      shift: run.shift)
  }

  /// Filters, opacity and blend mode apply to the pieces as a whole.
  private func draw(
    _ pieces: [TextLayout.Piece], of line: TextLayout.Line, in storage: TextLayoutStorage, shift: CGSize
  ) {
    guard shift.width.isFinite, shift.height.isFinite else { return }
    var state = state
    state.transform = state.transform.translatedBy(x: shift.width, y: shift.height)
    storage.drawing.draw(pieces, of: line, into: recorder, state: state)
  }
}
