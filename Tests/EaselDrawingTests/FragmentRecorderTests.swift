import EaselGeometry
import Testing

@testable import EaselDrawing

@Suite struct FragmentRecorderTests {
  private let red = Paint.solid(PaintColor(red: 1, green: 0, blue: 0, alpha: 1))

  private func polygon(_ x: CGFloat) -> Path {
    var buffer = PathBuffer()
    buffer.move(to: CGPoint(x: x, y: 0))
    buffer.line(to: CGPoint(x: x, y: 5))
    buffer.quad(to: CGPoint(x: x + 5, y: 5), control: CGPoint(x: x, y: 9))
    buffer.close()
    return Path(storage: .elements(buffer))
  }

  /// Returns the command as text, with all its parts.
  private func text(_ command: DrawingCommand) -> String {
    Fragment(commands: [command]).dump()
  }

  @Test func aRecordIsACacheLineWithoutReferences() {
    #expect(MemoryLayout<CommandRecord>.size == 64)
    #expect(MemoryLayout<CommandRecord>.stride == 64)
    #expect(_isPOD(CommandRecord.self))
  }

  @Test func commandsAreReadBackAsRecorded() {
    let gradient = GradientPaint(
      stops: [GradientPaint.Stop(location: 0.5, color: .white)], geometry: .linear(start: .zero, end: .zero))
    let clip = ClipNode(parent: nil, shape: .path(polygon(1), FillStyle()), transform: .identity)
    let inner = Fragment(commands: [
      DrawingCommand(operation: .fill(polygon(3), FillStyle(), red), state: DrawingState())
    ])
    let rounded = Path.RoundedRect(
      rect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerSize: CGSize(width: 5, height: 6),
      style: .continuous)
    let moved = DrawingState(transform: CGAffineTransform(translationX: 1, y: 2))
    let operations: [(DrawingCommand.Operation, DrawingState)] = [
      (.fill(Path(), FillStyle(), red), DrawingState()),
      (.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), FillStyle(eoFill: true), red), moved),
      (
        .fill(Path(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4)), FillStyle(antialiased: false), red),
        moved
      ),
      (
        .fill(Path(storage: .roundedRect(rounded)), FillStyle(), .gradient(gradient)),
        DrawingState(clip: clip)
      ),
      (.fill(polygon(2), FillStyle(), .backdrop), DrawingState(opacity: 0.5, mode: .screen)),
      (.stroke(polygon(2), StrokeStyle(lineWidth: 3), isAntialiased: true, red), DrawingState()),
      (
        .stroke(polygon(4), StrokeStyle(lineWidth: 3, dash: [1, 2]), isAntialiased: false, red),
        DrawingState()
      ),
      (.fragment(inner), moved), (.projected(inner, ProjectionTransform()), moved), (.layer(.empty), moved),
    ]
    let commands = operations.map { DrawingCommand(operation: $0, state: $1) }
    let fragment = Fragment(commands: commands)
    #expect(fragment.commands.count == commands.count)
    for (recorded, given) in zip(fragment.commands, commands) { #expect(text(recorded) == text(given)) }
  }

  @Test func neighboursShareEqualPathsAndStates() {
    let path = polygon(0)
    let recorder = FragmentRecorder()
    for _ in 0..<5 {
      recorder.stroke(path, style: StrokeStyle(lineWidth: 2), paint: red, state: DrawingState())
    }
    recorder.fill(polygon(0), style: FillStyle(), paint: red, state: DrawingState(opacity: 0.5))
    let storage = recorder.finish().commands.storage
    #expect(storage.records.count == 6)
    #expect(storage.paths.count == 2)
    #expect(storage.states.count == 2)
    #expect(storage.strokeStyles.count == 1)
  }

  private func gradient(_ location: Float) -> Paint {
    .gradient(
      GradientPaint(
        stops: [GradientPaint.Stop(location: location, color: .white)],
        geometry: .linear(start: .zero, end: CGPoint(x: 1, y: 0))))
  }

  @Test func neighboursShareEqualPaints() {
    let recorder = FragmentRecorder()
    let paints: [Paint] = [
      gradient(0), gradient(0), gradient(0.5), red, gradient(0.5), .backdrop, .backdrop, gradient(0),
    ]
    for paint in paints {
      recorder.fill(polygon(0), style: FillStyle(), paint: paint, state: DrawingState())
    }
    let fragment = recorder.finish()
    let commands = fragment.commands
    #expect(commands.storage.paints.count == 4)
    let areSame = commands.indices.map { commands.paint(of: commands.record(at: $0)) } == paints
    #expect(areSame)
    #expect(fragment.blendsWithBackdrop)
  }

  @Test func neighboursShareRunsProjectionsAndIdentities() {
    let run = GlyphRun(face: Face(), size: 9, glyphs: [], inkBounds: .zero)
    let other = GlyphRun(face: run.face, size: 9, glyphs: [], inkBounds: .zero)
    let identity = LayerIdentity()
    var tilted = ProjectionTransform()
    tilted.m13 = 0.5
    let inner = Fragment(commands: [
      DrawingCommand(operation: .fill(polygon(3), FillStyle(), red), state: DrawingState())
    ])
    let operations: [DrawingCommand.Operation] = [
      .glyphs(run, origin: .zero, red), .glyphs(run, origin: .zero, red), .glyphs(other, origin: .zero, red),
      .projected(inner, tilted), .projected(inner, tilted), .projected(inner, ProjectionTransform()),
      .asynchronous(inner, identity), .asynchronous(inner, identity), .asynchronous(inner, LayerIdentity()),
    ]
    let fragment = Fragment(
      commands: operations.map { DrawingCommand(operation: $0, state: DrawingState()) })
    let commands = fragment.commands
    #expect(commands.storage.glyphRuns.count == 2, "equal glyphs may be those of another text")
    #expect(commands.storage.projections.count == 2)
    #expect(commands.storage.identities.count == 2)
    let runs = (0..<3).map { commands.glyphRun(of: commands.record(at: $0)) }
    #expect(runs[0] === run && runs[1] === run && runs[2] === other)
    let tilts = (3..<6).map { commands.projection(of: commands.record(at: $0)) == tilted }
    #expect(tilts[0] && tilts[1] && !tilts[2])
    let places = (6..<9).map { commands.identity(of: commands.record(at: $0)) == identity }
    #expect(places[0] && places[1] && !places[2])
  }

  private final class Face: GlyphFace {
    let identifier: UInt64 = 1

    func outline(of glyph: UInt32) -> Path { Path() }

    func colorImage(of glyph: UInt32, size: CGFloat) -> ColorGlyph? { nil }
  }

  @Test func aPathMutatedAfterItsDrawIsStoredAgain() {
    let recorder = FragmentRecorder()
    guard case .elements(var buffer) = polygon(0).storage else { return }
    for _ in 0..<3 {
      recorder.fill(Path(storage: .elements(buffer)), style: FillStyle(), paint: red, state: DrawingState())
      buffer.points[0].x += 1
    }
    let starts = recorder.finish().commands.map { command -> CGFloat? in
      guard case .fill(let path, _, _) = command.operation, case .elements(let buffer) = path.storage else {
        return nil
      }
      return buffer.points[0].x
    }
    #expect(starts == [0, 1, 2])
  }

  @Test func nothingIsRecordedAfterTheEnd() {
    let recorder = FragmentRecorder()
    recorder.fill(polygon(0), style: FillStyle(), paint: red, state: DrawingState())
    let fragment = recorder.finish()
    recorder.fill(polygon(1), style: FillStyle(), paint: red, state: DrawingState())
    recorder.stroke(polygon(1), style: StrokeStyle(), paint: red, state: DrawingState())
    recorder.append(.layer(fragment), state: DrawingState())
    #expect(recorder.isFinished)
    #expect(fragment.commands.count == 1)
    #expect(recorder.finish().commands.count == 1)
  }

  @Test func aDrawingWithoutCommandsIsTheEmptyFragment() {
    #expect(FragmentRecorder().finish() === Fragment.empty)
    #expect(Fragment.empty.hash == Fragment(commands: []).hash)
  }

  @Test func aGroupIsDrawnInPlaceOnlyIfTheResultIsTheSame() {
    func fragment(_ state: DrawingState, _ paint: Paint) -> Fragment {
      Fragment(commands: [DrawingCommand(operation: .fill(polygon(0), FillStyle(), paint), state: state)])
    }
    func isLayer(_ fragment: Fragment, _ state: DrawingState = DrawingState()) -> Bool? {
      let recorder = FragmentRecorder()
      recorder.append(fragment, state: state)
      switch recorder.finish().commands.first?.operation {
      case .layer: return true
      case .fragment: return false
      default: return nil
      }
    }
    let plain = fragment(DrawingState(), red)
    let blur = FilterOperation.blur(radius: 1, isOpaque: false, dithers: false)
    let filter = FilterNode(parent: nil, operation: blur, transform: .identity)
    #expect(isLayer(plain) == false)
    #expect(isLayer(plain, DrawingState(opacity: 0.5)) == true)
    #expect(isLayer(plain, DrawingState(mode: .multiply)) == true)
    #expect(isLayer(plain, DrawingState(filters: filter)) == true)
    #expect(isLayer(fragment(DrawingState(filters: filter), red)) == false)
    #expect(isLayer(fragment(DrawingState(mode: .multiply), red)) == true)
    #expect(isLayer(fragment(DrawingState(), .backdrop)) == true)
    let nested = DrawingCommand(
      operation: .fragment(fragment(DrawingState(), .backdrop)), state: DrawingState())
    #expect(isLayer(Fragment(commands: [nested])) == true)
    let isolated = DrawingCommand(
      operation: .layer(fragment(DrawingState(), .backdrop)), state: DrawingState())
    #expect(isLayer(Fragment(commands: [isolated])) == false)
    #expect(isLayer(.empty) == nil)
    #expect(isLayer(.empty, DrawingState(mode: .copy)) == true)
  }

  @Test func aShadowOutsideItsGroupBlendsWithTheBackdrop() {
    var shadow = FilterOperation.Shadow(color: .black, radius: 1, offset: .zero, mode: .multiply)
    func blends(_ shadow: FilterOperation.Shadow) -> Bool {
      let filter = FilterNode(parent: nil, operation: .shadow(shadow), transform: .identity)
      let outer = FilterNode(parent: filter, operation: .luminanceToAlpha, transform: .identity)
      let fill = DrawingCommand.Operation.fill(polygon(0), FillStyle(), red)
      return Fragment(commands: [DrawingCommand(operation: fill, state: DrawingState(filters: outer))])
        .blendsWithBackdrop
    }
    #expect(!blends(shadow))
    shadow.disablesGroup = true
    #expect(blends(shadow))
    shadow.mode = .normal
    #expect(!blends(shadow))
  }

  @Test func aFragmentCanCrossThreads() async {
    let fragment = Fragment(commands: [
      DrawingCommand(operation: .fill(polygon(0), FillStyle(), red), state: DrawingState())
    ])
    let hash = await Task.detached { fragment.hash }.value
    #expect(hash == fragment.hash)
  }
}
