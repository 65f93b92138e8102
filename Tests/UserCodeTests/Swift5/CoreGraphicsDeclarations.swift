import SwiftUI

// Every declaration of CoreGraphics that drawing programs rely on, in the forms in which they are written. Each function
// draws something, or returns what it was told.

// MARK: Drawing into a canvas

struct CoreGraphicsCanvas: View {
  let picture: CGImage
  var draw: (CGContext, CGImage) -> Void

  var body: some View {
    Canvas { context, size in
      context.withCGContext { cgContext in draw(cgContext, picture) }
    }
    .frame(width: 64, height: 64)
  }
}

func declaredDrawings() -> [(String, (CGContext, CGImage) -> Void)] {
  [
    ("paths", { context, _ in declaredPaths(context) }),
    ("figures", { context, _ in declaredFigures(context) }),
    ("lines", { context, _ in declaredLines(context) }),
    ("colors", { context, _ in declaredColors(context) }),
    ("compositing", { context, _ in declaredCompositing(context) }),
    ("clips", { context, picture in declaredClips(context, picture) }),
    ("gradients", { context, _ in declaredGradients(context) }),
    ("layers", { context, _ in declaredDrawingLayers(context) }),
    ("shadings", { context, _ in declaredShadings(context) }),
    ("patterns", { context, _ in declaredPatterns(context) }),
    ("images", { context, picture in declaredImages(context, picture) }),
    (
      "questions",
      { context, _ in context.fill(CGRect(x: 0, y: 0, width: declaredQuestions(context), height: 9)) }
    ),
  ]
}

func declaredPaths(_ context: CGContext) {
  let center = CGPoint(x: 32, y: 32)
  context.saveGState()
  context.translateBy(x: 4, y: 4)
  context.scaleBy(x: 0.8, y: 0.8)
  context.rotate(by: .pi / 16)
  context.concatenate(CGAffineTransform(translationX: 1, y: 1))
  context.beginPath()
  context.move(to: CGPoint(x: 4, y: 4))
  context.addLine(to: CGPoint(x: 40, y: 6))
  context.addCurve(to: CGPoint(x: 60, y: 60), control1: CGPoint(x: 70, y: 0), control2: CGPoint(x: 30, y: 40))
  context.addQuadCurve(to: CGPoint(x: 10, y: 50), control: CGPoint(x: 20, y: 90))
  context.closePath()
  context.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 1), CGPoint(x: 9, y: 9)])
  context.addRect(CGRect(x: 20, y: 20, width: 8, height: 8))
  context.addRects([CGRect(x: 30, y: 20, width: 4, height: 8), .zero])
  context.addEllipse(in: CGRect(x: 10, y: 30, width: 20, height: 10))
  context.addArc(center: center, radius: 12, startAngle: 0, endAngle: .pi, clockwise: false)
  context.addArc(tangent1End: CGPoint(x: 2, y: 2), tangent2End: CGPoint(x: 2, y: 60), radius: 5)
  context.addPath(CGPath(ellipseIn: CGRect(x: 40, y: 40, width: 10, height: 10), transform: nil))
  let mode: CGPathDrawingMode = .eoFillStroke
  context.drawPath(using: mode)
  context.addEllipse(in: CGRect(x: 50, y: 2, width: 10, height: 10))
  context.setLineWidth(3)
  context.replacePathWithStrokedPath()
  context.fillPath()
  context.restoreGState()
}

func declaredFigures(_ context: CGContext) {
  context.fill(CGRect(x: 2, y: 2, width: 10, height: 10))
  context.fill([CGRect(x: 14, y: 2, width: 4, height: 10), CGRect(x: 20, y: 2, width: 4, height: 10)])
  context.stroke(CGRect(x: 28, y: 2, width: 10, height: 10))
  context.stroke(CGRect(x: 42, y: 2, width: 10, height: 10), width: 4)
  context.fillEllipse(in: CGRect(x: 2, y: 20, width: 20, height: 10))
  context.strokeEllipse(in: CGRect(x: 26, y: 20, width: 20, height: 10))
  context.strokeLineSegments(between: [
    CGPoint(x: 2, y: 40), CGPoint(x: 60, y: 40), CGPoint(x: 2, y: 44), CGPoint(x: 60, y: 44),
  ])
  let rules: [CGPathFillRule] = [.winding, .evenOdd]
  for (index, rule) in rules.enumerated() {
    context.addRect(CGRect(x: 2 + 30 * index, y: 50, width: 20, height: 10))
    context.addRect(CGRect(x: 6 + 30 * index, y: 52, width: 10, height: 6))
    context.fillPath(using: rule)
  }
  context.clear(CGRect(x: 4, y: 4, width: 4, height: 4))
}

