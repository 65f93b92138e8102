import EaselTypography
import Foundation

// A click on a link in a text opens its address with the action `openURL` of the environment.
extension Text {
  func link(at point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> URL? {
    guard pieces.contains(where: \.mayHaveLinks) else { return nil }
    let content = TextContent(self, in: environment)
    guard content.pieces.contains(where: { $0.style.link != nil }) else { return nil }
    let layout = content.layout(width: size.width, height: size.height)
    for line in layout.lines {
      let (top, bottom) = (line.origin.y, line.origin.y + line.ascent + line.descent)
      guard point.y >= top, point.y < bottom else { continue }
      for piece in line.pieces where point.x >= piece.origin.x && point.x < piece.origin.x + piece.width {
        if let link = content.pieces[piece.run].style.link { return link }
      }
    }
    return nil
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
  private let find: (CGPoint) -> URL?

  init(_ leaf: LayoutElement, _ inputs: _NodeInputs, find: @escaping (CGPoint) -> URL?) {
    (self.leaf, self.find) = (leaf, find)
    super.init(LayoutElement(inputs), inputs)
    superelement = leaf
  }

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
