import EaselDrawing
import EaselGeometry

/// A view as it was drawn at one moment: the commands and the places of its links. It never changes, so that any thread can
/// make an image or a document of it while the main actor goes on with other views.
///
/// `ImageRenderer.recordedView()` returns one. `makeImage()` rasterizes it; `VectorDocument.addPage(_:)` of the product
/// `EaselVector` makes it a page of a PDF document, or an SVG image.
///
/// Not in SwiftUI, whose `ImageRenderer` does all of its work on the main actor.
public struct RecordedView: Sendable {
  /// The commands.
  package let displayList: DisplayList
  /// The places that open a URL, in points from the top left corner.
  package let links: [LinkArea]

  /// Creates a recorded view.
  package init(_ displayList: DisplayList, links: [LinkArea]) {
    (self.displayList, self.links) = (displayList, links)
  }

  /// The size in points. Both sides are finite and above 0.
  public var size: CGSize { displayList.size }

  /// Pixels per point of images.
  public var scale: CGFloat { displayList.scale }
}
