import Foundation

/// A place that opens a URL when it is clicked.
package struct LinkArea: Equatable, Sendable {
  /// The URL.
  package let url: URL
  /// The place in points: in the space of a view, of a page, or of the root of a view graph.
  package let area: CGRect

  /// Creates a place.
  package init(url: URL, area: CGRect) { (self.url, self.area) = (url, area) }
}

/// Makes a view a link of documents. In windows it has no effect.
struct LinkAreaModifier {
  let url: URL
}

@MainActor extension LinkAreaModifier: ElementModifier {
  func makeElement(around content: LayoutElement, _ inputs: _NodeInputs) -> LinkAreaElement {
    LinkAreaElement(url, around: content, inputs)
  }

  func update(_ element: LinkAreaElement) { element.url = url }
}

final class LinkAreaElement: WrapperElement {
  var url: URL

  init(_ url: URL, around content: LayoutElement, _ inputs: _NodeInputs) {
    self.url = url
    super.init(content, inputs)
  }

  override func collectLinks(into links: inout [LinkArea]) {
    guard environment.values.isEnabled else { return }
    links.append(LinkArea(url: url, area: frame(in: .global)))
  }
}
