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
