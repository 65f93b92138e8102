import EaselDemos
import SwiftUI

/// The demos by section, with a search field.
struct DemoList: View {
  let model: ViewerModel

  var body: some View {
    VStack(spacing: 0) {
      SearchField(model: model).padding(8)
      ScrollViewReader { scroll in
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            ForEach(model.foundSections, id: \.title) { section in
              DemoListSection(model: model, section: section)
            }
            if model.foundSections.isEmpty { NothingFound(model: model) }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal, 8)
          .padding(.bottom, 16)
        }
        .onAppear { scroll.scrollTo(model.demo.id, anchor: .center) }
        .onChange(of: model.demo.id) { scroll.scrollTo(model.demo.id) }
      }
    }
  }
}

private struct DemoListSection: View {
  let model: ViewerModel
  let section: DemoSection

  var body: some View {
    Text(section.title)
      .font(.system(size: 11, weight: .semibold))
      .foregroundStyle(.secondary)
      .padding(.horizontal, 8)
      .padding(.top, 16)
      .padding(.bottom, 4)
    ForEach(section.demos) { demo in
      DemoRow(demo: demo, isShown: demo.id == model.demo.id) {
        let index = model.demos.firstIndex { $0.id == demo.id }
        if let index { model.perform(.show(demo: index, variant: 0)) }
      }
      .id(demo.id)
    }
  }
}

private struct DemoRow: View {
  let demo: Demo
  let isShown: Bool
  let action: () -> Void
  @Environment(\.colorScheme) private var scheme
  @State private var isHovered = false

  var body: some View {
    HStack {
      Text(demo.title).font(Look.text).lineLimit(1)
      Spacer(minLength: 8)
      if demo.variants.count > 1 {
        Text("\(demo.variants.count)").font(Look.caption).opacity(0.6)
      }
    }
    .foregroundStyle(isShown ? Color.white : .primary)
    .padding(.horizontal, 8)
    .frame(height: 28)
    .background(RoundedRectangle(cornerRadius: 6).fill(background))
    .contentShape(Rectangle())
    .onHover { isHovered = $0 }
    .onTapGesture(perform: action)
  }

  private var background: Color {
    isShown ? .accentColor : isHovered ? Look.field(scheme) : .clear
  }
}

/// A field that filters the demos as one types.
struct SearchField: View {
  let model: ViewerModel
  @Environment(\.colorScheme) private var scheme
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").font(.system(size: 12)).foregroundStyle(.secondary)
      Text(model.search.isEmpty ? "Search" : model.search)
        .font(Look.text)
        .foregroundStyle(model.search.isEmpty ? .secondary : .primary)
        .lineLimit(1)
        .truncationMode(.head)
      if isFocused { Rectangle().fill(Color.accentColor).frame(width: 1.5, height: 16) }
      Spacer(minLength: 0)
      if !model.search.isEmpty { ClearButton { model.search = "" } }
    }
    .padding(.horizontal, 8)
    .frame(height: 32)
    .background(RoundedRectangle(cornerRadius: 8).fill(Look.field(scheme)))
    .contentShape(Rectangle())
    .focusable()
    .focused($isFocused)
    .onKeyPress(phases: [.down, .repeat], action: type)
    .onTapGesture { isFocused = true }
    .onAppear { isFocused = model.isSearching }
    .onChange(of: model.isSearching) { isFocused = model.isSearching }
    .onChange(of: isFocused) { model.isSearching = isFocused }
  }

  private func type(_ press: KeyPress) -> KeyPress.Result {
    guard isFocused else { return .ignored }
    switch press.key {
    case .escape, .return:
      model.isSearching = false
      if press.key == .return { openFirst() }
      return .handled
    case .delete:
      model.search = press.modifiers.contains(.control) ? "" : String(model.search.dropLast())
      return .handled
    default:
      guard press.modifiers.isDisjoint(with: [.control, .option, .command]),
        let first = press.characters.first,
        first.isLetter || first.isNumber || first.isPunctuation || first == " ", model.search.count < 64
      else { return .ignored }
      model.search.append(first)
      return .handled
    }
  }
}

extension SearchField {
  /// Shows the first demo that the search finds.
  private func openFirst() {
    guard let found = model.foundSections.first?.demos.first,
      let index = model.demos.firstIndex(where: { $0.id == found.id })
    else { return }
    model.perform(.show(demo: index, variant: 0))
  }
}

private struct ClearButton: View {
  let action: () -> Void

  var body: some View {
    Image(systemName: "xmark.circle.fill").font(.system(size: 12)).foregroundStyle(.secondary)
      .frame(width: 20, height: 20)
      .contentShape(Rectangle())
      .onTapGesture(perform: action)
  }
}

/// Shown instead of demos if the search finds none.
struct NothingFound: View {
  let model: ViewerModel

  var body: some View {
    VStack(spacing: 8) {
      Text("No demo contains \u{201c}\(model.search)\u{201d}.").font(Look.text).multilineTextAlignment(
        .center)
      Chip(title: "Show all") { model.search = "" }
    }
    .foregroundStyle(.secondary)
    .frame(maxWidth: .infinity)
    .padding(.top, 32)
  }
}