func declaredLines(_ context: CGContext) {
  for (row, cap) in [CGLineCap.butt, .round, .square].enumerated() {
    context.setLineCap(cap)
    context.setLineJoin([.miter, .round, .bevel][row])
    context.setMiterLimit(5)
    context.setLineWidth(CGFloat(row) + 2)
    context.setLineDash(phase: 1, lengths: row == 1 ? [] : [8, 4])
    context.move(to: CGPoint(x: 8, y: 10 + row * 16))
    context.addLine(to: CGPoint(x: 40, y: 14 + row * 16))
    context.addLine(to: CGPoint(x: 12, y: 20 + row * 16))
    context.strokePath()
  }
  context.setFlatness(0.5)
  context.setShouldAntialias(false)
  context.setAllowsAntialiasing(true)
}

func declaredColors(_ context: CGContext) {
  let space = CGColorSpaceCreateDeviceRGB()
  let grey = CGColorSpaceCreateDeviceGray()
  let p3 = CGColorSpace(name: CGColorSpace.displayP3)!
  let colors: [CGColor] = [
    CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(gray: 0.5, alpha: 1),
    CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0.5), .black, .white, .clear,
    CGColor(colorSpace: space, components: [0, 0, 1, 1])!, CGColor(colorSpace: grey, components: [0.3, 1])!,
    CGColor(colorSpace: p3, components: [1, 0.5, 0, 1])!, CGColor.black.copy(alpha: 0.4)!,
    Color.red.opacity(0.5).cgColor ?? .white, CGColor(genericGrayGamma2_2Gray: 0.7, alpha: 1),
  ]
  for (index, color) in colors.enumerated() {
    context.setFillColor(color)
    context.setStrokeColor(color)
    context.fill(CGRect(x: index * 5, y: 0, width: 4, height: 20))
  }
  context.setFillColor(red: 0, green: 0.5, blue: 0.5, alpha: 1)
  context.setStrokeColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  context.addEllipse(in: CGRect(x: 4, y: 26, width: 20, height: 30))
  let mode: CGPathDrawingMode = .fillStroke
  context.drawPath(using: mode)
  context.setFillColor(gray: 0.4, alpha: 0.9)
  context.setStrokeColor(gray: 0.1, alpha: 1)
  context.setFillColorSpace(space)
  context.setFillColor([0.9, 0.2, 0.1, 1])
  context.setStrokeColorSpace(grey)
  context.setStrokeColor([0.5, 1])
  context.fill(CGRect(x: 30, y: 30, width: 20, height: 20))
  context.stroke(CGRect(x: 30, y: 30, width: 20, height: 20))
}

func declaredCompositing(_ context: CGContext) {
  let modes: [CGBlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut,
    .sourceAtop, .destinationOver, .destinationIn, .destinationOut, .destinationAtop, .xor, .plusDarker,
    .plusLighter,
  ]
  context.setFillColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
  context.fill(CGRect(x: 0, y: 0, width: 64, height: 32))
  context.setFillColor(red: 0.9, green: 0.6, blue: 0.1, alpha: 0.8)
  for (index, mode) in modes.enumerated() {
    context.setBlendMode(mode)
    context.fill(CGRect(x: 2 * index, y: 16, width: 2, height: 32))
  }
  context.setBlendMode(.normal)
  context.setAlpha(0.6)
  context.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
  context.setShadow(offset: CGSize(width: 2, height: 2), blur: 3, color: CGColor(gray: 0, alpha: 0.5))
  context.beginTransparencyLayer(auxiliaryInfo: nil)
  context.fillEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
  context.fillEllipse(in: CGRect(x: 20, y: 10, width: 20, height: 20))
  context.endTransparencyLayer()
  context.beginTransparencyLayer(in: CGRect(x: 0, y: 50, width: 64, height: 10), auxiliaryInfo: nil)
  context.fillEllipse(in: CGRect(x: 10, y: 44, width: 20, height: 20))
  context.endTransparencyLayer()
}

