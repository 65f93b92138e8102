import EaselGeometry

/// A drawing command in 64 bytes, one cache line, without references. Parts that do not fit are stored in the
/// lists of a `CommandStorage`, and the record has their indices.
///
/// Recording a command is then a store of 64 bytes, and lists of records can be copied and freed as plain
/// memory.
///
/// ```swift
/// import EaselDrawing
///
/// func strokeCount(of fragment: Fragment) -> Int {
///   let commands = fragment.commands
///   return commands.indices.filter { commands.record(at: $0).kind == .stroke }.count
/// }
/// ```
public struct CommandRecord: BitwiseCopyable, Sendable {
  /// The kind of a command; see `DrawingCommand.Operation`.
  public enum Kind: UInt8, BitwiseCopyable, Sendable {
    /// The kinds, in the order of the operations.
    case fill, stroke, glyphs, fragment, projected, layer, symbol, canvas, asynchronous
  }

  /// The shape that a fill or stroke applies to.
  public enum Figure: UInt8, BitwiseCopyable, Sendable {
    /// Shapes that the record itself contains.
    case empty, rect, ellipse
    /// Any other path: `paths[object]`.
    case path
  }

  struct Flags: OptionSet, BitwiseCopyable, Sendable {
    let rawValue: UInt8

    static let evenOdd = Flags(rawValue: 1)
    static let antialiased = Flags(rawValue: 2)
    /// The paint is not a solid color; it is `paints[paintIndex]`.
    static let listedPaint = Flags(rawValue: 4)
  }

  /// The kind of the command.
  public internal(set) var kind: Kind
  /// The shape of a fill or stroke.
  public internal(set) var figure: Figure = .empty
  var flags: Flags = []
  /// The index of the state in `states`.
  var state: Int32
  /// For a stroke, the index of its style in `strokeStyles`; for a projected fragment, the index of its
  /// transform in `projections`; for a canvas, its color mode; for an asynchronous layer, the index of its
  /// identity in `identities`.
  var style: Int32 = 0
  /// The index of the path, glyph run or fragment in its list.
  var object: Int32 = 0
  /// The origin of the rectangle, of the ellipse's bounding box or of the glyph run.
  var origin = SIMD2<Double>(repeating: 0)
  /// The width and height of the rectangle or the bounding box.
  var size = SIMD2<Double>(repeating: 0)
  /// The color of a solid paint. For other paints, the bits of the first component are `paintIndex`.
  var color = SIMD4<Float>(repeating: 0)

  /// The origin of a glyph run, in the user space of the command.
  public internal(set) var point: CGPoint {
    get { CGPoint(x: origin.x, y: origin.y) }
    set { origin = SIMD2(Double(newValue.x), Double(newValue.y)) }
  }

  /// The rectangle, or the bounding box of the ellipse, in the user space of the command.
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

/// The commands of a drawing in packed form: one record per command, and lists of the parts that records
/// refer to.
///
/// Consecutive commands often share state, style, path and paint, so a part that equals the last one of its
/// list is not added again. Paths, glyph runs, fragments, clips and filters are compared by identity only.
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

  /// The command at an index in painting order.
  subscript(position: Int) -> DrawingCommand {
    let record = records[position]
    return DrawingCommand(operation: operation(record), state: states[Int(record.state)])
  }

  /// See ``Fragment/isOneShape``.
  var isOneShape: Bool {
    guard let record = records.first else { return true }
    guard records.count == 1, states[Int(record.state)].clip == nil else { return false }
    return record.isShape || record.kind == .fragment && fragments[Int(record.object)].isOneShape
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

  /// Whether the paint of a fill, a stroke or a glyph run is a solid color.
  public var hasSolidPaint: Bool { !flags.contains(.listedPaint) }

  /// The fill rule and antialiasing of a fill; for a stroke, only the antialiasing applies.
  public var fillStyle: FillStyle {
    FillStyle(eoFill: flags.contains(.evenOdd), antialiased: flags.contains(.antialiased))
  }
}

/// Drawing commands in painting order. Each `DrawingCommand` is created from its packed record on access.
///
/// ```swift
/// import EaselDrawing
///
/// func hasGlyphs(_ fragment: Fragment) -> Bool {
///   fragment.commands.contains { if case .glyphs = $0.operation { true } else { false } }
/// }
/// ```
public struct DrawingCommands: RandomAccessCollection, Sendable {
  let storage: CommandStorage

  /// The index of the first command: 0.
  public var startIndex: Int { 0 }
  /// The number of commands.
  public var endIndex: Int { storage.records.count }

  /// The command at an index.
  public subscript(position: Int) -> DrawingCommand { storage[position] }

  /// The state of the command at a position.
  public func state(at position: Int) -> DrawingState { storage.states[Int(storage.records[position].state)] }
}

// MARK: Records

extension DrawingCommands {
  /// Returns the longest prefix of a range of indices in which all commands are fills or strokes with the
  /// same state; empty if the first command is neither.
  public func shapes(in range: Range<Int>) -> Range<Int> {
    guard let first = range.first else { return range }
    let state = storage.records[first].state
    var end = first
    while end < range.upperBound, storage.records[end].isShape, storage.records[end].state == state {
      end &+= 1
    }
    return first..<end
  }

  /// Returns the longest prefix of a range of indices in which all commands draw the same symbol; empty if the first command
  /// does not draw a symbol.
  package func symbols(in range: Range<Int>) -> Range<Int> {
    guard let first = range.first else { return range }
    let symbol = storage.records[first].object
    var end = first
    while end < range.upperBound, storage.records[end].kind == .symbol, storage.records[end].object == symbol
    {
      end &+= 1
    }
    return first..<end
  }

  /// Returns the packed record of the command at an index.
  public func record(at position: Int) -> CommandRecord { storage.records[position] }

  /// Returns the path that a record of these commands fills or strokes.
  public func path(of record: CommandRecord) -> Path { storage.path(record) }

  /// Returns the stroke style of a record of these commands, which must be a stroke.
  public func strokeStyle(of record: CommandRecord) -> StrokeStyle { storage.strokeStyles[Int(record.style)] }

  /// Returns the paint of a record of these commands, which must be a fill, a stroke or a glyph run.
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
  public func identity(of record: CommandRecord) -> LayerIdentity { storage.identities[Int(record.style)] }
}
