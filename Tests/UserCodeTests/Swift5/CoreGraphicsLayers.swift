import SwiftUI

// Layers, shadings and patterns of CoreGraphics, in the forms in which programs write them. Each function draws
// something.

// MARK: Layers

func declaredDrawingLayers(_ context: CGContext) {
  guard let layer = CGLayer(context, size: CGSize(width: 16, height: 12), auxiliaryInfo: nil),
    let layerContext = layer.context
  else { return }
  layerContext.setFillColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
  layerContext.fillEllipse(in: CGRect(origin: .zero, size: layer.size))
  for x in stride(from: 0, to: 64, by: 20) {
    context.draw(layer, at: CGPoint(x: x, y: 4))
  }
  context.draw(layer, in: CGRect(x: 8, y: 24, width: 48, height: 36))
}

// MARK: Shadings

/// The numbers that a function of a shading reads from memory.
struct ShadingColors {
  var start: (CGFloat, CGFloat, CGFloat)
  var end: (CGFloat, CGFloat, CGFloat)
}

func declaredShadings(_ context: CGContext) {
  let colors = UnsafeMutablePointer<ShadingColors>.allocate(capacity: 1)
  colors.initialize(to: ShadingColors(start: (1, 0.5, 0), end: (0, 0.2, 0.8)))
  let evaluate: CGFunctionEvaluateCallback = { info, input, output in
    guard let colors = info?.assumingMemoryBound(to: ShadingColors.self).pointee else { return }
    let t = input[0] * input[0]
    output[0] = colors.start.0 + t * (colors.end.0 - colors.start.0)
    output[1] = colors.start.1 + t * (colors.end.1 - colors.start.1)
    output[2] = colors.start.2 + t * (colors.end.2 - colors.start.2)
    output[3] = 1
  }
  var callbacks = CGFunctionCallbacks(
    version: 0, evaluate: evaluate,
    releaseInfo: { info in info?.assumingMemoryBound(to: ShadingColors.self).deallocate() })
  guard
    let function = CGFunction(
      info: colors, domainDimension: 1, domain: [0, 1], rangeDimension: 4,
      range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks),
    let axial = CGShading(
      axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 4, y: 0), end: CGPoint(x: 60, y: 20),
      function: function, extendStart: true, extendEnd: true),
    let radial = CGShading(
      radialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 30, y: 44), startRadius: 2,
      end: CGPoint(x: 32, y: 44), endRadius: 16, function: function, extendStart: true, extendEnd: false)
  else { return }
  context.saveGState()
  context.clip(to: CGRect(x: 0, y: 0, width: 64, height: 24))
  context.drawShading(axial)
  context.restoreGState()
  context.drawShading(radial)
}

// MARK: Patterns

func declaredPatterns(_ context: CGContext) {
  let drawPattern: CGPatternDrawPatternCallback = { _, cell in
    cell.setFillColor(red: 0.8, green: 0.1, blue: 0.3, alpha: 1)
    cell.addArc(center: CGPoint(x: 4, y: 4), radius: 3, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    cell.fillPath()
  }
  var callbacks = CGPatternCallbacks(version: 0, drawPattern: drawPattern, releaseInfo: nil)
  let tilings: [CGPatternTiling] = [.noDistortion, .constantSpacingMinimalDistortion, .constantSpacing]
  let patterns = tilings.map { tiling in
    CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: .identity, xStep: 8, yStep: 8,
      tiling: tiling, isColored: tiling == .noDistortion, callbacks: &callbacks)
  }
  guard let colored = patterns[0], let stencil = patterns[1],
    let space = CGColorSpace(patternBaseSpace: nil),
    let tintedSpace = CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())
  else { return }
  var alpha: CGFloat = 1
  context.setFillColorSpace(space)
  context.setFillPattern(colored, colorComponents: &alpha)
  context.setPatternPhase(CGSize(width: 2, height: 3))
  context.fill(CGRect(x: 0, y: 0, width: 64, height: 30))
  context.setStrokeColorSpace(tintedSpace)
  context.setStrokePattern(stencil, colorComponents: [0, 0.5, 0.2, 1])
  context.setLineWidth(10)
  context.strokeEllipse(in: CGRect(x: 8, y: 36, width: 48, height: 20))
}
