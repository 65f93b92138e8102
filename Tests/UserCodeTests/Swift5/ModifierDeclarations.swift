import SwiftUI

// Views as programs write them with redaction, label styles, safe areas, scroll transitions, stored values and symbols.

// MARK: What programs declare themselves beside the library's names

/// A well-known way to keep arrays in user defaults.
extension Array: @retroactive RawRepresentable where Element: Codable {
  public init?(rawValue: String) {
    guard let data = rawValue.data(using: .utf8),
      let elements = try? JSONDecoder().decode([Element].self, from: data)
    else { return nil }
    self = elements
  }

  public var rawValue: String {
    guard let data = try? JSONEncoder().encode(self) else { return "[]" }
    return String(decoding: data, as: UTF8.self)
  }
}

extension View {
  @ViewBuilder
  func redacted(if isLoading: Bool) -> some View {
    if isLoading { redacted(reason: .placeholder) } else { unredacted() }
  }

  func labelStyle(spacing: CGFloat) -> some View { labelStyle(DeclaredLabelStyle(spacing: spacing)) }

  func symbolVariant(isFilled: Bool) -> some View { symbolVariant(isFilled ? .fill : .none) }
}

struct DeclaredLabelStyle: LabelStyle {
  var spacing: CGFloat = 4

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: spacing) {
      configuration.icon
      configuration.title
      Label(configuration)
    }
  }
}

enum DeclaredTheme: String, CaseIterable { case light, dark }
enum DeclaredLevel: Int { case low, high }

// MARK: Stored values

struct DeclaredStorage: View {
  @AppStorage("flag") private var flag = false
  @AppStorage("count") private var count = 0
  @AppStorage("size") private var size: Double = 12
  @AppStorage("name") private var name = "a"
  @AppStorage("page") private var page = URL(fileURLWithPath: "/")
  @AppStorage("data") private var data = Data()
  @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 0)
  @AppStorage("theme") private var theme = DeclaredTheme.light
  @AppStorage("level") private var level: DeclaredLevel = .low
  @AppStorage("list") private var list: [String] = []
  @AppStorage("nickname") private var nickname: String?
  @AppStorage("last", store: .standard) private var last: Int?
  @AppStorage("chosen") private var chosen: DeclaredTheme?
  @SceneStorage("tab") private var tab = 0
  @SceneStorage("text") private var text: String?
  @ScaledMetric private var side = 20.0
  @ScaledMetric(relativeTo: .title) private var inset: CGFloat = 4

  var body: some View {
    VStack {
      Toggle("Flag", isOn: $flag)
      Text(
        "\(count) \(size) \(name) \(page.path) \(data.count) \(date.timeIntervalSince1970) \(theme.rawValue)")
      Text(
        "\(level.rawValue) \(list.count) \(nickname ?? "") \(last ?? 0) \(chosen?.rawValue ?? "") \(tab) \(text ?? "")"
      )
      Button("Add") {
        list.append(name)
        count += 1
        level = .high
        chosen = DeclaredTheme.allCases.last
      }
      .padding(inset)
      .frame(height: side)
    }
  }
}

// MARK: Modifiers

struct DeclaredModifiers: View {
  @Environment(\.redactionReasons) private var reasons
  @Environment(\.symbolVariants) private var variants
  @Namespace private var hero
  @State private var isOn = false
  @State private var count = 0

  var body: some View {
    VStack {
      labels
      safeAreas
      scrolling
      scrollPositions
      symbols
      spoken
    }
    .preferredColorScheme(isOn ? .dark : nil)
  }

  private var labels: some View {
    let hidden: RedactionReasons = [.privacy, .invalidated]
    return VStack {
      Text("a").redacted(reason: .placeholder).redacted(if: isOn)
      Text("b").redacted(reason: hidden).privacySensitive().invalidatableContent()
      Text("c").unredacted().opacity(reasons.contains(.placeholder) ? 0.5 : 1)
      Label("Title", systemImage: "star").labelStyle(.titleAndIcon)
      Label("Title", systemImage: "star").labelStyle(.iconOnly)
      Label("Title", systemImage: "star").labelStyle(.titleOnly).labelStyle(.automatic)
      Label("Title", systemImage: "star").labelStyle(spacing: 2)
      if isOn {
        Circle().matchedGeometryEffect(id: "shape", in: hero)
      } else {
        Circle().matchedGeometryEffect(id: "shape", in: hero, properties: .size, anchor: .top, isSource: true)
      }
    }
  }

