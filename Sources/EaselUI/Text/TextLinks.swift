import EaselTypography
import Foundation

// A click on a link in a text opens its address with the action `openURL` of the environment.
extension Text {
  func links(size: CGSize, in environment: EnvironmentValues) -> [LinkArea] {
    guard pieces.contains(where: \.mayHaveLinks) else { return [] }
    let content = TextContent(self, in: environment)
    guard content.pieces.contains(where: { $0.style.link != nil }) else { return [] }
    return content.layout(width: size.width, height: size.height).lines.flatMap { line in
      line.pieces.compactMap { piece in
        content.pieces[piece.run].style.link.map { url in
          LinkArea(
            url: url,
            area: CGRect(
              x: piece.origin.x, y: line.origin.y, width: piece.width, height: line.ascent + line.descent))
        }
      }
    }
  }
}

extension Text.Piece {
  /// Whether the piece is a link, or may become one when it is translated.
  fileprivate var mayHaveLinks: Bool {
    if case .localized = content { true } else { style.link != nil }
  }
}

/// Receives clicks on the links of a leaf. It takes no part in the layout.
final class LinkElement: InteractionElement {
  private weak var leaf: LayoutElement?
  private let links: () -> [LinkArea]

  init(_ leaf: LayoutElement, _ inputs: _NodeInputs, links: @escaping () -> [LinkArea]) {
    (self.leaf, self.links) = (leaf, links)
    super.init(LayoutElement(inputs), inputs)
    superelement = leaf
  }

  private func find(_ point: CGPoint) -> URL? { links().first { $0.area.contains(point) }?.url }

  override func hitTest(_ point: CGPoint, _ hits: inout [InteractionElement]) -> Bool {
    guard environment.values.isEnabled, find(point) != nil else { return false }
    join(&hits)
    return true
  }

  override func makeRecognizer() -> PressRecognizer? { LinkRecognizer(self) }

  func open(at point: CGPoint) {
    guard let url = find(point) else { return }
    let action = environment.values.openURL
    graph.perform([{ action(url) }])
  }
}

/// A press of a link.
private final class LinkRecognizer: PressRecognizer {
  private weak var element: LinkElement?
  private var start: CGPoint?
  private var end = CGPoint.zero

  init(_ element: LinkElement) { self.element = element }

  override func process(_ sample: PressSample) -> State {
    let start = start ?? sample.input.location
    self.start = start
    guard sample.input.location.distance(to: start) <= TapRecognizer.slop else { return .failed }
    guard sample.change == .released else { return .possible }
    end = sample.location(in: .local)
    return .ended
  }

  override func deliver() { element?.open(at: end) }
}
