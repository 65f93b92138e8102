import SwiftUI

/// Every variant of some demos side by side, live, with its name.
public struct DemoGallery: View {
  /// What a place in the gallery shows.
  public struct Entry: Sendable {
    public let demo: Demo
    /// From 0.
    public let variant: Int
  }

  public let entries: [Entry]

  public init(_ demos: [Demo] = DemoCatalogue.all) {
    entries = demos.flatMap { demo in demo.variants.indices.map { Entry(demo: demo, variant: $0) } }
  }

  public var body: some View {
    GeometryReader { geometry in
      let grid = GalleryGrid(count: entries.count, size: geometry.size)
      ZStack(alignment: .topLeading) {
        ForEach(entries.indices, id: \.self) { index in
          let frame = grid.frame(of: index)
          DemoCell(entry: entries[index], side: grid.side)
            .offset(x: frame.minX, y: frame.minY)
        }
      }
      .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
    }
    .background(Color(white: 0.93))
  }

  /// The size at which thumbnails of a side have room enough.
  public func size(thumbnailSide side: CGFloat) -> CGSize {
    GalleryGrid.size(count: entries.count, thumbnailSide: side)
  }
}

/// A thumbnail with its name.
private struct DemoCell: View {
  let entry: DemoGallery.Entry
  let side: CGFloat

  var body: some View {
    let demo = entry.demo
    VStack(spacing: 0) {
      demo.variants[entry.variant].view()
        .frame(width: demo.size.width, height: demo.size.height)
        .clipped()
        .background(Color.white)
        .scaleEffect(side / max(demo.size.width, demo.size.height))
        .frame(width: side, height: side)
        .background(Color.white)
      VStack(spacing: 1) {
        Text(demo.title).font(.system(size: 11, weight: .bold)).foregroundColor(Color(white: 0.2))
        Text(demo.variants[entry.variant].name).font(.system(size: 10)).foregroundColor(Color(white: 0.4))
      }
      .frame(width: side, height: GalleryGrid.labelHeight)
    }
  }
}