  private var safeAreas: some View {
    Color.blue.ignoresSafeArea(edges: .top)
      .safeAreaInset(edge: .bottom) { Text("bar") }
      .safeAreaInset(edge: .top, alignment: .leading, spacing: 0) { Text("bar") }
      .safeAreaInset(edge: .leading, alignment: .top, spacing: 2) { Text("side") }
      .safeAreaPadding(.horizontal).safeAreaPadding(.top, 3).safeAreaPadding(2).safeAreaPadding(EdgeInsets())
      .modifier(EmptyModifier().animation(.default))
      .modifier(EmptyModifier().transaction { $0.animation = nil })
  }

  private var scrolling: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(0..<3) { index in
          Text("\(index)")
            .containerRelativeFrame(.horizontal)
            .containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8, alignment: .leading)
            .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
              axis == .horizontal ? length / 2 : length
            }
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(1 - abs(phase.value) / 2)
            }
            .scrollTransition(.animated(.bouncy).threshold(.visible(0.3)), axis: .horizontal) {
              content, phase in
              content.rotationEffect(.degrees(phase.value * 10))
            }
            .scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { content, phase in
              content.blur(radius: phase == .topLeading ? 4 : 0)
            }
        }
      }
    }
  }

  private var scrollPositions: some View {
    ScrollViewReader { (proxy: ScrollViewProxy) in
      ScrollView([.horizontal, .vertical], showsIndicators: true) {
        LazyVStack(pinnedViews: [.sectionHeaders]) { ForEach(0..<9) { Text("\($0)").id("row \($0)") } }
      }
      .scrollIndicators(.hidden).scrollIndicators(.visible, axes: .vertical)
      .scrollDisabled(!isOn)
      .defaultScrollAnchor(.bottom)
      .onAppear { proxy.scrollTo("row 3") }
      Button("End") { withAnimation { proxy.scrollTo(8, anchor: .bottom) } }
    }
  }

  private var symbols: some View {
    HStack {
      Image(systemName: "star").symbolVariant(.fill).symbolVariant(.circle.fill).symbolVariant(isFilled: isOn)
      Image(systemName: "bell").symbolEffect(.bounce, value: count).symbolEffect(
        .bounce.up.byLayer, value: count)
      Image(systemName: "bell").symbolEffect(.pulse).symbolEffect(.scale.down, isActive: isOn)
      Image(systemName: "bell").symbolEffect(.rotate.clockwise, options: .repeating)
        .symbolEffect(.breathe.pulse, options: .speed(2).repeat(3), isActive: isOn)
        .symbolEffect(.wiggle.left, options: .repeat(.periodic(delay: 1)), value: count)
      Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing, isActive: isOn)
        .symbolEffect(.appear, isActive: isOn).symbolEffect(.disappear.down, isActive: isOn)
        .contentTransition(.symbolEffect(.replace.downUp)).transition(.symbolEffect(.automatic))
        .symbolEffectsRemoved().symbolRenderingMode(.hierarchical)
        .environment(\.symbolVariants, variants.contains(.fill) ? .none : variants.slash)
    }
    .sensoryFeedback(.selection, trigger: count)
    .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: count) { old, new in new > old }
    .sensoryFeedback(trigger: isOn) { _, isOn in isOn ? .success : nil }
  }

  private var spoken: some View {
    let name = "name"
    return Text("a")
      .accessibilityLabel("label").accessibilityLabel(name).accessibilityLabel(Text("label"))
      .accessibilityLabel("label", isEnabled: isOn).accessibilityValue("value").accessibilityValue(name)
      .accessibilityHint("hint").accessibilityHint(name).accessibilityHint(Text("hint"))
      .accessibilityAction(named: "act") { count += 1 }.accessibilityAction(named: name) {}
      .accessibilityAction(named: Text("act")) {}.accessibilityAction(.escape) {}.accessibilityAction {}
      .accessibilityAdjustableAction { direction in count += direction == .increment ? 1 : -1 }
      .accessibilityInputLabels(["a", "b"]).accessibilityInputLabels([name])
      .accessibilityActions { Button("a") {} }.accessibilityScrollAction { _ in }
      .help("help").help(name).help(Text("help")).navigationTitle(Text("title"))
  }
}

struct DeclaredAnchorKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() }
}

@MainActor func declaredAnchors() -> some View {
  Text("a").anchorPreference(key: DeclaredAnchorKey.self, value: .bounds) { $0 }
    .transformAnchorPreference(key: DeclaredAnchorKey.self, value: .bounds) { $0 = $1 }
}
