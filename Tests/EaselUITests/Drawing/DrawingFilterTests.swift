import EaselDrawing
import Testing

@testable import EaselUI

@Suite struct DrawingFilterTests {
  /// Returns the filters of a draw in the order of execution.
  private func filters(_ add: (inout GraphicsContext) -> Void) -> [FilterNode] {
    let commands = record { context in
      add(&context)
      context.fill(square(0), with: .color(.red))
    }
    return Array(sequence(first: commands[0].state.filters) { $0?.parent }.compactMap { $0 })
  }

  private func matrix(_ filter: GraphicsContext.Filter) -> [Float] {
    guard case .colorMatrix(let rows)? = filters({ $0.addFilter(filter) }).first?.operation else { return [] }
    return rows
  }

  /// Returns a straight color after the recorded matrix of a filter.
  private func apply(_ filter: GraphicsContext.Filter, _ color: SIMD4<Float>) -> SIMD4<Float> {
    let rows = matrix(filter)
    var result = SIMD4<Float>()
    for row in 0..<4 {
      let weights = SIMD4(rows[row * 5], rows[row * 5 + 1], rows[row * 5 + 2], rows[row * 5 + 3])
      result[row] = (weights * color).sum() + rows[row * 5 + 4]
    }
    return result
  }

  private func expectClose(
    _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ location: SourceLocation = #_sourceLocation
  ) {
    let difference = a - b
    #expect((difference * difference).sum().squareRoot() < 2e-3, "\(a) \(b)", sourceLocation: location)
  }

  @Test func theFilterAddedLastRunsFirst() {
    let filters = filters { context in
      context.addFilter(.alphaThreshold(min: 0.5, color: .black))
      context.addFilter(.blur(radius: 20))
    }
    #expect(
      filters.map(\.operation) == [
        .blur(radius: 20, isOpaque: false, dithers: false),
        .alphaThreshold(minimum: 0.5, maximum: 1, color: .black),
      ])
  }

  @Test func aFilterKeepsTheUserSpaceOfItsCall() {
    let filters = filters { context in
      context.scaleBy(x: 4, y: 4)
      context.addFilter(.blur(radius: 1, options: [.opaque, .dithersResult]), options: .linearColor)
      context.scaleBy(x: 10, y: 10)
    }
    #expect(filters[0].transform == CGAffineTransform(scaleX: 4, y: 4))
    #expect(filters[0].usesLinearColor)
    #expect(filters[0].operation == .blur(radius: 1, isOpaque: true, dithers: true))
  }

  @Test func aBlurWithoutAValidRadiusAddsNoFilter() {
    for radius in [0, -1, CGFloat.nan, .infinity] {
      #expect(filters { $0.addFilter(.blur(radius: radius)) }.isEmpty)
    }
  }

  @Test func aShadowTakesItsColorFromTheEnvironment() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let commands = record(environment: dark) { context in
      context.addFilter(
        .shadow(color: .primary, radius: 3, x: 1, y: 2, blendMode: .multiply, options: .shadowOnly))
      context.fill(square(0), with: .color(.red))
    }
    #expect(
      commands[0].state.filters?.operation
        == .shadow(
          FilterOperation.Shadow(
            color: .white, radius: 3, offset: CGSize(width: 1, height: 2), mode: .multiply, isShadowOnly: true
          )))
  }

  @Test func theDefaultShadowIsAThirdBlack() {
    guard case .shadow(let shadow)? = filters({ $0.addFilter(.shadow(radius: 3)) }).first?.operation else {
      Issue.record("the filter is not a shadow")
      return
    }
    #expect(shadow.color == PaintColor(red: 0, green: 0, blue: 0, alpha: 0.33))
    #expect(!shadow.isAbove && !shadow.isShadowOnly && !shadow.invertsAlpha && !shadow.disablesGroup)
  }

  @Test func matricesOfColorFilters() {
    let color = SIMD4<Float>(0.2, 0.6, 0.4, 0.5)
    let luma: Float = 0.2126 * 0.2 + 0.7152 * 0.6 + 0.0722 * 0.4
    let grey = SIMD4(luma, luma, luma, 0.5)
    expectClose(apply(.saturation(1), color), color)
    expectClose(apply(.saturation(0), color), grey)
    expectClose(apply(.saturation(-3), color), grey)
    expectClose(apply(.saturation(2), color), grey + (color - grey) * 2)
    expectClose(apply(.grayscale(1), color), grey)
    expectClose(apply(.grayscale(0.5), color), (grey + color) / 2)
    expectClose(apply(.brightness(0.25), color), color + SIMD4(0.25, 0.25, 0.25, 0))
    expectClose(apply(.contrast(0), color), SIMD4(0.5, 0.5, 0.5, 0.5))
    expectClose(apply(.contrast(2), color), SIMD4(-0.1, 0.7, 0.3, 0.5))
    expectClose(apply(.colorInvert(), color), SIMD4(0.8, 0.4, 0.6, 0.5))
    expectClose(apply(.colorInvert(0.5), color), SIMD4(0.5, 0.5, 0.5, 0.5))
  }

  @Test func hueRotationKeepsGreyAndLuminance() {
    let grey = SIMD4<Float>(0.3, 0.3, 0.3, 1)
    let color = SIMD4<Float>(0.2, 0.6, 0.4, 1)
    let weights = SIMD4<Float>(0.2126, 0.7152, 0.0722, 0)
    for degrees in stride(from: 0.0, to: 360, by: 30) {
      expectClose(apply(.hueRotation(.degrees(degrees)), grey), grey)
      let turned = apply(.hueRotation(.degrees(degrees)), color)
      #expect(abs((turned * weights).sum() - (color * weights).sum()) < 2e-3)
    }
    expectClose(apply(.hueRotation(.degrees(360)), color), color)
    // Red rotated by 180 degrees with the matrix of the specification, with three more digits of luminance.
    expectClose(apply(.hueRotation(.degrees(180)), SIMD4(1, 0, 0, 1)), SIMD4(-0.5748, 0.4252, 0.4252, 1))
  }

  @Test func aMatrixWithNaNAddsNoFilter() {
    #expect(filters { $0.addFilter(.brightness(.nan)) }.isEmpty)
    #expect(filters { $0.addFilter(.contrast(.infinity)) }.isEmpty)
  }
}
