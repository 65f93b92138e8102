import EaselGeometry

/// The packed commands of a drawing: a record for each command, and lists of the values that records refer to.
///
/// Successive commands often share their state, style or path, so a value that equals the last one of its list is not
/// added again.
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
    case .canvas: .canvas(fragments[Int(record.object)], record.colorMode)
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
  fileprivate var isShape: Bool { kind == .fill || kind == .stroke }

  fileprivate var colorMode: DisplayList.ColorMode { DisplayList.ColorMode(rawValue: UInt8(style))! }

  /// The fill style of a shape; for a stroke, that of its outline.
  public var fillStyle: FillStyle {
    FillStyle(eoFill: flags.contains(.evenOdd), antialiased: flags.contains(.antialiased))
  }
}

/// Drawing commands in painting order.
///
/// Subscripting assembles a `DrawingCommand` from its record. Code that visits many commands reads the records instead.
public struct DrawingCommands: RandomAccessCollection, Sendable {
  let storage: CommandStorage

  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.records.count }

  public subscript(position: Int) -> DrawingCommand { storage[position] }

  /// The state of the command at a position.
  public func state(at position: Int) -> DrawingState { storage.states[Int(storage.records[position].state)] }
}

// MARK: Records

extension DrawingCommands {
  /// The longest prefix of a range that consists of fills and strokes in one state.
  public func shapes(in range: Range<Int>) -> Range<Int> {
    guard let first = range.first else { return range }
    let state = storage.records[first].state
    var end = first
    while end < range.upperBound, storage.records[end].isShape, storage.records[end].state == state {
      end &+= 1
    }
    return first..<end
  }

  /// The record of the command at a position.
  public func record(at position: Int) -> CommandRecord { storage.records[position] }

  /// The path that a record of these commands fills or strokes.
  public func path(of record: CommandRecord) -> Path { storage.path(record) }

  /// The style of a record of kind `stroke`.
  public func strokeStyle(of record: CommandRecord) -> StrokeStyle { storage.strokeStyles[Int(record.style)] }

  /// The paint of a fill, a stroke or a glyph run.
  public func paint(of record: CommandRecord) -> Paint { storage.paint(record) }

  /// The run of a record of kind `glyphs`.
  public func glyphRun(of record: CommandRecord) -> GlyphRun { storage.glyphRuns[Int(record.object)] }

  /// The nested drawing of a record of any kind other than `fill`, `stroke` and `glyphs`.
  public func fragment(of record: CommandRecord) -> Fragment { storage.fragments[Int(record.object)] }

  /// The projection of a record of kind `projected`.
  public func projection(of record: CommandRecord) -> ProjectionTransform {
    storage.projections[Int(record.style)]
  }

  /// The color mode of a record of kind `canvas`.
  public func colorMode(of record: CommandRecord) -> DisplayList.ColorMode { record.colorMode }

  /// The identity of a record of kind `asynchronous`.
  public func identity(of record: CommandRecord) -> PictureIdentity { storage.identities[Int(record.style)] }
}
