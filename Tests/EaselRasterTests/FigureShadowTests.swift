import EaselDrawing
import EaselGeometry
import EaselPixels
import Foundation
import Testing

@testable import EaselRaster

/// Compares shadows of single shapes, which are painted through masks, with formulas in double precision.
@Suite struct FigureShadowTests {
  private static let side = 48
  private static let backdrop = PaintColor(red: 0.9, green: 0.8, blue: 0.2, alpha: 1)
  private static let ink = PaintColor(red: 0.1, green: 0.5, blue: 0.2, alpha: 0.7)

  private static func shadow(_ radius: CGFloat = 3) -> FilterOperation.Shadow {
    FilterOperation.Shadow(color: ink, radius: radius, offset: CGSize(width: 4.25, height: -3))
  }

  private static func list(
    _ operation: DrawingCommand.Operation, _ shadow: FilterOperation.Shadow?,
    background: PaintColor = backdrop,
    clip: ClipNode? = nil, opacity: Float = 1
  ) -> DisplayList {
    let node = shadow.map {
      FilterNode(parent: nil, operation: .shadow($0), transform: .identity, usesLinearColor: false)
    }
    return Scenes.list(side, side, background: background) {
      $0.append(
        operation,
        state: DrawingState(clip: clip, filters: node, opacity: opacity))
    }
  }

  /// Expects the shape and its shadow within 2/255 of the formula.
  private func check(_ operation: DrawingCommand.Operation, _ shadow: FilterOperation.Shadow = shadow()) {
    let list = Self.list(operation, shadow)
    #expect(Scenes.plan(list).passes.contains { $0.isMask })
    let frame = Scenes.draw(list)
    let alone = Scenes.draw(Self.list(operation, nil, background: .clear))
    let source = TestSurface(x: 0, y: 0, width: Int32(Self.side), height: Int32(Self.side))
    for y in 0..<Self.side {
      for x in 0..<Self.side { source.pixmap.pixels[y * source.pixmap.stride + x] = alone[x, y] }
    }
    let shadows = BlurReference(
      source, deviation: Double(shadow.radius),
      offset: SIMD2(Double(shadow.offset.width), Double(shadow.offset.height)),
      target: PixelRect(width: Self.side, height: Self.side)
    ).values
    var largest = 0.0
    for (index, pixel) in source.pixels.enumerated() {
      let under = CompositeTwin.color(
        .normal, Self.premultiplied(shadow.color) * shadows[index].w / 255,
        Self.premultiplied(Self.backdrop))
      let expected =
        shadow.isShadowOnly ? under : CompositeTwin.color(.normal, CompositeTwin.components(pixel), under)
      largest = max(largest, CompositeTwin.distance(frame[index % Self.side, index / Self.side], expected))
    }
    #expect(largest <= 2, "\(operation)")
  }

  private static func premultiplied(_ color: PaintColor) -> SIMD4<Double> {
    let straight = SIMD4<Double>(color.components)
    return SIMD4(straight.x, straight.y, straight.z, 1) * straight.w
  }

  private static let disc = Path(ellipseIn: CGRect(x: 14.3, y: 12.8, width: 20, height: 18))
  private static let orange = PaintColor(red: 1, green: 0.6, blue: 0, alpha: 1)

  @Test(arguments: [CGFloat(0), 0.5, 1, 3, 6.5])
  func aShapeIsDrawnOverItsShadow(radius: CGFloat) {
    check(Scenes.fill(Self.disc, Self.orange), Self.shadow(radius))
  }

  @Test func aTranslucentShapeCastsATranslucentShadow() {
    check(Scenes.fill(Self.disc, PaintColor(red: 0, green: 0.3, blue: 1, alpha: 0.6)))
  }

  @Test func aRectangleCastsAShadow() {
    check(Scenes.fill(Scenes.rect(10.5, 12.25, 20, 15), Self.orange))
  }

  @Test func aStrokeCastsAShadow() {
    let style = StrokeStyle(lineWidth: 3)
    check(.stroke(Self.disc, style, isAntialiased: true, .solid(Self.orange)))
  }

  @Test func theFillStyleAppliesToTheShadow() {
    var ring = Self.disc
    ring.addPath(Path(ellipseIn: CGRect(x: 18, y: 16, width: 10, height: 10)))
    check(.fill(ring, FillStyle(eoFill: true, antialiased: false), .solid(Self.orange)))
  }

  /// Shapes whose coverage is shared with their shadow.
  private static let shared: [DrawingCommand.Operation] = {
    var star = Path()
    star.addLines(
      (0..<5).map { CGPoint(x: 24 + 20 * sin(Double($0) * 2.5), y: 24 + 20 * cos(Double($0) * 2.5)) })
    return [
      Scenes.fill(disc, orange), .fill(star, FillStyle(eoFill: true), .solid(orange)),
      .fill(star, FillStyle(antialiased: false), .solid(orange)),
      .stroke(disc, StrokeStyle(lineWidth: 3), isAntialiased: true, .solid(orange)),
    ]
  }()

