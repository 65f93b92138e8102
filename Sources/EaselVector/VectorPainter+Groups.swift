import CCairo
import EaselDrawing
import EaselGeometry

/// Clips, masks, opacity and blend modes.
extension VectorPainter {
  /// Draws with the clip, opacity and blend mode of a state.
  ///
  /// - Parameters:
  ///   - isGroup: Whether opacity and blend mode apply to all that is drawn as one. If not, the caller applies the
  ///     opacity, and draws one shape.
  func composite(
    _ state: DrawingState, _ outer: CGAffineTransform, isGroup: Bool, _ draw: () -> Void
  ) {
    withPathClip(state.clip, outer) { masks in
      drawThrough(masks[...], outer, state.mode) { mode in
        if isGroup {
          cairo_push_group(context)
          draw()
          cairo_pop_group_to_source(context)
          cairo_set_operator(context, mode.cairoOperator)
          cairo_paint_with_alpha(context, Double(state.opacity.clampedToUnit))
        } else {
          cairo_set_operator(context, mode.cairoOperator)
          draw()
        }
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      }
    }
  }

  /// Draws within a clip.
  func withClip(_ clip: ClipNode?, _ outer: CGAffineTransform, _ draw: () -> Void) {
    withPathClip(clip, outer) { masks in drawThrough(masks[...], outer, .normal) { _ in draw() } }
  }

  /// Draws within the paths of a clip, and passes its masks.
  func withPathClip(
    _ clip: ClipNode?, _ outer: CGAffineTransform, _ draw: (_ masks: [ClipNode]) -> Void
  ) {
    cairo_save(context)
    defer { cairo_restore(context) }
    var masks: [ClipNode] = []
    for node in sequence(first: clip, next: { $0?.parent }) {
      guard let node else { continue }
      if case .path(let path, let style) = node.shape, !node.isMask {
        intersectClip(path, style, node, outer)
      } else {
        masks.append(node)
      }
    }
    // Cairo cannot write the group of an empty clip, which would be an image without pixels.
    if !isClipEmpty { draw(masks) }
  }

  private var isClipEmpty: Bool {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return left >= right || top >= bottom
  }

  private func intersectClip(_ path: Path, _ style: FillStyle, _ node: ClipNode, _ outer: CGAffineTransform) {
    let transform = node.transform.concatenating(outer)
    var path = path
    let everything = page.insetBy(dx: -page.width, dy: -page.height)
    if node.isInverse {
      guard transform.isUsable, let inverse = transform.inverse else { return }
      if !style.isEOFilled { path = Path(everything.applying(inverse)).subtracting(path) }
    }
    cairo_new_path(context)
    if transform.isUsable { append(path, transform) }
    if node.isInverse, style.isEOFilled {
      // One more crossing for every ray from the inside of the page.
      cairo_rectangle(context, everything.minX, everything.minY, everything.width, everything.height)
    }
    cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
  }

  /// Draws through masks, each of which is the alpha of a drawing.
  ///
  /// What is drawn through a mask is a group, which is blended as a whole; its content is drawn in the mode `normal`.
  private func drawThrough(
    _ masks: ArraySlice<ClipNode>, _ outer: CGAffineTransform, _ mode: CompositeMode,
    _ draw: (CompositeMode) -> Void
  ) {
    guard let mask = masks.first else { return draw(mode) }
    let (fragment, opacity) = mask.mask
    cairo_push_group(context)
    drawThrough(masks.dropFirst(), outer, .normal, draw)
    let content = cairo_pop_group(context)
    defer { cairo_pattern_destroy(content) }
    let state = DrawingState(transform: mask.transform.concatenating(outer))
    let command = DrawingCommand(operation: .layer(fragment), state: state)
    guard state.transform.isUsable else { return }
    let pattern: OpaquePointer?
    if mask.isInverse {
      pattern = inverseMask(of: command, opacity: opacity)
    } else {
      cairo_push_group(context)
      var faded = command
      faded.state.opacity = opacity
      self.draw(group: faded)
      pattern = cairo_pop_group(context)
    }
    setMatrix(.identity)
    cairo_set_source(context, content)
    cairo_set_operator(context, mode.cairoOperator)
    cairo_mask(context, pattern)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_pattern_destroy(pattern)
  }
}

extension ClipNode {
  /// The largest number of elements of a path that is subtracted from the page. The time for it grows with the square of
  /// the number.
  private static let subtractedElementLimit = 256

  /// Whether this clip applies as a mask: the alpha of a drawing; a path that viewers cannot draw; or the outside of a long
  /// path by the winding rule, which PDF and SVG have no clip for.
  fileprivate var isMask: Bool {
    guard case .path(let path, let style) = shape else { return true }
    let needsSubtraction = isInverse && !style.isEOFilled
    return needsSubtraction && path.elementCount > ClipNode.subtractedElementLimit || path.isDust
  }

  /// The drawing whose alpha is the mask, and the factor of it.
  fileprivate var mask: (drawing: Fragment, opacity: Float) {
    switch shape {
    case .layer(let fragment, let opacity): return (fragment, opacity)
    case .path(let path, let style):
      let fill = DrawingCommand.Operation.fill(path, style, .solid(.black))
      return (Fragment(commands: [DrawingCommand(operation: fill, state: DrawingState())]), 1)
    }
  }

  /// Whether this clip or one that it is intersected with is a mask.
  var hasMask: Bool { sequence(first: self, next: \.parent).contains(where: \.isMask) }
}

extension CompositeMode {
  /// The operator; over for the modes that documents do not have.
  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut, .destinationAtop, .xor, .plusDarker, .plusLighter:
      CAIRO_OPERATOR_OVER
    }
  }
}

extension Float {
  /// The number in 0...1; 0 for NaN.
  var clampedToUnit: Float { self > 0 ? Swift.min(self, 1) : 0 }
}
