import EaselDrawing
import EaselGeometry
import EaselKernels
import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselRaster

/// Filtered passes that are painted in pieces.
@Suite struct PassSplitterTests {
  private static func line(to end: CGPoint) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 20, y: 20))
      path.addLine(to: end)
    }
  }

  private static func shadow(radius: CGFloat) -> FilterNode {
    let shadow = FilterOperation.Shadow(
      color: PaintColor(red: 0, green: 0, blue: 0, alpha: 0.5), radius: radius,
      offset: CGSize(width: 3, height: 5.5))
    return FilterNode(parent: nil, operation: .shadow(shadow), transform: .identity)
  }

  /// A thin line with a shadow, above an opaque disc.
  private static func list(to end: CGPoint, radius: CGFloat, mode: CompositeMode = .normal) -> DisplayList {
    Scenes.list(600, 600) { recorder in
      recorder.append(
        Scenes.fill(Path(ellipseIn: CGRect(x: 5, y: 5, width: 590, height: 590)), Scenes.blue),
        state: DrawingState())
      recorder.append(
        .stroke(line(to: end), StrokeStyle(lineWidth: 6), isAntialiased: true, .solid(Scenes.red)),
        state: DrawingState(filters: shadow(radius: radius), mode: mode))
    }
  }

  private static func pieces(of list: DisplayList) -> [PassPiece] {
    let plan = Scenes.plan(list)
    let frame = PixelRect(width: 600, height: 600)
    var damage = DirtySpans()
    TileGrid(frame: frame).addAll(to: &damage)
    var splitter = PassSplitter()
    plan.withView { view in
      splitter.split(.init(passes: plan.passes, view: view, damage: damage, cache: LayerCache()))
    }
    return splitter.splits[1].painted
  }

  @Test func aThinDiagonalPathIsSplitIntoPiecesOfLessArea() {
    let pieces = Self.pieces(of: Self.list(to: CGPoint(x: 560, y: 570), radius: 3))
    let area = pieces.reduce(0) { $0 + $1.output.area }
    #expect(pieces.count > 4)
    #expect(area < 580 * 590 / 3)
    for (index, piece) in pieces.enumerated() {
      #expect(!piece.input.isEmpty)
      for other in pieces[..<index] { #expect(!piece.output.intersects(other.output)) }
    }
  }

  @Test func aVerticalPathStaysWhole() {
    #expect(Self.pieces(of: Self.list(to: CGPoint(x: 20, y: 570), radius: 3)).count == 1)
  }

  @Test func aModeThatAffectsUncoveredPixelsPreventsSplitting() {
    let list = Self.list(to: CGPoint(x: 560, y: 570), radius: 3, mode: .sourceIn)
    #expect(Self.pieces(of: list).count == 1)
  }

  @Test(arguments: [0.5, 3, 7, 20, 60])
  func piecesGiveTheSamePixelsAsTheWhole(radius: CGFloat) {
    for end in [CGPoint(x: 560, y: 570), CGPoint(x: 570, y: 80), CGPoint(x: 90, y: 590)] {
      let list = Self.list(to: end, radius: radius)
      let (split, whole) = (Pixmap(width: 600, height: 600), Pixmap(width: 600, height: 600))
      _ = Rasterizer(threads: 1).render(list, into: split)
      let reference = Rasterizer(threads: 1)
      reference.splitsPasses = false
      _ = reference.render(list, into: whole)
      #expect(EqualityTests.firstDifference(split, whole) == nil)
    }
  }
}
