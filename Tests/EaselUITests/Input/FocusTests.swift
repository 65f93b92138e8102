import Foundation
import Testing

@testable import EaselUI

/// What has the focus, and how it moves.
@MainActor
struct FocusTests {
  enum Part: Hashable { case first, second, third }

  /// Three focusable views of 20 points that log what they get.
  private struct Row: View {
    let log: Log
    let handle: Handle<Part?>
    var focus: Part?
    var priority = DefaultFocusEvaluationPriority.automatic
    @FocusState private var part: Part?

    var body: some View {
      handle.binding = Binding(get: { part }, set: { part = $0 })
      return VStack(spacing: 0) {
        Box(0, height: 20).focusable().onKeyPress { press in
          log.note("before")
          return press.key == .tab ? .ignored : .handled
        }
        VStack(spacing: 0) {
          Box(1, height: 20).focusable().focused($part, equals: .first)
          Box(2, height: 20).focusable().focused($part, equals: .second)
          Box(3, height: 20).focusable().focused($part, equals: .third)
        }
        .defaultFocus($part, focus, priority: priority)
      }
    }
  }

  private func row(
    _ focus: Part?, _ priority: DefaultFocusEvaluationPriority = .automatic
  ) -> (Stage<Row>, Handle<Part?>) {
    let handle = Handle<Part?>()
    let stage = Stage(Row(log: Log(), handle: handle, focus: focus, priority: priority))
    stage.show(at: 0)
    return (stage, handle)
  }

  @Test("The default focus is set when the view appears", arguments: [Part.first, .second, .third])
  func defaultFocus(part: Part) {
    let (stage, handle) = row(part)
    #expect(stage.host.hasFocus)
    #expect(handle.value == part)
  }

  @Test("No default focus is taken from a view that has the focus")
  func occupiedFocus() {
    struct Form: View {
      let shown: Handle<Bool>
      let late: Handle<Bool>
      @State private var isShown = false
      @FocusState private var isFirst: Bool
      @FocusState private var isLate: Bool

      var body: some View {
        shown.binding = $isShown
        late.binding = Binding(get: { isLate }, set: { _ in })
        return VStack {
          Box(1).focusable().focused($isFirst).defaultFocus($isFirst, true)
          if isShown { Box(2).focusable().focused($isLate).defaultFocus($isLate, true) }
        }
      }
    }
    let (shown, late) = (Handle<Bool>(), Handle<Bool>())
    let stage = Stage(Form(shown: shown, late: late))
    stage.show(at: 0)
    shown.value = true
    stage.show(at: 1)
    #expect(late.value == false)
    shown.value = false
    stage.show(at: 2)
    stage.host.resignFocus()
    stage.show(at: 3)
    shown.value = true
    stage.show(at: 4)
    #expect(late.value == true)
  }

  @Test("Tab enters a view at its default focus if that is initiated by the user")
  func userInitiated() {
    for (priority, expected) in [
      (DefaultFocusEvaluationPriority.automatic, Part.first), (.userInitiated, .third),
    ] {
      let (stage, handle) = row(.third, priority)
      stage.host.resignFocus()
      #expect(stage.type(.tab))
      stage.show(at: 1)
      #expect(handle.value == .some(nil))
      #expect(stage.type(.tab))
      stage.show(at: 2)
      #expect(handle.value == expected)
    }
  }

  @Test("A press moves the focus to a view whose interactions contain editing")
  func press() {
    let log = Log()
    func tapped(_ interactions: FocusInteractions) -> Bool {
      let stage = Stage(Box(1).focusable(interactions: interactions))
      stage.show(at: 0)
      stage.tap(50, 50)
      return stage.host.hasFocus
    }
    #expect(tapped(.edit))
    #expect(tapped(.automatic))
    #expect(!tapped(.activate))
    #expect(!tapped([]))
    let disabled = Stage(Box(1).focusable { log.note("\($0)") }.disabled(true))
    disabled.show(at: 0)
    disabled.tap(50, 50)
    #expect(!disabled.host.hasFocus)
    let observed = Stage(Box(1).focusable { log.note("\($0)") })
    observed.show(at: 0)
    observed.tap(50, 50)
    observed.show(at: 1)
    #expect(log.take() == ["true"])
  }

  @Test("Views inside of a focusable view know whether it has the focus")
  func isFocused() {
    struct Inner: View {
      @Environment(\.isFocused) private var isFocused

      var body: some View { Box(isFocused ? 2 : 1) }
    }
    let stage = Stage(Inner().focusable())
    #expect(stage.order() == [1])
    #expect(stage.type(.tab))
    stage.show(at: 1)
    #expect(stage.order() == [2])
  }

