import SwiftUI

/// The viewer's parts above the demo, each in its frame of the window.
struct ViewerInterface: View {
  let model: ViewerModel

  var body: some View {
    let layout = model.layout
    ZStack(alignment: .topLeading) {
      Color.clear
      if let frame = layout.list { DemoList(model: model).region().placed(in: frame) }
      if let frame = layout.page { page.region().placed(in: frame) }
      if let frame = layout.source { SourcePanel(model: model).region().placed(in: frame) }
      if let frame = layout.column { PanelColumn(model: model).placed(in: frame) }
      if let frame = layout.bar {
        DemoBar(model: model, isNarrow: ViewerLayout.isNarrow(layout.stage.width))
          .panel().placed(in: frame).transition(.opacity)
      }
      if let frame = layout.problem, let problem = model.problem {
        ProblemPanel(problem: problem, edit: { model.perform(.key(.source)) }).region().placed(in: frame)
      }
      if let frame = layout.toast, let toast = model.toast {
        ToastView(toast: toast).placed(in: frame).transition(.opacity)
      }
    }
  }

  @ViewBuilder private var page: some View {
    switch model.page {
    case .demo: EmptyView()
    case .gallery: GalleryPage(model: model)
    case .comparison: ComparisonPage(model: model)
    case .keys: KeysPage()
    }
  }
}

/// A short message that disappears by itself.
private struct ToastView: View {
  let toast: ViewerModel.Toast
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text(toast.text)
      .font(Look.text)
      .foregroundStyle(toast.isError ? Color.white : scheme == .dark ? .black : .white)
      .lineLimit(1)
      .truncationMode(.middle)
      .padding(.horizontal, 16)
      .frame(height: 32)
      .background(Capsule().fill(toast.isError ? Color.red : Color(white: scheme == .dark ? 0.95 : 0.15)))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The keys of the viewer in as many columns as fit, scrolling if they do not.
private struct KeysPage: View {
  private static let columnWidth: CGFloat = 344

  var body: some View {
    GeometryReader { geometry in
      let columns = max(1, min(3, Int(geometry.size.width / Self.columnWidth)))
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          Text("Keys").font(.system(size: 22, weight: .bold))
          HStack(alignment: .top, spacing: 24) {
            ForEach(0..<columns, id: \.self) { column in
              VStack(alignment: .leading, spacing: 24) {
                ForEach(groups(column, of: columns), id: \.self) { KeyGroup(group: $0) }
              }
              .frame(maxWidth: .infinity, alignment: .topLeading)
            }
          }
        }
        .padding(24)
        .frame(width: geometry.size.width, alignment: .topLeading)
      }
    }
  }

  /// The groups of a column. The first two groups are the longest.
  private func groups(_ column: Int, of columns: Int) -> [Hotkey.Group] {
    Hotkey.Group.allCases.enumerated().filter { $0.offset % columns == column }.map(\.element)
  }
}

/// A heading and the keys of a group.
private struct KeyGroup: View {
  let group: Hotkey.Group

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(group.rawValue).font(Look.title)
      ForEach(Hotkey.allCases.filter { $0.group == group }, id: \.self) { key in
        let (keys, effect) = key.description
        HStack(alignment: .top, spacing: 8) {
          HStack(spacing: 4) { ForEach(keys, id: \.self) { Keycap(name: $0) } }
            .frame(width: 136, alignment: .leading)
          Text(effect).font(Look.text).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
  }
}
