import Easel
import Testing

@testable import EaselUI

@Suite("CGShading and CGFunction")
struct CGShadingTests {
  private let space = CGColorSpaceCreateDeviceRGB()

  private func makeFunction(
    _ outputs: Int = 4, domain: [CGFloat] = [0, 1], range: [CGFloat]? = nil,
    evaluate: @escaping CGFunctionEvaluateCallback
  ) -> CGFunction? {
    var callbacks = CGFunctionCallbacks(version: 0, evaluate: evaluate, releaseInfo: nil)
    guard let range else {
      return CGFunction(
        info: nil, domainDimension: domain.count / 2, domain: domain, rangeDimension: outputs, range: nil,
        callbacks: &callbacks)
    }
    return CGFunction(
      info: nil, domainDimension: domain.count / 2, domain: domain, rangeDimension: outputs, range: range,
      callbacks: &callbacks)
  }

  private func redToBlue() throws -> CGFunction {
    try requireSome(
      makeFunction { _, input, output in
        output[0] = 1 - input[0]
        output[2] = input[0]
        output[3] = 1
      })
  }

  @Test(arguments: [false, true], [false, true])
  func aShadingLooksLikeAGradient(extendsStart: Bool, extendsEnd: Bool) throws {
    let components: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    let gradient = try requireSome(
      CGGradient(colorSpace: space, colorComponents: components, locations: nil, count: 2))
    var options: CGGradientDrawingOptions = []
    if extendsStart { options.insert(.drawsBeforeStartLocation) }
    if extendsEnd { options.insert(.drawsAfterEndLocation) }
    let (start, end) = (CGPoint(x: 9, y: 8), CGPoint(x: 30, y: 20))
    let axial = try requireSome(
      CGShading(
        axialSpace: space, start: start, end: end, function: redToBlue(), extendStart: extendsStart,
        extendEnd: extendsEnd))
    var (context, plain) = (try bitmapContext(40, 30), try bitmapContext(40, 30))
    context.drawShading(axial)
    plain.drawLinearGradient(gradient, start: start, end: end, options: options)
    expectEqualPixels(context, plain)
    let (inner, outer) = (CGPoint(x: 20, y: 15), CGPoint(x: 22, y: 16))
    let radial = try requireSome(
      CGShading(
        radialSpace: space, start: inner, startRadius: 2, end: outer, endRadius: 12, function: redToBlue(),
        extendStart: extendsStart, extendEnd: extendsEnd))
    (context, plain) = (try bitmapContext(40, 30), try bitmapContext(40, 30))
    context.drawShading(radial)
    plain.drawRadialGradient(
      gradient, startCenter: inner, startRadius: 2, endCenter: outer, endRadius: 12, options: options)
    expectEqualPixels(context, plain)
  }

  @Test func translucentColorsAreInterpolatedStraight() throws {
    let fading = try requireSome(
      makeFunction { _, input, output in
        for index in 0..<4 { output[index] = 1 - input[0] }
      })
    let context = try bitmapContext(255, 1)
    let shading = try requireSome(
      CGShading(
        axialSpace: space, start: .zero, end: CGPoint(x: 255, y: 0), function: fading, extendStart: false,
        extendEnd: false))
    context.drawShading(shading)
    for (x, pixel) in context.pixels.enumerated() {
      let rest = 1 - (Double(x) + 0.5) / 255
      #expect(abs(Double(pixel >> 24) - 255 * rest) <= 1.5)
      #expect(abs(Double(pixel & 255) - 255 * rest * rest) <= 1.5)
    }
  }

