import SwiftUI

// Scroll views as programs write them. Each picture differs from the other one.

private struct Rows: View {
  var count = 20
  var height: CGFloat = 20

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { row in
        Color(hue: Double(row) / 20, saturation: 1, brightness: 1).frame(width: 120, height: height)
      }
    }
  }
}

private struct Positioned: View {
  @State var position: ScrollPosition

  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      Rows().frame(width: 300).scrollTargetLayout()
    }
    .scrollPosition($position)
  }
}

private struct Identified: View {
  @State var id: Int?
  var anchor: UnitPoint?

  var body: some View {
    ScrollView { Rows().scrollTargetLayout() }.scrollPosition(id: $id, anchor: anchor)
  }
}

/// A color for the first value that an observer reports.
private struct Observed: View {
  enum Kind {
    case geometry, visibility, targets
  }

  let kind: Kind
  var threshold = 0.5
  @State private var color = Color.gray

  var body: some View {
    ZStack(alignment: .trailing) {
      observed
      color.frame(width: 20)
    }
  }

  @ViewBuilder private var observed: some View {
    let rows = ScrollView {
      LazyVStack { ForEach(0..<3, id: \.self) { _ in Color.blue.frame(height: 80) } }.scrollTargetLayout()
    }
    switch kind {
    case .geometry:
      rows.onScrollGeometryChange(for: CGFloat.self) { (geometry: ScrollGeometry) in
        geometry.contentOffset.y + geometry.contentInsets.top + geometry.bounds.minY
          + geometry.visibleRect.height + geometry.contentSize.height + geometry.containerSize.width
      } action: { _, new in
        color = new > 0 ? .red : .green
      }
    case .visibility:
      ScrollView {
        Color.blue.frame(height: 80)
          .onScrollVisibilityChange(threshold: threshold) { color = $0 ? .red : .green }
      }
    case .targets:
      rows.onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) {
        color = $0.count > 1 ? .red : .green
      }
    }
  }
}

@MainActor func scrollPositionPairs() -> [DeclarationPair] {
  let top = Positioned(position: ScrollPosition())
  var scrolled = ScrollPosition(idType: Int.self)
  scrolled.scrollTo(point: CGPoint(x: 9, y: 50))
  var toEdge = ScrollPosition()
  toEdge.scrollTo(edge: .bottom)
  var toView = ScrollPosition(idType: Int.self)
  toView.scrollTo(id: 9, anchor: .top)
  var by = ScrollPosition()
  by.scrollTo(x: 10, y: 30)
  var byX = ScrollPosition()
  byX.scrollTo(x: 10)
  var byY = ScrollPosition()
  byY.scrollTo(y: 10)
  let positions: [(String, ScrollPosition)] = [
    ("init(edge:)", ScrollPosition(edge: .bottom)), ("init(id:)", ScrollPosition(id: 12, anchor: .center)),
    ("init(point:)", ScrollPosition(idType: Int.self, point: CGPoint(x: 5, y: 40))),
    ("init(x:y:)", ScrollPosition(x: 20, y: 20)), ("init(x:)", ScrollPosition(x: 20)),
    ("init(y:)", ScrollPosition(y: 20)), ("scrollTo(point:)", scrolled), ("scrollTo(edge:)", toEdge),
    ("scrollTo(id:)", toView), ("scrollTo(x:y:)", by), ("scrollTo(x:)", byX), ("scrollTo(y:)", byY),
  ]
  return positions.map { DeclarationPair($0.0, Positioned(position: $0.1), unlike: top) } + [
    DeclarationPair(
      "scrollPosition(id:)", Identified(id: 15), unlike: Identified()),
    DeclarationPair(
      "scrollPosition(id:anchor:)", Identified(id: 12, anchor: .top), unlike: Identified(id: 12)),
  ]
}

