import EaselDrawing
import EaselGeometry
import EaselPixels
import Testing

@testable import EaselRaster

/// Filters that change clear pixels, in frames with damage far from the filtered content.
@Suite struct FilterDamageTests {
  private static let size = CGSize(width: 256, height: 192)

  private static func list(_ filters: FilterNode, _ mark: CGRect?) -> DisplayList {
    var commands = [
      DrawingCommand(
        operation: .fill(
          Path(CGRect(x: 20, y: 20, width: 60, height: 40)), FillStyle(),
          .solid(PaintColor(red: 1, green: 0, blue: 0, alpha: 1))),
        state: DrawingState(filters: filters))
    ]
    if let mark {
      commands.insert(
        DrawingCommand(operation: .fill(Path(mark), FillStyle(), .solid(.black)), state: DrawingState()),
        at: 0)
    }
    return DisplayList(root: Fragment(commands: commands), size: size, background: .white)
  }

  private static func node(_ operation: FilterOperation, after parent: FilterNode? = nil) -> FilterNode {
    FilterNode(parent: parent, operation: operation, transform: .identity)
  }

  /// Draws a list without the mark, then with it, and compares the result with a complete repaint.
  private static func expectSameBytes(_ filters: FilterNode, mark: CGRect) {
    let (width, height) = (Int(size.width), Int(size.height))
    let (damaged, whole) = (Pixmap(width: width, height: height), Pixmap(width: width, height: height))
    let rasterizer = Rasterizer(threads: 1)
    _ = rasterizer.render(list(filters, nil), into: damaged)
    let report = rasterizer.render(list(filters, mark), into: damaged)
    _ = Rasterizer(threads: 1).render(list(filters, mark), into: whole)
    #expect(report.tilesDrawn > 0 && report.tilesDrawn < report.tileCount)
    #expect(EqualityTests.firstDifference(damaged, whole) == nil)
  }

  @Test(arguments: [false, true])
  func anInvertedShadowIsUnbounded(isBlurredAfterwards: Bool) {
    var shadow = FilterOperation.Shadow(
      color: PaintColor(red: 0, green: 0, blue: 1, alpha: 0.5), radius: 2, offset: .zero)
    shadow.invertsAlpha = true
    // The oldest filter runs last.
    let blur = isBlurredAfterwards ? Self.node(.blur(radius: 2, isOpaque: false, dithers: false)) : nil
    Self.expectSameBytes(
      Self.node(.shadow(shadow), after: blur), mark: CGRect(x: 200, y: 150, width: 20, height: 20))
  }

  @Test func filteredClearPixelsDoNotDependOnDamage() {
    var projection = ProjectionTransform(CGAffineTransform(rotationAngle: 0.3))
    projection.m13 = 0.001
    let rows: [Float] = [1, 0, 0, 0, 0.4, 0, 1, 0, 0, 0.6, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0.8]
    let filters = Self.node(.projection(projection), after: Self.node(.colorMatrix(rows)))
    for x in stride(from: 0.0, to: 90, by: 8) {
      Self.expectSameBytes(filters, mark: CGRect(x: x, y: 70, width: 4, height: 4))
    }
  }
}
