import EaselDrawing

/// The children of a container from back to front, with cached fragments for long lists.
///
/// Long lists are divided into pieces with a fragment each, so that a change of one child in 10,000 only
/// records its piece and the list of pieces again.
///
/// A class, since drawing a child runs user code, which may invalidate a child's drawing: neither the
/// container's property nor the array of pieces is under exclusive access then.
@MainActor
final class PaintingOrder {
  private struct Piece {
    let range: Range<Int>
    /// Whether a child's drawing has changed since the recording of the piece last began.
    var isStale = true
    var fragment = Fragment.empty
  }

  /// From back to front.
  let elements: [LayoutElement]
  private var pieces: [Piece] = []
  /// The phase for which the fragments of the pieces were recorded.
  private var phase = PixelPhase(scale: 1)

  /// The number of children in a piece. Recording a piece and recording the list of pieces cost the same for
  /// 16,000 children.
  private static let pieceLength = 128

  init(_ children: [LayoutElement]) {
    elements = PaintingOrder.sort(children)
    guard elements.count > 2 * PaintingOrder.pieceLength else { return }
    for start in stride(from: 0, to: elements.count, by: PaintingOrder.pieceLength) {
      let end = min(start + PaintingOrder.pieceLength, elements.count)
      for element in elements[start..<end] { element.paintingChunk = pieces.count }
      pieces.append(Piece(range: start..<end))
    }
  }

  /// Sorts by ascending z index; children of equal index keep their order.
  private static func sort(_ children: [LayoutElement]) -> [LayoutElement] {
    guard children.contains(where: \.hasTraits) else { return children }
    let indices = children.map { $0.traits.zIndex ?? 0 }
    guard indices.contains(where: { $0 != 0 }) else { return children }
    let order = children.indices.sorted {
      indices[$0] != indices[$1] ? indices[$0] < indices[$1] : $0 < $1
    }
    return order.map { children[$0] }
  }

  /// Invalidates the fragment of the piece that contains a child.
  func drawingDidBecomeStale(of child: LayoutElement) {
    guard pieces.indices.contains(child.paintingChunk) else { return }
    pieces[child.paintingChunk].isStale = true
  }

  /// Records one element.
  typealias Record = (LayoutElement, FragmentRecorder) -> Void

  /// Draws all elements in place, in a container whose origin has a pixel phase.
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

  /// Draws all elements with a function, without cached fragments.
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
        // An element that fades in or out is drawn as a group.
        let picture = FragmentRecorder()
        record(element, picture)
        recorder.append(group: picture.finish(), state: DrawingState(opacity: Float(opacity)))
      }
    }
  }
}
