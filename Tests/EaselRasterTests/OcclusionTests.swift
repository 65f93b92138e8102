import EaselDrawing
import EaselGeometry
import EaselKernels
import EaselPixels
import Foundation
import Testing

@testable import EaselRaster

/// Occlusion: only commands that are hidden by an opaque one are skipped.
@Suite struct OcclusionTests {
  /// The index of the last command that hides everything below it in a region; nil if there is none.
  private func lastCover(
    _ region: PixelRect, _ record: (FragmentRecorder) -> Void
  ) -> Int? {
    let plan = Scenes.plan(Scenes.list(400, 400, record))
    let numbers = plan.passes[0].commands.indices.map { Int32($0) }
    return plan.withView { view in
      plan.passes[0].commands.withUnsafeBufferPointer { commands in
        numbers.withUnsafeBufferPointer { Occlusion(plan: view, region: region).lastCover(commands, $0) }
      }
    }
  }

  private func region(_ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32) -> PixelRect {
    PixelRect(x0: x, y0: y, x1: x + width, y1: y + height)
  }

  private let disc = Path(ellipseIn: CGRect(x: 20, y: 20, width: 360, height: 360))

  @Test func anOpaqueDiscHidesTheContentBelowItsInside() {
    let record = { (recorder: FragmentRecorder) in
      recorder.append(Scenes.fill(Scenes.rect(0, 0, 400, 400), Scenes.red), state: DrawingState())
      recorder.append(Scenes.fill(disc, Scenes.blue), state: DrawingState())
    }
    #expect(lastCover(region(150, 192, 100, 32), record) == 1)
    #expect(lastCover(region(150, 200, 100, 3), record) == 1)
    // The edge of the disc crosses these regions.
    #expect(lastCover(region(10, 192, 100, 32), record) == 0)
    #expect(lastCover(region(150, 0, 100, 32), record) == 0)
    #expect(lastCover(region(330, 192, 70, 32), record) == 0)
    // The disc does not touch this region.
    #expect(lastCover(region(0, 0, 20, 20), record) == 0)
  }

  @Test func translucentAndBlendedShapesHideNothing() {
    let faint = PaintColor(red: 1, green: 0, blue: 0, alpha: 0.99)
    let inside = region(150, 192, 100, 32)
    #expect(lastCover(inside) { $0.append(Scenes.fill(disc, faint), state: DrawingState()) } == nil)
    #expect(
      lastCover(inside) { $0.append(Scenes.fill(disc, Scenes.red), state: DrawingState(opacity: 0.5)) } == nil
    )
    #expect(
      lastCover(inside) { $0.append(Scenes.fill(disc, Scenes.red), state: DrawingState(mode: .multiply)) }
        == nil)
    let clip = ClipNode(parent: nil, shape: .path(disc, FillStyle()), transform: .identity, isInverse: false)
    #expect(
      lastCover(inside) {
        $0.append(Scenes.fill(Scenes.rect(0, 0, 400, 400), Scenes.red), state: DrawingState(clip: clip))
      } == nil)
  }

  @Test func ringsHideNothingInTheirHole() {
    var ring = disc
    ring.addEllipse(in: CGRect(x: 100, y: 100, width: 200, height: 200))
    let command = DrawingCommand.Operation.fill(ring, FillStyle(eoFill: true), .solid(Scenes.red))
    #expect(lastCover(region(150, 192, 100, 32)) { $0.append(command, state: DrawingState()) } == nil)
  }

  @Test func commandsInALayerHideNothingOfTheFrame() {
    let fragment = Fragment(commands: [
      DrawingCommand(operation: Scenes.fill(disc, Scenes.red), state: DrawingState())
    ])
    #expect(
      lastCover(region(150, 192, 100, 32)) {
        $0.append(.layer(fragment), state: DrawingState(opacity: 0.5))
      } == nil)
  }

  @Test func angularGradientsHideNothing() {
    let stops = [GradientPaint.Stop(location: 0, color: Scenes.red), .init(location: 1, color: Scenes.blue)]
    func fill(_ geometry: GradientPaint.Geometry) -> DrawingCommand.Operation {
      .fill(disc, FillStyle(), .gradient(GradientPaint(stops: stops, geometry: geometry)))
    }
    let inside = region(150, 192, 100, 32)
    let cone = fill(
      .radial(
        startCenter: CGPoint(x: 50, y: 200), startRadius: 10, endCenter: CGPoint(x: 300, y: 200),
        endRadius: 20))
    let even = fill(.linear(start: .zero, end: CGPoint(x: 400, y: 0)))
    #expect(lastCover(inside) { $0.append(cone, state: DrawingState()) } == nil)
    #expect(lastCover(inside) { $0.append(even, state: DrawingState()) } == 0)
  }
}