func declaredClips(_ context: CGContext, _ picture: CGImage) {
  context.saveGState()
  context.addEllipse(in: CGRect(x: 4, y: 4, width: 40, height: 40))
  context.clip()
  context.clip(to: CGRect(x: 0, y: 0, width: 30, height: 30))
  context.clip(to: [CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 0, y: 15, width: 30, height: 10)])
  context.clip(to: CGRect(x: 0, y: 0, width: 64, height: 64), mask: picture)
  context.fill(context.boundingBoxOfClipPath)
  context.restoreGState()
  context.addRect(CGRect(x: 40, y: 40, width: 20, height: 20))
  context.addRect(CGRect(x: 44, y: 44, width: 10, height: 10))
  context.clip(using: .evenOdd)
  context.fill(CGRect(x: 0, y: 0, width: 64, height: 64))
  context.resetClip()
  context.fill(CGRect(x: 60, y: 0, width: 4, height: 4))
}

func declaredGradients(_ context: CGContext) {
  let space = CGColorSpace(name: CGColorSpace.sRGB)!
  let colors = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), Color.blue.opacity(1).cgColor ?? .black]
  let locations: [CGFloat] = [0, 1]
  guard
    let gradient = CGGradient(colorsSpace: space, colors: colors as CFArray, locations: locations),
    let even = CGGradient(
      colorsSpace: nil, colors: [CGColor.white, CGColor.black] as CFArray, locations: nil),
    let components = CGGradient(
      colorSpace: space, colorComponents: [1, 1, 0, 1, 0, 1, 0, 0.5], locations: [0, 0.8], count: 2)
  else { return }
  context.drawLinearGradient(
    gradient, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 64, y: 0), options: [])
  context.drawLinearGradient(
    even, start: CGPoint(x: 0, y: 20), end: CGPoint(x: 0, y: 30), options: .drawsAfterEndLocation)
  context.drawRadialGradient(
    components, startCenter: CGPoint(x: 32, y: 32), startRadius: 2, endCenter: CGPoint(x: 40, y: 32),
    endRadius: 20, options: [.drawsBeforeStartLocation])
  context.clip(to: CGRect(x: 48, y: 48, width: 16, height: 16))
  context.drawConicGradient(gradient, center: CGPoint(x: 56, y: 56), angle: 0)
}

func declaredImages(_ context: CGContext, _ picture: CGImage) {
  context.interpolationQuality = .high
  context.draw(picture, in: CGRect(x: 2, y: 2, width: 30, height: 30))
  context.interpolationQuality = .none
  context.draw(picture, in: CGRect(x: 0, y: 40, width: 6, height: 6), byTiling: true)
  if let part = picture.cropping(to: CGRect(x: 0, y: 0, width: 2, height: 2)), let same = part.copy() {
    context.draw(same, in: CGRect(x: 36, y: 2, width: 20, height: 20))
  }
}

func declaredQuestions(_ context: CGContext) -> CGFloat {
  context.move(to: CGPoint(x: 3, y: 4))
  context.addLine(to: CGPoint(x: 10, y: 12))
  let path: CGPath? = context.path
  let isThere = !context.isPathEmpty && context.pathContains(CGPoint(x: 3, y: 4), mode: .stroke)
  let device = context.convertToDeviceSpace(CGPoint(x: 1, y: 1))
  let user = context.convertToUserSpace(CGRect(origin: device, size: context.convertToDeviceSpace(.zero)))
  return context.currentPointOfPath.x + context.boundingBoxOfPath.height + user.minX
    + (path?.currentPoint.y ?? 0) + (isThere ? 1 : 0) + context.ctm.a
    + context.userSpaceToDeviceSpaceTransform.d
    + context.convertToUserSpace(CGSize(width: 1, height: 1)).width
    + context.convertToUserSpace(CGPoint.zero).x + context.convertToDeviceSpace(CGRect.zero).width
}

