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
    /// The number of measurements.
    var count = 0
    /// The number of times that the baselines were asked for.
    var baselines = 0
    /// The number of times that the vertical spacing was asked for.
    var spacings = 0
  }

  private struct CountedBox: LeafView {
    typealias Body = Never
    static var hasBaselines: Bool { true }

    let counter: MeasureCounter

    func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
      counter.count += 1
      return proposal.replacingUnspecifiedDimensions()
    }

    func baselines(for size: CGSize, in environment: EnvironmentValues) -> (first: CGFloat, last: CGFloat)? {
      counter.baselines += 1
      return (1, 2)
    }

    func verticalSpacing(in environment: EnvironmentValues) -> VerticalSpacing {
      counter.spacings += 1
      return .plain
    }

    func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
      Box(7).draw(into: recorder, size: size, environment: environment)
    }
  }

  /// A layout that places its views by a guide.
  private struct BaselineLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews {
        let size = ProposedViewSize(bounds.size)
        let guides = subview.dimensions(in: size)
        let origin = CGPoint(x: bounds.minX, y: bounds.minY - guides[VerticalAlignment.firstTextBaseline])
        subview.place(at: origin, proposal: size)
      }
    }
  }

  enum Nesting: CaseIterable {
    case rows, columns, stacks, grid, gridOfStacks, erasedLayout, layout
    case frame, fixedSize, ratio, reader, fitting, layers

    @MainActor
    func wrap(_ view: AnyView, level: Int) -> AnyView {
      let baseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
      let isEven = level.isMultiple(of: 2)
      return switch self {
      case .rows:
        AnyView(
          HStack {
            view; Box(1)
          })
      case .columns:
        AnyView(
          VStack {
            view; Box(1)
          })
      case .stacks: isEven ? Nesting.rows.wrap(view, level: level) : Nesting.columns.wrap(view, level: level)
      case .grid:
        AnyView(
          Grid {
            GridRow {
              view; Box(1)
            }
            GridRow {
              Box(1); Box(1)
            }
          })
      case .gridOfStacks:
        isEven ? Nesting.grid.wrap(view, level: level) : Nesting.columns.wrap(view, level: level)
      case .erasedLayout:
        AnyView(
          AnyLayout(HStackLayout(alignment: .firstTextBaseline)).callAsFunction {
            view; Box(1)
          })
      case .layout: AnyView(BaselineLayout() { view })
      case .frame: AnyView(view.frame(minHeight: 1, alignment: baseline))
      case .fixedSize: AnyView(view.fixedSize(horizontal: isEven, vertical: !isEven))
      case .ratio: AnyView(view.aspectRatio(isEven ? nil : 2, contentMode: isEven ? .fit : .fill))
      case .reader: AnyView(GeometryReader { _ in view })
      case .fitting:
        AnyView(
          ViewThatFits {
            view.frame(width: 1000); view
          })
      case .layers:
        AnyView(
          ZStack(alignment: baseline) {
            view; Box(1)
          })
      }
    }
  }

  @Test(
    "The sizes and guides that nested layouts ask for do not multiply with the depth",
    arguments: Nesting.allCases)
  func nested(nesting: Nesting) {
    for depth in [5, 10, 20] {
      let counter = MeasureCounter()
      var view = AnyView(CountedBox(counter: counter))
      for level in 0..<depth { view = nesting.wrap(view, level: level) }
      _ = Stage(
        size: CGSize(2000, 2000),
        HStack(alignment: .firstTextBaseline) {
          view; Box(2)
        }
      ).show()
      #expect(counter.count > 0)
      #expect(counter.count <= 50 + 10 * depth)
      #expect(counter.baselines <= 30 * (depth + 1) * (depth + 1))
    }
  }

  @Test("Nested stacks of one view ask it for its spacing once for each stack around them")
  func spacing() {
    let counter = MeasureCounter()
    var view = AnyView(CountedBox(counter: counter))
    for _ in 0..<24 { view = AnyView(VStack { view }) }
    _ = Stage(
      VStack {
        view; Box(1)
      }
    ).show()
    #expect((1...8).contains(counter.spacings))
  }

  // MARK: Width

  @Test("The rows of a grid are measured in proportion to their number")
  func rows() {
    let counter = MeasureCounter()
    let grid = Grid(verticalSpacing: 0) {
      ForEach(0..<400, id: \.self) { index in
        GridRow { CountedBox(counter: counter).frame(maxHeight: CGFloat(index + 1)) }
      }
    }
    _ = Stage(size: CGSize(100, 40_000), grid).show()
    #expect(counter.count >= 400)
    #expect(counter.count <= 400 * 20)
  }

  @Test("A change of one view among 10,000 in a column measures each of the others a bounded number of times")
  func oneOfColumn() {
    let (handle, counter) = (Handle<Bool>(), MeasureCounter())
    let stage = Stage(
      Flagged(handle: handle) { flag in
        VStack(spacing: 0) {
          ForEach(0..<GraphScaleTests.count, id: \.self) { _ in CountedBox(counter: counter) }
          Box(1, width: 1, height: flag ? 20 : 10)
        }
      })
    stage.show()
    counter.count = 0
    handle.value = true
    stage.show()
    #expect(counter.count <= 3 * GraphScaleTests.count)
  }

  @Test("Elements with equal ids have identities of their own, in their order")
  func equalIdentities() {
    let count = 100_000
    let equal = ForEach(Array(repeating: 7, count: count), id: \.self) { Box($0) }.makeKeys()
    #expect(equal == (0..<count).map { ForEachKey(id: 7, occurrence: $0) })
    let unique = ForEach(0..<count, id: \.self) { Box($0) }.makeKeys()
    #expect(unique == (0..<count).map { ForEachKey(id: $0) })
    let shorter = ForEach(0..<count - 1, id: \.self) { Box($0) }
    #expect(shorter.makeKeys(reusing: unique) == Array(unique.dropLast()))
    let other = ForEach([7, 8, 7], id: \.self) { Box($0) }
    #expect(
      other.makeKeys(reusing: Array(equal.prefix(3)))
        == [7, 8, 7].enumerated().map {
          ForEachKey(id: $1, occurrence: $0 / 2)
        })
    #expect(other.makeKeys(reusing: other.makeKeys()) == other.makeKeys())
  }

  @Test("Thousands of adjacent views leave a list with a transition, in their order")
  func leaving() {
    let (handle, count) = (Handle<Bool>(), 12_000)
    let stage = Stage(
      Flagged(handle: handle) { flag in
        ZStack { ForEach(flag ? [] : Array(0..<count), id: \.self) { Box($0, width: 1, height: 1) } }
      })
    stage.show(at: 0)
    withAnimation(.linear(duration: 1)) { handle.value = true }
    stage.show(at: 0)
    #expect(stage.show(at: 0.5).boxes.map(\.0) == Array(0..<count))
    stage.show(at: 2)
    #expect(stage.show(at: 3).boxes.isEmpty)
  }

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
