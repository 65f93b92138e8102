import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

extension ContainerValues {
  @Entry fileprivate var isMarked = false
}

/// Containers that show the subviews and sections of their content in places of their own.
@MainActor
struct SubviewTests {
  let log = Log()

  /// The subviews of a content, one below the other, each with a box that tells whether it is marked.
  struct Column<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack(spacing: 0) {
        ForEach(subviews: content) { subview in
          subview.padding(subview.containerValues.isMarked ? 5 : 0)
        }
      }
    }
  }

  @Test("Tuples, conditions, groups and ForEach are resolved to their views; modifiers act on each")
  func resolution() {
    let isShown = true
    let frames = frames(in: CGSize(100, 100)) {
      Column {
        Box(1, height: 10)
        Group {
          Box(2, height: 10)
          if isShown { Box(3, height: 10) }
        }
        .padding(.horizontal, 20)
        ForEach(4..<6) { Box($0, height: 10) }
        EmptyView()
        AnyView(Box(6, height: 10)).containerValue(\.isMarked, true)
      }
    }
    #expect(frames[1] == CGRect(0, 15, 100, 10))
    #expect(frames[2] == CGRect(20, 25, 60, 10) && frames[3] == CGRect(20, 35, 60, 10))
    #expect(frames[4] == CGRect(0, 45, 100, 10) && frames[5] == CGRect(0, 55, 100, 10))
    #expect(frames[6] == CGRect(5, 70, 90, 10))
  }

  @Test("A container reads values and tags; those of ForEach are the ids, and inner values win")
  func values() {
    var tags: [AnyHashable?] = []
    var marks: [Bool] = []
    let stage = Stage(
      Group(
        subviews: Group {
          Box(1).tag("one")
          ForEach(["two", "three"], id: \.self) { name in
            if name == "two" { Box(2) } else { Box(3).tag("own").containerValue(\.isMarked, false) }
          }
          .containerValue(\.isMarked, true)
        }
      ) { subviews in
        let _ = (tags = subviews.map { $0.containerValues.tag(for: String.self) })
        let _ = (marks = subviews.map(\.containerValues.isMarked))
        subviews
      })
    stage.show(at: 0)
    #expect(tags == ["one", "two", "own"])
    #expect(marks == [false, true, false])
  }

  /// A row of a user's whose modifier has a body.
  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(1).opacity(1) }
  }

  @Test("Values pass through modifiers with a body")
  func valuesThroughModifiers() {
    let frames = frames(in: CGSize(100, 100)) {
      Column { Box(1, height: 10).containerValue(\.isMarked, true).modifier(Framed()) }
    }
    #expect(frames[1] == CGRect(6, 45, 88, 10))
  }

  @Test("A subview has the environment of its place, below that of its modifiers")
  func environment() {
    struct Probe: View {
      let log: Log
      @Environment(\.lineLimit) private var limit
      @Environment(\.isEnabled) private var isEnabled

      var body: some View {
        let _ = log.note("\(limit ?? 0) \(isEnabled)")
        Box(1)
      }
    }
    let content = TupleView((Probe(log: log), Probe(log: log).lineLimit(3)))
    let stage = Stage(
      Group(subviews: content) { subviews in
        ForEach(subviews) { $0.lineLimit(2).disabled(true) }
      })
    stage.show(at: 0)
    #expect(log.take() == ["2 false", "3 false"])
  }

  @Test("A change of one subview evaluates neither the others nor the container")
  func change() {
    struct Row: View {
      let number: Int
      let log: Log
      @State private var count = 0
      let handle: Handle<Int>

      var body: some View {
        let _ = log.note("row \(number) \(count)")
        let _ = number == 1 ? handle.binding = $count : ()
        Box(number)
      }
    }
    let handle = Handle<Int>()
    let stage = Stage(
      Group(subviews: ForEach(0..<3) { Row(number: $0, log: log, handle: handle) }) { subviews in
        let _ = log.note("container")
        subviews
      })
    stage.show(at: 0)
    #expect(log.take() == ["container", "row 0 0", "row 1 0", "row 2 0"])
    handle.value = 7
    stage.show(at: 1)
    #expect(log.take() == ["row 1 7"])
  }

  @Test("Views of ForEach keep their identity and state when elements are moved, inserted and removed")
  func identity() {
    struct Row: View {
      let log: Log
      let name: String
      @State private var serial = Int.random(in: 0...Int.max)

      var body: some View {
        let _ = log.note("\(name) \(serial)")
        Box(1)
      }
    }
    struct Host: View {
      let handle: Handle<[String]>
      let log: Log
      @State private var names = ["a", "b", "c"]

      var body: some View {
        let _ = handle.binding = $names
        Column { ForEach(names, id: \.self) { Row(log: log, name: $0) } }
      }
    }
    let handle = Handle<[String]>()
    let stage = Stage(Host(handle: handle, log: log))
    stage.show(at: 0)
    let first = Set(log.take())
    handle.value = ["c", "x", "a"]
    #expect(stage.show(at: 1).boxes.count == 3)
    let second = log.take()
    #expect(second.count { $0.hasPrefix("x") } == 1)
    #expect(second.filter { !$0.hasPrefix("x") }.allSatisfy(first.contains))
  }

  @Test("A lazy container creates the subviews of ForEach that are near its visible part")
  func laziness() {
    let log = log
    let content = ForEach(0..<10_000) { index in
      let _ = log.note("\(index)")
      Box(index, height: 10)
    }
    let stage = Stage(
      ScrollView { LazyVStack(spacing: 0) { ForEach(subviews: content) { $0 } } })
    stage.show(at: 0)
    #expect(Set(log.take()).count < 60)
    #expect(stage.frames()[3] == CGRect(0, 30, 100, 10))
  }

  @Test(
    "Sections are resolved with header, content, footer and values; other views form sections of their own")
  func sections() {
    var found: [String] = []
    let stage = Stage(
      Group(
        sections: Group {
          Box(1)
          Section {
            ForEach(0..<2) { Box($0) }
          } header: {
            Box(2)
          } footer: {
            Box(3)
            Box(4)
          }
          .containerValue(\.isMarked, true)
          ForEach(0..<2) { _ in Section { Box(5) } }
        }
      ) { sections in
        let _ =
          (found = sections.map {
            "\($0.header.count) \($0.content.count) \($0.footer.count) \($0.containerValues.isMarked)"
          })
        sections
      })
    #expect(stage.order().count == 8)
    #expect(found == ["0 1 0 false", "1 2 2 true", "0 1 0 false", "0 1 0 false"])
  }

  @Test("A section outside of lists shows its header, its content unless collapsed, and its footer")
  func plainSection() {
    var isExpanded = true
    func order() -> [Int] {
      let binding = Binding(get: { isExpanded }, set: { isExpanded = $0 })
      return Stage(
        VStack {
          Section(isExpanded: binding) {
            Box(2)
          } header: {
            Box(1)
          }
          Section {
            Box(4)
          } footer: {
            Box(5)
          }
        }
      ).order()
    }
    #expect(order() == [1, 2, 4, 5])
    isExpanded = false
    #expect(order() == [1, 4, 5])
  }

  @Test("A variadic tree makes views of its children, with their traits and ids")
  func variadicTree() {
    struct Trait: _ViewTraitKey { static let defaultValue = 0 }
    struct Root: _VariadicView.UnaryViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        HStack(spacing: 0) {
          ForEach(children) { child in
            child.frame(width: CGFloat(child[Trait.self] + (child.id(as: Int.self) ?? 0)))
          }
        }
      }
    }
    let frames = frames(in: CGSize(100, 10)) {
      _VariadicView.Tree(Root()) {
        Box(1)._trait(Trait.self, 30)
        ForEach(20..<21) { _ in Box(2) }
        Box(3).id(50)
      }
    }
    #expect(frames.mapValues(\.width) == [1: 30, 2: 20, 3: 50])
  }

  @Test("A range of subviews and a view used twice are shown; a proxy scrolls to an element")
  func placesAndScrolling() {
    let stage = Stage(
      ScrollViewReader { proxy in
        ScrollView {
          Group(subviews: ForEach(0..<50) { Box($0, height: 10) }) { subviews in
            VStack(spacing: 0) {
              subviews[10..<50]
              subviews[1]
              subviews[1]
            }
          }
        }
        .onAppear { proxy.scrollTo(30, anchor: .top) }
      })
    stage.show(at: 0)
    #expect(stage.frames()[30]?.minY == 0)
    #expect(stage.order().count { $0 == 1 } == 2)
  }
}
