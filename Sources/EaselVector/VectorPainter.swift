import CCairo
import EaselDrawing
import EaselGeometry

/// Draws a display list on a page.
///
/// Groups without an effect of their own are drawn in place, command by command, so that only the commands that have no
/// vector form become images.
final class VectorPainter {
  let target: VectorTarget
  let list: DisplayList
  let forms = VectorForms()
  /// The resolution of images of commands.
  let pixelsPerPoint: CGFloat
  var context: OpaquePointer { target.context }
  /// The page, in points.
  var page: CGRect { CGRect(origin: .zero, size: list.size) }

  /// The largest number of images of the page up to a command. Each takes the time of a page; a page that needs more of
  /// them is one image.
  private static let pageImageLimit = 64

  init(_ target: VectorTarget, _ list: DisplayList, pixelsPerPoint: CGFloat) {
    (self.target, self.list, self.pixelsPerPoint) = (target, list, pixelsPerPoint)
  }

  func draw() {
    let limit = VectorPainter.pageImageLimit
    guard forms.pageImageCount(of: list.root, limit: limit + 1) <= limit else { return drawPageAsImage() }
    if list.background.alpha > 0 {
      setColor(list.background, opacity: 1)
      cairo_paint(context)
    }
    draw(list.root, .identity, inside: nil)
  }

  /// Draws the commands of a fragment.
  ///
  /// - Parameters:
  ///   - transform: The transform from the fragment's space to the page.
  ///   - place: The command whose fragment this is, if it is drawn in place; nil otherwise.
  private func draw(_ fragment: Fragment, _ transform: CGAffineTransform, inside place: CommandPlace?) {
    for (index, command) in fragment.commands.enumerated() {
      let total = command.state.transform.concatenating(transform)
      guard total.isUsable else {
        drawImage(of: command, transform)
        continue
      }
      if forms.isInPlace(command) {
        withClip(command.state.clip, transform) {
          let inner = CommandPlace(fragment: fragment, index: index, outer: place)
          draw(command.fragment ?? .empty, total, inside: inner)
        }
        continue
      }
      switch forms.form(of: command) {
      case .vector: drawVector(command, transform)
      case .image: drawImage(of: command, transform)
      case .imageOfPage:
        drawImageOfPage(
          through: CommandPlace(fragment: fragment, index: index, outer: place), command, transform)
      }
    }
  }

  /// Draws a group of commands that does not depend on the pixels below it.
  func draw(group command: DrawingCommand) {
    if forms.form(of: command) == .vector {
      drawVector(command, .identity)
    } else {
      drawImage(of: command, .identity)
    }
  }

  // MARK: Commands

  private func drawVector(_ command: DrawingCommand, _ outer: CGAffineTransform) {
    let (state, transform) = (command.state, command.state.transform.concatenating(outer))
    switch command.operation {
    case .fill(let path, let style, let paint):
      drawShape(state, paint, outer) {
        append(path, transform)
        cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        setMatrix(transform)
        cairo_fill(context)
      }
    case .stroke(let path, let style, _, let paint):
      guard style.lineWidth > 0, style.lineWidth.isFinite else { return }
      drawShape(state, paint, outer) {
        append(path, transform)
        setMatrix(transform)
        set(style)
        cairo_stroke(context)
      }
    case .glyphs(let run, let origin, let paint):
      drawShape(state, paint, outer) { show(run, in: paint, at: origin, transform) }
    case .layer(let fragment), .symbol(let fragment), .canvas(let fragment, _),
      .asynchronous(let fragment, _), .fragment(let fragment):
      draw(fragment, transform, state, outer)
    case .projected(let fragment, let projection):
      guard let affine = projection.affine else { return }
      draw(fragment, affine.concatenating(transform), state, outer)
    }
  }

  /// Draws a fragment as a group, unless it looks the same without one.
  private func draw(
    _ fragment: Fragment, _ transform: CGAffineTransform, _ state: DrawingState, _ outer: CGAffineTransform
  ) {
    let isGroup = !state.isPlain || fragment.blendsWithBackdrop
    composite(state, outer, isGroup: isGroup) { draw(fragment, transform, inside: nil) }
  }

  /// Draws a shape in a paint. A solid color or a gradient takes up the opacity; images need a group for it.
  private func drawShape(
    _ state: DrawingState, _ paint: Paint, _ outer: CGAffineTransform, _ draw: () -> Void
  ) {
    let transform = state.transform.concatenating(outer)
    var isImage = false
    if case .image = paint { isImage = state.opacity < 1 }
    composite(state, outer, isGroup: isImage) {
      setSource(paint, opacity: isImage ? 1 : state.opacity, transform)
      draw()
    }
  }
}

/// A command of a page, with the groups around it that are drawn in place.
struct CommandPlace {
  private final class Outer {
    let place: CommandPlace
    init(_ place: CommandPlace) { self.place = place }
  }

  private let fragment: Fragment
  private let index: Int
  private let outer: Outer?

  init(fragment: Fragment, index: Int, outer: CommandPlace?) {
    (self.fragment, self.index, self.outer) = (fragment, index, outer.map(Outer.init))
  }

  /// The drawing of the page up to and including the command.
  var page: Fragment {
    var place = self
    var drawing = Fragment(commands: Array(fragment.commands[...index]))
    while let outer = place.outer?.place {
      var command = outer.fragment.commands[outer.index]
      command.operation = command.operation.replacingFragment(with: drawing)
      drawing = Fragment(commands: outer.fragment.commands[..<outer.index] + [command])
      place = outer
    }
    return drawing
  }
}

extension DrawingCommand {
  /// The nested drawing; nil for shapes and glyphs.
  var fragment: Fragment? {
    switch operation {
    case .fill, .stroke, .glyphs: nil
    case .fragment(let fragment), .projected(let fragment, _), .layer(let fragment), .symbol(let fragment),
      .canvas(let fragment, _), .asynchronous(let fragment, _):
      fragment
    }
  }
}

extension DrawingCommand.Operation {
  /// A group that is drawn in place, with another drawing.
  fileprivate func replacingFragment(with other: Fragment) -> Self {
    if case .layer = self { .layer(other) } else { .fragment(other) }
  }
}

extension CGAffineTransform {
  /// Whether the transform has an inverse that Cairo can compute, and numbers that it can write.
  var isUsable: Bool {
    let determinant = a * d - b * c
    return [a, b, c, d, tx, ty].allSatisfy { abs($0) <= largestWrittenNumber } && abs(determinant) > 1e-12
  }
}
