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

/// What drawings depend on.
struct VectorNeeds: OptionSet {
  let rawValue: UInt8

  /// The pixels of the layer that is drawn to, which an unsupported blend mode reads.
  static let layer = VectorNeeds(rawValue: 1)
  /// The pixels of the page, which a material blurs.
  static let page = VectorNeeds(rawValue: 2)
  /// A layer to blend with. Documents have it, unless the page has to be an image.
  static let blend = VectorNeeds(rawValue: 4)

  /// Whether documents have all of it.
  var areMet: Bool { isSubset(of: .blend) }
}

/// Decides how commands are written.
final class VectorForms {
  private let format: VectorDocument.Format
  /// Whether commands of the page in blend modes that documents have are images of the page too.
  var imagesBlends = false
  private var known: [ObjectIdentifier: VectorNeeds] = [:]
  /// The drawings in `known`, so that no other object gets the identity of one of them.
  private var kept: [Fragment] = []

  init(_ format: VectorDocument.Format) { self.format = format }

  /// The form of a command that is not drawn in place.
  func form(of command: DrawingCommand, on layer: VectorLayer) -> VectorForm {
    let own = needs(of: command)
    if !own.areMet || imagesBlends && layer.isPage && own.contains(.blend) { return .imageOfPage }
    if command.state.filters != nil { return .image }
    switch command.operation {
    case .stroke(_, let style, _, let paint):
      return style.hasVectorForm && paint.hasVectorForm(in: format) ? .vector : .image
    case .fill(let path, _, let paint):
      return paint.hasVectorForm(in: format) && !path.isDust ? .vector : .image
    case .glyphs(_, _, let paint): return paint.hasVectorForm(in: format) ? .vector : .image
    case .projected(let fragment, let projection):
      return projection.affine != nil && needs(of: fragment).areMet ? .vector : .image
    case .canvas(let fragment, let mode):
      return mode == .nonLinear && needs(of: fragment).areMet ? .vector : .image
    case .fragment: return .image
    case .layer(let fragment), .symbol(let fragment), .asynchronous(let fragment, _):
      return needs(of: fragment).areMet ? .vector : .image
    }
  }

  /// Whether a command is a group whose commands can be drawn one by one.
  func isInPlace(_ command: DrawingCommand) -> Bool {
    switch command.operation {
    case .fragment(let fragment):
      guard command.state.clip?.hasMask == true else { return true }
      // The mask applies to each command by itself. For one that does not read the page, a group is the same.
      return fragment.commands.count <= 1 && !fragment.blendsWithBackdrop && needs(of: fragment).areMet
    case .layer(let fragment):
      // A layer isolates the blend modes of its commands from the page.
      guard command.state.isPlain, !fragment.blendsWithBackdrop else { return false }
      return command.state.clip?.hasMask != true || needs(of: fragment).areMet
    default: return false
    }
  }

  /// Whether a command of the page can make a place transparent.
  func erasesPage(_ fragment: Fragment) -> Bool {
    guard !needs(of: fragment).isEmpty else { return false }
    return fragment.commands.contains { command in
      if command.state.mode.lowersAlpha || command.state.filters?.erases == true { return true }
      guard case .fragment(let inner) = command.operation else { return false }
      return erasesPage(inner)
    }
  }

  /// Whether a command of the page blends with what is below it in a mode that documents have.
  func blendsWithPage(_ fragment: Fragment) -> Bool { needs(of: fragment).contains(.blend) }

  /// Whether a command of the page shows pixels around it.
  func readsPage(_ fragment: Fragment) -> Bool { needs(of: fragment).contains(.page) }

  /// The number of images of the page that the commands of a drawing become; counting stops at `limit`.
  func pageImageCount(of fragment: Fragment, limit: Int) -> Int {
    guard !needs(of: fragment).isEmpty else { return 0 }
    var count = 0
    for command in fragment.commands where count < limit {
      if isInPlace(command), let inner = command.fragment {
        count += pageImageCount(of: inner, limit: limit - count)
      } else if form(of: command, on: .page) == .imageOfPage {
        count += 1
      }
    }
    return count
  }

  private func needs(of command: DrawingCommand) -> VectorNeeds {
    var own: VectorNeeds = command.state.mode == .normal ? [] : .blend
    if !command.state.mode.hasVectorForm(in: format) { own = .layer }
    if command.state.filters?.blendsWithBackdrop == true { own = .layer }
    switch command.operation {
    case .fill(_, _, let paint), .stroke(_, _, _, let paint), .glyphs(_, _, let paint):
      return own.union(paint.needs)
    case .fragment(let fragment):
      let isMasked = command.state.clip?.hasMask == true && fragment.blendsWithBackdrop
      return own.union(needs(of: fragment)).union(isMasked ? .layer : [])
    case .layer(let fragment), .canvas(let fragment, _):
      return own.union(command.state.mode == .normal ? needs(of: fragment).intersection(.page) : [])
    case .projected(let fragment, let projection):
      let seesPage = projection.affine != nil && command.state.mode == .normal
      return own.union(seesPage ? needs(of: fragment).intersection(.page) : [])
    case .symbol, .asynchronous: return own
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
  fileprivate func hasVectorForm(in format: VectorDocument.Format) -> Bool {
    switch self {
    case .solid: true
    case .gradient(let gradient): gradient.geometry.hasVectorForm(in: format)
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
  /// Whether Cairo writes the gradient. It writes meshes, by which conic gradients are drawn, to PDF documents only; an SVG
  /// image would become an image of the page there.
  fileprivate func hasVectorForm(in format: VectorDocument.Format) -> Bool {
    if case .conic = self, format == .svg { return false }
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
  /// Whether Cairo writes the mode. The SVG images of Cairo 1.16 have no blend modes.
  fileprivate func hasVectorForm(in format: VectorDocument.Format) -> Bool {
    self == .normal || format == .pdf && rawValue <= CompositeMode.luminosity.rawValue
  }
}

extension FilterNode {
  /// Whether a shadow in the list is composited by itself, in a mode that erases.
  fileprivate var erases: Bool {
    sequence(first: self, next: \.parent).contains { node in
      if case .shadow(let shadow) = node.operation {
        shadow.disablesGroup && shadow.mode.lowersAlpha
      } else {
        false
      }
    }
  }
}

extension Path {
  /// The number of elements up to which a path is not examined.
  private static let plainElementCount = 256

  /// Whether the path has so many crossings that viewers take minutes for it, draw something else, or crash.
  var isDust: Bool { elementCount > Path.plainElementCount && crossesItselfInEveryPixel }
}
