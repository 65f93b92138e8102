import EaselGeometry

/// Packs drawing calls into a `CommandStorage` and hashes them as they are added.
struct FragmentBuilder {
  private(set) var storage = CommandStorage()
  private(set) var prefixHashes: [ContentHash] = []
  private(set) var blendsWithBackdrop = false
  /// The depth of the deepest fragment that was added, as a command or as a mask.
  private(set) var nestedDepth = 0
  private var hasher = ContentHasher()

  private var lastState = StateIdentity(DrawingState())
  private var lastStateHash = ContentHash.zero
  private var lastStrokeStyle = StrokeStyle()
  private var lastStrokeStyleHash = ContentHash.zero
  private var lastPath = Path.Identity()
  private var lastPathHash = ContentHash.zero

  /// Reserves capacity for as many elements as another drawing has.
  mutating func reserve(like other: CommandStorage) {
    storage.records.reserveCapacity(other.records.count)
    storage.states.reserveCapacity(other.states.count)
    storage.paths.reserveCapacity(other.paths.count)
    storage.glyphRuns.reserveCapacity(other.glyphRuns.count)
    storage.fragments.reserveCapacity(other.fragments.count)
    prefixHashes.reserveCapacity(other.records.count / Fragment.prefixStep)
  }

  /// The hash of all commands added so far.
  var hash: ContentHash { hasher.finish() }

  mutating func fill(_ path: Path, style: FillStyle, paint: Paint, state: DrawingState) {
    // A local copy stays in registers.
    var hasher = hasher
    var record = CommandRecord(kind: .fill, state: add(state, &hasher))
    if style.isEOFilled { record.flags.insert(.evenOdd) }
    if style.isAntialiased { record.flags.insert(.antialiased) }
    add(path, to: &record, &hasher)
    add(paint, to: &record, &hasher)
    append(record, hasher)
  }

  mutating func stroke(
    _ path: Path, style: StrokeStyle, isAntialiased: Bool, paint: Paint, state: DrawingState
  ) {
    var hasher = hasher
    var record = CommandRecord(kind: .stroke, state: add(state, &hasher))
    if isAntialiased { record.flags.insert(.antialiased) }
    record.style = add(style, &hasher)
    add(path, to: &record, &hasher)
    add(paint, to: &record, &hasher)
    append(record, hasher)
  }

  mutating func append(_ operation: DrawingCommand.Operation, state: DrawingState) {
    switch operation {
    case .fill(let path, let style, let paint):
      fill(path, style: style, paint: paint, state: state)
    case .stroke(let path, let style, let isAntialiased, let paint):
      stroke(path, style: style, isAntialiased: isAntialiased, paint: paint, state: state)
    case .glyphs(let run, let origin, let paint):
      glyphs(run, origin: origin, paint: paint, state: state)
    case .fragment(let fragment):
      append(fragment, kind: .fragment, state: state)
    case .projected(let fragment, let projection):
      append(fragment, kind: .projected, projection: projection, state: state)
    case .layer(let fragment):
      append(fragment, kind: .layer, state: state)
    case .symbol(let fragment):
      append(fragment, kind: .symbol, state: state)
    case .canvas(let fragment, let mode):
      append(fragment, kind: .canvas, colorMode: mode, state: state)
    case .asynchronous(let fragment, let identity):
      append(fragment, kind: .asynchronous, identity: identity, state: state)
    }
  }

  mutating func glyphs(_ run: GlyphRun, origin: CGPoint, paint: Paint, state: DrawingState) {
    var hasher = hasher
    var record = CommandRecord(kind: .glyphs, state: add(state, &hasher))
    // Runs of other texts may have equal glyphs, so equality is not enough.
    if storage.glyphRuns.last !== run { storage.glyphRuns.append(run) }
    record.object = Int32(storage.glyphRuns.count &- 1)
    record.point = origin
    hasher.combine(run.hash)
    hasher.combine(origin)
    add(paint, to: &record, &hasher)
    append(record, hasher)
  }

  private mutating func append(
    _ fragment: Fragment, kind: CommandRecord.Kind, projection: ProjectionTransform? = nil,
    colorMode: DisplayList.ColorMode? = nil, identity: LayerIdentity? = nil, state: DrawingState
  ) {
    let fragment = fragment.nestable
    nestedDepth = max(nestedDepth, fragment.depth)
    if kind == .fragment || kind == .projected, fragment.blendsWithBackdrop { blendsWithBackdrop = true }
    var hasher = hasher
    var record = CommandRecord(kind: kind, state: add(state, &hasher))
    if storage.fragments.last !== fragment { storage.fragments.append(fragment) }
    record.object = Int32(storage.fragments.count - 1)
    hasher.combine(fragment.hash)
    if let projection {
      if storage.projections.last != projection { storage.projections.append(projection) }
      record.style = Int32(storage.projections.count &- 1)
      hasher.combine(projection)
    }
    if let colorMode {
      record.style = Int32(colorMode.rawValue)
      hasher.combine(UInt64(colorMode.rawValue))
    }
    if let identity {
      if storage.identities.last != identity { storage.identities.append(identity) }
      record.style = Int32(storage.identities.count &- 1)
      hasher.combine(identity.number)
    }
    append(record, hasher)
  }

