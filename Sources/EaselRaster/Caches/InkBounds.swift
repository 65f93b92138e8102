import EaselDrawing
import EaselGeometry
import EaselPixels

/// The bounds of a drawing's ink and an estimate of the work to paint it, which decide whether a symbol is cached.
struct InkBounds {
  /// A box in the drawing's space that contains everything it can paint; nil if the drawing is unbounded.
  private(set) var box: CGRect? = .null
  /// The number of commands, including those of nested fragments. A filter counts as several commands.
  private(set) var work = 0

  /// The number of commands that a filter counts as.
  static let workOfFilter = 16
  /// Counting stops at this number of commands.
  private static let largestWork = 1000

  init(of fragment: Fragment) { add(fragment, .identity) }

  /// Whether all commands were counted.
  fileprivate var isComplete: Bool { work < InkBounds.largestWork }

  private mutating func add(_ fragment: Fragment, _ transform: CGAffineTransform) {
    for command in fragment.commands {
      guard work < InkBounds.largestWork, box != nil else { return }
      add(command, transform)
    }
  }

  private mutating func add(_ command: DrawingCommand, _ outer: CGAffineTransform) {
    let state = command.state
    let transform = state.transform.concatenating(outer)
    var inner = InkBounds(work: 1)
    switch command.operation {
    case .fill(let path, _, _): inner.join(path.boundingRect, transform)
    case .stroke(let path, let style, _, _):
      inner.join(path.boundingRect.insetBy(dx: -style.reach, dy: -style.reach), transform)
    case .glyphs(let run, let origin, _):
      inner.join(run.inkBounds.offsetBy(dx: origin.x, dy: origin.y), transform)
    case .fragment(let fragment), .layer(let fragment), .canvas(let fragment, _), .symbol(let fragment),
      .asynchronous(let fragment, _):
      inner.add(fragment, transform)
    case .projected: inner.box = nil
    }
    inner.applyFilters(state.filters, outer)
    if state.mode.affectsUncoveredPixels { inner.box = nil }
    inner.applyClip(state.clip, outer)
    work += inner.work
    box = inner.box.flatMap { inner in box.map { $0.union(inner) } }
  }

  private init(work: Int) { self.work = work }

  private mutating func join(_ rect: CGRect, _ transform: CGAffineTransform) {
    guard !rect.isNull else { return }
    let moved = rect.applying(transform)
    box = moved.hasFiniteEdges ? box.map { $0.union(moved) } : nil
  }

  /// Grows the box by the filters, newest first.
  private mutating func applyFilters(_ head: FilterNode?, _ outer: CGAffineTransform) {
    for filter in sequence(first: head, next: { $0?.parent }) {
      guard let filter, let rect = box else { return }
      work += InkBounds.workOfFilter
      let filterInDevice = DeviceFilter(
        filter.operation.scaled(by: filter.transform.concatenating(outer)), usesLinearColor: false)
      switch filterInDevice.operation {
      case .projection: box = nil
      case .shadow(let shadow) where shadow.invertsAlpha: box = nil
      case .shadow(let shadow) where shadow.disablesGroup && shadow.mode.affectsUncoveredPixels: box = nil
      default:
        guard !rect.isNull, !rect.isEmpty else { continue }
        box = filterInDevice.grown(PixelRect(covering: rect)).rect
      }
    }
  }

  private mutating func applyClip(_ head: ClipNode?, _ outer: CGAffineTransform) {
    for node in sequence(first: head, next: { $0?.parent }) {
      guard let node, case .path(let path, _) = node.shape, !node.isInverse,
        let clip = path.bounds(under: node.transform.concatenating(outer))
      else { continue }
      box = box?.overlap(clip) ?? (clip.isNull || clip.hasFiniteEdges && !clip.isInfinite ? clip : nil)
    }
  }
}

extension CGRect {
  fileprivate var hasFiniteEdges: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
  }
}

extension Fragment {
  /// A box that contains everything the drawing can paint; nil if it is unbounded, or so large that its bounds are not
  /// worth computing.
  package var inkBounds: CGRect? {
    let bounds = InkBounds(of: self)
    return bounds.isComplete ? bounds.box : nil
  }
}

extension StrokeStyle {
  /// The largest distance of the stroke's outline from the path.
  var reach: CGFloat {
    lineWidth / 2 * (lineJoin == .miter ? max(1.5, miterLimit) : 1.5)
  }
}

extension PixelRect {
  fileprivate var rect: CGRect { CGRect(x: Int(x0), y: Int(y0), width: width, height: height) }
}
