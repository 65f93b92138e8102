import EaselGeometry

extension ContentHasher {
  mutating func combine(_ style: FillStyle) {
    combine(UInt64(style.isEOFilled ? 1 : 0) << 1 | UInt64(style.isAntialiased ? 1 : 0))
  }

  mutating func combine(_ style: StrokeStyle) {
    combine(style.lineWidth)
    combine(UInt64(style.lineCap.rawValue) << 8 | UInt64(style.lineJoin.rawValue))
    combine(style.miterLimit)
    combine(style.dash.count)
    for length in style.dash { combine(length) }
    combine(style.dashPhase)
  }

  mutating func combine(_ rect: CGRect) {
    combine(rect.origin)
    combine(rect.width)
    combine(rect.height)
  }

  /// A path counts by how it is stored: equal figures in different guises may hash differently, never the reverse.
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
      combine(rounded.cornerSize.width)
      combine(rounded.cornerSize.height)
    case .elements(let buffer):
      combine(5)
      combine(buffer.verbs.count)
      for verb in buffer.verbs { combine(UInt64(verb.rawValue)) }
      for point in buffer.points { combine(point) }
    }
  }

  mutating func combine(_ state: DrawingState) {
    combine(state.transform)
    if let clip = state.clip { combine(clip.hash) }
    if let filters = state.filters { combine(filters.hash) }
    combine(
      UInt64(state.clip == nil ? 0 : 1) | UInt64(state.filters == nil ? 0 : 2) | UInt64(state.mode.rawValue)
        << 8)
    combine(state.opacity)
  }

  mutating func combine(_ command: DrawingCommand) {
    combine(command.state)
    switch command.operation {
    case .fill(let path, let style, let paint):
      combine(1)
      combine(path)
      combine(style)
      paint.hash(into: &self)
    case .stroke(let path, let style, let isAntialiased, let paint):
      combine(isAntialiased ? 2 : 3)
      combine(path)
      combine(style)
      paint.hash(into: &self)
    case .glyphs(let run, let origin, let paint):
      combine(4)
      combine(run.hash)
      combine(origin)
      paint.hash(into: &self)
    case .fragment(let fragment):
      combine(5)
      combine(fragment.hash)
    case .projected(let fragment, let projection):
      combine(6)
      combine(fragment.hash)
      for value in [
        projection.m11, projection.m12, projection.m13, projection.m21, projection.m22, projection.m23,
        projection.m31, projection.m32, projection.m33,
      ] { combine(value) }
    case .layer(let fragment):
      combine(7)
      combine(fragment.hash)
    }
  }
}
