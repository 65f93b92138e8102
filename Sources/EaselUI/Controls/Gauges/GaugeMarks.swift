/// The labels of marked values of a gauge.
struct GaugeMarks {
  let content: AnyView
  /// The position of a label in the gauge's range, 0...1; `nil` if its tag is not a value of the gauge.
  let position: (ContainerValues) -> Double?
}

/// A bar above the labels of its marked values.
struct MarkedBar<Bar: View>: View {
  let marks: GaugeMarks?
  /// The height of the bar in points. Views beside it are aligned to its middle.
  let height: CGFloat
  @ViewBuilder let bar: Bar

  var body: some View {
    if let marks {
      VStack(spacing: 2) {
        bar
        MarkLayout {
          Group(subviews: marks.content) { labels in
            ForEach(labels) { label in
              label.layoutValue(key: MarkPosition.self, value: marks.position(label.containerValues))
            }
          }
        }
        .font(.caption2).foregroundStyle(.secondary)
      }
      .alignmentGuide(VerticalAlignment.center) { _ in height / 2 }
    } else {
      bar
    }
  }
}

private struct MarkPosition: LayoutValueKey {
  static let defaultValue: Double? = nil
}

/// Places the labels of marked values below their positions, within the width of the bar.
private struct MarkLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = proposal.width.map { $0.isFinite ? max($0, 0) : 150 } ?? 150
    return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      guard let position = subview[MarkPosition.self] else {
        subview.place(at: CGPoint(x: bounds.minX - 10_000, y: bounds.minY), proposal: .zero)
        continue
      }
      let room = max(bounds.width - size.width, 0)
      let x = min(max(bounds.width * position - size.width / 2, 0), room)
      subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
    }
  }
}

/// A bar in the tint with a marker at a fraction of its length.
struct ValueBar: View {
  /// Within 0...1.
  let fraction: Double

  @Environment(\.layoutDirection) private var direction

  private static var thickness: CGFloat { 6 }

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(GaugeTint(course: .line(proxy.size.width)))
        ZStack {
          Circle().fill(.background).frame(width: 2 * ValueBar.thickness, height: 2 * ValueBar.thickness)
          Circle().fill(.primary).frame(width: 1.2 * ValueBar.thickness, height: 1.2 * ValueBar.thickness)
        }
        .offset(x: distance(proxy.size.width) * (direction == .rightToLeft ? -1 : 1))
      }
      .frame(height: proxy.size.height)
    }
    .barFrame(height: ValueBar.thickness)
    .padding(.vertical, 3)
  }

  /// The distance of the marker from the leading edge.
  private func distance(_ width: CGFloat) -> CGFloat {
    (width - ValueBar.thickness) * fraction - ValueBar.thickness / 2
  }
}
