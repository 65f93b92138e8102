import EaselDrawing
import EaselTypography
import Foundation

/// A string with attributes of UIKit, laid out to be measured and drawn.
struct StringDrawing {
  /// The room for a text, in points; nil for no limit.
  struct Room {
    var width: CGFloat?
    var height: CGFloat?
    /// Whether an ellipsis ends the last line if there is no room for all lines.
    var hasEllipsis = false

    /// No limits.
    static let unlimited = Room()

    /// The room of a size. Numbers that are not positive and finite do not limit.
    init(_ size: CGSize, hasEllipsis: Bool = false) {
      width = size.width > 0 && size.width.isFinite ? size.width : nil
      height = size.height > 0 && size.height.isFinite ? size.height : nil
      self.hasEllipsis = hasEllipsis
    }

    private init() {}
  }

  private let content: TextContent
  private let layout: TextLayout
  private let style: NSParagraphStyle.Properties
  private let room: Room
  /// The lines for which there is room, at least one.
  private let lines: [TextLayout.Line]

  /// The excess over the height, in points, that counts as a rounding error.
  private static let tolerance: CGFloat = 0.01

  init(_ pieces: [Text.Piece], _ style: NSParagraphStyle?, in room: Room) {
    let style = style?.properties ?? NSParagraphStyle.Properties()
    var environment = EnvironmentValues()
    environment.multilineTextAlignment = style.alignment.textAlignment
    environment.lineSpacing = style.lineSpacing > 0 ? style.lineSpacing : 0
    if room.width != nil, let mode = style.lineBreakMode.truncation {
      environment.truncationMode = mode
      environment.lineLimit = 1
    }
    content = TextContent(Text(pieces: pieces.isEmpty ? [Text.Piece(string: "")] : pieces), in: environment)
    layout = content.layout(
      width: style.lineBreakMode == .byClipping ? nil : room.width,
      height: room.hasEllipsis ? room.height : nil)
    let height = (room.height ?? .infinity) + StringDrawing.tolerance
    let all = layout.lines
    lines = Array(all.prefix(max(1, all.prefix { $0.baseline + $0.descent <= height }.count)))
    (self.style, self.room) = (style, room)
  }

  /// The size of the lines in points, not rounded.
  var size: CGSize {
    guard lines.count < layout.lineCount, let last = lines.last else { return layout.size }
    return CGSize(width: lines.map(\.width).max() ?? 0, height: last.baseline + last.descent)
  }

  /// The distance from the top down to the first baseline, in points.
  var firstBaseline: CGFloat { layout.firstBaseline }

  /// Draws the lines into the current context, with the top left corner of their room at a point.
  func draw(at point: CGPoint) {
    let free = max(0, (room.width ?? 0) - layout.size.width)
    let box = CGRect(
      origin: CGPoint(x: point.x + free * style.alignment.leftShare, y: point.y), size: layout.size)
    guard box.minX.isFinite, box.minY.isFinite else { return }
    let drawing = TextDrawing(
      content: content, environment: content.environment, box: box, paint: StyledPaint(paint: .solid(.black)))
    UIGraphicsGetCurrentContext()?.record { recorder, state in
      record(drawing, into: recorder, state: clipped(state, at: point))
    }
  }

  /// The state with the clip of a text whose lines do not break.
  private func clipped(_ state: DrawingState, at point: CGPoint) -> DrawingState {
    guard style.lineBreakMode == .byClipping, let width = room.width else { return state }
    let area = CGRect(x: point.x, y: point.y, width: width, height: room.height ?? layout.size.height)
    var state = state
    state.clip = ClipNode(
      parent: state.clip, shape: .path(Path(area), FillStyle()), transform: state.transform)
    return state
  }

  private func record(_ drawing: TextDrawing, into recorder: FragmentRecorder, state: DrawingState) {
    guard state.mode.affectsUncoveredPixels else {
      return drawing.draw(lines, into: recorder, state: state)
    }
    // A group would replace the pixels between the glyphs, too.
    for line in lines {
      for piece in line.pieces { drawing.draw([piece], of: line, into: recorder, state: state) }
    }
  }
}
