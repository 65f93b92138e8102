@testable import EaselUI
import SwiftUI

/// Layers, shadings and patterns, with callbacks that decode calls of their own.
///
/// What is drawn often takes long, and is correct: the limits keep it fast.
extension ContextDecoder {
  /// The number of calls in a callback, or in a layer at a time.
  private static let callCount = 12
  /// The number of draws of a context after which nothing is drawn.
  private static let largestDrawCount = 600
  /// The largest number of draws of all cells that are visible.
  private static let largestPatternDrawCount = 400
  /// The largest number of draws of a layer that is drawn. Layers in themselves double it each time.
  private static let largestLayerDrawCount = 60

  /// Replaces patterns that take long. Returns whether the context may draw.
  func prepare(_ context: CGContext) -> Bool {
    guard objects != nil else { return true }
    // Cells outside of the visible area are drawn for their shadows.
    if context.state.drawing.filters != nil || patternDrawCount(in: context) > Self.largestPatternDrawCount {
      context.setFillColor(.black)
      context.setStrokeColor(.black)
    }
    return context.drawCount <= Self.largestDrawCount
  }

  /// The number of draws by which the patterns fill everything that is visible.
  private func patternDrawCount(in context: CGContext) -> Int {
    let colors = [context.state.fill, context.state.stroke].compactMap(\.pattern)
    return colors.map { drawCount(of: $0.pattern, in: context) }.max() ?? 0
  }

  private func drawCount(of pattern: CGPattern, in context: CGContext) -> Int {
    let toPattern = pattern.matrix.concatenating(context.patternBase).inverted()
    guard let grid = PatternGrid(pattern, covering: context.visibleBounds.applying(toPattern)),
      let cell = pattern.cell()
    else { return 0 }
    return grid.count * cell.drawCount
  }

  mutating func useObjects(in context: CGContext) {
    guard let objects else { return }
    switch reader.index(12) {
    case 0: addPattern(to: objects, context)
    case 1: addLayer(to: objects, context)
    case 2: addShading(to: objects, context)
    case 3, 4: if let pattern = pick(objects.patterns) { setPattern(pattern, in: context) }
    case 5: setColorSpace(of: context)
    case 6: context.setPatternPhase(reader.size())
    case 7: fillWithShadow(in: context)
    case 8: drawShading(of: objects, in: context)
    case 9: drawIntoLayer(of: objects)
    default: drawLayer(of: objects, in: context)
    }
  }

  private mutating func pick<Object>(_ objects: [Object]) -> Object? {
    objects.isEmpty ? nil : reader.pick(objects)
  }

  private mutating func colorSpace() -> CGColorSpace {
    let names = [
      CGColorSpace.sRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.displayP3, CGColorSpace.genericLab,
      CGColorSpace.genericXYZ,
    ]
    let space: CGColorSpace? =
      switch reader.index(8) {
      case 0: CGColorSpaceCreateDeviceGray()
      case 1: CGColorSpaceCreateDeviceCMYK()
      case 2: CGColorSpace(patternBaseSpace: nil)
      default: CGColorSpace(name: reader.pick(names))
      }
    return space ?? CGColorSpaceCreateDeviceRGB()
  }

  // MARK: Patterns

