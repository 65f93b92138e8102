import CCairo
import EaselDrawing
import EaselGeometry
import EaselPixels
import EaselRaster

/// What has no vector form, as images.
extension VectorPainter {
  /// Draws a command as an image of it alone.
  func drawImage(of command: DrawingCommand, _ outer: CGAffineTransform) {
    var (plain, state) = (command, command.state)
    plain.state = DrawingState(transform: state.transform, filters: state.filters)
    // The clip of a group that is no layer applies to each of its commands.
    if case .fragment = command.operation { swap(&plain.state.clip, &state.clip) }
    let drawing = Fragment(placing: Fragment(commands: [plain]), outer)
    guard let area = area(of: drawing) else { return }
    let picture = picture(of: drawing, in: area, over: .clear)
    composite(state, outer, isGroup: state.opacity < 1) { show(picture, in: area) }
  }

  /// Draws the page up to a command as an image, where the command is. Masks are in the image already, and would apply
  /// twice.
  func drawImage(of drawing: Fragment, by command: DrawingCommand, _ outer: CGAffineTransform) {
    guard var area = area(of: Fragment(placing: Fragment(commands: [command]), outer)) else { return }
    let picture: Pixmap
    if forms.readsPage(list.root) {
      // A material blurs what is around it, and ends at the edges of the page.
      picture = part(&area, of: self.picture(of: drawing, in: page, over: list.background))
    } else {
      picture = self.picture(of: drawing, in: area, over: list.background)
    }
    picture.compositeOverWhite()
    withPathClip(command.state.clip, outer) { _ in
      if case .fill(let path, let style, _) = command.operation, command.state.filters == nil {
        append(path, command.state.transform.concatenating(outer))
        cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(context)
      }
      show(picture, in: area)
    }
  }

  /// Draws the whole page as an image.
  func drawPageAsImage() {
    let picture = picture(of: list.root, in: page, over: list.background)
    picture.compositeOverWhite()
    show(picture, in: page)
  }

  /// A mask of the page that is opaque where a drawing is transparent. The caller must destroy it.
  func inverseMask(of command: DrawingCommand, opacity: Float) -> OpaquePointer? {
    let picture = picture(of: Fragment(commands: [command]), in: page, over: .clear)
    let factor = opacity.clampedToUnit
    let surface = VectorImages.surface(
      CAIRO_FORMAT_A8, width: picture.width, height: picture.height
    ) { (row, line: UnsafeMutablePointer<UInt8>) in
      for column in 0..<picture.width {
        let alpha = Float((picture.pixels + row * picture.stride)[column] >> 24)
        line[column] = 255 - UInt8((alpha * factor).rounded())
      }
    }
    guard let surface else { return nil }
    defer { cairo_surface_destroy(surface) }
    return pattern(surface, picture, in: page)
  }

  /// Whole pixels of the page that contain all that a drawing paints; nil if they are empty.
  private func area(of drawing: Fragment) -> CGRect? {
    let visible = drawing.inkBounds.map { $0.overlap(page) } ?? page
    guard !visible.isNull, !visible.isEmpty else { return nil }
    let scale = pixelsPerPoint
    // One more pixel on each side, because the image's edge is interpolated.
    let (left, top) = ((visible.minX * scale).rounded(.down) - 1, (visible.minY * scale).rounded(.down) - 1)
    let (right, bottom) = ((visible.maxX * scale).rounded(.up) + 1, (visible.maxY * scale).rounded(.up) + 1)
    return CGRect(
      x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
  }

  /// The pixels of a part of the page, at a lower resolution if they would be too many.
  private func picture(of drawing: Fragment, in area: CGRect, over background: PaintColor) -> Pixmap {
    var scale = pixelsPerPoint
    func side(_ length: CGFloat) -> Int { max(1, Int((length * scale).rounded())) }
    while !ImageLimits.allow(width: side(area.width), height: side(area.height)) { scale /= 2 }
    let pixmap = Pixmap(width: side(area.width), height: side(area.height))
    let moved = Fragment(
      placing: drawing, CGAffineTransform(translationX: -area.minX, y: -area.minY))
    let part = DisplayList(
      root: moved, size: area.size, scale: scale, background: background, colorMode: list.colorMode)
    let rasterizer = Rasterizer(threads: 1)
    rasterizer.tracksDamage = false
    _ = rasterizer.render(part, into: pixmap)
    return pixmap
  }

  /// The pixels of a picture of the page that contain an area, which becomes that of these pixels.
  private func part(_ area: inout CGRect, of whole: Pixmap) -> Pixmap {
    let (x, y) = (CGFloat(whole.width) / page.width, CGFloat(whole.height) / page.height)
    let scaled = CGRect(x: area.minX * x, y: area.minY * y, width: area.width * x, height: area.height * y)
    let part = PixelRect(covering: scaled).intersection(whole.bounds)
    area = CGRect(
      x: CGFloat(part.x0) / x, y: CGFloat(part.y0) / y, width: CGFloat(part.width) / x,
      height: CGFloat(part.height) / y)
    let pixmap = Pixmap(width: part.width, height: part.height)
    for row in 0..<part.height {
      let source = whole.pixels + (Int(part.y0) + row) * whole.stride + Int(part.x0)
      (pixmap.pixels + row * pixmap.stride).update(from: source, count: part.width)
    }
    return pixmap
  }

  private func show(_ picture: Pixmap, in area: CGRect) {
    let image = PixelImage(copying: picture)
    let whole = PixelRect(x0: 0, y0: 0, x1: Int32(image.width), y1: Int32(image.height))
    guard let surface = VectorImages.surface(whole, of: image) else { return }
    let pattern = pattern(surface, picture, in: area)
    cairo_surface_destroy(surface)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    cairo_new_path(context)
    setMatrix(.identity)
    cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
    cairo_fill(context)
  }

  /// The distance between the edges of an image and those of its area, in points. Poppler enlarges an image by a pixel if its
  /// edges are those of pixels, and then interpolates all of it.
  private static let imageInset = 1.0 / 512

  /// A pattern that maps the pixels of a picture to a part of the page. Leaves the matrix changed.
  private func pattern(_ surface: OpaquePointer, _ picture: Pixmap, in area: CGRect) -> OpaquePointer? {
    let pattern = cairo_pattern_create_for_surface(surface)
    let place = area.insetBy(dx: VectorPainter.imageInset, dy: VectorPainter.imageInset)
    let (x, y) = (CGFloat(picture.width) / place.width, CGFloat(picture.height) / place.height)
    // A pattern's matrix maps the user space to the pattern.
    var matrix = cairo_matrix_t(xx: x, yx: 0, xy: 0, yy: y, x0: -place.minX * x, y0: -place.minY * y)
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE)
    setMatrix(.identity)
    return pattern
  }
}

extension Pixmap {
  /// Makes the pixels opaque: those of a page whose paper is white.
  fileprivate func compositeOverWhite() {
    for row in 0..<height {
      for column in 0..<width {
        let pixel = pixels + row * stride + column
        // The paper adds what alpha lacks to each component.
        pixel.pointee = (pixel.pointee &+ (255 - pixel.pointee >> 24) &* 0x0001_0101) | 0xff00_0000
      }
    }
  }
}

extension Fragment {
  /// A fragment drawn in place with a transform.
  fileprivate convenience init(placing fragment: Fragment, _ transform: CGAffineTransform) {
    self.init(commands: [
      DrawingCommand(operation: .fragment(fragment), state: DrawingState(transform: transform))
    ])
  }
}
