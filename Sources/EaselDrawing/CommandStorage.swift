import EaselGeometry

/// The commands of a drawing, packed: a record for each, and lists of what records refer to.
///
/// Neighbours in a drawing tend to share state, style and path, so a thing that equals the last of its list is not added
/// again.
struct CommandStorage: Sendable {
  var records = ContiguousArray<CommandRecord>()
  var states = ContiguousArray<DrawingState>()
  var strokeStyles = ContiguousArray<StrokeStyle>()
  var paths = ContiguousArray<Path>()
  var paints = ContiguousArray<Paint>()
  var glyphRuns = ContiguousArray<GlyphRun>()
  var fragments = ContiguousArray<Fragment>()
  var projections = ContiguousArray<ProjectionTransform>()
  var identities = ContiguousArray<PictureIdentity>()

  /// The command at a position in painting order.
  subscript(position: Int) -> DrawingCommand {
    let record = records[position]
    return DrawingCommand(operation: operation(record), state: states[Int(record.state)])
  }

  private func operation(_ record: CommandRecord) -> DrawingCommand.Operation {
    switch record.kind {
    case .fill: .fill(path(record), record.fillStyle, paint(record))
    case .stroke:
      .stroke(
        path(record), strokeStyles[Int(record.style)], isAntialiased: record.flags.contains(.antialiased),
        paint(record))
    case .glyphs: .glyphs(glyphRuns[Int(record.object)], origin: record.point, paint(record))
    case .fragment: .fragment(fragments[Int(record.object)])
    case .projected: .projected(fragments[Int(record.object)], projections[Int(record.style)])
    case .layer: .layer(fragments[Int(record.object)])
    case .symbol: .symbol(fragments[Int(record.object)])
    case .canvas:
      .canvas(fragments[Int(record.object)], DisplayList.ColorMode(rawValue: UInt8(record.style))!)
    case .asynchronous: .asynchronous(fragments[Int(record.object)], identities[Int(record.style)])
    }
  }

  fileprivate func path(_ record: CommandRecord) -> Path {
    switch record.figure {
    case .empty: Path(storage: .empty)
    case .rect: Path(storage: .rect(record.rect))
    case .ellipse: Path(storage: .ellipse(record.rect))
    case .path: paths[Int(record.object)]
    }
  }

  fileprivate func paint(_ record: CommandRecord) -> Paint {
    record.flags.contains(.listedPaint)
      ? paints[record.paintIndex] : .solid(PaintColor(components: record.color))
  }
}

extension CommandRecord {
  fileprivate var fillStyle: FillStyle {
    FillStyle(eoFill: flags.contains(.evenOdd), antialiased: flags.contains(.antialiased))
  }
}

/// Drawing commands in painting order; each is put together when it is asked for.
public struct DrawingCommands: RandomAccessCollection, Sendable {
  let storage: CommandStorage

  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.records.count }

  public subscript(position: Int) -> DrawingCommand { storage[position] }

  /// The command at a position if it fills a rectangle with one colour, which is what charts and user interfaces mostly
  /// consist of: without putting a path and a paint together.
  public func solidRect(at position: Int) -> SolidRectFill? {
    let record = storage.records[position]
    guard record.kind == .fill, record.figure == .rect, !record.flags.contains(.listedPaint) else {
      return nil
    }
    return SolidRectFill(
      rect: record.rect, color: PaintColor(components: record.color), style: record.fillStyle,
      state: record.state)
  }

  /// The command at a position if it fills a path: without putting a `DrawingCommand` together.
  public func fill(at position: Int) -> PathFill? {
    let record = storage.records[position]
    guard record.kind == .fill else { return nil }
    return PathFill(
      path: storage.path(record), style: record.fillStyle, paint: storage.paint(record), state: record.state)
  }

  /// True for a drawing that is put down in place.
  public func isFragment(at position: Int) -> Bool { storage.records[position].kind == .fragment }

  /// The state with a number that a fill has.
  public func state(at index: Int32) -> DrawingState { storage.states[Int(index)] }
}

/// A rectangle of one colour; where it is drawn, its commands' `state(at:)` tells.
public struct SolidRectFill: Sendable {
  public let rect: CGRect
  public let color: PaintColor
  public let style: FillStyle
  public let state: Int32
}

/// A path and what it is filled with; where it is drawn, its commands' `state(at:)` tells.
public struct PathFill: Sendable {
  public let path: Path
  public let style: FillStyle
  public let paint: Paint
  public let state: Int32
}
