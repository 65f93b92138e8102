import EaselGeometry

extension ContentHasher {
  @inline(__always)
  mutating func combine(_ style: FillStyle) {
    combine(UInt64(style.isEOFilled ? 1 : 0) << 1 | UInt64(style.isAntialiased ? 1 : 0))
  }

  mutating func combine(_ style: StrokeStyle) {
    combine(Double(style.lineWidth), Double(style.miterLimit))
    combine(
      UInt64(style.lineCap.rawValue) << 8 | UInt64(style.lineJoin.rawValue), UInt64(style.dash.count))
    guard !style.dash.isEmpty else { return }
    for length in style.dash { combine(length) }
    combine(style.dashPhase)
  }

  /// A path counts by how it is stored: equal figures in different guises may hash differently, never the reverse.
  @inline(__always)
  public mutating func combine(_ path: Path) {
    switch path.storage {
    case .empty:
      combine(0)
    case .rect(let rect):
      combine(1)
      combine(rect)
    case .ellipse(let rect):
      combine(2)
      combine(rect)
    case .roundedRect(let rounded):
      combine(rounded.style == .circular ? 3 : 4)
      combine(rounded.rect)
      combine(rounded.cornerSize)
    case .elements(let buffer):
      combine(buffer)
    }
  }

  @inline(never)
  private mutating func combine(_ buffer: PathBuffer) {
    combine(5, UInt64(buffer.verbs.count))
    buffer.verbs.withUnsafeBytes { combine(bytes: $0) }
    buffer.points.withUnsafeBufferPointer { points in
      for point in points { combine(point) }
    }
  }

  /// Eight bytes at a time; the rest is filled up with zeros.
  private mutating func combine(bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset &+ 8 <= bytes.count {
      combine(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset &+= 1
    }
    combine(rest)
  }

  mutating func combine(_ state: DrawingState) {
    combine(state.transform)
    if let clip = state.clip { combine(clip.hash) }
    if let filters = state.filters { combine(filters.hash) }
    let flags = UInt64(state.clip == nil ? 0 : 1) | UInt64(state.filters == nil ? 0 : 2)
    combine(
      UInt64(state.mode.rawValue) << 8 | flags,
      ContentHasher.canonicalBits(Double(state.opacity)))
  }

  mutating func combine(_ projection: ProjectionTransform) {
    combine(Double(projection.m11), Double(projection.m12))
    combine(Double(projection.m13), Double(projection.m21))
    combine(Double(projection.m22), Double(projection.m23))
    combine(Double(projection.m31), Double(projection.m32))
    combine(projection.m33)
  }
}
