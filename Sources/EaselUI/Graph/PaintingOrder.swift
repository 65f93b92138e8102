import EaselDrawing

/// The children of a container from the back to the front, with the pictures of those that are many.
///
/// Long lists are kept in pieces that have a fragment each, so that a change of one child in 10,000 costs the record of
/// its piece and of the list of pieces, not of all.
///
/// A class, since children run user code while they are drawn, and that may make a child's picture stale: the container's
/// property is then not open for writing, and neither is the list of pieces.
@MainActor
final class PaintingOrder {
  private struct Piece {
    let range: Range<Int>
    /// True when a child's picture has changed since the piece was last begun.
    var isStale = true
    var fragment = Fragment.empty
  }

  /// From the back to the front.
  let elements: [LayoutElement]
  private var pieces: [Piece] = []
  /// What the fragments of the pieces were rounded to.
  private var phase = PixelPhase(scale: 1)

  /// The record of a piece and that of the list of pieces cost the same for 16,000 children.
  private static let pieceLength = 128

  init(_ children: [LayoutElement]) {
    elements = PaintingOrder.sort(children)
    guard elements.count > 2 * PaintingOrder.pieceLength else { return }
    for start in stride(from: 0, to: elements.count, by: PaintingOrder.pieceLength) {
      let end = min(start + PaintingOrder.pieceLength, elements.count)
      for element in elements[start..<end] { element.paintingPiece = pieces.count }
      pieces.append(Piece(range: start..<end))
    }
  }

  /// From the lowest z index to the highest; equals stay in their order.
  private static func sort(_ children: [LayoutElement]) -> [LayoutElement] {
    guard children.contains(where: \.hasTraits) else { return children }
    let indices = children.map { $0.traits.zIndex ?? 0 }
    guard indices.contains(where: { $0 != 0 }) else { return children }
    let order = children.indices.sorted {
      indices[$0] != indices[$1] ? indices[$0] < indices[$1] : $0 < $1
    }
    return order.map { children[$0] }
  }

  /// Forgets the picture of the piece that a child belongs to.
  func drawingDidBecomeStale(of child: LayoutElement) {
    guard pieces.indices.contains(child.paintingPiece) else { return }
    pieces[child.paintingPiece].isStale = true
  }

  /// How an element is added to a drawing.
  typealias Record = (LayoutElement, FragmentRecorder) -> Void

  /// Draws all elements in place, in a container whose origin has a phase on the grid of pixels.
  func draw(into recorder: FragmentRecorder, of container: LayoutElement, on newPhase: PixelPhase) {
    let record: Record = { element, recorder in
      element.record(
        into: recorder, at: element.origin, on: container.phase(of: element, in: newPhase))
    }
    guard !pieces.isEmpty else { return draw(elements.indices, into: recorder, record: record) }
    if phase != newPhase {
      phase = newPhase
      for index in pieces.indices { pieces[index].isStale = true }
    }
    for index in pieces.indices {
      recorder.append(.fragment(fragment(of: index, record)), state: DrawingState())
    }
  }

  /// Draws all elements in a way of their own; nothing is kept.
  func draw(into recorder: FragmentRecorder, record: Record) {
    draw(elements.indices, into: recorder, record: record)
  }

  private func fragment(of index: Int, _ record: Record) -> Fragment {
    if !pieces[index].isStale { return pieces[index].fragment }
    pieces[index].isStale = false
    let recorder = FragmentRecorder()
    draw(pieces[index].range, into: recorder, record: record)
    let fragment = recorder.finish()
    pieces[index].fragment = fragment
    return fragment
  }

  private func draw(_ range: Range<Int>, into recorder: FragmentRecorder, record: Record) {
    for index in range {
      let element = elements[index]
      let opacity = element.graph.hasPresences ? element.presence?.shownOpacity ?? 1 : 1
      if opacity == 1 {
        record(element, recorder)
      } else if opacity > 0 {
        // What fades in or out does so as one picture.
        let picture = FragmentRecorder()
        record(element, picture)
        recorder.append(group: picture.finish(), state: DrawingState(opacity: Float(opacity)))
      }
    }
  }
}
