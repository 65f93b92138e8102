import Testing

@testable import EaselUI

/// View identity: which views keep their state.
@MainActor
struct GraphIdentityTests {
  /// A view whose state holds the number of states created before it.
  private struct Numbered: View {
    @State private var number: Int
    let tag: Int

    init(_ tag: Int, counter: Counter) {
      self.tag = tag
      _number = State(initialValue: counter.next())
    }

    /// The number of the state distinguishes views with new state from views that kept theirs.
    var body: some View { Box(100 * tag + number) }
  }

  /// Counts created states; initial values of later evaluations are discarded.
  final class Counter {
    private(set) var value = -1

    func next() -> Int {
      value += 1
      return value
    }
  }

  private struct Branches: View {
    @State private var flag = true
    let handle: Handle<Bool>
    let counter: Counter

    var body: some View {
      handle.binding = $flag
      return ZStack {
        if flag { Numbered(1, counter: counter) } else { Numbered(2, counter: counter) }
        Numbered(flag ? 3 : 4, counter: counter)
      }
    }
  }

  @Test("Each branch has its own state, which ends with the branch; a changed value keeps the state")
  func branches() {
    let handle = Handle<Bool>()
    let stage = Stage(Branches(handle: handle, counter: Counter()))
    #expect(stage.order() == [100, 301])
    handle.value = false
    #expect(stage.order() == [202, 401])
    handle.value = true
    #expect(stage.order() == [104, 301])
  }

  private struct Maybe: View {
    @State private var flag = true
    let handle: Handle<Bool>
    let counter: Counter

    var body: some View {
      handle.binding = $flag
      return ZStack {
        if flag { Numbered(1, counter: counter) }
        Numbered(2, counter: counter)
      }
    }
  }

  @Test("An optional view that reappears has new state and does not affect its neighbours")
  func optional() {
    let handle = Handle<Bool>()
    let stage = Stage(Maybe(handle: handle, counter: Counter()))
    #expect(stage.order() == [100, 201])
    handle.value = false
    #expect(stage.order() == [201])
    handle.value = true
    #expect(stage.order() == [103, 201])
  }

  private struct List: View {
    @State private var ids: [Int]
    let handle: Handle<[Int]>
    let counter: Counter

    init(_ ids: [Int], handle: Handle<[Int]>, counter: Counter) {
      _ids = State(initialValue: ids)
      (self.handle, self.counter) = (handle, counter)
    }

    var body: some View {
      handle.binding = $ids
      return ZStack { ForEach(ids, id: \.self) { Numbered($0, counter: counter) } }
    }
  }

  @Test("Elements keep their state by id while others are moved, inserted and removed")
  func forEach() {
    let handle = Handle<[Int]>()
    let stage = Stage(List([1, 2, 3], handle: handle, counter: Counter()))
    #expect(stage.order() == [100, 201, 302])
    handle.value = [3, 1, 2]
    #expect(stage.order() == [302, 100, 201])
    handle.value = [2, 3]
    #expect(stage.order() == [201, 302])
    handle.value = [1, 2, 3]
    #expect(stage.order().dropFirst() == [201, 302])
    #expect(stage.order().first != 100)
    handle.value = []
    #expect(stage.order() == [])
  }

  @Test("Elements with the same id are distinguished by their order")
  func duplicateIDs() {
    let handle = Handle<[Int]>()
    let stage = Stage(List([1, 1, 2], handle: handle, counter: Counter()))
    #expect(stage.order() == [100, 101, 202])
    handle.value = [2, 1, 1]
    #expect(stage.order() == [202, 100, 101])
    handle.value = [1]
    #expect(stage.order() == [100])
  }

  private struct Identified: View {
    @State private var id = 0
    let handle: Handle<Int>
    let counter: Counter

    var body: some View {
      handle.binding = $id
      return Numbered(1, counter: counter).id(id / 2)
    }
  }

  @Test("A different explicit id is a different view")
  func explicitID() {
    let handle = Handle<Int>()
    let stage = Stage(Identified(handle: handle, counter: Counter()))
    #expect(stage.order() == [100])
    handle.value = 1
    #expect(stage.order() == [100])
    handle.value = 2
    #expect(stage.order() == [102])
  }

  private struct Erased: View {
    @State private var kind = 0
    let handle: Handle<Int>
    let counter: Counter

