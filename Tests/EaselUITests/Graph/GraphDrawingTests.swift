import EaselDrawing
import Testing

@testable import EaselUI

/// Which fragments are recorded again, and which are reused.
@MainActor
struct GraphDrawingTests {
  let log = Log()

  private struct Mover: View {
    @State private var x: CGFloat = 0
    let handle: Handle<CGFloat>
    let log: Log

    var body: some View {
      handle.binding = $x
      return ZStack(alignment: .topLeading) {
        DrawProbe(name: "moved", log: log).frame(width: 10, height: 10).offset(x: x)
        DrawProbe(name: "still", log: log).frame(width: 20, height: 20)
      }
    }
  }

  @Test("A child that moves is not drawn again: its fragment is reused at another position")
  func moved() {
    let handle = Handle<CGFloat>()
    let stage = Stage(Mover(handle: handle, log: log))
    let first = stage.show()
    #expect(log.take() == ["moved", "still"])
    handle.value = 30
    let second = stage.show()
    #expect(log.take() == [])
    #expect(first !== second)
    let (before, after) = (first.leafFragments, second.leafFragments)
    #expect(before.count == 2 && after.count == 2)
    #expect(zip(before, after).allSatisfy { $0 === $1 })
    #expect(second.boxes.map(\.1.minX) == [30, 0].map { $0 + second.boxes[1].1.minX })
  }

  @Test("Without changes the same fragment is returned")
  func unchanged() {
    let stage = Stage(Mover(handle: Handle(), log: log))
    let first = stage.show()
    #expect(stage.show() === first)
    #expect(stage.show(at: 100) === first)
  }

  private struct Redrawn: View {
    @State private var count = 0
    let handle: Handle<Int>

    var body: some View {
      handle.binding = $count
      return ZStack { Box(count / 10).id(count) }
    }
  }

  @Test("A fragment with equal content leaves the object unchanged")
  func equalPicture() {
    let handle = Handle<Int>()
    let stage = Stage(Redrawn(handle: handle))
    let first = stage.show()
    handle.value = 5
    #expect(stage.show() === first)
    handle.value = 10
    #expect(stage.show() !== first)
  }

  @Test("A new size redraws only the views whose size changed")
  func resize() {
    let stage = Stage(
      ZStack {
        DrawProbe(name: "greedy", log: log)
        DrawProbe(name: "fixed", log: log).frame(width: 20, height: 20)
      })
    stage.show()
    _ = log.take()
    stage.host.size = CGSize(120, 100)
    #expect(stage.host.nextUpdate == .immediately)
    stage.show()
    #expect(log.take() == ["greedy"])
  }

  private struct Hiding: View {
    @State private var isHidden = true
    @State private var count = 0
    let hidden: Handle<Bool>
    let counter: Handle<Int>

    var body: some View {
      hidden.binding = $isHidden
      counter.binding = $count
      return ZStack {
        Box(count).opacity(isHidden ? 0 : 1)
        Box(50)
      }
    }
  }

  @Test("A hidden view keeps its space, is not drawn, and reappears up to date")
  func hidden() {
    let (hidden, counter) = (Handle<Bool>(), Handle<Int>())
    let stage = Stage(Hiding(hidden: hidden, counter: counter))
    let first = stage.show()
    #expect(first.boxes.map(\.0) == [50])
    counter.value = 7
    #expect(stage.show() === first)
    hidden.value = false
    #expect(stage.order() == [7, 50])
  }

  @Test("Opacity and blur composite a view as one layer")
  func layers() throws {
    let group = ZStack {
      Box(1)
      Box(2)
    }
    for (view, expected) in [
      (AnyView(group.opacity(0.5)), Float(0.5)), (AnyView(group.blur(radius: 3)), 1),
    ] {
      let layers = Stage(view).show().allCommands.filter { $0.isLayer }
      let layer = try #require(layers.first)
      #expect(layers.count == 1)
      #expect(layer.state.opacity == expected)
      #expect((layer.state.filters == nil) == (expected == 0.5))
      #expect(layer.group?.boxes.map(\.0) == [1, 2])
    }
  }

  @Test("A clip is the shape in the view's bounds")
  func clip() throws {
    let stage = Stage(Box(1, width: 40, height: 20).clipShape(Circle()))
    let command = try #require(stage.show().allCommands.first { $0.state.clip != nil })
    guard case .path(let path, _)? = command.state.clip?.shape else {
      Issue.record("the clip is not a path")
      return
    }
    #expect(path.boundingRect == CGRect(10, 0, 20, 20))
  }

  @Test("Rotation and scale apply about their anchors and do not change the layout")
  func transforms() {
    let box = Box(1, width: 20, height: 10)
    #expect(
      near(frames(in: CGSize(100, 100)) { box.rotationEffect(.degrees(90)) }[1], CGRect(45, 40, 10, 20)))
    #expect(
      near(
        frames(in: CGSize(100, 100)) { box.rotationEffect(.degrees(90), anchor: .topLeading) }[1],
        CGRect(30, 45, 10, 20)))
    #expect(near(frames(in: CGSize(100, 100)) { box.scaleEffect(2) }[1], CGRect(30, 40, 40, 20)))
    #expect(
      near(
        frames(in: CGSize(100, 100)) { box.scaleEffect(x: -1, y: 0.5, anchor: .topLeading) }[1],
        CGRect(20, 45, 20, 5)))
    #expect(Stage(box.scaleEffect(3)).host.sizeThatFits(.unspecified) == CGSize(20, 10))
  }

  private func near(_ first: CGRect?, _ second: CGRect) -> Bool {
    guard let first else { return false }
    return [
      first.minX - second.minX, first.minY - second.minY, first.width - second.width,
      first.height - second.height,
    ].allSatisfy { abs($0) < 1e-9 }
  }
}

extension Fragment {
  /// All fragments that contain a fill, outermost first.
  fileprivate var leafFragments: [Fragment] {
    commands.reduce(into: []) { found, command in
      if let group = command.group {
        found += group.leafFragments
      } else if !found.contains(where: { $0 === self }) {
        found.append(self)
      }
    }
  }

  /// The commands of this fragment and of all fragments inside it.
  var allCommands: [DrawingCommand] {
    commands.flatMap { command in [command] + (command.group?.allCommands ?? []) }
  }
}

extension DrawingCommand {
  var isLayer: Bool { layer != nil }
}