@MainActor func scrollSettingPairs() -> [DeclarationPair] {
  let rows = ScrollView { Rows() }
  let few = ScrollView { Rows(count: 2) }
  let section = ScrollView {
    LazyVStack(spacing: 0) {
      Section {
        Rows()
      } header: {
        Color.black.frame(height: 10)
      }
    }
  }
  let pinned = ScrollView {
    LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
      Section {
        Rows()
      } header: {
        Color.black.frame(height: 10)
      }
    }
  }
  let footers = ScrollView {
    LazyVStack(spacing: 0, pinnedViews: .sectionFooters) {
      Section {
        Rows()
      } footer: {
        Color.black.frame(height: 10)
      }
    }
  }
  let loose = ScrollView {
    LazyVStack(spacing: 0) {
      Section {
        Rows()
      } footer: {
        Color.black.frame(height: 10)
      }
    }
  }
  let edge = ScrollAnchorRole.initialOffset
  return [
    DeclarationPair(
      "contentMargins(edges, insets)",
      rows.contentMargins(.top, EdgeInsets(top: 9, leading: 0, bottom: 0, trailing: 0)), unlike: rows),
    DeclarationPair(
      "contentMargins(edges, length)", rows.contentMargins(.top, 12, for: .scrollContent), unlike: rows),
    DeclarationPair("contentMargins(length)", rows.contentMargins(12), unlike: rows),
    DeclarationPair(
      "scrollIndicators placement",
      rows.scrollIndicators(.visible).contentMargins(.top, 30, for: .scrollIndicators),
      unlike: rows.scrollIndicators(.visible)),
    DeclarationPair(
      "scrollClipDisabled", rows.frame(height: 40).scrollClipDisabled(), unlike: rows.frame(height: 40)),
    DeclarationPair(
      "scrollIndicatorsFlash(onAppear:)", rows.scrollIndicatorsFlash(onAppear: true), unlike: rows),
    DeclarationPair("defaultScrollAnchor(for:)", rows.defaultScrollAnchor(.bottom, for: edge), unlike: rows),
    DeclarationPair("alignment", few.defaultScrollAnchor(.bottom, for: .alignment), unlike: few),
    DeclarationPair(
      "pinned headers", pinned.defaultScrollAnchor(.center), unlike: section.defaultScrollAnchor(.center)),
    DeclarationPair("pinned footers", footers, unlike: loose),
    DeclarationPair("geometry", Observed(kind: .geometry), unlike: Color.gray),
    DeclarationPair(
      "visibility", Observed(kind: .visibility, threshold: 0.9),
      unlike: Observed(kind: .visibility, threshold: 2)),
    DeclarationPair(
      "targets", Observed(kind: .targets, threshold: 0.5), unlike: Observed(kind: .targets, threshold: 1)),
    DeclarationPair(
      "targets aligned",
      ScrollView { Rows(height: 30).scrollTargetLayout() }.scrollTargetBehavior(.viewAligned).scrollPosition(
        id: .constant(12 as Int?)),
      unlike: ScrollView { Rows(height: 30).scrollTargetLayout() }.scrollPosition(id: .constant(12 as Int?))),
  ]
}

// MARK: What only a pointer or time shows

struct EveryTen: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = min(context.velocity.dy, context.contentSize.height - context.containerSize.height)
    guard context.axes.contains(.vertical), context.isEnabled else { return }
    target.rect.origin.y = (max(context.originalTarget.rect.minY, limit) / 10).rounded() * 10
    target.anchor = .top
  }

  func properties(context: PropertiesContext) -> Properties {
    var properties = ScrollTargetBehaviorProperties()
    properties.limitsScrolls = context.isEnabled
    return properties
  }
}

struct DeclaredScrolling: View {
  @State private var phase = ScrollPhase.idle
  @State private var position = ScrollPosition(idType: String.self)
  @State private var trigger = 0
  @Environment(\.refresh) private var refresh

  var body: some View {
    VStack {
      ScrollView { Rows().scrollTarget() }
        .scrollTargetBehavior(.paging)
        .scrollTargetBehavior(EveryTen())
        .scrollTargetBehavior(AnyScrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne)))
        .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByFew, anchor: .center))
        .scrollTargetBehavior(.viewAligned(anchor: .center))
        .scrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .never, anchor: nil))
        .scrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: .always))
        .scrollBounceBehavior(.basedOnSize).scrollBounceBehavior(.always, axes: .horizontal)
        .scrollDismissesKeyboard(.interactively)
        .scrollEdgeEffectStyle(.soft, for: .top).scrollEdgeEffectHidden(true, for: .bottom)
        .onScrollPhaseChange { _, new in phase = new }
        .onScrollPhaseChange { (old: ScrollPhase, new: ScrollPhase, context: ScrollPhaseChangeContext) in
          trigger += context.velocity == nil && old == .idle ? 1 : 0
        }
        .scrollIndicatorsFlash(trigger: trigger)
        .scrollPosition($position, anchor: .center)
        .refreshable { try? await Task.sleep(nanoseconds: 1) }
      Button("Load again") { Task { await refresh?() } }
      Text(
        position.isPositionedByUser ? position.viewID(type: String.self) ?? "" : "\(position.edge == .top)")
      Text("\(position.point?.x ?? position.x ?? position.y ?? 0)")
    }
  }
}
