import EaselGeometry

/// One drawing call in a cache line without references: what does not fit is in the lists of a `CommandStorage`, by index.
///
/// That makes recording a store of 64 bytes, and growing and freeing a list of them a matter of plain memory.
public struct CommandRecord: BitwiseCopyable, Sendable {
  public enum Kind: UInt8, BitwiseCopyable, Sendable {
    case fill, stroke, glyphs, fragment, projected, layer, symbol, canvas, asynchronous
  }

  /// What is filled or stroked.
  public enum Figure: UInt8, BitwiseCopyable, Sendable {
    case empty, rect, ellipse
    /// Any other path, in `paths` at `object`.
    case path
  }

  struct Flags: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt8

    static let evenOdd = Flags(rawValue: 1)
    static let antialiased = Flags(rawValue: 2)
    /// The paint is no plain colour: it is in `paints` at `paintIndex`.
    static let listedPaint = Flags(rawValue: 4)
  }

  public internal(set) var kind: Kind
  public internal(set) var figure: Figure = .empty
  var flags: Flags = []
  /// The state, in `states`.
  var state: Int32
  /// Of a stroke: its style, in `strokeStyles`. Of a projected fragment: its map, in `projections`. Of a canvas: its
  /// colour mode. Of an asynchronous picture: its identity, in `identities`.
  var style: Int32 = 0
  /// The path, glyph run or fragment, in the list of its kind.
  var object: Int32 = 0
  /// Of the rectangle or the box of the ellipse; of a glyph run: its origin.
  var origin = SIMD2<Double>(repeating: 0)
  /// Width and height of the rectangle or the box.
  var size = SIMD2<Double>(repeating: 0)
  /// The colour of a solid paint; else its first component's bits are `paintIndex`.
  var color = SIMD4<Float>(repeating: 0)

  var point: CGPoint {
    get { CGPoint(x: origin.x, y: origin.y) }
    set { origin = SIMD2(Double(newValue.x), Double(newValue.y)) }
  }

  public internal(set) var rect: CGRect {
    get { CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y) }
    set {
      point = newValue.origin
      size = SIMD2(Double(newValue.size.width), Double(newValue.size.height))
    }
  }

  var paintIndex: Int {
    get { Int(color.x.bitPattern) }
    set { color.x = Float(bitPattern: UInt32(truncatingIfNeeded: newValue)) }
  }
}

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
  var identities = ContiguousArray<LayerIdentity>()

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
  fileprivate var isShape: Bool { kind == .fill || kind == .stroke }

  /// How a shape is filled, or its stroke.
  public var fillStyle: FillStyle {
    FillStyle(eoFill: flags.contains(.evenOdd), antialiased: flags.contains(.antialiased))
  }
}

/// Drawing commands in painting order; each is put together when it is asked for.
public struct DrawingCommands: RandomAccessCollection, Sendable {
  let storage: CommandStorage

  public var startIndex: Int { 0 }
  public var endIndex: Int { storage.records.count }

  public subscript(position: Int) -> DrawingCommand { storage[position] }

  /// True for a drawing that is put down in place.
  public func isFragment(at position: Int) -> Bool { storage.records[position].kind == .fragment }

  /// The state of the command at a position.
  public func state(at position: Int) -> DrawingState { storage.states[Int(storage.records[position].state)] }
}

// MARK: Fills and strokes, which most drawings mostly consist of, without putting a `DrawingCommand` together for each

extension DrawingCommands {
  /// The commands of a range, from its first one on, that fill or stroke something in one state.
  public func shapes(in range: Range<Int>) -> Range<Int> {
    guard let first = range.first else { return range }
    let state = storage.records[first].state
    var end = first
    while end < range.upperBound, storage.records[end].isShape, storage.records[end].state == state {
      end &+= 1
    }
    return first..<end
  }

  /// The command at a position, in short.
  public func record(at position: Int) -> CommandRecord { storage.records[position] }

  /// What a record of these commands fills or strokes.
  public func path(of record: CommandRecord) -> Path { storage.path(record) }

  /// How a record strokes, which must not be a fill.
  public func strokeStyle(of record: CommandRecord) -> StrokeStyle { storage.strokeStyles[Int(record.style)] }

  /// What a record fills or strokes with.
  public func paint(of record: CommandRecord) -> Paint { storage.paint(record) }
}