  @Test func suddenChangesStaySharp() throws {
    let step = try requireSome(
      makeFunction(2) { _, input, output in
        output[0] = input[0] < 0.5 ? 0 : 1
        output[1] = 1
      })
    let context = try bitmapContext(100, 1)
    let shading = try requireSome(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, end: CGPoint(x: 100, y: 0),
        function: step, extendStart: false, extendEnd: false))
    context.drawShading(shading)
    let expected = (0..<100).map { UInt32($0 < 50 ? 0 : 255) }
    #expect(context.pixels.map { $0 & 255 } == expected)
  }

  /// The colors of a shading take the memory of many draws.
  @Test func recordedShadingsAreBounded() throws {
    let context = try bitmapContext(1, 1)
    let shading = try requireSome(
      CGShading(
        axialSpace: space, start: .zero, end: CGPoint(x: 1, y: 0), function: redToBlue(), extendStart: false,
        extendEnd: false))
    context.drawShading(shading)
    #expect(try requireSome(context.bitmap).pendingCount == 65)
  }

  // MARK: Functions

  @Test func inputsAndOutputsAreClamped() throws {
    let double = try requireSome(
      makeFunction(1, domain: [0.25, 0.75], range: [0, 1]) { _, input, output in
        output[0] = 2 * input[0]
      })
    #expect(double.samples(count: 3) == [[0.5], [1], [1]])
    #expect(double.samples(count: 0).isEmpty && double.samples(count: 1) == [[0.5]])
  }

  @Test func theInfoIsPassedAndReleased() {
    var number = 3
    withUnsafeMutablePointer(to: &number) { number in
      var callbacks = CGFunctionCallbacks(
        version: 0, evaluate: { info, _, output in output[0] = CGFloat(info?.load(as: Int.self) ?? 0) },
        releaseInfo: { info in info?.storeBytes(of: 7, as: Int.self) })
      var function = CGFunction(
        info: number, domainDimension: 1, domain: nil, rangeDimension: 1, range: nil, callbacks: &callbacks)
      let samples = function?.samples(count: 1)
      #expect(samples == [[3]])
      function = nil
    }
    #expect(number == 7)
  }

  @Test func aCallbackMayDraw() throws {
    let context = try bitmapContext(10, 1)
    let function = makeFunction(2) { _, _, output in
      context.clear(CGRect(x: 0, y: 0, width: 10, height: 1))
      context.setFillColor(gray: 0.5, alpha: 1)
      (output[0], output[1]) = (1, 1)
    }
    let shading = try requireSome(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, end: CGPoint(x: 10, y: 0),
        function: requireSome(function), extendStart: false, extendEnd: false))
    context.drawShading(shading)
    #expect(context.pixels.allSatisfy { $0 == 0xffff_ffff })
  }

  // MARK: Bad input

  @Test func otherDimensionsAreRejected() throws {
    for count in [0, -1, 33, Int.max, Int.min] {
      #expect(makeFunction(count) { _, _, _ in } == nil)
    }
    #expect(makeFunction(domain: []) { _, _, _ in } == nil)
    for function in [makeFunction(3) { _, _, _ in }, makeFunction(domain: [0, 1, 0, 1]) { _, _, _ in }] {
      let shading = CGShading(
        axialSpace: space, start: .zero, end: .zero, function: try requireSome(function), extendStart: true,
        extendEnd: true)
      #expect(shading == nil)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func notFiniteNumbersDrawNothing(number: CGFloat) throws {
    let context = try bitmapContext(10, 10)
    let function = try redToBlue()
    let (bad, good) = (CGPoint(x: 1, y: number), CGPoint(x: 4, y: 5))
    for (start, end) in [(bad, good), (good, bad), (good, good)] {
      let shading = CGShading(
        axialSpace: space, start: start, end: end, function: function, extendStart: true, extendEnd: true)
      context.drawShading(try requireSome(shading))
    }
    for (first, last) in [(number, 3), (3, number), (-1, 3)] {
      let shading = CGShading(
        radialSpace: space, start: good, startRadius: first, end: good, endRadius: last, function: function,
        extendStart: true, extendEnd: true)
      context.drawShading(try requireSome(shading))
    }
    #expect(context.pixels.allSatisfy { $0 == 0 })
    let range = [0, number, 2, 1, number, number, 0, 1]
    let strange = makeFunction(domain: [number, -1], range: range) { _, _, output in
      for index in 0..<4 { output[index] = number }
    }
    let shading = CGShading(
      axialSpace: space, start: .zero, end: good, function: try requireSome(strange), extendStart: true,
      extendEnd: true)
    context.drawShading(try requireSome(shading))
    #expect(context.pixels.count == 100)
  }
}