  @Test(arguments: shared.indices)
  func sharedCoverageGivesTheSamePixels(number: Int) {
    let (operation, shadow) = (Self.shared[number], Self.shadow())
    var alone = shadow
    alone.isShadowOnly = true
    let node = FilterNode(
      parent: nil, operation: .shadow(alone), transform: .identity, usesLinearColor: false)
    let list = Self.list(operation, shadow)
    let apart = Scenes.list(Self.side, Self.side, background: Self.backdrop) {
      $0.append(operation, state: DrawingState(filters: node))
      $0.append(operation, state: DrawingState())
    }
    #expect(Scenes.plan(list).passes[0].commands.contains { $0.coverageSource > 0 })
    #expect(Scenes.plan(apart).passes[0].commands.allSatisfy { $0.coverageSource < 0 })
    #expect(Scenes.bytes(Scenes.draw(list)) == Scenes.bytes(Scenes.draw(apart)))
  }

  @Test func onlyOpaqueShapesShareTheirCoverage() {
    for color in [Self.orange, Self.orange.multiplyingAlpha(by: 0.6)] {
      let plan = Scenes.plan(Self.list(Scenes.fill(Self.disc, color), Self.shadow()))
      #expect(plan.passes[0].commands.contains { $0.coverageSource > 0 } == (color.alpha == 1))
      #expect(plan.passes.contains { $0.sharesCoverage } == (color.alpha == 1))
    }
    let rectangle = Scenes.plan(Self.list(Scenes.fill(Scenes.rect(9, 9, 20, 20), Self.orange), Self.shadow()))
    #expect(rectangle.passes[0].commands.allSatisfy { $0.coverageSource < 0 })
    #expect(rectangle.passes.allSatisfy { !$0.sharesCoverage })
  }

  @Test func largeShapesAndManyShapesDoNotShareTheirCoverage() {
    let (pool, surfaces) = (SurfacePool(), PassSurfaces())
    func figure(_ side: Int) -> PassSurface {
      pool.surface(over: PixelRect(width: side, height: side), .coverage)
    }
    surfaces.beginFrame(passCount: 1, symbols: [])
    #expect(!surfaces.hasRoom(for: figure(129)))
    var count = 0
    while count < 100, case let next = figure(128), surfaces.hasRoom(for: next) {
      surfaces.add(CachedSurface(surface: next, bounds: next.bounds, figure: next), of: 0)
      count += 1
    }
    #expect(count == 16)
    surfaces.beginFrame(passCount: 1, symbols: [])
    #expect(surfaces.hasRoom(for: figure(128)))
  }

  @Test func aShadowWithoutItsSource() {
    var shadow = Self.shadow()
    shadow.isShadowOnly = true
    check(Scenes.fill(Self.disc, Self.orange), shadow)
  }

  @Test func anInvisibleShadowKeepsTheShape() {
    var shadow = Self.shadow()
    shadow.color = .clear
    let figure = Scenes.fill(Self.disc, Self.orange)
    #expect(
      Scenes.bytes(Scenes.draw(Self.list(figure, shadow)))
        == Scenes.bytes(Scenes.draw(Self.list(figure, nil))))
  }

  @Test func aClipToWholePixelsAppliesToBoth() {
    let clip = ClipNode(
      parent: nil, shape: .path(Scenes.rect(20, 4, 12, 40), FillStyle()), transform: .identity)
    let figure = Scenes.fill(Self.disc, Self.orange)
    let cut = Self.list(figure, Self.shadow(), clip: clip)
    #expect(Scenes.plan(cut).passes.contains { $0.isMask })
    let (whole, part) = (Scenes.draw(Self.list(figure, Self.shadow())), Scenes.draw(cut))
    let empty = Self.backdrop.premultipliedPixel
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let isInside = (20..<32).contains(x) && (4..<44).contains(y)
        #expect(part[x, y] == (isInside ? whole[x, y] : empty))
      }
    }
  }

  /// Properties of the group apply to shape and shadow together.
  @Test func opacityModesAndClipsApplyToTheGroup() {
    let figure = Scenes.fill(Self.disc, Self.orange)
    let edge = ClipNode(parent: nil, shape: .path(Self.disc, FillStyle()), transform: .identity)
    let half = ClipNode(
      parent: nil, shape: .path(Scenes.rect(20.5, 4, 12, 40), FillStyle()), transform: .identity)
    var (above, inverted, multiplied) = (Self.shadow(), Self.shadow(), Self.shadow())
    above.isAbove = true
    inverted.invertsAlpha = true
    multiplied.mode = .multiply
    let lists = [
      Self.list(figure, Self.shadow(), clip: edge), Self.list(figure, Self.shadow(), clip: half),
      Self.list(figure, Self.shadow(), opacity: 0.5), Self.list(figure, above), Self.list(figure, inverted),
      Self.list(figure, multiplied),
    ]
    for list in lists { #expect(!Scenes.plan(list).passes.contains { $0.isMask }) }
  }

  /// The passes have the same filter and the same command. They differ only in whether they are masks.
  @Test func cachedLayersAndMasksAreDistinct() {
    var shadow = Self.shadow()
    shadow.isShadowOnly = true
    let figure = Scenes.fill(Self.disc, Self.orange)
    let lists = [Float(0.5), 1, 0.5].map { Self.list(figure, shadow, opacity: $0) }
    let rasterizer = Rasterizer(threads: 1)
    let frame = Pixmap(width: Self.side, height: Self.side)
    for list in lists {
      _ = rasterizer.render(list, into: frame)
      #expect(Scenes.bytes(frame) == Scenes.bytes(Scenes.draw(list)))
    }
  }
}
