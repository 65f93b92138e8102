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
  let forms: VectorForms
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
    forms = VectorForms(target.format)
  }

  func draw() {
    let isOpaque = list.background.alpha >= 1 && !forms.erasesPage(list.root)
    // Blend modes would see the white paper where the page is transparent. A group has no paper, but images of the page,
    // which are opaque, cannot be in it.
    let seesPaper = !isOpaque && forms.blendsWithPage(list.root)
    let isGroup = seesPaper && forms.pageImageCount(of: list.root, limit: 1) == 0
    forms.imagesBlends = seesPaper && !isGroup
    let limit = VectorPainter.pageImageLimit
    guard list.colorMode == .nonLinear, forms.pageImageCount(of: list.root, limit: limit + 1) <= limit else {
      return drawPageAsImage()
    }
    if isGroup { cairo_push_group(context) }
    if list.background.alpha > 0 {
      setColor(list.background, opacity: 1)
      cairo_paint(context)
    }
    draw(list.root, .identity, on: .page)
    guard isGroup else { return }
    cairo_pop_group_to_source(context)
    setMatrix(.identity)
    cairo_paint(context)
  }

  /// Draws the commands of a fragment.
  ///
  /// - Parameter transform: The transform from the fragment's space to the page.
  private func draw(_ fragment: Fragment, _ transform: CGAffineTransform, on layer: VectorLayer) {
    for (index, command) in fragment.commands.enumerated() {
      let total = command.state.transform.concatenating(transform)
      guard total.isUsable else {
        drawImage(of: command, transform)
        continue
      }
      if forms.isInPlace(command) {
        withClip(command.state.clip, transform) {
          draw(command.fragment ?? .empty, total, on: layer.inside(index, of: fragment))
        }
        continue
      }
      switch forms.form(of: command, on: layer) {
      case .vector: drawVector(command, transform)
      case .image: drawImage(of: command, transform)
      case .imageOfPage: drawImage(of: layer.page(through: index, of: fragment), by: command, transform)
      }
    }
  }

  /// Draws a group of commands that does not depend on the pixels below it.
  func draw(group command: DrawingCommand) {
    if forms.form(of: command, on: .group) == .vector {
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
    composite(state, outer, isGroup: isGroup) { draw(fragment, transform, on: .group) }
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

/// Where commands are drawn.
indirect enum VectorLayer {
  /// On the page, below no group.
  case page
  /// In a command of a fragment that is drawn in place on the page.
  case inPlace(Int, of: Fragment, on: VectorLayer)
  /// In a group.
  case group

  /// Whether commands are drawn on the page itself.
  var isPage: Bool {
    if case .group = self { false } else { true }
  }

  /// The layer of the commands in a command that is drawn in place.
  func inside(_ index: Int, of fragment: Fragment) -> VectorLayer {
    if case .group = self { self } else { .inPlace(index, of: fragment, on: self) }
  }

  /// The drawing of the page up to and including a command of a fragment.
  func page(through index: Int, of fragment: Fragment) -> Fragment {
    let drawing = Fragment(commands: Array(fragment.commands[...index]))
    guard case .inPlace(let place, let outer, let layer) = self else { return drawing }
    var command = outer.commands[place]
    command.operation = command.operation.replacingFragment(with: drawing)
    return layer.page(
      through: place, of: Fragment(commands: outer.commands[..<place] + [command]))
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
