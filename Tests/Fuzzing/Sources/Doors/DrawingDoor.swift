import EaselDrawing
import SwiftUI

/// Calls of `GraphicsContext`, rendered in different ways.
enum DrawingDoor {
  @MainActor static func run(_ input: [UInt8]) {
    var reader = ByteReader(input)
    let opaque = reader.bool()
    let mode = reader.pick([ColorRenderingMode.nonLinear, .linear, .extendedLinear])
    let bytes = reader.remainder()
    // The second frame has more and other commands, so that it has damage; the third is the first one again.
    let (part, whole) = (list(Array(bytes.prefix(bytes.count / 2)), opaque, mode), list(bytes, opaque, mode))
    FrameComparison.requireSameBytes([part, whole, part])
  }

  @MainActor private static func list(
    _ bytes: [UInt8], _ opaque: Bool, _ mode: ColorRenderingMode
  ) -> DisplayList {
    let canvas = Canvas(opaque: opaque, colorMode: mode) { context, _ in
      var decoder = DrawingDecoder(bytes)
      decoder.draw(into: &context)
    }
    return HostedView(canvas).list()
  }
}

/// Decodes bytes into calls of `GraphicsContext`.
struct DrawingDecoder {
  private var reader: ByteReader
  /// The number of calls that are left. It keeps correct inputs fast: filters over many layers take long.
  private var remainingCalls = 150
  /// The deepest nesting of layers.
  private static let deepestLayer = 8

  init(_ bytes: [UInt8]) { reader = ByteReader(bytes) }

  mutating func draw(into context: inout GraphicsContext, depth: Int = 0) {
    while !reader.isAtEnd, remainingCalls > 0 {
      remainingCalls -= 1
      switch reader.index(24) {
      case 0...3: context.fill(reader.path(), with: reader.shading(), style: reader.fillStyle())
      case 4...6: context.stroke(reader.path(), with: reader.shading(), style: reader.strokeStyle())
      case 7: drawText(into: context)
      case 8: context.draw(ByteReader.picture, in: reader.rect(), style: reader.fillStyle())
      case 9: context.opacity = reader.fraction()
      case 10: context.blendMode = reader.blendMode()
      case 11: context.concatenate(reader.transform())
      case 12: context.translateBy(x: reader.number(), y: reader.number())
      case 13: context.rotate(by: reader.angle())
      case 14:
        context.clip(
          to: reader.path(), style: reader.fillStyle(), options: reader.bool() ? .inverse : [])
      case 15, 16: context.addFilter(reader.filter(), options: reader.bool() ? .linearColor : [])
      case 17 where depth < Self.deepestLayer: drawInCGContext(of: context)
      case 18 where depth < Self.deepestLayer, 19 where depth < Self.deepestLayer:
        context.drawLayer { draw(into: &$0, depth: depth + 1) }
      case 20 where depth < Self.deepestLayer:
        let options: GraphicsContext.ClipOptions = reader.bool() ? .inverse : []
        context.clipToLayer(opacity: reader.fraction(), options: options) {
          draw(into: &$0, depth: depth + 1)
        }
      case 21 where depth < Self.deepestLayer:
        // A copy: its state ends with the block.
        var copy = context
        draw(into: &copy, depth: depth + 1)
      case 22: return
      default: context.scaleBy(x: reader.number(), y: reader.number())
      }
    }
  }

  private mutating func drawText(into context: GraphicsContext) {
    let text = Text(verbatim: reader.text()).font(.system(size: reader.number()))
    if reader.bool() {
      context.draw(text, in: reader.rect())
    } else {
      context.draw(text, at: reader.point(), anchor: reader.unitPoint())
    }
  }

  private mutating func drawInCGContext(of context: GraphicsContext) {
    let bytes = reader.bytes(Int(reader.byte()))
    context.withCGContext { inner in
      var decoder = ContextDecoder(bytes)
      decoder.draw(into: inner)
    }
  }
}
