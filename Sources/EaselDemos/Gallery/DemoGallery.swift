import SwiftUI

/// Every variant of every demo side by side, live, with its name.
public struct DemoGallery: View {
  private static let columns = 5
  /// Points around each cell.
  private static let gap: CGFloat = 12

  private let cells = DemoCatalogue.all.flatMap { demo in
    demo.variants.indices.map { DemoCell(demo: demo, variant: $0) }
  }

  public init() {}

  public var body: some View {
    GeometryReader { geometry in
      let side = thumbnailSide(in: geometry.size)
      VStack(spacing: Self.gap) {
        ForEach(0..<rows, id: \.self) { row in
          HStack(spacing: Self.gap) {
            ForEach(row * Self.columns..<(row + 1) * Self.columns, id: \.self) { index in
              if index < cells.count {
                cells[index].thumbnail(side: side)
              } else {
                DemoCell.empty(side: side)
              }
            }
          }
        }
      }
      .frame(width: geometry.size.width, height: geometry.size.height)
    }
    .background(Color(white: 0.93))
  }

  private var rows: Int { (cells.count + Self.columns - 1) / Self.columns }

  /// The size at which thumbnails of a side have room enough.
  public func size(thumbnailSide side: CGFloat) -> CGSize {
    CGSize(
      width: CGFloat(Self.columns) * (side + Self.gap) + Self.gap,
      height: CGFloat(rows) * (side + DemoCell.labelHeight + Self.gap) + Self.gap)
  }

  /// The largest side for which all thumbnails have room.
  private func thumbnailSide(in size: CGSize) -> CGFloat {
    let width = (size.width - Self.gap) / CGFloat(Self.columns) - Self.gap
    let height = (size.height - Self.gap) / CGFloat(rows) - Self.gap - DemoCell.labelHeight
    return max(1, min(width, height))
  }
}

/// One variant with its name.
private struct DemoCell {
  static let labelHeight: CGFloat = 34

  let demo: Demo
  let variant: Int

  @MainActor
  func thumbnail(side: CGFloat) -> some View {
    let scale = side / max(demo.size.width, demo.size.height)
    return VStack(spacing: 0) {
      demo.variants[variant].view()
        .frame(width: demo.size.width, height: demo.size.height)
        .clipped()
        .background(Color.white)
        .scaleEffect(scale)
        .frame(width: side, height: side)
        .background(Color.white)
      VStack(spacing: 1) {
        Text(demo.title).font(.system(size: 11, weight: .bold)).foregroundColor(Color(white: 0.2))
        Text(demo.variants[variant].name).font(.system(size: 10)).foregroundColor(Color(white: 0.4))
      }
      .frame(width: side, height: Self.labelHeight)
    }
  }

  @MainActor
  static func empty(side: CGFloat) -> some View {
    Color.clear.frame(width: side, height: side + labelHeight)
  }
}
