import Foundation
import SwiftUI

/// Calls of `CGContext` on bitmaps.
enum ContextDoor {
  static func run(_ input: [UInt8]) {
    requireSameBytes { context in
      var decoder = ContextDecoder(input)
      decoder.draw(into: context)
    }
  }

  /// Makes the same calls on two bitmaps, which then have the same bytes.
  static func requireSameBytes(_ calls: (CGContext) -> Void) {
    let (first, second) = (picture(of: calls), picture(of: calls))
    require(first == second, "the same calls gave different bytes")
  }

  private static func picture(of calls: (CGContext) -> Void) -> Data? {
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    guard
      let context = CGContext(
        data: nil, width: 64, height: 48, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info)
    else { fatalError("no bitmap context") }
    calls(context)
    return context.makeImage()?.pngData()
  }
}

/// Decodes bytes into calls of `CGContext`.
struct ContextDecoder {
  var reader: ByteReader
  /// What the calls and their callbacks share; nil for calls without layers, shadings and patterns.
  let objects: SharedObjects?
  /// The number of calls that are left. It keeps correct inputs fast.
  private var remainingCalls: Int

  init(_ bytes: [UInt8], _ objects: SharedObjects? = nil, calls: Int = 150) {
    (reader, self.objects, remainingCalls) = (ByteReader(bytes), objects, calls)
  }

  mutating func draw(into context: CGContext) {
    while !reader.isAtEnd, remainingCalls > 0, prepare(context) {
      remainingCalls -= 1
      switch reader.index(objects == nil ? 4 : 7) {
      case 0: addToPath(of: context)
      case 1: changeState(of: context)
      case 2: paint(into: context)
      case 3: changeSettings(of: context)
      default: useObjects(in: context)
      }
    }
  }

  private mutating func addToPath(of context: CGContext) {
    switch reader.index(12) {
    case 0: context.beginPath()
    case 1: context.move(to: reader.point())
    case 2: context.addLine(to: reader.point())
    case 3: context.addLines(between: reader.list(below: 8) { $0.point() })
    case 4: context.addCurve(to: reader.point(), control1: reader.point(), control2: reader.point())
    case 5: context.addQuadCurve(to: reader.point(), control: reader.point())
    case 6:
      context.addArc(
        center: reader.point(), radius: reader.number(), startAngle: reader.number(),
        endAngle: reader.number(),
        clockwise: reader.bool())
    case 7:
      context.addArc(tangent1End: reader.point(), tangent2End: reader.point(), radius: reader.number())
    case 8: context.addRects(reader.list(below: 4) { $0.rect() })
    case 9: context.addEllipse(in: reader.rect())
    case 10: context.replacePathWithStrokedPath()
    default: context.closePath()
    }
  }

  private mutating func changeState(of context: CGContext) {
    switch reader.index(12) {
    case 0: context.saveGState()
    case 1: context.restoreGState()
    case 2: context.concatenate(reader.transform())
    case 3: context.translateBy(x: reader.number(), y: reader.number())
    case 4: context.scaleBy(x: reader.number(), y: reader.number())
    case 5: context.rotate(by: reader.number())
    case 6: context.clip(using: reader.bool() ? .evenOdd : .winding)
    case 7: context.clip(to: reader.rect())
    case 8: context.clip(to: reader.rect(), mask: ByteReader.bitmap)
    case 9: context.beginTransparencyLayer(in: reader.rect(), auxiliaryInfo: nil)
    case 10: context.endTransparencyLayer()
    default: context.resetClip()
    }
  }

  private mutating func paint(into context: CGContext) {
    switch reader.index(12) {
    case 0: context.fillPath(using: reader.bool() ? .evenOdd : .winding)
    case 1: context.strokePath()
    case 2: context.fill(reader.rect())
    case 3: context.stroke(reader.rect(), width: reader.number())
    case 4: context.fillEllipse(in: reader.rect())
    case 5: context.strokeLineSegments(between: reader.list(below: 6) { $0.point() })
    case 6: context.clear(reader.rect())
    case 7: context.draw(ByteReader.bitmap, in: reader.rect(), byTiling: reader.bool())
    case 8: drawGradient(into: context)
    case 9: context.flush()
    default: context.drawPath(using: CGPathDrawingMode(rawValue: Int32(reader.index(5))) ?? .fill)
    }
  }

  private mutating func drawGradient(into context: CGContext) {
    let components = reader.list(below: 6) { reader in (0..<4).map { _ in CGFloat(reader.fraction()) } }
    let locations = components.map { _ in CGFloat(reader.fraction()) }
    let gradient = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: components.flatMap { $0 },
      locations: locations,
      count: components.count)
    guard let gradient else { return }
    let options = CGGradientDrawingOptions(rawValue: UInt32(reader.index(4)))
    switch reader.index(3) {
    case 0: context.drawLinearGradient(gradient, start: reader.point(), end: reader.point(), options: options)
    case 1:
      context.drawRadialGradient(
        gradient, startCenter: reader.point(), startRadius: reader.number(), endCenter: reader.point(),
        endRadius: reader.number(), options: options)
    default: context.drawConicGradient(gradient, center: reader.point(), angle: reader.number())
    }
  }

  private mutating func changeSettings(of context: CGContext) {
    switch reader.index(10) {
    case 0: context.setLineWidth(reader.number())
    case 1: context.setLineCap(CGLineCap(rawValue: Int32(reader.index(3))) ?? .butt)
    case 2: context.setLineJoin(CGLineJoin(rawValue: Int32(reader.index(3))) ?? .miter)
    case 3: context.setMiterLimit(reader.number())
    case 4:
      context.setLineDash(phase: reader.number(), lengths: reader.list(below: 5) { CGFloat($0.number()) })
    case 5: context.setAlpha(reader.fraction())
    case 6: context.setBlendMode(CGBlendMode(rawValue: Int32(reader.index(28))) ?? .normal)
    case 7: context.setShadow(offset: reader.size(), blur: reader.number())
    case 8: context.setStrokeColor(color())
    default: context.setFillColor(color())
    }
  }

  private mutating func color() -> CGColor {
    CGColor(
      red: reader.fraction(), green: reader.fraction(), blue: reader.fraction(), alpha: reader.fraction())
  }
}
