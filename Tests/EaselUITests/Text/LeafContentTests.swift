import EaselDrawing
import Testing

@testable import EaselUI

/// The content of texts and images, which layout and drawing share.
@MainActor
struct LeafContentTests {
  /// A change of the environment of a text.
  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let apply: @MainActor @Sendable (AnyView, Bool) -> AnyView

    init(_ name: String, _ apply: @escaping @MainActor @Sendable (AnyView, Bool) -> AnyView) {
      (testDescription, self.apply) = (name, apply)
    }
  }

  nonisolated static let changes = [
    Change("letter case") { AnyView($0.textCase($1 ? .uppercase : nil)) },
    Change("weight") { AnyView($0.bold($1)) },
    Change("underline") { AnyView($0.underline($1)) },
    Change("foreground") { AnyView($0.foregroundStyle($1 ? .red : .blue)) },
    Change("color scheme") { AnyView($0.environment(\.colorScheme, $1 ? .dark : .light)) },
    Change("placeholder") { AnyView($0.redacted(reason: $1 ? .placeholder : [])) },
    Change("kerning") { AnyView($0.kerning($1 ? 2 : 0)) },
  ]

  private struct Changing: View {
    @State private var isChanged: Bool
    private let handle: Handle<Bool>
    private let change: Change
    /// Whether the text does not fit before the change.
    private let appears: Bool

    init(_ change: Change, isChanged: Bool = false, appears: Bool = false, _ handle: Handle<Bool> = Handle())
    {
      _isChanged = State(initialValue: isChanged)
      (self.change, self.appears, self.handle) = (change, appears, handle)
    }

    var body: some View {
      handle.binding = $isChanged
      let text = Text("changing").font(.system(size: 12, design: .monospaced))
      return ViewThatFits(in: .horizontal) {
        change.apply(AnyView(text), isChanged)
        Box(1, width: 10, height: 10)
      }
      .frame(width: appears && !isChanged ? 20 : 90, height: 30)
    }
  }

  /// Texts that have the same environment.
  private struct Neighbors: View {
    @State private var isChanged: Bool
    private let handle: Handle<Bool>
    private let change: Change

    init(_ change: Change, isChanged: Bool = false, _ handle: Handle<Bool> = Handle()) {
      _isChanged = State(initialValue: isChanged)
      (self.change, self.handle) = (change, handle)
    }

    var body: some View {
      handle.binding = $isChanged
      let texts = VStack {
        Text("first").foregroundColor(.accentColor)
        Text("second").foregroundColor(.accentColor)
        Text("third")
      }
      return change.apply(AnyView(texts), isChanged)
    }
  }

  @Test(
    "Each of several texts in one environment follows its changes",
    arguments: changes + [Change("tint") { AnyView($0.tint($1 ? .red : .green)) }])
  func neighborsFollowChanges(change: Change) {
    let handle = Handle<Bool>()
    let stage = Stage(Neighbors(change, handle))
    _ = stage.show()
    handle.value = true
    #expect(stage.show().hash == Stage(Neighbors(change, isChanged: true)).show().hash)
  }

  private final class WeakToken {
    weak var token: Token?
  }

  /// A text with an object in its environment that nothing else owns.
  private struct TokenOwner: View {
    @State private var isShown = true
    let handle: Handle<Bool>
    let created: WeakToken

    var body: some View {
      handle.binding = $isShown
      let token = isShown ? Token() : nil
      created.token = token ?? created.token
      return VStack { if let token { Text("text").environment(\.token, token) } }
    }
  }

  @Test("No object of an environment outlives the views that have it")
  func environmentsAreReleased() {
    let (handle, created) = (Handle<Bool>(), WeakToken())
    let stage = Stage(TokenOwner(handle: handle, created: created))
    _ = stage.show()
    #expect(created.token != nil)
    handle.value = false
    _ = stage.show()
    #expect(created.token == nil)
  }

  @Test("A text is drawn in the environment of the frame, whichever of its values change", arguments: changes)
  func drawnInTheCurrentEnvironment(change: Change) {
    let handle = Handle<Bool>()
    let stage = Stage(Changing(change, handle))
    let before = stage.show().hash
    handle.value = true
    let after = stage.show().hash
    #expect(after != before)
    #expect(after == Stage(Changing(change, isChanged: true)).show().hash)
    handle.value = false
    #expect(stage.show().hash == before)
  }

  @Test("A text that was measured and not drawn is drawn in a later environment", arguments: changes)
  func drawnLater(change: Change) {
    let handle = Handle<Bool>()
    let stage = Stage(Changing(change, appears: true, handle))
    #expect(stage.order() == [1])
    handle.value = true
    #expect(stage.show().hash == Stage(Changing(change, isChanged: true)).show().hash)
  }

  /// The fragments that hold nothing but one run of glyphs.
  private func fragmentsOfGlyphs(in fragment: Fragment) -> Int {
    fragment.commands.reduce(0) { count, command in
      guard case .fragment(let inner) = command.operation else { return count }
      if inner.commands.count == 1, case .glyphs? = inner.commands.first?.operation { return count + 1 }
      return count + fragmentsOfGlyphs(in: inner)
    }
  }

  @Test("Texts in one style are recorded into the fragment of their container")
  func recordedInPlace() {
    let texts = VStack {
      Text("first").foregroundStyle(.red)
      Text("second").padding(3.25)
    }
    let fragment = Stage(texts).show()
    let glyphs = fragment.allCommands.count { if case .glyphs = $0.operation { true } else { false } }
    #expect(glyphs == 2 && fragmentsOfGlyphs(in: fragment) == 0)
  }

  @Test("An image is recorded once for layout and drawing")
  func recordedOnce() {
    let log = Log()
    let image = Image(size: CGSize(width: 20, height: 10)) { context in
      log.note("recorded")
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.red))
    }
    let stage = Stage(HStack { image })
    stage.show()
    #expect(log.take() == ["recorded"])
  }
}

private final class Token: Sendable {}

extension EnvironmentValues {
  @Entry fileprivate var token: Token?
}