  @Test("The preferred view of a scope gets the focus when it appears, and again by resetFocus")
  func scope() {
    struct Scope: View {
      let log: Log
      let reset: Handle<Bool>
      @Namespace private var scope
      @Environment(\.resetFocus) private var resetFocus

      var body: some View {
        reset.binding = Binding(get: { true }, set: { _ in resetFocus(in: scope) })
        return VStack(spacing: 0) {
          Box(1, height: 20).focusable { log.note("first \($0)") }
          Box(2, height: 20).focusable { log.note("second \($0)") }.prefersDefaultFocus(in: scope)
        }
        .focusScope(scope)
      }
    }
    let (log, reset) = (Log(), Handle<Bool>())
    let stage = Stage(Scope(log: log, reset: reset))
    stage.show(at: 0)
    stage.show(at: 1)
    #expect(log.take() == ["second true"])
    #expect(stage.type(.tab, modifiers: .shift))
    stage.show(at: 2)
    #expect(log.take() == ["second false", "first true"])
    reset.value = true
    stage.show(at: 3)
    #expect(log.take() == ["first false", "second true"])
  }

  // MARK: Hidden and removed views

  @Test("Tab passes over hidden views, whose keyboard shortcuts work")
  func hiddenViews() {
    let log = Log()
    let stage = Stage(
      VStack(spacing: 0) {
        Button("A") { log.note("shortcut") }.keyboardShortcut("a").hidden()
        Box(1, height: 20).focusable { log.note("shown \($0)") }
        VStack { Box(2, height: 20).focusable { log.note("hidden \($0)") } }.hidden()
      })
    for second in 0...2 {
      stage.show(at: Double(second))
      #expect(stage.type(.tab))
    }
    stage.show(at: 3)
    #expect(log.take() == ["shown true"])
    #expect(stage.type("a", modifiers: .control))
    #expect(log.take() == ["shortcut"])
  }

  @Test("A view that a hidden one presents can have the focus")
  func presentedByHiddenView() {
    let stage = Stage(
      size: CGSize(300, 300),
      Box(1).sheet(isPresented: .constant(true)) { Box(2, width: 20, height: 20).focusable() }.hidden())
    stage.show(at: 0)
    #expect(stage.type(.tab))
    #expect(stage.host.hasFocus)
  }

  /// A view whose focus is bound, with a part that the test removes.
  private struct Bound<Content: View>: View {
    let shown: Handle<Bool>
    let focus: Handle<Bool>
    @ViewBuilder let content: (Bool, FocusState<Bool>.Binding) -> Content
    @State private var isShown = true
    @FocusState private var isFocused: Bool

    var body: some View {
      shown.binding = $isShown
      focus.binding = Binding(get: { isFocused }, set: { isFocused = $0 })
      return content(isShown, $isFocused)
    }
  }

  @Test("The focus state of a hidden view stays false")
  func hiddenFocusState() {
    let focus = Handle<Bool>()
    let stage = Stage(Bound(shown: Handle(), focus: focus) { Box(1).focusable().focused($1).hidden() })
    stage.show(at: 0)
    focus.value = true
    stage.show(at: 1)
    #expect(focus.value == false && !stage.host.hasFocus)
    #expect(stage.host.nextUpdate == nil)
  }

  /// Checks that the state follows the removal of the focused view, and that the view does not take the focus when it is
  /// shown again.
  private func checkRemoval<Content: View>(
    @ViewBuilder _ content: @escaping (Bool, FocusState<Bool>.Binding) -> Content
  ) {
    let (shown, focus) = (Handle<Bool>(), Handle<Bool>())
    let stage = Stage(Bound(shown: shown, focus: focus, content: content))
    stage.show(at: 0)
    focus.value = true
    stage.show(at: 1)
    #expect(stage.host.hasFocus && focus.value == true)
    shown.value = false
    stage.show(at: 2)
    #expect(!stage.host.hasFocus && focus.value == false)
    #expect(stage.host.nextUpdate != .immediately)
    shown.value = true
    stage.show(at: 3)
    #expect(!stage.host.hasFocus && focus.value == false)
  }

  @Test("The focus state is reset when the focused view is removed")
  func removedView() {
    checkRemoval { isShown, isFocused in
      VStack {
        Box(1, height: 10)
        if isShown { TextField("", text: .constant("")).focused(isFocused) }
      }
    }
    checkRemoval { isShown, isFocused in
      VStack {
        Box(1, height: 10)
        if isShown { Box(2).background { Box(3).focusable() } }
      }
      .focused(isFocused)
    }
  }

  @Test("The focus is kept by a state whose view is replaced by another one with the same state")
  func replacedView() {
    let (shown, focus) = (Handle<Bool>(), Handle<Bool>())
    let stage = Stage(
      Bound(shown: shown, focus: focus) { isShown, isFocused in
        if isShown {
          TextField("", text: .constant("")).focused(isFocused)
        } else {
          Box(1).focusable().focused(isFocused)
        }
      })
    stage.show(at: 0)
    focus.value = true
    stage.show(at: 1)
    shown.value = false
    stage.show(at: 2)
    #expect(stage.host.hasFocus && focus.value == true)
  }
}
