import EaselDrawing
@testable import EaselUI
import SwiftUI

/// Long drawings that grow and shrink from frame to frame, as a sketch to which lines are added: the beginning of a plan is
/// used for the next frame, and must give the same pixels as a new plan.
enum SketchDoor {
  /// The largest number of marks. From 1,024 on, the checkpoints of plans are thinned.
  private static let largestCount = 2400

  @MainActor static func run(_ input: [UInt8]) {
    var reader = ByteReader(input)
    let steps = (0..<3 + reader.index(5)).map { _ in 16 * (Int(reader.byte()) - 64) }
    let sketch = Sketch(&reader)
    // Passes in Float32 are slow, and are not reused.
    let limit = sketch.mode == .nonLinear ? largestCount : largestCount / 8
    var count = 0
    let lists = steps.enumerated().map { frame, step in
      count = min(max(count + step, 0), limit)
      return list(sketch, count, frame: frame)
    }
    FrameComparison.requireSameBytes(lists)
  }

  @MainActor private static func list(_ sketch: Sketch, _ count: Int, frame: Int) -> DisplayList {
    let canvas = Canvas(colorMode: sketch.mode) { context, _ in
      sketch.draw(count, frame: frame, into: context)
    }
    let view = HostedView(canvas)
    view.host.environment.colorScheme = sketch.scheme
    return view.list()
  }
}

/// Some marks that are repeated at places of a grid.
private struct Sketch {
  let mode: ColorRenderingMode
  let scheme: ColorScheme
  private let marks: [Mark]
  /// The number of marks in a layer; 1 for marks without layers.
  private let groupSize: Int
  private let clip: Path?
  private let hasText: Bool
  /// A filter of one mark, after which plans are not reused, and the number of that mark.
  private let filter: GraphicsContext.Filter
  private let filteredPosition: Int

  init(_ reader: inout ByteReader) {
    mode = reader.pick([ColorRenderingMode.nonLinear, .nonLinear, .linear, .extendedLinear])
    scheme = reader.bool() ? .dark : .light
    groupSize = reader.pick([1, 1, 3, 5, 64, 1000])
    clip = reader.index(4) == 0 ? Path(ellipseIn: reader.rect()) : nil
    hasText = reader.bool()
    filteredPosition = 16 * Int(reader.byte())
    filter = reader.filter()
    let count = 4 + reader.index(8)
    // Thousands of marks that cover the frame would take long.
    marks = (0..<count).map { Mark(&reader, isSmall: $0 > 0) }
  }

  /// Draws the first marks, and one at a place that depends on the frame.
  func draw(_ count: Int, frame: Int, into context: GraphicsContext) {
    var context = context
    if let clip { context.clip(to: clip) }
    let text = hasText ? context.resolve(Text(verbatim: "Ag").font(.system(size: 9))) : nil
    for start in stride(from: 0, to: count, by: groupSize) {
      let group = start..<min(start + groupSize, count)
      if groupSize > 1 {
        context.drawLayer { draw(group, text, into: $0) }
      } else {
        draw(group, text, into: context)
      }
    }
    context.translateBy(x: CGFloat(5 * frame), y: 30)
    marks[0].draw(into: context)
  }

  private func draw(
    _ group: Range<Int>, _ text: GraphicsContext.ResolvedText?, into context: GraphicsContext
  ) {
    for position in group {
      var placed = context
      placed.translateBy(x: CGFloat(position % 12 * 8), y: CGFloat(position / 12 % 8 * 8))
      if position == filteredPosition { placed.addFilter(filter) }
      marks[position % marks.count].draw(into: placed)
      if let text, position.isMultiple(of: 32) { placed.draw(text, at: .zero) }
    }
  }
}

/// A fill or a stroke with its state.
private struct Mark {
  private let path: Path
  private let shading: GraphicsContext.Shading
  /// The width of a stroke; nil for a fill.
  private let lineWidth: CGFloat?
  private let opacity: Double
  private let blendMode: GraphicsContext.BlendMode

  /// - Parameter isSmall: Whether the mark covers a small part of the frame; otherwise its numbers are arbitrary.
  init(_ reader: inout ByteReader, isSmall: Bool) {
    path = Mark.outline(&reader, isSmall: isSmall)
    shading = reader.sketchShading()
    let width = isSmall ? CGFloat(reader.index(8)) : CGFloat(reader.number())
    lineWidth = reader.bool() ? width : nil
    opacity = reader.bool() ? 1 : reader.fraction()
    blendMode = reader.index(4) == 0 ? reader.blendMode() : .normal
  }

  private static func outline(_ reader: inout ByteReader, isSmall: Bool) -> Path {
    let rect =
      isSmall
      ? CGRect(x: reader.index(8), y: reader.index(8), width: reader.index(24), height: reader.index(24))
      : reader.rect()
    switch reader.index(4) {
    case 0: return Path(rect)
    case 1: return Path(ellipseIn: rect)
    case 2: return Path(roundedRect: rect, cornerRadius: 3)
    default:
      return Path { path in
        path.move(to: rect.origin)
        path.addQuadCurve(
          to: CGPoint(x: rect.origin.x + rect.width, y: rect.origin.y + rect.height),
          control: CGPoint(x: rect.origin.x, y: rect.origin.y + rect.height))
      }
    }
  }

  func draw(into context: GraphicsContext) {
    var context = context
    context.opacity = opacity
    context.blendMode = blendMode
    if let lineWidth {
      context.stroke(path, with: shading, lineWidth: lineWidth)
    } else {
      context.fill(path, with: shading)
    }
  }
}

extension ByteReader {
  /// A shading that is seldom one of those after which plans are not reused.
  fileprivate mutating func sketchShading() -> GraphicsContext.Shading {
    switch index(16) {
    case 0...4: .color(color())
    case 5...7: .color(systemColor())
    case 8, 9: .style(systemColor().gradient)
    case 10: .color(systemColor().mix(with: color(), by: fraction()))
    case 11: .style(HierarchicalShapeStyle.secondary)
    case 12, 13: .linearGradient(gradient(), startPoint: point(), endPoint: point())
    case 14: .radialGradient(gradient(), center: point(), startRadius: number(), endRadius: number())
    default: shading()
    }
  }

  private mutating func systemColor() -> Color { Color(pick(SystemColor.allCases)) }
}
