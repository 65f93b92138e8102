import SwiftUI

// Declarations of the documentation's topics about layout, in the forms in which they are written.

@MainActor private var small: some View { Rectangle().frame(width: 8, height: 8) }

@MainActor func layoutPairs() -> [DeclarationPair] {
  gridPairs() + lazyPairs() + customLayoutPairs() + [
    DeclarationPair(
      "alignmentGuide",
      VStack(alignment: .leading) {
        small
        small.alignmentGuide(.leading) { (dimensions: ViewDimensions) in dimensions[.trailing] }
      },
      unlike: VStack(alignment: .leading) {
        small
        small
      }),
    DeclarationPair("scenePadding", Color.red.scenePadding(.top), unlike: Color.red),
    DeclarationPair(
      "scenePadding of a kind", Color.red.scenePadding(ScenePadding.minimum, edges: .leading),
      unlike: Color.red),
    DeclarationPair(
      "safeAreaBar", Color.red.safeAreaBar(edge: .bottom) { Color.blue.frame(height: 9) },
      unlike: Color.red),
    DeclarationPair(
      "safeAreaBar beside", Color.red.safeAreaBar(edge: .leading, spacing: 2) { Color.blue.frame(width: 9) },
      unlike: Color.red),
    DeclarationPair("onGeometryChange", MeasuredView(), unlike: MeasuredView(isMeasured: false)),
    DeclarationPair(
      "labelsVisibility", Toggle("T", isOn: .constant(true)).labelsVisibility(.hidden),
      unlike: Toggle("T", isOn: .constant(true)).labelsVisibility(.visible)),
  ]
}

@MainActor private func gridPairs() -> [DeclarationPair] {
  func grid(_ last: some View) -> some View {
    Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 2) {
      GridRow {
        small
        Rectangle().frame(width: 20, height: 14)
      }
      GridRow { last }
    }
  }
  let plain = grid(Circle().frame(width: 8, height: 8))
  return [
    DeclarationPair("Grid", plain, unlike: Color.clear),
    DeclarationPair("gridCellColumns", grid(Color.red.gridCellColumns(2)), unlike: grid(Color.red)),
    DeclarationPair(
      "gridCellAnchor", grid(Circle().frame(width: 4, height: 4).gridCellAnchor(.bottomTrailing)),
      unlike: grid(Circle().frame(width: 4, height: 4))),
    DeclarationPair(
      "gridCellUnsizedAxes", grid(Divider().gridCellUnsizedAxes(.horizontal)), unlike: grid(Divider())),
    DeclarationPair(
      "gridColumnAlignment", grid(Circle().frame(width: 4, height: 4).gridColumnAlignment(.trailing)),
      unlike: grid(Circle().frame(width: 4, height: 4))),
  ]
}

@MainActor private func lazyPairs() -> [DeclarationPair] {
  let items = [GridItem(.fixed(10)), GridItem(.flexible(minimum: 5)), GridItem(.adaptive(minimum: 5))]
  let pinned: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
  func shapes() -> some View { ForEach(0..<4) { _ in small } }
  return [
    DeclarationPair("LazyHStack", LazyHStack(pinnedViews: pinned) { shapes() }, unlike: Color.clear),
    DeclarationPair("LazyVStack", LazyVStack(alignment: .leading) { shapes() }, unlike: Color.clear),
    DeclarationPair("LazyHGrid", LazyHGrid(rows: items) { shapes() }, unlike: Color.clear),
    DeclarationPair("LazyVGrid", LazyVGrid(columns: items) { shapes() }, unlike: Color.clear),
  ]
}

@MainActor private func customLayoutPairs() -> [DeclarationPair] {
  func arranged(_ layout: AnyLayout) -> some View {
    layout {
      small
      Circle().frame(width: 5, height: 5)
    }
  }
  let column = arranged(AnyLayout(VStackLayout(alignment: .trailing, spacing: 1)))
  return [
    DeclarationPair("HStackLayout", arranged(AnyLayout(HStackLayout(spacing: 3))), unlike: column),
    DeclarationPair("ZStackLayout", arranged(AnyLayout(ZStackLayout(alignment: .bottom))), unlike: column),
    DeclarationPair(
      "placeSubviews", arranged(AnyLayout(LoweredLayout(base: HStackLayout()))),
      unlike: arranged(AnyLayout(HStackLayout()))),
    DeclarationPair(
      "layoutValue",
      StaircaseLayout {
        small
        small.layoutValue(key: Rise.self, value: 12)
      },
      unlike: StaircaseLayout {
        small
        small
      }),
    DeclarationPair(
      "LayoutSubviews",
      SwappedRow {
        small
        Circle().frame(width: 5, height: 5)
        small
      },
      unlike: SwappedRow {
        Circle().frame(width: 5, height: 5)
        small
        small
      }),
  ]
}

/// Subviews beside each other, of which the first two have changed places.
private struct SwappedRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 40, height: 40)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let swapped: LayoutSubviews = subviews[[1, 0]]
    let others: LayoutSubviews = subviews[2..<subviews.endIndex]
    var x = bounds.minX
    for subview in Array(swapped) + others {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

/// The distance of a step to the one before it.
private enum Rise: LayoutValueKey {
  static let defaultValue: CGFloat = 4
}

/// Subviews one below the other, each further to the right.
private struct StaircaseLayout: Layout {
  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) { cache = makeCache(subviews: subviews) }

  func spacing(subviews: LayoutSubviews, cache: inout [CGSize]) -> ViewSpacing {
    subviews.first.map { (first: LayoutSubview) in first.spacing } ?? .zero
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    CGSize(width: 40, height: 40)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize])
  {
    var point = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      point.x += subview[Rise.self]
      subview.place(at: point, proposal: ProposedViewSize(size))
      point.y += size.height
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout [CGSize]
  ) -> CGFloat? { nil }
}

/// A layout that does what another one does, in a place that is moved down.
private struct LoweredLayout<Base: Layout>: Layout {
  let base: Base

  func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) {
    let lowered = bounds.offsetBy(dx: 0, dy: 6)
    base.placeSubviews(in: lowered, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Base.Cache
  ) -> CGFloat? {
    base.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// A square with the width of the view as its height, if it is measured.
private struct MeasuredView: View {
  var isMeasured = true
  @State private var width: CGFloat = 2

  var body: some View {
    Color.yellow
      .overlay { Rectangle().frame(width: 6, height: min(width, 30)) }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        if isMeasured { width = $0 }
      }
  }
}
