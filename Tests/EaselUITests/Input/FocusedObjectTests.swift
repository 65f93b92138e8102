import Foundation
import Observation
import Testing

@testable import EaselUI

private final class Draft: ObservableObject {
  @Published var number: Int

  init(_ number: Int) { self.number = number }
}

@Observable private final class Note {
  var number: Int

  init(_ number: Int) { self.number = number }
}

/// Objects of the focused view, which are found by their types.
@MainActor
struct FocusedObjectTests {
  private struct DraftReader: View {
    @FocusedObject private var draft: Draft?

    var body: some View {
      Box(draft?.number ?? 90, height: 10).onTapGesture { $draft?.number.wrappedValue += 1 }
    }
  }

  private struct Drafts: View {
    let first: Draft
    let second: Draft?

    var body: some View {
      VStack(spacing: 0) {
        DraftReader()
        Box(51, height: 10).focusable().focusedObject(first)
        Box(52, height: 10).focusable().focusedObject(second)
      }
    }
  }

  @Test("A change of the object of the focused view updates its readers, and its properties have bindings")
  func focusedObject() {
    let (first, second) = (Draft(1), Draft(2))
    let stage = Stage(size: CGSize(100, 30), Drafts(first: first, second: second))
    #expect(stage.order().first == 90)
    #expect(stage.type(.tab))
    stage.show(at: 1)
    #expect(stage.order().first == 1)
    first.number = 11
    stage.show(at: 2)
    #expect(stage.order().first == 11)
    stage.tap(50, 5, at: 3)
    stage.show(at: 4)
    #expect(first.number == 12 && stage.order().first == 12)
    #expect(stage.type(.tab))
    stage.show(at: 5)
    #expect(stage.order().first == 2)
    stage.host.resignFocus()
    stage.show(at: 6)
    #expect(stage.order().first == 90)
  }

  @Test("Nothing keeps the object after the view that provides it")
  func lifetime() {
    struct Provider: View {
      let draft: Handle<Draft?>
      @State private var draftState: Draft?

      var body: some View {
        draft.binding = $draftState
        return VStack(spacing: 0) {
          DraftReader()
          Box(51, height: 10).focusedSceneObject(draftState)
        }
      }
    }
    let handle = Handle<Draft?>()
    let stage = Stage(Provider(draft: handle))
    stage.show(at: 0)
    weak var draft: Draft?
    do {
      let provided = Draft(3)
      handle.value = .some(provided)
      draft = provided
    }
    #expect(stage.order().first == 3 && draft != nil)
    handle.value = .some(nil)
    stage.show(at: 1)
    #expect(stage.order().first == 90)
    #expect(draft == nil)
  }

  @Test("Observable objects are read by their types, of the focused view and of the scene")
  func observable() {
    struct NoteReader: View {
      @FocusedValue(Note.self) private var note

      var body: some View { Box(note?.number ?? 90, height: 10) }
    }
    struct Notes: View {
      let (scene, focused): (Note, Note)

      var body: some View {
        VStack(spacing: 0) {
          NoteReader()
          Box(51, height: 10).focusable().focusedValue(focused)
          Box(52, height: 10).focusedSceneValue(scene)
        }
      }
    }
    let (scene, focused) = (Note(1), Note(2))
    let stage = Stage(Notes(scene: scene, focused: focused))
    #expect(stage.order().first == 1)
    scene.number = 11
    stage.show(at: 1)
    #expect(stage.order().first == 11)
    #expect(stage.type(.tab))
    stage.show(at: 2)
    focused.number = 12
    stage.show(at: 3)
    #expect(stage.order().first == 12)
  }

  @Test("Focused values are equal if their keys have equal values")
  func equality() {
    var (first, second) = (FocusedValues(), FocusedValues())
    #expect(first == second)
    first[TextKey.self] = "a"
    #expect(first != second)
    second[TextKey.self] = "a"
    #expect(first == second)
    second[TextKey.self] = "b"
    #expect(first != second)
    second[TextKey.self] = nil
    #expect(second == FocusedValues() && second[TextKey.self] == nil)
    first[ActionKey.self] = {}
    var copy = first
    #expect(copy == first)
    copy[ActionKey.self] = {}
    #expect(copy != first)
  }

  private struct TextKey: FocusedValueKey {
    typealias Value = String
  }

  private struct ActionKey: FocusedValueKey {
    typealias Value = () -> Void
  }

  @Test("The focus of assistive technology is the value that was set last")
  func accessibility() {
    struct Message: View {
      let handle: Handle<Bool>
      @AccessibilityFocusState(for: .voiceOver) private var isFocused: Bool
      @AccessibilityFocusState private var part: Int?

      var body: some View {
        handle.binding = Binding(
          get: { isFocused },
          set: {
            isFocused = $0
            part = $0 ? 2 : nil
          })
        return Box(part ?? 0).accessibilityFocused($isFocused).accessibilityFocused($part, equals: 2)
      }
    }
    let handle = Handle<Bool>()
    let stage = Stage(Message(handle: handle))
    #expect(stage.order() == [0])
    #expect(handle.value == false)
    handle.value = true
    #expect(handle.value == true)
    stage.show(at: 1)
    #expect(stage.order() == [2])
  }
}
