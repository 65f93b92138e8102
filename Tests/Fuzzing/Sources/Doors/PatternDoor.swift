import EaselDrawing
import SwiftUI

/// Calls of `CGContext` with layers, shadings and patterns, whose callbacks draw, on bitmaps and in a canvas.
enum PatternDoor {
  @MainActor static func run(_ input: [UInt8]) {
    var reader = ByteReader(input)
    let isCanvas = reader.bool()
    let bytes = reader.remainder()
    guard isCanvas else { return ContextDoor.requireSameBytes { draw(bytes, into: $0) } }
    let (part, whole) = (list(Array(bytes.prefix(bytes.count / 2))), list(bytes))
    FrameComparison.requireSameBytes([part, whole, part])
  }

  @MainActor private static func list(_ bytes: [UInt8]) -> DisplayList {
    let canvas = Canvas { context, _ in
      context.withCGContext { draw(bytes, into: $0) }
    }
    return HostedView(canvas).list()
  }

  private static func draw(_ bytes: [UInt8], into context: CGContext) {
    var decoder = ContextDecoder(bytes, SharedObjects())
    decoder.draw(into: context)
  }
}

/// What the calls of an input have created. Callbacks use it while other calls draw.
final class SharedObjects {
  var patterns: [CGPattern] = []
  var layers: [CGLayer] = []
  var shadings: [CGShading] = []
  /// The number of shadings that are still drawn: each of them calls its function a thousand times.
  var remainingShadings = 8

  /// The largest number of objects of a kind.
  static let largestCount = 8
}
