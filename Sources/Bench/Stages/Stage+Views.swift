import EaselDrawing
import EaselGeometry
import EaselUI
import Foundation

extension Stage {
  /// Leaf views of the measured graphs.
  private static let leafCount = 10_000

  /// The view graph: its creation, and its update after a change.
  static var views: [Stage] {
    [
      makingStage("views: 10,000 leaf views made, laid out and recorded") { LeafPile() },
      makingStage("views: the same with state and a frame each") { FramedLeaves() },
      makingStage("views: the same with state, a frame and an offset each") { LeafGrid(handle: nil) },
      changeStage("views: one of 10,000 leaf views changes", of: { LeafGrid(handle: $0) }),
      changeStage("views: one of 10,000 leaf views changes, in stacks", of: { LeafStacks(handle: $0) }),
      Stage(name: "views: tick of a timeline with a small canvas", unit: "tick") {
        var host: ViewHost?
        var tick = 0
        return onMainActor {
          let current = host ?? ViewHost(SmallTimeline())
          host = current
          current.size = CGSize(width: 1000, height: 1000)
          tick += 1
          _ = current.update(to: epoch + Double(tick) * 0.1)
          return 1
        }
      },
    ]
  }

  /// Creates a graph of leaf views and updates it once. Releasing it is not timed.
  private static func makingStage<Content: View>(
    _ name: String, of content: @escaping @MainActor () -> Content
  ) -> Stage {
    let made = MadeGraph()
    return Stage(
      name: name, unit: "view",
      prepare: {
        onMainActor {
          let host = ViewHost(content())
          made.host = host
          host.size = CGSize(width: 1000, height: 1000)
          return host.update(to: epoch).isEmpty ? 0 : leafCount
        }
      }, cleanUp: { MainActor.assumeIsolated { made.host = nil } })
  }

  private static var epoch: Date { Date(timeIntervalSinceReferenceDate: 0) }

  /// Changes the state of one view repeatedly, including bodies, layout and recording.
  private static func changeStage<Content: View>(
    _ name: String, of content: @escaping @MainActor (LeafHandle) -> Content
  ) -> Stage {
    Stage(name: name, unit: "change") {
      var host: ViewHost?
      let handle = LeafHandle()
      return onMainActor {
        let current = host ?? ViewHost(content(handle))
        if host == nil {
          host = current
          current.size = CGSize(width: 1000, height: 1000)
          _ = current.update(to: epoch)
        }
        handle.isLit?.wrappedValue.toggle()
        let bodies = current.bodiesEvaluated
        _ = current.update(to: epoch)
        return current.bodiesEvaluated - bodies
      }
    }
  }

  /// Runs work on the main actor, where the commands run.
  private static func onMainActor(_ work: @escaping @MainActor () -> Int) -> () -> Int {
    { MainActor.assumeIsolated { work() } }
  }
}

/// Keeps a graph alive until its release.
@MainActor
private final class MadeGraph {
  var host: ViewHost?

  nonisolated init() {}
}

/// Makes the state of one leaf available outside the graph.
private final class LeafHandle {
  var isLit: Binding<Bool>?
}

/// A view with state that shows one rectangle.
private struct Leaf: View {
  @State private var isLit = false
  let handle: LeafHandle?

  var body: some View {
    handle?.isLit = $isLit
    return Rectangle().fill(isLit ? Color.red : Color.blue).frame(width: 8, height: 8)
  }
}

/// Leaf views without containers.
private struct LeafPile: View {
  var body: some View {
    ZStack {
      ForEach(0..<10_000, id: \.self) { _ in Rectangle().fill(Color.blue) }
    }
  }
}

/// Leaves with state in a column.
private struct FramedLeaves: View {
  var body: some View {
    ZStack {
      ForEach(0..<10_000, id: \.self) { _ in Leaf(handle: nil) }
    }
  }
}

/// All leaves in one container, each at its own position.
private struct LeafGrid: View {
  let handle: LeafHandle?

  var body: some View {
    ZStack {
      ForEach(0..<10_000, id: \.self) { index in
        Leaf(handle: index == 5000 ? handle : nil)
          .offset(x: CGFloat(index % 100) * 10 - 500, y: CGFloat(index / 100) * 10 - 500)
      }
    }
  }
}

/// A hundred rows of a hundred leaves, whose sizes depend on each other.
private struct LeafStacks: View {
  let handle: LeafHandle?

  var body: some View {
    VStack(spacing: 2) {
      ForEach(0..<100, id: \.self) { row in
        HStack(spacing: 2) {
          ForEach(0..<100, id: \.self) { column in Leaf(handle: row == 50 && column == 50 ? handle : nil) }
        }
      }
    }
  }
}

private struct SmallTimeline: View {
  var body: some View {
    ZStack {
      ForEach(0..<100, id: \.self) { _ in Leaf(handle: nil) }
      TimelineView(.animation) { timeline in
        Canvas { context, size in
          context.rotate(by: .radians(timeline.date.timeIntervalSinceReferenceDate))
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
        }
      }
    }
  }
}
