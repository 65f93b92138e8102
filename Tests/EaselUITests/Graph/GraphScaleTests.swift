import EaselDrawing
import Testing

@testable import EaselUI

/// Deep, wide and large graphs, and the work they cost.
@MainActor
struct GraphScaleTests {
  // MARK: Depth

  @Test("A thousand nested views are shown")
  func deep() {
    var view = AnyView(Box(1, width: 10, height: 10))
    for _ in 0..<1000 { view = AnyView(view.padding(1)) }
    #expect(Stage(view).host.sizeThatFits(.unspecified) == CGSize(2010, 2010))
    #expect(Stage(size: CGSize(2010, 2010), view).frames() == [1: CGRect(1000, 1000, 10, 10)])
  }

  @Test(
    "Hundreds of nested stacks measure each view a bounded number of times")
  func deepStacks() {
    let counter = MeasureCounter()
    var view = AnyView(CountedBox(counter: counter))
    for index in 0..<200 {
      let inner = view
      view =
        index.isMultiple(of: 2)
        ? AnyView(
          HStack(spacing: 0) {
            inner; Box(1, width: 1)
          })
        : AnyView(
          VStack(spacing: 0) {
            inner; Box(1, height: 1)
          })
    }
    let stage = Stage(size: CGSize(500, 500), view)
    let frames = stage.show().boxes
    #expect(frames.count == 201)
    #expect(frames.contains { $0.0 == 7 && $0.1 == CGRect(0, 0, 400, 400) })
    #expect(counter.count <= 20)
  }

  private final class MeasureCounter {
    var count = 0
  }

  private struct CountedBox: LeafView {
    typealias Body = Never

    let counter: MeasureCounter

    func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
      counter.count += 1
      return proposal.replacingUnspecifiedDimensions()
    }

    func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
      Box(7).draw(into: recorder, size: size, environment: environment)
    }
  }

  // MARK: Width

  private struct Cell: View {
    @State private var number: Int
    let handle: Handle<Int>?

    init(_ number: Int, handle: Handle<Int>?) {
      _number = State(initialValue: number)
      self.handle = handle
    }

    var body: some View {
      handle?.binding = $number
      return Box(number, width: 1, height: 1)
    }
  }

  private static let count = 10_000

  @Test("A change of one view among 10,000 runs one body and makes only the fragments above it")
  func oneOfMany() {
    let handle = Handle<Int>()
    let stage = Stage(
      ZStack {
        ForEach(0..<GraphScaleTests.count, id: \.self) { Cell($0, handle: $0 == 5000 ? handle : nil) }
      })
    let before = stage.show()
    #expect(stage.host.bodiesEvaluated == GraphScaleTests.count)
    handle.value = -1
    let after = stage.show()
    #expect(stage.host.bodiesEvaluated == GraphScaleTests.count + 1)
    let known = Set(before.allFragments.map(ObjectIdentifier.init))
    let new = after.allFragments.filter { !known.contains(ObjectIdentifier($0)) }
    #expect(new.count <= 6)
    #expect(new.map(\.commands.count).reduce(0, +) < 500)
    #expect(after.boxes.map(\.0).filter { $0 < 0 } == [-1])
  }

  @Test("Many views in a column are laid out in the order of their elements")
  func manyInColumn() {
    let stage = Stage(
      size: CGSize(10, 3000),
      VStack(spacing: 0) { ForEach(0..<3000, id: \.self) { Box($0, width: 1, height: 1) } })
    let boxes = stage.show().boxes
    #expect(boxes.map(\.0) == Array(0..<3000))
    #expect(boxes.map(\.1.minY) == (0..<3000).map { CGFloat($0) })
  }

  @Test("z indices apply among many views")
  func manyIndices() {
    let stage = Stage(
      ZStack { ForEach(0..<1000, id: \.self) { Box($0, width: 1, height: 1).zIndex(Double($0 % 2)) } })
    #expect(
      stage.order() == Array(stride(from: 0, to: 1000, by: 2)) + Array(stride(from: 1, to: 1000, by: 2)))
  }

  private struct Reversing: View {
    @State private var isReversed = false
    let handle: Handle<Bool>
    let log: Log

    var body: some View {
      handle.binding = $isReversed
      let ids = isReversed ? Array((0..<2000).reversed()) : Array(0..<2000)
      return ZStack(alignment: .topLeading) {
        ForEach(ids, id: \.self) {
          DrawProbe(name: "drawn", log: log).frame(width: 1, height: CGFloat($0 + 1))
        }
      }
    }
  }

  @Test("Many views that change their order are moved, not created or drawn again")
  func reversed() {
    let (handle, log) = (Handle<Bool>(), Log())
    let stage = Stage(Reversing(handle: handle, log: log))
    let before = stage.show().boxes.map(\.1.height)
    #expect(log.take().count == 2000)
    handle.value = true
    #expect(stage.show().boxes.map(\.1.height) == before.reversed())
    #expect(log.take() == [])
  }
}

extension Fragment {
  /// This fragment and all fragments inside it, once per position.
  fileprivate var allFragments: [Fragment] { [self] + commands.compactMap(\.group).flatMap(\.allFragments) }
}
