import Foundation
import SwiftUI

/// Paths and what they are drawn with.
extension ByteReader {
  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<index(24) { addElement(to: &path) }
    return path
  }

  private mutating func addElement(to path: inout Path) {
    switch index(16) {
    case 0: path.move(to: point())
    case 1, 2: path.addLine(to: point())
    case 3: path.addQuadCurve(to: point(), control: point())
    case 4: path.addCurve(to: point(), control1: point(), control2: point())
    case 5: path.closeSubpath()
    case 6: path.addRect(rect(), transform: bool() ? transform() : .identity)
    case 7: path.addEllipse(in: rect())
    case 8: path.addRoundedRect(in: rect(), cornerSize: size(), style: bool() ? .circular : .continuous)
    case 9: path.addRoundedRect(in: rect(), cornerRadii: cornerRadii())
    case 10:
      path.addArc(
        center: point(), radius: number(), startAngle: angle(), endAngle: angle(), clockwise: bool())
    case 11: path.addRelativeArc(center: point(), radius: number(), startAngle: angle(), delta: angle())
    case 12: path.addArc(tangent1End: point(), tangent2End: point(), radius: number())
    case 13: path.addLines(list(below: 8) { $0.point() })
    case 14: addZigzag(to: &path)
    default: path.addPath(Path(rect()), transform: transform())
    }
  }

  /// Thousands of lines, which are flattened in parts.
  private mutating func addZigzag(to path: inout Path) {
    let (start, step) = (point(), size())
    path.move(to: start)
    for line in 1...(64 * (1 + index(64))) {
      let y = line.isMultiple(of: 2) ? start.y : start.y + step.height
      path.addLine(to: CGPoint(x: start.x + CGFloat(line) * step.width / 64, y: y))
    }
  }

  private mutating func cornerRadii() -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: number(), bottomLeading: number(), bottomTrailing: number(), topTrailing: number())
  }

  mutating func fillStyle() -> FillStyle { FillStyle(eoFill: bool(), antialiased: bool()) }

  mutating func strokeStyle() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(), lineCap: pick([.butt, .round, .square]), lineJoin: pick([.miter, .round, .bevel]),
      miterLimit: number(), dash: list(below: 5) { CGFloat($0.number()) }, dashPhase: number())
  }

  mutating func color() -> Color {
    let space = pick([Color.RGBColorSpace.sRGB, .sRGBLinear, .displayP3])
    return Color(space, red: fraction(), green: fraction(), blue: fraction(), opacity: fraction())
  }

  mutating func gradient() -> Gradient {
    Gradient(stops: list(below: 8) { Gradient.Stop(color: $0.color(), location: CGFloat($0.fraction())) })
  }

  mutating func shading() -> GraphicsContext.Shading {
    let options = GraphicsContext.GradientOptions(rawValue: UInt32(index(8)))
    switch index(12) {
    case 0...4: return .color(color())
    case 5: return .linearGradient(gradient(), startPoint: point(), endPoint: point(), options: options)
    case 6:
      return .radialGradient(
        gradient(), center: point(), startRadius: number(), endRadius: number(), options: options)
    case 7: return .conicGradient(gradient(), center: point(), angle: angle(), options: options)
    case 8: return .tiledImage(ByteReader.picture, origin: point(), sourceRect: rect(), scale: number())
    case 9: return .meshGradient(mesh())
    case 10:
      return .style(LinearGradient(gradient: gradient(), startPoint: unitPoint(), endPoint: unitPoint()))
    default: return .backdrop
    }
  }

  private mutating func mesh() -> MeshGradient {
    let (width, height) = (index(5), index(5))
    // Now and then the numbers of points and colors do not fit.
    let count = index(16) == 0 ? index(16) : width * height
    let points = (0..<count).map { _ in SIMD2(Float(fraction()), Float(fraction())) }
    let colors = (0..<count).map { _ in color() }
    return MeshGradient(
      width: width, height: height, points: points, colors: colors, background: color(),
      smoothsColors: bool(), colorSpace: bool() ? .device : .perceptual)
  }

  mutating func filter() -> GraphicsContext.Filter {
    switch index(13) {
    case 0, 1: .blur(radius: number(), options: GraphicsContext.BlurOptions(rawValue: UInt32(index(4))))
    case 2, 3:
      .shadow(
        color: color(), radius: number(), x: number(), y: number(), blendMode: blendMode(),
        options: GraphicsContext.ShadowOptions(rawValue: UInt32(index(16))))
    case 4: .projectionTransform(projection())
    case 5: .colorMultiply(color())
    case 6: .colorMatrix(colorMatrix())
    case 7: .hueRotation(angle())
    case 8: .saturation(number())
    case 9: bool() ? .brightness(number()) : .contrast(number())
    case 10: bool() ? .colorInvert(number()) : .grayscale(number())
    case 11: .luminanceToAlpha
    default: .alphaThreshold(min: fraction(), max: fraction(), color: color())
    }
  }

  mutating func projection() -> ProjectionTransform {
    var projection = ProjectionTransform(transform())
    projection.m13 = CGFloat(number() / 1000)
    projection.m23 = CGFloat(number() / 1000)
    projection.m33 = CGFloat(number())
    return projection
  }

  private mutating func colorMatrix() -> ColorMatrix {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.g2, matrix.b3) = (Float(number()), Float(number()), Float(number()))
    (matrix.a4, matrix.r5, matrix.a1) = (Float(number()), Float(number()), Float(number()))
    return matrix
  }

  mutating func blendMode() -> GraphicsContext.BlendMode {
    GraphicsContext.BlendMode(rawValue: Int32(index(30)))
  }

  static let bitmap: CGImage = {
    let bytes = (0..<64).map { UInt8($0 % 4 == 3 ? 255 : $0 * 4) }
    return CGImage(
      width: 4, height: 4, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 16,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: CGDataProvider(data: Data(bytes))!, decode: nil, shouldInterpolate: true,
      intent: .defaultIntent)!
  }()

  static var picture: Image { Image(decorative: bitmap, scale: 1) }
}
