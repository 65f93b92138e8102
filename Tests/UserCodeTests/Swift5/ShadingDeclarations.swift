import SwiftUI

// Every shading, filter, option and blend mode that programs rely on, in the forms in which they are written.

// MARK: Shadings

@MainActor func shadingPairs() -> [DeclarationPair] {
  let gradient = Gradient(stops: [.init(color: .red, location: 0), .init(color: .blue, location: 1.05)])
  let image = Image(size: CGSize(width: 4, height: 4)) {
    $0.fill(Path(CGRect(x: 0, y: 0, width: 2, height: 4)), with: .color(.blue))
  }
  let (start, end) = (CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0))
  let center = CGPoint(x: 20, y: 20)
  return [
    DeclarationPair("foreground", shading: .foreground),
    DeclarationPair("palette", shading: .palette([.color(.blue), .color(.green)])),
    DeclarationPair("color", shading: .color(.blue)),
    DeclarationPair("color red", shading: .color(red: 0, green: 1, blue: 0)),
    DeclarationPair("color opacity", shading: .color(.sRGB, red: 0, green: 1, blue: 0, opacity: 0.5)),
    DeclarationPair("color white", shading: .color(white: 0.5)),
    DeclarationPair("color linear", shading: .color(.sRGBLinear, white: 0.5, opacity: 0.5)),
    DeclarationPair("color wide", shading: .color(.displayP3, red: 0.5, green: 0.5, blue: 0)),
    DeclarationPair("style", shading: .style(.linearGradient(gradient, startPoint: .top, endPoint: .bottom))),
    DeclarationPair("style color", shading: .style(.blue)),
    DeclarationPair("linear", shading: .linearGradient(gradient, startPoint: start, endPoint: end)),
    DeclarationPair(
      "radial", shading: .radialGradient(gradient, center: center, startRadius: 2, endRadius: 12)),
    DeclarationPair("conic", shading: .conicGradient(gradient, center: center)),
    DeclarationPair(
      "conic angle", shading: .conicGradient(gradient, center: center, angle: .degrees(90)),
      unlike: .conicGradient(gradient, center: center)),
    DeclarationPair("tiled", shading: .tiledImage(image)),
    DeclarationPair(
      "tiled origin", shading: .tiledImage(image, origin: CGPoint(x: 1, y: 0)), unlike: .tiledImage(image)),
    DeclarationPair(
      "tiled part",
      shading: .tiledImage(image, sourceRect: CGRect(x: 0, y: 0, width: 0.75, height: 1), scale: 2),
      unlike: .tiledImage(image)),
    DeclarationPair("backdrop") { context in
      context.addFilter(.colorInvert())
      context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .backdrop)
    },
  ]
}

@MainActor func gradientOptionPairs() -> [DeclarationPair] {
  let gradient = Gradient(colors: [.red, .green])
  func linear(_ options: GraphicsContext.GradientOptions) -> GraphicsContext.Shading {
    .linearGradient(
      gradient, startPoint: CGPoint(x: 15, y: 0), endPoint: CGPoint(x: 20, y: 0), options: options)
  }
  let none = linear(.init())
  return [
    DeclarationPair("repeat", shading: linear(.repeat), unlike: none),
    DeclarationPair("mirror", shading: linear(.mirror), unlike: none),
    DeclarationPair("mirror goes before", shading: linear([.mirror, .repeat]), unlike: linear(.repeat)),
    DeclarationPair("linearColor", shading: linear(.linearColor), unlike: none),
    DeclarationPair("rawValue", shading: linear(.init(rawValue: 1)), unlike: none),
    DeclarationPair(
      "radial options",
      shading: .radialGradient(
        gradient, center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 4, options: [.repeat]),
      unlike: .radialGradient(gradient, center: CGPoint(x: 20, y: 20), startRadius: 0, endRadius: 4)),
    DeclarationPair(
      "conic options",
      shading: .conicGradient(gradient, center: .zero, angle: Angle(), options: .linearColor),
      unlike: .conicGradient(gradient, center: .zero)),
  ]
}

// MARK: Filters