  /// Adds a record whose parts have been added and hashed, and hashes the kind, figure and flags that
  /// distinguish it from records with the same parts.
  @inline(__always)
  private mutating func append(_ record: CommandRecord, _ hasherOfParts: ContentHasher) {
    hasher = hasherOfParts
    storage.records.append(record)
    hasher.combine(
      UInt64(record.kind.rawValue) << 16 | UInt64(record.figure.rawValue) << 8 | UInt64(record.flags.rawValue)
    )
    if storage.records.count % Fragment.prefixStep == 0 { prefixHashes.append(hasher.finish()) }
  }
}

// MARK: Parts of a command, added unless they equal the last part of their kind

extension FragmentBuilder {
  /// Adds a state and returns its index.
  @inline(__always)
  private mutating func add(_ state: DrawingState, _ hasher: inout ContentHasher) -> Int32 {
    if storage.states.isEmpty || StateIdentity(state) != lastState { addNew(state) }
    hasher.combine(lastStateHash)
    return Int32(storage.states.count &- 1)
  }

  @inline(never)
  private mutating func addNew(_ state: DrawingState) {
    storage.states.append(state)
    lastState = StateIdentity(state)
    var hasher = ContentHasher()
    hasher.combine(state)
    lastStateHash = hasher.finish()
    if state.mode != .normal || state.filters?.blendsWithBackdrop == true { blendsWithBackdrop = true }
    if let clip = state.clip { nestedDepth = max(nestedDepth, clip.maskDepth) }
  }

  private mutating func add(_ style: StrokeStyle, _ hasher: inout ContentHasher) -> Int32 {
    if storage.strokeStyles.isEmpty || style != lastStrokeStyle {
      storage.strokeStyles.append(style)
      lastStrokeStyle = style
      var hasher = ContentHasher()
      hasher.combine(style)
      lastStrokeStyleHash = hasher.finish()
    }
    hasher.combine(lastStrokeStyleHash)
    return Int32(storage.strokeStyles.count &- 1)
  }

  @inline(__always)
  private mutating func add(_ path: Path, to record: inout CommandRecord, _ hasher: inout ContentHasher) {
    switch path.storage {
    case .empty:
      record.figure = .empty
    case .rect(let rect):
      record.figure = .rect
      record.rect = rect
      hasher.combine(rect)
    case .ellipse(let rect):
      record.figure = .ellipse
      record.rect = rect
      hasher.combine(rect)
    case .roundedRect, .elements:
      record.figure = .path
      record.object = addListed(path)
      hasher.combine(lastPathHash)
    }
  }

  /// Adds a path that does not fit in a record and returns its index.
  @inline(never)
  private mutating func addListed(_ path: Path) -> Int32 {
    let identity = Path.Identity(path)
    if !identity.isSame(as: lastPath) {
      storage.paths.append(path)
      lastPath = identity
      var hasher = ContentHasher()
      hasher.combine(path)
      lastPathHash = hasher.finish()
    }
    return Int32(storage.paths.count &- 1)
  }

  @inline(__always)
  private mutating func add(_ paint: Paint, to record: inout CommandRecord, _ hasher: inout ContentHasher) {
    switch paint {
    case .solid(let color):
      record.color = color.components
      hasher.combine(color)
    case .gradient, .image, .mesh, .backdrop, .material:
      record.flags.insert(.listedPaint)
      record.paintIndex = addListed(paint)
      paint.hash(into: &hasher)
    }
  }

  /// Adds a paint that does not fit in a record and returns its index. Paints are compared by identity, then by
  /// hash.
  @inline(never)
  private mutating func addListed(_ paint: Paint) -> Int {
    if storage.paints.last != paint {
      storage.paints.append(paint)
      if paint.isBackdrop { blendsWithBackdrop = true }
    }
    return storage.paints.count &- 1
  }
}

/// The identity of a state: its numbers, and the object identities of its clip and filters. Two states of
/// equal identity are equal, provided that the first one is retained. States of different identity may still
/// have equal content.
private struct StateIdentity {
  private let transform: CGAffineTransform
  private let clip: ObjectIdentifier?
  private let filters: ObjectIdentifier?
  private let opacity: Float
  private let mode: CompositeMode

  @inline(__always)
  init(_ state: DrawingState) {
    transform = state.transform
    clip = state.clip.map { ObjectIdentifier($0) }
    filters = state.filters.map { ObjectIdentifier($0) }
    (opacity, mode) = (state.opacity, state.mode)
  }

  @inline(__always)
  static func != (first: StateIdentity, second: StateIdentity) -> Bool {
    first.transform != second.transform || first.clip != second.clip || first.filters != second.filters
      || first.opacity != second.opacity || first.mode != second.mode
  }
}

extension FilterNode {
  /// Whether a shadow in the list is composited separately, in a mode other than `normal`.
  package var blendsWithBackdrop: Bool {
    sequence(first: self, next: \.parent).contains { node in
      if case .shadow(let shadow) = node.operation {
        shadow.disablesGroup && shadow.mode != .normal
      } else {
        false
      }
    }
  }
}
