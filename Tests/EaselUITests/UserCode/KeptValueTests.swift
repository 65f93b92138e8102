import EaselTestSupport
import Foundation
import Testing

@testable import EaselUI

/// What a program keeps for longer than the view, or the window, that it comes from.
@MainActor
struct KeptValueTests {
  /// Closures that use what views passed to the program.
  final class Bag {
    var uses: [String: () -> Void] = [:]

    func useAll() { for (_, use) in uses.sorted(by: { $0.key < $1.key }) { use() } }
  }

  @Test(
    "Values of a removed view, and of a window that no longer exists, can be used", arguments: [false, true])
  func valuesOfRemovedViews(isRemovedBeforeWindow: Bool) {
    let (bag, handle) = (Bag(), Handle<Bool>())
    weak var host: ViewHost?
    do {
      let stage = Stage(scale: 1, Removable(handle: handle) { Giving(bag: bag) })
      host = stage.host
      for frame in 0..<3 {
        stage.show(at: Double(frame))
        bag.useAll()
      }
      stage.host.handle(PointerInput(.moved, at: CGPoint(x: 50, y: 50), time: stage.date))
      #expect(bag.uses.count == 14)
      if isRemovedBeforeWindow {
        withAnimation(.linear(duration: 1)) { handle.value = false }
        for quarter in 12..<40 {
          stage.show(at: Double(quarter) / 4)
          bag.useAll()
        }
        #expect(stage.host.nextUpdate == nil)
      }
    }
    #expect(host == nil)
    bag.useAll()
    // Bindings to the state of views that no longer exist, in another window.
    let other = Stage(scale: 1, Giving(bag: Bag()))
    other.show(at: 0)
    bag.useAll()
  }

  /// Passes what it can to the bag.
  private struct Giving: View {
    let bag: Bag
    @State private var number = 0
    @State private var isOn = false
    @FocusState private var isFocused: Bool
    @Namespace private var namespace
    @Environment(\.self) private var environment
    @Environment(\.dismiss) private var dismiss
    @Environment(\.resetFocus) private var resetFocus
    @Environment(\.openURL) private var openURL

    var body: some View {
      giveValues()
      return ScrollViewReader { scroll in
        give("scroll view proxy") { scroll.scrollTo(3, anchor: .top) }
        return KeepingLayout(bag: bag) {
          Text("Number \(number)")
          Text(Date(timeIntervalSinceReferenceDate: 1), style: .timer)
          ScrollView { ForEach(0..<20) { Text("\($0)").id($0) } }
          TextField("Field", text: .constant("x")).focused($isFocused)
          ViewThatFits {
            Text("A long text that fits rarely").fixedSize(); Text("Short")
          }
          Grid {
            GridRow {
              Color.red; Toggle("On", isOn: $isOn)
            }
          }
          List { Section("Section") { Text("Row") } }
          geometry
          canvas
        }
      }
      .onTapGesture { number += 1 }
      .focusScope(namespace)
    }

    private var geometry: some View {
      // It stays on the main actor.
      nonisolated(unsafe) let bag = bag
      return GeometryReader { proxy in
        give("geometry proxy") {
          _ = (proxy.size, proxy.safeAreaInsets, proxy.frame(in: .global), proxy.frame(in: .named("none")))
        }
        return Color.blue.anchorPreference(key: Box.self, value: .bounds) { $0 }
          .overlayPreferenceValue(Box.self) { anchor in
            give("anchor") { if let anchor { _ = proxy[anchor] } }
            return Color.clear
          }
          .visualEffect { effect, proxy in
            bag.uses["proxy of an effect"] = { _ = (proxy.size, proxy.frame(in: .global)) }
            return effect.opacity(0.5)
          }
      }
    }

    private var canvas: some View {
      TimelineView(.animation) { timeline in
        Canvas { context, size in
          let kept = context
          let text = context.resolve(Text("Resolved \(number)"))
          let symbol = context.resolveSymbol(id: 1)
          give("drawing context") {
            kept.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
            kept.draw(Text("New \(UUID())"), at: .zero)
            kept.draw(text, in: CGRect(x: 0, y: 0, width: 30, height: 1000))
            if let symbol { kept.draw(symbol, at: .zero) }
            _ = (text.measure(in: size), kept.resolveSymbol(id: 1), kept.environment.font)
          }
        } symbols: {
          Text("Symbol").tag(1)
        }
      }
    }

    private func giveValues() {
      give("binding") { $number.wrappedValue += 1 }
      give("animated binding") { $isOn.animation(.linear(duration: 0.1)).wrappedValue.toggle() }
      give("changes with completion") {
        withAnimation(.linear(duration: 0.1)) {
          number += 1
        } completion: {
          number += 1
        }
      }
      give("focus binding") { isFocused.toggle() }
      give("environment") { _ = (environment.font, environment.colorScheme, environment.locale) }
      give("dismissal") { dismiss() }
      give("reset of the focus") { resetFocus(in: namespace) }
      give("wrong address") { openURL(URL(string: "about:")!) { _ in } }
    }

    private func give(_ name: String, _ use: @escaping () -> Void) { bag.uses[name] = use }
  }

  private enum Box: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  /// A column that passes its subviews to the bag.
  private struct KeepingLayout: Layout {
    let bag: Bag

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var width = 10.0
      bag.uses["subviews"] = {
        // Sizes for proposals that are not in the caches.
        width += 1
        for subview in subviews {
          let dimensions = subview.dimensions(in: ProposedViewSize(width: width, height: nil))
          _ = (dimensions[.lastTextBaseline], subview.spacing, subview.priority)
          _ = subview.sizeThatFits(.unspecified)
          subview.place(at: .zero, proposal: ProposedViewSize(width: width, height: 20))
        }
      }
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: 0, y: 10 * index), proposal: ProposedViewSize(width: bounds.width, height: 10))
      }
    }
  }
}