    var body: some View {
      handle.binding = $kind
      return kind < 2
        ? AnyView(Numbered(1, counter: counter)) : AnyView(Numbered(1, counter: counter).padding(1))
    }
  }

  @Test("A type-erased view keeps its state while its type is the same")
  func anyView() {
    let handle = Handle<Int>()
    let stage = Stage(Erased(handle: handle, counter: Counter()))
    #expect(stage.order() == [100])
    handle.value = 1
    #expect(stage.order() == [100])
    handle.value = 2
    #expect(stage.order() == [102])
  }

  private struct Switching: View {
    @State private var choice = 0
    let handle: Handle<Int>

    var body: some View {
      handle.binding = $choice
      return ZStack {
        switch choice {
        case 0: Box(1)
        case 1:
          Box(2)
          Box(3)
        case 2: EmptyView()
        default: if choice > 10 { Box(4) }
        }
        Box(5)
      }
    }
  }

  @Test("A switch shows the selected branch, with any number of views")
  func switching() {
    let handle = Handle<Int>()
    let stage = Stage(Switching(handle: handle))
    let expected = [0: [1, 5], 1: [2, 3, 5], 2: [5], 3: [5], 11: [4, 5]]
    for choice in [0, 1, 2, 3, 11, 1, 0] {
      handle.value = choice
      stage.show()
      handle.value = choice
      #expect(stage.order() == expected[choice])
    }
  }

  // MARK: Groups and modifiers of several views

  @Test("A modifier of a group applies to each view in it")
  func groupModifier() {
    let stage = Stage(
      size: CGSize(100, 100),
      VStack(spacing: 0) {
        Group {
          Box(1, width: 10, height: 10)
          Box(2, width: 10, height: 10)
        }
        .padding(5)
        .background { Box(9) }
      })
    #expect(stage.order() == [9, 1, 9, 2])
    #expect(stage.frames()[1] == CGRect(45, 35, 10, 10))
    #expect(stage.frames()[2] == CGRect(45, 55, 10, 10))
  }

  private struct Growing: View {
    @State private var count = 1
    let handle: Handle<Int>

    var body: some View {
      handle.binding = $count
      return VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { Box($0, width: 10, height: 10) }.padding(1)
      }
    }
  }

  @Test("A ForEach inside a ForEach follows the changing number of elements")
  func changingGroup() {
    let handle = Handle<Int>()
    let stage = Stage(Growing(handle: handle))
    for count in [1, 3, 2, 0, 4] {
      handle.value = count
      stage.show()
      #expect(stage.order() == Array(0..<count))
      #expect(stage.frames()[0]?.minY == (count == 0 ? nil : 51 - 6 * CGFloat(count)))
    }
  }

  // MARK: Modifiers with bodies

  private struct Doubled: ViewModifier {
    let number: Int

    func body(content: Content) -> some View {
      ZStack {
        content
        Box(number)
        content
      }
    }
  }

  private struct Modified: View {
    @State private var count = 1
    let handle: Handle<Int>
    let counter: Counter

    var body: some View {
      handle.binding = $count
      return Numbered(count, counter: counter).modifier(Doubled(number: 50 + count))
    }
  }

  @Test("Each use of a modifier's content is a view of its own, and all follow the content's value")
  func modifierBody() {
    let handle = Handle<Int>()
    let stage = Stage(Modified(handle: handle, counter: Counter()))
    #expect(stage.order() == [100, 51, 100])
    handle.value = 2
    #expect(stage.order() == [200, 52, 200])
  }

  private struct Padded: ViewModifier {
    let amount: CGFloat

    func body(content: Content) -> some View { content.padding(amount) }
  }

  @Test("Concatenated modifiers apply in their order")
  func concatenation() {
    let both = Padded(amount: 5).concat(Doubled(number: 9)).concat(EmptyModifier())
    let stage = Stage(Box(1, width: 10, height: 10).modifier(both))
    #expect(stage.order() == [1, 9, 1])
    #expect(stage.host.sizeThatFits(.unspecified) == CGSize(20, 20))
  }

  @Test("A TupleView made by hand shows its views")
  func reflectedTuple() {
    #expect(Stage(ZStack { TupleView((Box(1), Box(2), 3)) }).order() == [1, 2])
    #expect(Stage(ZStack { TupleView(Box(1)) }).order() == [1])
  }
}
