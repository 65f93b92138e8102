import EaselDrawing
import EaselGeometry

/// How a command is written.
enum VectorForm {
  /// As what it is.
  case vector
  /// As an image of the command alone.
  case image
  /// As an image of the page up to the command, because the command depends on the pixels below it.
  case imageOfPage
}

/// What drawings depend on that documents do not have.
struct VectorNeeds: OptionSet {
  let rawValue: UInt8

  /// The pixels of the layer that is drawn to, which an unsupported blend mode reads.
  static let layer = VectorNeeds(rawValue: 1)
  /// The pixels of the page, which a material blurs.
  static let page = VectorNeeds(rawValue: 2)
}

/// Decides how commands are written.
final class VectorForms {
  private var known: [ObjectIdentifier: VectorNeeds] = [:]
  /// The drawings in `known`, so that no other object gets the identity of one of them.
  private var kept: [Fragment] = []

  /// The form of a command that is not drawn in place.
  func form(of command: DrawingCommand) -> VectorForm {
    if !needs(of: command).isEmpty { return .imageOfPage }
    if command.state.filters != nil { return .image }
    switch command.operation {
    case .stroke(_, let style, _, let paint):
      return style.hasVectorForm && paint.hasVectorForm ? .vector : .image
    case .fill(_, _, let paint), .glyphs(_, _, let paint):
      return paint.hasVectorForm ? .vector : .image
    case .projected(_, let projection): return projection.affine == nil ? .image : .vector
    case .canvas(let fragment, let mode):
      return mode == .nonLinear && needs(of: fragment).isEmpty ? .vector : .image
    case .fragment(let fragment), .layer(let fragment), .symbol(let fragment),
      .asynchronous(let fragment, _):
      return needs(of: fragment).isEmpty ? .vector : .image
    }
  }

  /// Whether a command is a group whose commands can be drawn one by one.
  func isInPlace(_ command: DrawingCommand) -> Bool {
    switch command.operation {
    case .fragment: return true
    // A layer isolates the blend modes of its commands from the page.
    case .layer(let fragment): return command.state.isPlain && !fragment.blendsWithBackdrop
    default: return false
    }
  }

  /// The number of images of the page that the commands of a drawing become; counting stops at `limit`.
  func pageImageCount(of fragment: Fragment, limit: Int) -> Int {
    guard !needs(of: fragment).isEmpty else { return 0 }
    var count = 0
    for command in fragment.commands where count < limit {
      if isInPlace(command), let inner = command.fragment {
        count += pageImageCount(of: inner, limit: limit - count)
      } else if form(of: command) == .imageOfPage {
        count += 1
      }
    }
    return count
  }

  private func needs(of command: DrawingCommand) -> VectorNeeds {
    let own: VectorNeeds = command.state.mode.hasVectorForm ? [] : .layer
    switch command.operation {
    case .fill(_, _, let paint), .stroke(_, _, _, let paint), .glyphs(_, _, let paint):
      return own.union(paint.needs)
    case .fragment(let fragment): return needs(of: fragment)
    case .layer(let fragment), .canvas(let fragment, _):
      return own.union(command.state.mode == .normal ? needs(of: fragment).intersection(.page) : [])
    case .symbol, .asynchronous, .projected: return own
    }
  }

  private func needs(of fragment: Fragment) -> VectorNeeds {
    if let found = known[ObjectIdentifier(fragment)] { return found }
    let found = fragment.commands.reduce(into: VectorNeeds()) { $0.formUnion(needs(of: $1)) }
    known[ObjectIdentifier(fragment)] = found
    kept.append(fragment)
    return found
  }
}

extension Paint {
  fileprivate var hasVectorForm: Bool {
    switch self {
    case .solid: true
    case .gradient(let gradient): gradient.geometry.hasVectorForm
    case .image(let source): source.tileBounds == nil
    case .mesh, .backdrop, .material: false
    }
  }

  fileprivate var needs: VectorNeeds {
    switch self {
    case .backdrop: .layer
    case .material: .page
    case .solid, .gradient, .image, .mesh: []
    }
  }
}

/// The largest absolute value of a number that is written. Cairo writes numbers without an exponent.
let largestWrittenNumber: CGFloat = 1e9

extension GradientPaint.Geometry {
  fileprivate var hasVectorForm: Bool {
    let numbers: [CGFloat] =
      switch self {
      case .linear(let start, let end): [start.x, start.y, end.x, end.y]
      case .radial(let start, let startRadius, let end, let endRadius):
        [start.x, start.y, startRadius, end.x, end.y, endRadius]
      case .conic(let center, let angle): [center.x, center.y, angle]
      }
    return numbers.allSatisfy { abs($0) <= largestWrittenNumber }
  }
}

extension StrokeStyle {
  fileprivate var hasVectorForm: Bool {
    ([lineWidth, dashPhase] + dash).allSatisfy { !$0.isFinite || abs($0) <= largestWrittenNumber }
  }
}

extension CompositeMode {
  /// Whether PDF has the mode.
  fileprivate var hasVectorForm: Bool { rawValue <= CompositeMode.luminosity.rawValue }
}