@MainActor func filterPairs() -> [DeclarationPair] {
  var matrix = ColorMatrix()
  (matrix.r1, matrix.g2, matrix.b3, matrix.a4) = (0, 0, 0, 1)
  (matrix.r2, matrix.r3, matrix.r4, matrix.r5) = (1, 0, 0, 0)
  (matrix.g1, matrix.g3, matrix.g4, matrix.g5) = (0, 1, 0, 0)
  (matrix.b1, matrix.b2, matrix.b4, matrix.b5) = (1, 0, 0, 0)
  (matrix.a1, matrix.a2, matrix.a3, matrix.a5) = (0, 0, 0, 0)
  return [
    DeclarationPair("blur", filter: .blur(radius: 2)),
    DeclarationPair("blur opaque", filter: .blur(radius: 2, options: .opaque), unlike: .blur(radius: 2)),
    DeclarationPair(
      "blur dithersResult", filter: .blur(radius: 8, options: [.dithersResult]), unlike: .blur(radius: 8)),
    DeclarationPair("shadow", filter: .shadow(radius: 3)),
    DeclarationPair(
      "shadow color", filter: .shadow(color: .blue, radius: 3, x: 2, y: 2), unlike: .shadow(radius: 3)),
    DeclarationPair(
      "projection",
      filter: .projectionTransform(
        ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)))
    ),
    DeclarationPair("colorMultiply", filter: .colorMultiply(.green)),
    DeclarationPair("colorMatrix", filter: .colorMatrix(matrix)),
    DeclarationPair("hueRotation", filter: .hueRotation(.degrees(90))),
    DeclarationPair("saturation", filter: .saturation(0.5)),
    DeclarationPair("brightness", filter: .brightness(0.1)),
    DeclarationPair("contrast", filter: .contrast(0.5)),
    DeclarationPair("colorInvert", filter: .colorInvert()),
    DeclarationPair("colorInvert amount", filter: .colorInvert(0.3)),
    DeclarationPair("grayscale", filter: .grayscale(1)),
    DeclarationPair("luminanceToAlpha", filter: .luminanceToAlpha),
    DeclarationPair("alphaThreshold", filter: .alphaThreshold(min: 0.5)),
    DeclarationPair("alphaThreshold max", filter: .alphaThreshold(min: 0.5, max: 0.9, color: .blue)),
  ]
}

@MainActor func filterOptionPairs() -> [DeclarationPair] {
  func shadow(_ options: GraphicsContext.ShadowOptions) -> GraphicsContext.Filter {
    .shadow(color: .blue, radius: 3, x: 4, options: options)
  }
  func blurred(_ options: GraphicsContext.FilterOptions) -> (inout GraphicsContext) -> Void {
    { context in
      context.addFilter(.blur(radius: 3), options: options)
      context.fill(Path(CGRect(x: 10, y: 10, width: 10, height: 20)), with: .color(.red))
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: 10, y: 10, width: 10, height: 20)), with: .color(.red))
        layer.fill(Path(CGRect(x: 20, y: 10, width: 10, height: 20)), with: .color(.green))
      }
    }
  }
  func translucent(_ options: GraphicsContext.ShadowOptions) -> (inout GraphicsContext) -> Void {
    { context in
      context.opacity = 0.5
      context.addFilter(shadow(options))
      context.fill(square, with: .color(.red))
    }
  }
  return [
    DeclarationPair("filter linearColor", blurred(.linearColor), unlike: blurred([])),
    DeclarationPair("shadowAbove", filter: shadow(.shadowAbove), unlike: shadow([])),
    DeclarationPair("shadowOnly", filter: shadow(.shadowOnly), unlike: shadow([])),
    DeclarationPair("invertsAlpha", filter: shadow([.shadowAbove, .invertsAlpha]), unlike: shadow([])),
    DeclarationPair(
      "inner shadow",
      filter: .shadow(
        color: .black, radius: 3, x: 0, y: 1, blendMode: .sourceAtop, options: [.shadowAbove, .invertsAlpha])),
    DeclarationPair("disablesGroup", translucent(.disablesGroup), unlike: translucent([])),
  ]
}

// MARK: Blend modes

/// Unlike a red square drawn normally, on a ground of two colors, one of them translucent.
@MainActor func blendModePairs() -> [DeclarationPair] {
  let modes: [(String, GraphicsContext.BlendMode)] = [
    ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken),
    ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn), ("softLight", .softLight),
    ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity), ("clear", .clear),
    ("copy", .copy), ("sourceIn", .sourceIn), ("sourceOut", .sourceOut), ("sourceAtop", .sourceAtop),
    ("destinationOver", .destinationOver), ("destinationIn", .destinationIn),
    ("destinationOut", .destinationOut), ("destinationAtop", .destinationAtop), ("xor", .xor),
    ("plusDarker", .plusDarker), ("plusLighter", .plusLighter),
    ("rawValue", GraphicsContext.BlendMode(rawValue: GraphicsContext.BlendMode.screen.rawValue)),
  ]
  return modes.map { name, mode in
    DeclarationPair("blend mode \(name)", blended(mode), unlike: blended(.normal))
  }
}

private func blended(_ mode: GraphicsContext.BlendMode) -> (inout GraphicsContext) -> Void {
  { context in
    context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 20)), with: .color(.blue.opacity(0.6)))
    context.blendMode = mode
    context.fill(square, with: .color(red: 0.9, green: 0.3, blue: 0.2, opacity: 0.8))
  }
}