  private mutating func addPattern(to objects: SharedObjects, _ context: CGContext) {
    let bytes = reader.bytes(Int(reader.byte() % 64))
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { [weak objects] _, cell in
        guard let objects else { return }
        var decoder = ContextDecoder(bytes, objects, calls: ContextDecoder.callCount)
        decoder.draw(into: cell)
      },
      releaseInfo: { [weak context] _ in context?.setFillColor(gray: 0.5, alpha: 1) })
    let pattern = CGPattern(
      info: nil, bounds: cellBounds(), matrix: reader.index(3) == 0 ? reader.transform() : .identity,
      xStep: step(), yStep: step(), tiling: .constantSpacing, isColored: reader.bool(), callbacks: &callbacks)
    guard let pattern else { return }
    // Others end when another color is set.
    if reader.bool(), objects.patterns.count < SharedObjects.largestCount { objects.patterns.append(pattern) }
    setPattern(pattern, in: context)
  }

  private mutating func cellBounds() -> CGRect {
    guard reader.index(4) > 0 else { return reader.rect() }
    return CGRect(
      x: reader.index(8), y: reader.index(8), width: 1 + reader.index(24), height: 1 + reader.index(24))
  }

  private mutating func step() -> CGFloat {
    reader.index(4) == 0 ? CGFloat(reader.number()) : CGFloat(4 + reader.index(28))
  }

  /// Sets a pattern, mostly in a space that fits.
  private mutating func setPattern(_ pattern: CGPattern, in context: CGContext) {
    let components = (0..<5).map { _ in CGFloat(reader.fraction()) }
    let fits = reader.index(4) > 0
    let space = CGColorSpace(patternBaseSpace: pattern.isColored ? nil : colorSpace())
    if reader.bool() {
      if fits, let space { context.setFillColorSpace(space) }
      context.setFillPattern(pattern, colorComponents: components)
    } else {
      if fits, let space { context.setStrokeColorSpace(space) }
      context.setStrokePattern(pattern, colorComponents: components)
    }
  }

  private mutating func setColorSpace(of context: CGContext) {
    let space: CGColorSpace? = reader.bool() ? colorSpace() : CGColorSpace(patternBaseSpace: colorSpace())
    guard let space else { return }
    // As many as any space has: the end of the pattern that is replaced may set another one.
    let components = (0..<5).map { _ in CGFloat(reader.fraction()) }
    if reader.bool() {
      context.setFillColorSpace(space)
      context.setFillColor(components)
    } else {
      context.setStrokeColorSpace(space)
      context.setStrokeColor(components)
    }
  }

  private mutating func fillWithShadow(in context: CGContext) {
    context.setShadow(offset: reader.size(), blur: reader.number())
    context.fill(
      CGRect(x: reader.index(96), y: reader.index(64), width: reader.index(32), height: reader.index(32)))
    context.setShadow(offset: .zero, blur: 0, color: nil)
  }

  // MARK: Layers

  private mutating func addLayer(to objects: SharedObjects, _ context: CGContext) {
    let size =
      reader.index(4) == 0
      ? reader.size() : CGSize(width: 1 + reader.index(32), height: 1 + reader.index(32))
    guard objects.layers.count < SharedObjects.largestCount,
      let layer = CGLayer(context, size: size, auxiliaryInfo: nil)
    else { return }
    objects.layers.append(layer)
  }

  private mutating func drawIntoLayer(of objects: SharedObjects) {
    let bytes = reader.bytes(Int(reader.byte() % 64))
    guard let context = pick(objects.layers)?.context else { return }
    var decoder = ContextDecoder(bytes, objects, calls: ContextDecoder.callCount)
    decoder.draw(into: context)
  }

  /// Draws a layer, which may be that of the context.
  private mutating func drawLayer(of objects: SharedObjects, in context: CGContext) {
    guard let layer = pick(objects.layers), layer.drawCount <= Self.largestLayerDrawCount else { return }
    if reader.bool() {
      context.draw(layer, at: reader.point())
    } else {
      context.draw(layer, in: reader.rect())
    }
  }

  // MARK: Shadings

  private mutating func addShading(to objects: SharedObjects, _ context: CGContext) {
    let space = colorSpace()
    let count = reader.index(8) == 0 ? reader.integer() : space.numberOfComponents + 1
    var callbacks = CGFunctionCallbacks(
      version: 0, evaluate: evaluation(of: count, context), releaseInfo: nil)
    let function = CGFunction(
      info: nil, domainDimension: reader.index(16) == 0 ? reader.integer() : 1, domain: limits(),
      rangeDimension: count, range: limits(), callbacks: &callbacks)
    guard let function, let shading = makeShading(of: function, space),
      objects.shadings.count < SharedObjects.largestCount
    else { return }
    objects.shadings.append(shading)
  }

  private mutating func makeShading(of function: CGFunction, _ space: CGColorSpace) -> CGShading? {
    let (start, end) = (reader.point(), reader.point())
    let (extendsStart, extendsEnd) = (reader.bool(), reader.bool())
    if reader.bool() {
      return CGShading(
        axialSpace: space, start: start, end: end, function: function, extendStart: extendsStart,
        extendEnd: extendsEnd)
    }
    return CGShading(
      radialSpace: space, start: start, startRadius: reader.number(), end: end, endRadius: reader.number(),
      function: function, extendStart: extendsStart, extendEnd: extendsEnd)
  }

  /// Limits of 32 inputs or outputs, the largest number.
  private mutating func limits() -> [CGFloat] {
    let limits = [CGFloat(reader.number()), CGFloat(reader.number())]
    return (0..<32).flatMap { _ in limits }
  }

  /// A function with a number of outputs. Its first call may draw.
  private mutating func evaluation(of count: Int, _ context: CGContext) -> CGFunctionEvaluateCallback {
    let (isConstant, factor) = (reader.bool(), CGFloat(reader.number()))
    var draws = reader.bool()
    return { [weak context] _, input, output in
      if draws {
        draws = false
        context?.clear(CGRect(x: 0, y: 0, width: 8, height: 8))
        context?.setFillColor(gray: 0.5, alpha: 1)
      }
      for index in 0..<count { output[index] = isConstant ? factor : input[0] * factor }
    }
  }

  private mutating func drawShading(of objects: SharedObjects, in context: CGContext) {
    guard objects.remainingShadings > 0, let shading = pick(objects.shadings) else { return }
    objects.remainingShadings -= 1
    context.drawShading(shading)
  }
}