// MARK: Bitmaps and images

/// A picture of 8 x 8 pixels, drawn into a bitmap.
func declaredBitmap() -> CGImage? {
  guard
    let context = CGContext(
      data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  else { return nil }
  context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
  context.fill(CGRect(x: 0, y: 0, width: context.width / 2, height: context.height))
  context.flush()
  return context.data == nil || context.bytesPerRow != 32 ? nil : context.makeImage()
}

/// The number of pixels that a picture has in memory of one's own.
func declaredMemory(_ picture: CGImage) -> Int {
  let (width, height) = (picture.width, picture.height)
  var pixels = [UInt8](repeating: 0, count: width * height * 4)
  let bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)
    .union(.byteOrder32Little)
  guard
    let context = CGContext(
      data: &pixels, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: bitmapInfo.rawValue)
  else { return 0 }
  context.draw(picture, in: CGRect(x: 0, y: 0, width: width, height: height))
  return withExtendedLifetime(context) {
    stride(from: 3, to: pixels.count, by: 4).filter { pixels[$0] == 255 }.count
  }
}

/// Images of bytes in the ways that they are made.
func declaredImagesOfData(_ picture: CGImage) -> [CGImage?] {
  let grey = Data((0..<16).map { UInt8($0 * 16) })
  let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue)
  let made = CGDataProvider(data: grey as CFData).flatMap { provider in
    CGImage(
      width: 4, height: 4, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4,
      space: CGColorSpaceCreateDeviceGray(), bitmapInfo: info, provider: provider, decode: nil,
      shouldInterpolate: false, intent: .defaultIntent)
  }
  let mask = CGDataProvider(data: grey as CFData).flatMap {
    CGImage(
      maskWidth: 4, height: 4, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4, provider: $0,
      decode: nil,
      shouldInterpolate: false)
  }
  let png = picture.pngData().flatMap { CGDataProvider(data: $0 as CFData) }.flatMap {
    CGImage(pngDataProviderSource: $0, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }
  let bytes = picture.dataProvider?.data.map { CGDataProvider(data: $0) } ?? nil
  let same = bytes.flatMap {
    CGImage(
      width: picture.width, height: picture.height, bitsPerComponent: picture.bitsPerComponent,
      bitsPerPixel: picture.bitsPerPixel, bytesPerRow: picture.bytesPerRow,
      space: picture.colorSpace ?? CGColorSpaceCreateDeviceRGB(), bitmapInfo: picture.bitmapInfo,
      provider: $0,
      decode: nil, shouldInterpolate: picture.shouldInterpolate, intent: picture.renderingIntent)
  }
  guard picture.alphaInfo != .none else { return [] }
  return [made, png, same, mask.flatMap { picture.masking($0) }]
}

@MainActor func declaredImageViews(_ picture: CGImage) -> some View {
  HStack {
    Image(picture, scale: 1, label: Text("picture"))
    Image(picture, scale: 2, orientation: .left, label: Text("picture"))
    Image(decorative: picture, scale: 1)
    Image(decorative: picture, scale: 1, orientation: .down).resizable().frame(width: 9, height: 9)
    Color(cgColor: CGColor(red: 0, green: 1, blue: 0, alpha: 1)).frame(width: 4, height: 4)
  }
}

// MARK: Views without a window

