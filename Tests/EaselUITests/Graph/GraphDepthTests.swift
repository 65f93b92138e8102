import EaselDrawing
import Testing

@testable import EaselUI

/// Views that are nested too deeply for a stack.
@Suite("Depth of the view graph")
@MainActor
struct GraphDepthTests {
  /// A view whose body contains the view again.
  private struct Nest: View {
    let depth: Int

    var body: some View {
      if depth > 0 { AnyView(Nest(depth: depth - 1)).padding(1 / 128) } else { Box(1) }
    }
  }

  /// Returns the stage of a view in a frame of 50 by 50 points, above a box of 10 by 10 points.
  private func framed(_ view: some View) -> Stage<some View> {
    Stage(
      VStack(spacing: 0) {
        view.frame(width: 50, height: 50)
        Box(2, width: 10, height: 10)
      })
  }

  private let place = CGRect(45, 70, 10, 10)

  @Test("Hundreds of nested bodies are shown")
  func shown() {
    let stage = framed(Nest(depth: 256))
    #expect(stage.frames()[1] == CGRect(27, 22, 46, 46))
    #expect(stage.frames()[2] == place)
    #expect(!stage.host.hasOmittedViews)
  }

  @Test(
    "Bodies nested too deeply are not run, and what is around them keeps its frame",
    arguments: [10_000, 100_000])
  func bodies(depth: Int) {
    let stage = framed(Nest(depth: depth))
    #expect(stage.frames() == [2: place])
    #expect(stage.host.hasOmittedViews)
    #expect(stage.host.bodiesEvaluated < ViewGraph.maximumDepth)
  }

  private final class Token {}

  private struct Holder: View {
    let token: Token

    var body: some View { Box(1) }
  }

  private func erased(_ depth: Int, around token: Token) -> AnyView {
    var view = AnyView(Holder(token: token))
    for _ in 0..<depth { view = AnyView(view.padding(1)) }
    return view
  }

  @Test("A hundred thousand erased views in each other are freed")
  func freed() {
    weak var known: Token?
    do {
      let token = Token()
      known = token
      let view = erased(100_000, around: token)
      withExtendedLifetime(view) { #expect(known != nil) }
    }
    #expect(known == nil)
  }

  @Test("Erased views nested too deeply are not shown, and freed with their host")
  func erasedViews() {
    weak var known: Token?
    do {
      let token = Token()
      known = token
      let stage = framed(erased(100_000, around: token))
      #expect(stage.frames() == [2: place])
      #expect(stage.host.hasOmittedViews)
    }
    #expect(known == nil)
  }

  enum Kind: CaseIterable {
    case padding, frame, opacity, environment, background, column, layers, erasedLayout, grid, fitting, reader

    @MainActor
    func wrap(_ view: AnyView) -> AnyView {
      switch self {
      case .padding: AnyView(view.padding(1))
      case .frame: AnyView(view.frame(minWidth: 1))
      case .opacity: AnyView(view.opacity(0.5))
      case .environment: AnyView(view.environment(\.lineLimit, 3))
      case .background: AnyView(Color.clear.background { view })
      case .column: AnyView(VStack { view })
      case .layers: AnyView(ZStack { view })
      case .erasedLayout: AnyView(AnyLayout(HStackLayout()).callAsFunction { view })
      case .grid: AnyView(Grid { GridRow { view } })
      case .fitting: AnyView(ViewThatFits { view })
      case .reader: AnyView(GeometryReader { _ in view })
      }
    }
  }

  private enum Total: PreferenceKey {
    static let defaultValue = 0

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test(
    "Ten thousand modifiers and containers are shown, hit and searched up to the limit",
    arguments: Kind.allCases)
  func kinds(kind: Kind) {
    var view = AnyView(Box(1))
    for _ in 0..<10_000 { view = kind.wrap(view) }
    let log = Log()
    let stage = framed(
      view.onTapGesture { log.note("tap") }.preference(key: Total.self, value: 1)
        .onPreferenceChange(Total.self) { log.note("\($0)") })
    #expect(stage.frames()[2] == place)
    #expect(log.take() == ["1"])
    stage.host.size = CGSize(80, 80)
    stage.tap(40, 30)
    #expect(stage.frames()[2] == CGRect(35, 60, 10, 10))
    #expect(stage.host.hasOmittedViews)
  }
}
