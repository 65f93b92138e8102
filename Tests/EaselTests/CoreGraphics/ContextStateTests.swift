import Easel
import EaselTestSupport
import Testing

@testable import EaselDrawing
@testable import EaselUI

@Suite("The graphics state of a CGContext")
struct ContextStateTests {
  /// Returns a context of a canvas of 60 x 40 points and its recorder.
  private func canvasContext(_ state: DrawingState = DrawingState()) -> (CGContext, FragmentRecorder) {
    let recorder = FragmentRecorder()
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 40)
    return (CGContext(recorder: recorder, state: state, bounds: bounds), recorder)
  }

  // MARK: Transforms

  @Test func transformsApplyBeforeTheCurrentTransform() throws {
    var random = SplitMix64(seed: 5)
    for context in [canvasContext().0, try bitmapContext(60, 40)] {
      #expect(context.ctm == .identity)
      var expected = CGAffineTransform.identity
      for _ in 0..<50 {
        let (x, y) = (
          CGFloat.random(in: 0.5...1.5, using: &random), CGFloat.random(in: -1...1, using: &random)
        )
        let step = [
          CGAffineTransform(translationX: x, y: y), CGAffineTransform(scaleX: x, y: x + y / 4),
          CGAffineTransform(rotationAngle: y), CGAffineTransform(a: 1, b: y, c: x, d: 2, tx: x, ty: y),
        ]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: context.translateBy(x: x, y: y); expected = step[0].concatenating(expected)
        case 1: context.scaleBy(x: x, y: x + y / 4); expected = step[1].concatenating(expected)
        case 2: context.rotate(by: y); expected = step[2].concatenating(expected)
        default: context.concatenate(step[3]); expected = step[3].concatenating(expected)
        }
        #expect(context.ctm.isNear(expected))
        #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
        let point = CGPoint(x: x, y: y)
        let back = context.convertToUserSpace(context.convertToDeviceSpace(point))
        #expect(hypot(back.x - point.x, back.y - point.y) < 1e-3)
      }
    }
  }

  @Test func theCanvasTransformIsTheInitialTransform() {
    let transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(canvasContext(DrawingState(transform: transform)).0.ctm == transform)
  }

  @Test func sizesAndBoxesAreConverted() throws {
    let context = try bitmapContext(10, 10)
    context.translateBy(x: 3, y: 4)
    context.scaleBy(x: 2, y: 2)
    #expect(context.convertToDeviceSpace(CGSize(width: 1, height: 2)) == CGSize(width: 2, height: 4))
    #expect(context.convertToUserSpace(CGSize(width: 1, height: 2)) == CGSize(width: 0.5, height: 1))
    #expect(
      context.convertToDeviceSpace(CGRect(x: 1, y: 1, width: 1, height: 1))
        == CGRect(x: 5, y: 6, width: 2, height: 2))
    #expect(
      context.convertToUserSpace(CGRect(x: 5, y: 6, width: 2, height: 2))
        == CGRect(x: 1, y: 1, width: 1, height: 1))
  }

  // MARK: Saved states

  @Test func statesNest() {
    var random = SplitMix64(seed: 9)
    let (context, _) = canvasContext()
    var saved: [CGAffineTransform] = []
    for _ in 0..<500 {
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        saved.append(context.ctm)
        context.saveGState()
      case 1:
        let expected = saved.popLast() ?? context.ctm
        context.restoreGState()
        #expect(context.ctm == expected)
      default: context.translateBy(x: 1, y: 0)
      }
    }
  }

  @Test func everythingButThePathIsSavedAndRestored() {
    let (context, recorder) = canvasContext()
    let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
    context.saveGState()
    context.setFillColor(gray: 1, alpha: 1)
    context.setStrokeColor(gray: 1, alpha: 1)
    context.setLineWidth(7)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setMiterLimit(2)
    context.setLineDash(phase: 1, lengths: [2])
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.setShadow(offset: .zero, blur: 3)
    context.setShouldAntialias(false)
    context.interpolationQuality = .none
    context.clip(to: rect)
    context.move(to: CGPoint(x: 1, y: 2))
    context.restoreGState()
    #expect(context.currentPointOfPath == CGPoint(x: 1, y: 2))
    #expect(context.interpolationQuality == .default)
    context.fill(rect)
    context.stroke(rect)
    let commands = recorder.finish().commands
    #expect(commands.count == 2)
    for command in commands {
      #expect(command.state.isPlain && command.state.clip == nil && command.paint == .solid(.black))
      if case .stroke(_, let style, let isAntialiased, _) = command.operation {
        #expect(style == StrokeStyle() && isAntialiased)
      }
    }
  }

  @Test func unbalancedCallsAreLoggedAndIgnored() {
    let (context, recorder) = canvasContext()
    context.translateBy(x: 1, y: 1)
    context.restoreGState()
    context.endTransparencyLayer()
    #expect(context.ctm == CGAffineTransform(translationX: 1, y: 1))
    #expect(ProblemLog.hasReported(CGContext.Problem.unbalancedRestore.rawValue))
    #expect(ProblemLog.hasReported(CGContext.Problem.unbalancedEnd.rawValue))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    #expect(ProblemLog.hasReported(CGContext.Problem.restoreInLayer.rawValue))
    context.saveGState()
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.endTransparencyLayer()
    context.restoreGState()
    #expect(recorder.finish().commands.count == 1)
  }

  @Test func eachErrorIsLoggedOnce() {
    let message = "test message \(UUID())"
    let isFirst = ProblemLog.report(message)
    let isSecond = ProblemLog.report(message)
    #expect(isFirst && !isSecond && ProblemLog.hasReported(message))
  }

  @Test func layersOpenAtTheEndAreDrawn() {
    let recorder = FragmentRecorder()
    let context = CGContext(recorder: recorder, state: DrawingState(), bounds: .infinite)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.close()
    let isReported = ProblemLog.hasReported(CGContext.Problem.openLayer.rawValue)
    #expect(isReported)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(ProblemLog.hasReported(CGContext.Problem.closed.rawValue))
    let commands = recorder.finish().commands
    #expect(commands.count == 1)
    guard case .fragment(let outer)? = commands.first?.operation,
      case .layer(let inner)? = outer.commands.first?.operation
    else {
      Issue.record("the command is not a layer within a layer")
      return
    }
    #expect(outer.commands[0].state.opacity == 0.5 && inner.commands.count == 1)
  }

  // MARK: Paths

  @Test func pointsAreTransformedWhenTheyAreAdded() throws {
    let (context, recorder) = canvasContext()
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 10, y: 0))
    context.translateBy(x: 5, y: 5)
    context.scaleBy(x: 2, y: 2)
    context.addLine(to: CGPoint(x: 10, y: 0))
    #expect(context.currentPointOfPath == CGPoint(x: 10, y: 0))
    #expect(context.path.map { Path($0).description } == "-2.5 -2.5 m 2.5 -2.5 l 10 0 l")
    #expect(context.boundingBoxOfPath == CGRect(x: -2.5, y: -2.5, width: 12.5, height: 2.5))
    context.setLineWidth(3)
    context.drawPath(using: .fillStroke)
    #expect(context.isPathEmpty && context.path == nil && context.boundingBoxOfPath.isNull)
    let commands = recorder.finish().commands
    #expect(commands.count == 2)
    let fill = try requireSome(commands[0].path).applying(commands[0].state.transform)
    #expect(fill.description == "0 0 m 10 0 l 25 5 l")
    // The pen is transformed when the path is stroked.
    #expect(commands[1].state.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 5))
  }

  @Test func drawingShapesLeavesNoCurrentPath() {
    let (context, _) = canvasContext()
    let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
    let draws: [() -> Void] = [
      { context.fill(rect) }, { context.fill([rect]) }, { context.stroke(rect) },
      { context.stroke(rect, width: 2) }, { context.fillEllipse(in: rect) },
      { context.strokeEllipse(in: rect) }, { context.strokeLineSegments(between: [.zero, .zero]) },
      { context.clip(to: rect) }, { context.clip() }, { context.fillPath() }, { context.strokePath() },
      { context.drawPath(using: .eoFill) },
    ]
    for draw in draws {
      context.move(to: CGPoint(x: 1, y: 1))
      context.addLine(to: CGPoint(x: 3, y: 1))
      draw()
      #expect(context.isPathEmpty)
    }
  }

  @Test func replacePathWithStrokedPathGivesTheOutline() {
    let (context, _) = canvasContext()
    context.setLineWidth(4)
    context.move(to: CGPoint(x: 5, y: 10))
    context.addLine(to: CGPoint(x: 25, y: 10))
    #expect(context.pathContains(CGPoint(x: 10, y: 11), mode: .stroke))
    #expect(!context.pathContains(CGPoint(x: 10, y: 13), mode: .fillStroke))
    context.replacePathWithStrokedPath()
    #expect(context.boundingBoxOfPath == CGRect(x: 5, y: 8, width: 20, height: 4))
    #expect(context.pathContains(CGPoint(x: 10, y: 11), mode: .fill))
  }

  // MARK: Clips

  @Test func clipBoundingBoxesAreInUserSpace() throws {
    let context = try bitmapContext(60, 40)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 60, height: 40))
    context.translateBy(x: 10, y: 10)
    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 50))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 30))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.clip(to: CGRect(x: 5, y: 0, width: 50, height: 50))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 5, y: 0, width: 15, height: 30))
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 30))
    context.endTransparencyLayer()
    context.clip(to: CGRect(x: 40, y: 0, width: 5, height: 5))
    #expect(context.boundingBoxOfClipPath.isNull)
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: -10, y: -10, width: 60, height: 40))
  }

  @Test func aClipOfTheCanvasIsKept() {
    let clip = ClipNode(
      parent: nil, shape: .path(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), FillStyle()),
      transform: .identity)
    let (context, _) = canvasContext(DrawingState(clip: clip))
    context.clip(to: .zero)
    context.resetClip()
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 9, height: 9))
  }
}

extension DrawingCommand {
  fileprivate var paint: Paint? {
    switch operation {
    case .fill(_, _, let paint), .stroke(_, _, _, let paint): paint
    default: nil
    }
  }

  fileprivate var path: Path? {
    switch operation {
    case .fill(let path, _, _), .stroke(let path, _, _, _): path
    default: nil
    }
  }
}

extension CGAffineTransform {
  fileprivate func isNear(_ other: CGAffineTransform) -> Bool {
    let size = max(1, abs(a), abs(b), abs(c), abs(d), abs(tx), abs(ty))
    return zip([a, b, c, d, tx, ty], [other.a, other.b, other.c, other.d, other.tx, other.ty])
      .allSatisfy { abs($0 - $1) <= 1e-9 * size }
  }
}
