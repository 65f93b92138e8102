import SwiftUI

/// A grid of live thumbnails of every variant of some demos, with their names.
public struct DemoGallery: View {
  /// A variant in the gallery.
  public struct Entry: Sendable {
    /// The demo.
    public let demo: Demo
    /// The index of the variant, from 0.
    public let variant: Int
  }

  /// The variants in the order of the grid.
  public let entries: [Entry]

  /// Creates a gallery of all variants of `demos`.
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

  /// The size of a gallery whose thumbnails have a side of `side` points.
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

/// The layout of the gallery: square thumbnails with a label below each, as large as possible and centered.
public struct GalleryGrid {
  /// The number of columns.
  public static let columns = 5
  static let labelHeight: CGFloat = 34
  /// Points around each cell.
  private static let gap: CGFloat = 12

  /// The side of a thumbnail in points.
  let side: CGFloat
  private let origin: CGPoint
  private let count: Int

  /// Creates a grid of `count` thumbnails in a size in points.
  public init(count: Int, size: CGSize) {
    self.count = count
    let (columns, rows) = GalleryGrid.shape(count)
    let width = (size.width - GalleryGrid.gap) / columns - GalleryGrid.gap
    let height = (size.height - GalleryGrid.gap) / rows - GalleryGrid.gap - GalleryGrid.labelHeight
    side = max(1, min(width, height))
    let total = GalleryGrid.size(count: count, thumbnailSide: side)
    origin = CGPoint(
      x: ((size.width - total.width) / 2).rounded(), y: ((size.height - total.height) / 2).rounded())
  }

  /// The index of the thumbnail at a point, or nil.
  public func index(at point: CGPoint) -> Int? { (0..<count).first { frame(of: $0).contains(point) } }

  /// The frame of a thumbnail and its label.
  public func frame(of index: Int) -> CGRect {
    let column = CGFloat(index % GalleryGrid.columns)
    let row = CGFloat(index / GalleryGrid.columns)
    return CGRect(
      x: origin.x + GalleryGrid.gap + column * (side + GalleryGrid.gap),
      y: origin.y + GalleryGrid.gap + row * (side + GalleryGrid.labelHeight + GalleryGrid.gap), width: side,
      height: side + GalleryGrid.labelHeight)
  }

  /// The size of a grid whose thumbnails have a side of `side` points.
  static func size(count: Int, thumbnailSide side: CGFloat) -> CGSize {
    let (columns, rows) = shape(count)
    return CGSize(width: columns * (side + gap) + gap, height: rows * (side + labelHeight + gap) + gap)
  }

  private static func shape(_ count: Int) -> (columns: CGFloat, rows: CGFloat) {
    let rows = max(1, (count + GalleryGrid.columns - 1) / GalleryGrid.columns)
    return (CGFloat(GalleryGrid.columns), CGFloat(rows))
  }
}
