import Testing

@testable import EaselUI

/// Navigation stacks whose values use the stack while they are compared.
@MainActor
struct NavigationValueTests {
  /// Runs the current action when it is compared.
  private struct Chapter: Hashable {
    let number: Int

    static func == (lhs: Chapter, rhs: Chapter) -> Bool {
      UserAction.current.run()
      return lhs.number == rhs.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// What removes each page.
  @MainActor
  private final class Dismissals {
    var actions: [Int: DismissAction] = [:]
  }

  private struct Page: View {
    let number: Int
    let dismissals: Dismissals
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      dismissals.actions[number] = dismiss
      return Box(number)
    }
  }

  private struct Book: View {
    let handle: Handle<[Chapter]>
    let dismissals: Dismissals
    @State private var path: [Chapter] = []

    var body: some View {
      handle.binding = $path
      return NavigationStack(path: $path) {
        Color.clear
          .navigationDestination(for: Chapter.self) { Page(number: $0.number, dismissals: dismissals) }
      }
    }
  }

  @Test("A page can be removed while the values of the path are compared")
  func removalDuringComparison() {
    UserAction.current = UserAction {}
    let (handle, dismissals) = (Handle<[Chapter]>(), Dismissals())
    let stage = Stage(Book(handle: handle, dismissals: dismissals))
    stage.show(at: 0)
    handle.value = [Chapter(number: 11), Chapter(number: 12)]
    for second in 1...3 { stage.show(at: Double(second)) }
    UserAction.current = UserAction { dismissals.actions[12]?() }
    defer { UserAction.current = UserAction {} }
    handle.value = [Chapter(number: 11), Chapter(number: 12), Chapter(number: 13)]
    for second in 4...8 { stage.show(at: Double(second)) }
    #expect(handle.value?.map(\.number) == [11])
    #expect(stage.order().filter { $0 > 10 } == [11])
  }
}
