import Foundation
import Observation
import Testing

@testable import EaselUI

extension FocusedValues {
  @Entry fileprivate var number: Int?
  @Entry fileprivate var other: Int?
  @Entry fileprivate var choice: Binding<Int>?

  fileprivate var word: String? {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private struct WordKey: FocusedValueKey {
  typealias Value = String
}

/// Draws the number of the focused view, and 90 without one.
private struct Reader: View {
  var log: Log?
  @FocusedValue(\.number) private var number

  var body: some View {
    log?.note("\(number ?? 90)")
    return Box(number ?? 90, height: 10)
  }
}

/// The values of the focused view, and who reads them.
@MainActor
struct FocusedValueTests {
  /// A reader, and views with the numbers 1 and 2 of which the second is in one with the number 3.
  private struct Pair: View {
    let log: Log
    var inner: Int? = 2

    var body: some View {
      VStack(spacing: 0) {
        Reader(log: log)
        Box(51, height: 10).focusable().focusedValue(\.number, 1)
        VStack(spacing: 0) {
          Box(52, height: 10).focusable().focusedValue(\.number, inner)
          Box(53, height: 10).focusable()
        }
        .focusedValue(\.number, 3)
        Box(54, height: 10).focusable()
      }
    }
  }

  @Test("A reader shows the value of the focused view, or of the innermost view around it")
  func focus() {
    let log = Log()
    let stage = Stage(Pair(log: log))
    var shown: [[String]] = []
    for second in 0..<6 {
      stage.show(at: Double(second))
      shown.append(log.take())
      #expect(stage.type(.tab))
    }
    #expect(shown == [["90"], ["1"], ["2"], ["3"], ["90"], ["1"]])
  }

  @Test("Nil keeps the value of the enclosing views")
  func none() {
    let log = Log()
    let stage = Stage(Pair(log: log, inner: nil))
    stage.show(at: 0)
    #expect(stage.type(.tab))
    #expect(stage.type(.tab))
    stage.show(at: 1)
    #expect(stage.order().first == 3)
    stage.host.resignFocus()
    stage.show(at: 2)
    #expect(stage.order().first == 90)
  }

  /// A focusable view with values that a test changes.
  private struct Changing: View {
    let log: Log
    let number: Handle<Int>
    let other: Handle<Int>
    let isShown: Handle<Bool>
    @State private var numberState = 1
    @State private var otherState = 1
    @State private var isShownState = true

    var body: some View {
      (number.binding, other.binding, isShown.binding) = ($numberState, $otherState, $isShownState)
      return VStack(spacing: 0) {
        Reader(log: log)
        if isShownState {
          Box(51, height: 10).focusable().focusedValue(\.number, numberState).focusedValue(
            \.other, otherState)
        }
      }
    }
  }

  @Test("A reader is evaluated only when the value that it reads changes, and nothing wakes up in between")
  func changes() {
    let log = Log()
    let (number, other, isShown) = (Handle<Int>(), Handle<Int>(), Handle<Bool>())
    let stage = Stage(Changing(log: log, number: number, other: other, isShown: isShown))
    stage.show(at: 0)
    #expect(log.take() == ["90"])
    #expect(stage.type(.tab))
    stage.show(at: 1)
    #expect(log.take() == ["1"])
    #expect(stage.host.nextUpdate == nil)
    number.value = 7
    stage.show(at: 2)
    #expect(log.take() == ["7"])
    other.value = 8
    stage.show(at: 3)
    #expect(log.take() == [])
    isShown.value = false
    stage.show(at: 4)
    #expect(log.take() == ["90"])
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A value of the scene does not depend on the focus, and the focused view has precedence")
  func scene() {
    struct Scene: View {
      let isShown: Handle<Bool>
      @State private var isShownState = true

      var body: some View {
        isShown.binding = $isShownState
        return VStack(spacing: 0) {
          Reader()
          Box(51, height: 10).focusedSceneValue(\.number, 4)
          if isShownState { Box(52, height: 10).focusedSceneValue(\.number, 5) }
          Box(53, height: 10).focusedSceneValue(\.number, nil)
          Box(54, height: 10).focusable().focusedValue(\.number, 6)
        }
      }
    }
    let isShown = Handle<Bool>()
    let stage = Stage(Scene(isShown: isShown))
    stage.show(at: 0)
    #expect(stage.order().first == 5)
    #expect(stage.type(.tab))
    stage.show(at: 1)
    #expect(stage.order().first == 6)
    stage.host.resignFocus()
    isShown.value = false
    stage.show(at: 2)
    #expect(stage.order().first == 4)
  }

  @Test("Of values of the scene, the inner one wins, or else that of the view that appeared last")
  func order() {
    let nested = Stage(
      VStack(spacing: 0) {
        Reader()
        VStack { Box(51, height: 10).focusedSceneValue(\.number, 1) }.focusedSceneValue(\.number, 2)
      })
    nested.show(at: 0)
    #expect(nested.order().first == 1)
    let siblings = Stage(
      VStack(spacing: 0) {
        Reader()
        VStack { Box(51, height: 10).focusedSceneValue(\.number, 1) }.focusedSceneValue(\.number, 2)
        Box(52, height: 10).focusedSceneValue(\.number, 3)
      })
    siblings.show(at: 0)
    #expect(siblings.order().first == 3)
  }

  @Test("Views that are only measured set no value")
  func hidden() {
    struct Fitting: View {
      var body: some View {
        VStack(spacing: 0) {
          Reader()
          ViewThatFits {
            Box(51, width: 30, height: 10).focusedSceneValue(\.number, 1)
            Box(52, width: 200, height: 10).focusedSceneValue(\.number, 2)
          }
        }
      }
    }
    let stage = Stage(Fitting())
    stage.show(at: 0)
    #expect(stage.order() == [1, 51])
    stage.host.size = CGSize(10, 100)
    stage.show(at: 1)
    #expect(stage.order() == [2, 52])
  }

  @Test("A binding of the focused view is read and written")
  func binding() {
    struct Choice: View {
      @State private var choice = 3

      var body: some View {
        VStack(spacing: 0) {
          Writer()
          Box(50 + choice, height: 10).focusable().focusedValue(\.choice, $choice)
        }
      }
    }
    struct Writer: View {
      @FocusedBinding(\.choice) private var choice

      var body: some View {
        Box(choice ?? 90, height: 10).onTapGesture { choice = choice.map { $0 + 1 } }
      }
    }
    let stage = Stage(size: CGSize(100, 20), Choice())
    stage.show(at: 0)
    stage.tap(50, 5, at: 1)
    stage.show(at: 2)
    #expect(stage.order() == [90, 53])
    #expect(stage.type(.tab))
    stage.show(at: 3)
    #expect(stage.order() == [3, 53])
    stage.tap(50, 5, at: 4)
    stage.show(at: 5)
    #expect(stage.order() == [4, 54])
  }

  @Test("The projected value of a binding is a binding to an optional")
  func projectedBinding() {
    struct Choice: View {
      let handle: Handle<Int?>
      @State private var choice = 3

      var body: some View {
        VStack(spacing: 0) {
          Writer(handle: handle)
          Box(choice, height: 10).focusedSceneValue(\.choice, $choice)
        }
      }
    }
    struct Writer: View {
      let handle: Handle<Int?>
      @FocusedBinding(\.choice) private var choice

      var body: some View {
        handle.binding = $choice
        return Box(choice ?? 90, height: 10)
      }
    }
    let handle = Handle<Int?>()
    let stage = Stage(Choice(handle: handle))
    stage.show(at: 0)
    #expect(handle.value == .some(3))
    handle.value = .some(5)
    stage.show(at: 1)
    #expect(stage.order() == [5, 5])
    handle.value = .some(nil)
    stage.show(at: 2)
    #expect(stage.order() == [5, 5])
  }
}