@MainActor func declaredRendering<Content: View>(_ view: Content) -> CGImage? {
  let renderer = ImageRenderer(content: view)
  renderer.proposedSize = .init(width: 30, height: 20)
  renderer.scale = 2
  renderer.isOpaque = true
  renderer.colorMode = .nonLinear
  var image: CGImage?
  renderer.render { size, context in
    guard
      let bitmap = CGContext(
        data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
    else { return }
    context(bitmap)
    image = bitmap.makeImage()
  }
  return renderer.cgImage == nil ? nil : image
}

// MARK: Paths as references

func declaredReferencePaths() -> [CGPath] {
  let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
  var turn = CGAffineTransform(rotationAngle: .pi / 2)
  let path = CGMutablePath()
  path.move(to: .zero)
  path.addLine(to: CGPoint(x: 10, y: 0))
  path.addLine(to: CGPoint(x: 10, y: 10), transform: turn)
  path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2)])
  path.addQuadCurve(to: .zero, control: CGPoint(x: 5, y: 5))
  path.addCurve(to: .zero, control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 5, y: 0))
  path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
  path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 3)
  path.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: 1)
  path.addRect(rect)
  path.addRects([rect, rect.insetBy(dx: 1, dy: 1)])
  path.addEllipse(in: rect)
  path.addRoundedRect(in: rect, cornerWidth: 2, cornerHeight: 3)
  path.addPath(CGPath(rect: rect, transform: &turn))
  path.closeSubpath()
  var count = 0
  path.applyWithBlock { element in
    switch element.pointee.type {
    case .moveToPoint, .addLineToPoint: count += Int(element.pointee.points[0].x.magnitude) > 1000 ? 0 : 1
    case .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath: count += 1
    @unknown default: break
    }
  }
  path.apply(info: &count) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
  return [
    path, CGPath(ellipseIn: rect, transform: nil),
    CGPath(roundedRect: rect, cornerWidth: 2, cornerHeight: 2, transform: nil), path.copy()!,
    path.copy(using: &turn)!, path.mutableCopy()!, path.mutableCopy(using: &turn)!,
    path.copy(strokingWithWidth: 2, lineCap: .round, lineJoin: .round, miterLimit: 10),
    path.copy(dashingWithPhase: 0, lengths: [2, 1]), Path(path).cgPath, Path(CGMutablePath()).cgPath,
  ]
}

func declaredAnswers(_ path: CGPath) -> Bool {
  var rect = CGRect.zero
  let rule: CGPathFillRule = .winding
  return path.contains(CGPoint(x: 1, y: 1), using: rule)
    || path.contains(.zero, using: .evenOdd, transform: .identity)
    || path.boundingBox.contains(path.boundingBoxOfPath) || path.isEmpty || path.isRect(&rect)
    || path.isRect(nil)
    || path.currentPoint == .zero || path == path
}

func declaredColorFacts() -> [Int] {
  let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
  let linear = CGColorSpace(name: CGColorSpace.extendedLinearSRGB)!
  let converted = color.converted(to: linear, intent: .relativeColorimetric, options: nil)
  return [
    color.numberOfComponents, color.components?.count ?? 0, Int(color.alpha * 10),
    color.colorSpace?.numberOfComponents ?? 0, converted?.numberOfComponents ?? 0,
    color.colorSpace?.model == .rgb ? 3 : 0, Color(cgColor: color).cgColor == nil ? 0 : 1,
    CGColorSpace(name: CGColorSpace.linearGray)?.numberOfComponents ?? 0,
    CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)?.model == .monochrome ? 1 : 0,
    linear.name == CGColorSpace.extendedLinearSRGB ? 1 : 0,
    CGColorSpace(name: CGColorSpace.linearSRGB) == nil || CGColorSpace(name: CGColorSpace.extendedSRGB) == nil
      ? 0 : 1,
  ]
}

/// What two paths make of each other.
func declaredSetOperations(_ path: CGPath, _ other: CGPath) -> [CGPath] {
  [
    path.union(other), path.intersection(other), path.subtracting(other, using: .evenOdd),
    path.symmetricDifference(other), path.normalized(),
  ]
}

// MARK: Paths in values of their own

/// A shape that keeps a reference: shapes may be used on any thread.
struct ReferenceShape: Shape {
  let outline: CGPath

  func path(in rect: CGRect) -> Path { Path(outline).offsetBy(dx: rect.minX, dy: rect.minY) }
}

/// What drawing programs keep in tables.
struct DrawingParts: Hashable {
  let path: CGPath
  let color: CGColor
  let image: CGImage
  let gradient: CGGradient?
  let space: CGColorSpace
  let transform: CGAffineTransform
}

@MainActor func declaredKeys(_ picture: CGImage) -> Int {
  let path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
  let parts = DrawingParts(
    path: path, color: .black, image: picture, gradient: nil, space: CGColorSpaceCreateDeviceGray(),
    transform: .identity)
  let image = ImageRenderer(content: ReferenceShape(outline: path).frame(width: 9, height: 9)).cgImage
  return Set([parts, parts]).count + (image?.width ?? 0)
}
