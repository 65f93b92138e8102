import SwiftUI

extension DemoCatalogue {
  static let storyScrolling = Demo(
    "story-scrolling", "Scrolling",
    "Cards and pages that snap, headers that stick, positions, margins, phases and a pull to refresh.",
    size: CGSize(width: 390, height: 640), .fill, source: "ScrollingStory",
    variants: Demo.Variant("cards") { ScrollingCards() }, Demo.Variant("headers") { ScrollingHeaders() },
    Demo.Variant("position") { ScrollingPosition() }, Demo.Variant("grid") { ScrollingGrid() },
    Demo.Variant("long") { ScrollingFar() })
}

private struct Card: View {
  let number: Int

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(Color(hue: Double(number % 12) / 12, saturation: 0.6, brightness: 0.9).gradient)
      .overlay { Text("\(number)").font(.largeTitle.bold()).foregroundStyle(.white) }
  }
}

/// Cards that come to rest at the margin, and pages below.
private struct ScrollingCards: View {
  @State private var card: Int? = 3
  @State private var phase = ScrollPhase.idle

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Card \(card ?? 0)").font(.headline).padding(.horizontal, 24)
      cards
      Text(phase.isScrolling ? "The pages move" : "The pages rest")
        .font(.headline).padding(.horizontal, 24)
      pages
    }
    .padding(.vertical)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.background)
  }

  private var cards: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(1..<31, id: \.self) { number in
          Card(number: number)
            .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 12)
            .scrollTransition { content, phase in
              content.scaleEffect(phase.isIdentity ? 1 : 0.85).opacity(phase.isIdentity ? 1 : 0.6)
            }
        }
      }
      .scrollTargetLayout()
    }
    .frame(height: 180)
    .contentMargins(.horizontal, 24, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $card)
    .scrollIndicators(.hidden)
    .scrollClipDisabled()
  }

  private var pages: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(1..<6, id: \.self) { number in
          Card(number: 2 * number).padding(.horizontal, 24).containerRelativeFrame(.horizontal)
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.visible)
    .onScrollPhaseChange { _, phase in self.phase = phase }
  }
}

/// Sections whose headers stay at the top, and a pull that adds rows.
private struct ScrollingHeaders: View {
  @State private var extra = 0

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(0..<100, id: \.self) { section in
          Section {
            ForEach(0..<6 + extra, id: \.self) { row in
              Text("Row \(row + 1) of section \(section + 1)").padding(12)
              Divider()
            }
          } header: {
            Text("Section \(section + 1)").font(.headline).padding(12)
              .frame(maxWidth: .infinity, alignment: .leading)
              .background(.bar)
          }
        }
      }
    }
    .refreshable { await reload() }
    .background(.background)
  }

  private func reload() async {
    try? await Task.sleep(for: .seconds(1))
    extra += 1
  }
}

/// A position that buttons and the user change.
private struct ScrollingPosition: View {
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var isAtTop = true
  @State private var visible: [Int] = []

  var body: some View {
    VStack {
      HStack {
        Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
        Button("Row 500") { withAnimation { position.scrollTo(id: 500, anchor: .center) } }
        Button("200 points") { withAnimation { position.scrollTo(y: 200) } }
        Button("Bottom") { position.scrollTo(edge: .bottom) }
      }
      .buttonStyle(.bordered)
      rows
      Text("First: \(position.viewID(type: Int.self) ?? 1), visible: \(visible.count), \(owner)")
        .font(.caption).foregroundStyle(.secondary)
    }
    .padding(.vertical)
    .background(.background)
  }

  private var owner: String { position.isPositionedByUser ? "by the user" : "by the program" }

  private var rows: some View {
    ScrollView {
      LazyVStack(spacing: 8) { ForEach(1..<1001, id: \.self) { Card(number: $0).frame(height: 64) } }
        .scrollTargetLayout()
    }
    .contentMargins(16)
    .scrollPosition($position)
    .scrollIndicatorsFlash(onAppear: true)
    .onScrollGeometryChange(for: Bool.self) {
      $0.visibleRect.minY <= 0
    } action: {
      isAtTop = $1
    }
    .onScrollTargetVisibilityChange(idType: Int.self) { visible = $0 }
    .overlay(alignment: .top) { if !isAtTop { Divider() } }
  }
}

/// A grid with a header for each section.
private struct ScrollingGrid: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], pinnedViews: .sectionHeaders) {
        ForEach(0..<20, id: \.self) { month in
          Section {
            ForEach(0..<10, id: \.self) { Card(number: month * 10 + $0).frame(height: 90) }
          } header: {
            Text("Month \(month + 1)").font(.headline).padding(8)
              .frame(maxWidth: .infinity, alignment: .leading).background(.bar)
          }
        }
      }
    }
    .contentMargins(.horizontal, 16)
    .scrollBounceBehavior(.always)
    .background(.background)
  }
}

/// A hundred thousand rows.
private struct ScrollingFar: View {
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(1..<100_001, id: \.self) { Text("Row \($0)").padding(10) }
        }
      }
      .scrollIndicators(.visible)
      .safeAreaInset(edge: .bottom) {
        Button("Last row") { proxy.scrollTo(100_000, anchor: .bottom) }.buttonStyle(.borderedProminent)
      }
    }
    .background(.background)
  }
}
