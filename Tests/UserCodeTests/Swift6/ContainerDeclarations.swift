import SwiftUI

// Scroll views, containers of views by their children, preferences and styles of controls, as programs write them. Each
// picture differs from the other one.

private struct Rows: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<12, id: \.self) { row in
        Color(hue: Double(row) / 12, saturation: 1, brightness: 1).frame(width: 200, height: 30).id(row)
      }
    }
  }
}

private struct Reader: View {
  var target: Int

  var body: some View {
    ScrollViewReader { (proxy: ScrollViewProxy) in
      ScrollView { Rows() }.onAppear { proxy.scrollTo(target, anchor: .top) }
    }
  }
}

@MainActor func scrollViewPairs() -> [DeclarationPair] {
  [
    DeclarationPair("ScrollView", ScrollView { Rows() }, unlike: Rows()),
    DeclarationPair(
      "axes", ScrollView(.horizontal, showsIndicators: false) { Rows() }, unlike: ScrollView { Rows() }),
    DeclarationPair("scrollTo", Reader(target: 8), unlike: Reader(target: 0)),
    DeclarationPair(
      "scrollIndicators", ScrollView { Rows() }.scrollIndicators(.visible, axes: .vertical),
      unlike: ScrollView { Rows() }.scrollIndicators(.never)),
    DeclarationPair(
      "isScrollEnabled", ScrolledState().scrollDisabled(true), unlike: ScrolledState().scrollDisabled(false)),
  ]
}

private struct ScrolledState: View {
  @Environment(\.isScrollEnabled) private var isScrollEnabled

  var body: some View { ScrollView { isScrollEnabled ? Color.green : .red } }
}

// MARK: Containers by their children

private struct Spread: _VariadicView_MultiViewRoot {
  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      child.padding(child.id(as: Int.self) == 2 ? 6 : 2)
    }
  }
}

private struct Ends: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    HStack(spacing: 3) {
      children.first
      children.last
    }
  }
}

@MainActor func variadicPairs() -> [DeclarationPair] {
  let colors = ForEach(1..<4) { Color(white: Double($0) / 4).frame(width: 8, height: 8) }
  return [
    DeclarationPair(
      "multiple views", HStack { _VariadicView.Tree(Spread()) { colors } }, unlike: HStack { colors }),
    DeclarationPair(
      "one view", _VariadicView.Tree(Ends()) { colors }, unlike: HStack(spacing: 3) { colors }),
  ]
}

// MARK: Preferences and values

private struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct OuterBoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = nextValue() ?? value
  }
}

private struct Measured: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Color.red.frame(width: 12, height: 12).preference(key: WidestKey.self, value: 12)
      .transformPreference(WidestKey.self) { $0 += 8 }
      .onPreferenceChange(WidestKey.self) { [$width] in $width.wrappedValue = $0 }
      .frame(width: 12 + width)
      .border(.blue)
  }
}

private struct Compared: View, Equatable {
  var text: String

  nonisolated static func == (lhs: Compared, rhs: Compared) -> Bool { lhs.text == rhs.text }

  var body: some View { Text(text) }
}

extension EnvironmentValues {
  @Entry fileprivate var declaredEntry = 3
}

private struct Entered: View {
  @Environment(\.declaredEntry) private var entry

  var body: some View { Text("\(entry)") }
}

@MainActor func preferencePairs() -> [DeclarationPair] {
  let box = Color.red.frame(width: 12, height: 12)
  let anchored = box.anchorPreference(key: OuterBoundsKey.self, value: .bounds) { $0 }
  return [
    DeclarationPair("preference", Measured(), unlike: box),
    DeclarationPair(
      "overlayPreferenceValue",
      anchored.overlayPreferenceValue(OuterBoundsKey.self) { anchor in
        GeometryReader { proxy in
          let width = anchor.map { proxy[$0].width } ?? 0
          Color.blue.frame(width: width / 2)
        }
      }, unlike: box),
    DeclarationPair(
      "backgroundPreferenceValue",
      anchored.opacity(0.5).backgroundPreferenceValue(OuterBoundsKey.self) {
        $0 == nil ? Color.clear : .blue
      },
      unlike: box.opacity(0.5)),
    DeclarationPair(
      "EquatableView", EquatableView(content: Compared(text: "a")), unlike: Compared(text: "b")),
    DeclarationPair("equatable", Compared(text: "a").equatable(), unlike: Compared(text: "b").equatable()),
    DeclarationPair("Entry", Entered().environment(\.declaredEntry, 8), unlike: Entered()),
    DeclarationPair("Bindable", Bound(), unlike: Toggle("on", isOn: .constant(false))),
    DeclarationPair("onReceive", Received(), unlike: Color.red),
  ]
}

@Observable private final class Switch {
  var isOn = true
}

private struct Bound: View {
  @Bindable var model = Switch()

  var body: some View { Toggle("on", isOn: $model.isOn) }
}

private struct Received: View {
  @State private var color = Color.red

  var body: some View { color.onReceive(Just(Color.green)) { color = $0 } }
}
