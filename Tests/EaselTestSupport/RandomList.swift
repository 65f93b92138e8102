import EaselDrawing
import EaselGeometry
import EaselPixels

/// Random display lists that use every feature of the rasterizer, and random changes of them.
package struct RandomList {
  /// One top-level command; mutations move, drop and reorder them.
  package var commands: [DrawingCommand] = []
  package let size: CGSize
  /// Linear light and color modes are painted the slow way: in few lists, and small ones.
  private let usesFloat: Bool
  private var scale: CGFloat = 1
  private var background = PaintColor.white
  private var colorMode = DisplayList.ColorMode.nonLinear
  /// Drawings that come up again and again.
  private var symbols: [Fragment] = []
  private var images: [PixelImage] = []
  private let face = TestFace()
  private var random: SplitMix64
  /// The numbers of the paints that `hasAllPaints` adds.
  private var extras: SplitMix64
  private let hasAllPaints: Bool

  /// Creates a list. Without `hasAllPaints` it has no meshes and no extras.
  package init(seed: UInt64, hasAllPaints: Bool = true) {
    self.hasAllPaints = hasAllPaints
    random = SplitMix64(seed: seed)
    extras = SplitMix64(seed: ~seed)
    usesFloat = random.oneIn(10)
    let (longest, most) = usesFloat ? (320, 40) : (1101, 301)
    size = CGSize(
      width: random.mostlyLow(in: 256..<longest), height: random.mostlyLow(in: 256..<longest))
    let count = random.mostlyLow(in: 30..<most)
    for _ in 0..<2 { images.append(image()) }
    for _ in 0..<2 { symbols.append(symbol()) }
    for _ in 0..<count { commands.append(command(depth: 0)) }
    if random.oneIn(5) { scale = random.oneIn(2) ? 2 : 1.25 }
    if random.oneIn(4) { background = color() }
    if usesFloat, random.oneIn(3) { colorMode = random.oneIn(2) ? .linear : .extendedLinear }
  }

  package var list: DisplayList {
    DisplayList(
      root: Fragment(commands: commands), size: size, scale: scale, background: background,
      colorMode: colorMode)
  }

  // MARK: Mutations

  /// Changes one to four commands.
  package mutating func mutate() {
    for _ in 0..<random.int(in: 1..<5) {
      let index = random.int(in: 0..<commands.count)
      switch random.int(in: 0..<5) {
      case 0: commands[index].state.transform = commands[index].state.transform.concatenating(move())
      case 1: if commands.count > 10 { commands.remove(at: index) }
      case 2: commands.swapAt(index, random.int(in: 0..<commands.count))
      case 3: commands.insert(command(depth: 0), at: index)
      default: commands[index].state.opacity = Float(random.double(in: 0..<1))
      }
    }
  }

  /// A step, or now and then a leap far outside of the frame, from where blurs still reach into it.
  private mutating func move() -> CGAffineTransform {
    let farthest = random.oneIn(4) ? 1500.0 : 40
    return CGAffineTransform(
      translationX: random.double(in: -farthest..<farthest), y: random.double(in: -farthest..<farthest))
  }

  // MARK: Commands

  private mutating func command(depth: Int) -> DrawingCommand {
    let state = state(depth: depth)
    switch random.int(in: 0..<(depth < 2 ? 17 : 10)) {
    case 0...4:
      let style = FillStyle(eoFill: random.oneIn(3), antialiased: !random.oneIn(8))
      return DrawingCommand(operation: .fill(path(), style, paint()), state: state)
    case 5...7:
      return DrawingCommand(
        operation: .stroke(path(), strokeStyle(), isAntialiased: !random.oneIn(8), paint()), state: state)
    case 8:
      return DrawingCommand(operation: .glyphs(glyphs(), origin: point(100), paint()), state: state)
    case 9:
      return DrawingCommand(operation: .symbol(symbols[random.int(in: 0..<symbols.count)]), state: state)
    case 10, 11:
      var plain = DrawingState(transform: state.transform, clip: state.clip)
      plain.opacity = 1
      return DrawingCommand(operation: .fragment(fragment(depth: depth + 1)), state: plain)
    case 12:
      return DrawingCommand(operation: .projected(fragment(depth: depth + 1), projection()), state: state)
    case 13 where random.oneIn(4):
      let mode: DisplayList.ColorMode = usesFloat && random.oneIn(2) ? .linear : .nonLinear
      return DrawingCommand(operation: .canvas(fragment(depth: 2), mode), state: state)
    default:
      return DrawingCommand(operation: .layer(fragment(depth: depth + 1)), state: state)
    }
  }

  private mutating func fragment(depth: Int) -> Fragment {
    var inner: [DrawingCommand] = []
    for _ in 0..<random.int(in: 1..<6) { inner.append(command(depth: depth)) }
    return Fragment(commands: inner)
  }

  private mutating func state(depth: Int) -> DrawingState {
    var state = DrawingState(transform: transform(depth: depth))
    if random.oneIn(4) { state.clip = clip(depth: depth) }
    if random.oneIn(3) { state.opacity = Float(random.double(in: 0..<1)) }
    if random.oneIn(6) {
      state.mode = mode()
    }
    if random.oneIn(10) { state.filters = filter() }
    return state
  }

  private mutating func filter() -> FilterNode {
    let space = random.oneIn(3) ? CGAffineTransform(scaleX: random.double(in: 0.5..<2), y: 1.2) : .identity
    return FilterNode(
      parent: random.oneIn(5) ? filter() : nil, operation: filterOperation(), transform: space,
      usesLinearColor: usesFloat && random.oneIn(5))
  }

  private mutating func filterOperation() -> FilterOperation {
    let radius = random.oneIn(8) ? random.double(in: 9..<60) : random.double(in: 0..<9)
    switch random.int(in: 0..<10) {
    case 0...2: return .blur(radius: radius, isOpaque: random.oneIn(5), dithers: random.oneIn(4))
    case 3...5: return .shadow(shadow(radius))
    case 6:
      return .colorMatrix((0..<20).map { Float(random.double(in: $0 % 5 == 4 ? -0.3..<0.3 : -0.5..<1)) })
    case 7: return random.oneIn(2) ? .colorMultiply(color()) : .luminanceToAlpha
    case 8: return .alphaThreshold(minimum: Float(random.double(in: 0..<0.6)), maximum: 0.9, color: color())
    default: return .projection(projection())
    }
  }

  private mutating func shadow(_ radius: CGFloat) -> FilterOperation.Shadow {
    let offset = CGSize(width: random.double(in: -12..<12), height: random.double(in: -12..<12))
    return FilterOperation.Shadow(
      color: color(), radius: radius, offset: offset, mode: random.oneIn(4) ? mode() : .normal,
      isAbove: random.oneIn(4), isShadowOnly: random.oneIn(6), invertsAlpha: random.oneIn(6),
      disablesGroup: random.oneIn(6))
  }

  private mutating func mode() -> CompositeMode {
    CompositeMode.allCases[random.int(in: 0..<CompositeMode.allCases.count)]
  }

  private mutating func projection() -> ProjectionTransform {
    var projection = ProjectionTransform(
      CGAffineTransform(translationX: random.double(in: -30..<30), y: random.double(in: -30..<30))
        .rotated(by: random.double(in: -1..<1)))
    guard !random.oneIn(3) else { return projection }
    // With the horizon in sight there are pictures of many screens' size: rarely, because they take long.
    let steepest = random.oneIn(20) ? 0.004 : 0.0004
    projection.m13 = random.double(in: -steepest..<steepest)
    projection.m23 = random.double(in: -steepest..<steepest)
    return projection
  }

  private mutating func glyphs() -> GlyphRun {
    let numbers = (0..<random.int(in: 1..<9)).map { _ in UInt32(random.int(in: 0..<40)) }
    return face.run(
      numbers, size: random.oneIn(8) ? 90 : random.double(in: 4..<40), slant: random.oneIn(4) ? 0.2 : 0)
  }

  private mutating func image() -> PixelImage {
    let (width, height) = (random.int(in: 1..<70), random.int(in: 1..<70))
    return PixelImage(width: width, height: height, pixels: (0..<width * height).map { _ in random.pixel() })!
  }

  private mutating func symbol() -> Fragment {
    var inner: [DrawingCommand] = []
    for _ in 0..<random.int(in: 1..<16) {
      let state = DrawingState(
        transform: CGAffineTransform(translationX: random.double(in: 0..<40), y: random.double(in: 0..<40)),
        filters: random.oneIn(8) ? filter() : nil)
      inner.append(
        DrawingCommand(operation: .fill(path(), FillStyle(), .solid(color())), state: state))
    }
    return Fragment(commands: inner)
  }

  private mutating func transform(depth: Int) -> CGAffineTransform {
    let spread = depth == 0 ? 1.0 : 0.1
    var transform = CGAffineTransform(
      translationX: random.double(in: -0.1..<1) * size.width * spread,
      y: random.double(in: -0.1..<1) * size.height * spread)
    if random.oneIn(2) { transform = transform.rotated(by: random.double(in: 0..<6.28)) }
    if random.oneIn(3) {
      transform = transform.scaledBy(x: random.double(in: 0.2..<3), y: random.double(in: 0.2..<3))
    }
    return transform
  }

  private mutating func clip(depth: Int) -> ClipNode {
    let parent = random.oneIn(3) ? clip(depth: depth + 1) : nil
    let transform = CGAffineTransform(
      translationX: random.double(in: 0..<0.6) * size.width, y: random.double(in: 0..<0.6) * size.height)
    if random.oneIn(6), depth < 2 {
      return ClipNode(
        parent: parent, shape: .layer(fragment(depth: 3), opacity: 0.8), transform: transform,
        isInverse: random.oneIn(2))
    }
    let style = FillStyle(eoFill: random.oneIn(2), antialiased: !random.oneIn(6))
    return ClipNode(
      parent: parent, shape: .path(path(), style), transform: transform, isInverse: random.oneIn(4))
  }

  private mutating func color() -> PaintColor {
    PaintColor(
      red: Float(random.double(in: 0..<1)), green: Float(random.double(in: 0..<1)),
      blue: Float(random.double(in: 0..<1)), alpha: random.oneIn(2) ? 1 : Float(random.double(in: 0..<1)))
  }

  private mutating func paint() -> Paint {
    let paint = otherPaint()
    guard hasAllPaints else { return paint }
    if extras.oneIn(14) { return .material(material()) }
    if extras.oneIn(20), let mesh = mesh() { return .mesh(mesh) }
    return paint
  }

  private mutating func otherPaint() -> Paint {
    guard random.oneIn(3) else { return .solid(color()) }
    let stops = (0..<random.int(in: 2..<5)).map { index in
      GradientPaint.Stop(location: Float(index) / 4 + Float(random.double(in: 0..<0.2)), color: color())
    }
    if random.oneIn(4) { return random.oneIn(3) ? .backdrop : .image(imagePaint()) }
    let spread = [GradientPaint.Spread.pad, .repeat, .mirror][random.int(in: 0..<3)]
    let interpolation = [GradientPaint.Interpolation.encoded, .linearLight, .perceptual][
      random.int(in: 0..<3)]
    return .gradient(
      GradientPaint(
        stops: stops, geometry: gradientGeometry(), spread: spread,
        interpolation: random.oneIn(3) ? interpolation : .encoded,
        transform: random.oneIn(3) ? transform(depth: 1) : .identity))
  }

  private mutating func mesh() -> MeshPaint? {
    let (columns, rows) = (random.int(in: 2..<5), random.int(in: 2..<4))
    let points = (0..<columns * rows).map { index in
      SIMD2(
        Float(index % columns * 60) + Float(random.double(in: -40..<40)),
        Float(index / columns * 60) + Float(random.double(in: -40..<40)))
    }
    let interpolation: GradientPaint.Interpolation = random.oneIn(3) ? .perceptual : .encoded
    return MeshPaint(
      columns: columns, rows: rows, vertices: MeshPaint.vertices(at: points, columns: columns),
      colors: points.map { _ in color() }, background: random.oneIn(2) ? color() : .clear,
      isSmooth: random.oneIn(2), interpolation: interpolation,
      transform: random.oneIn(3) ? transform(depth: 1) : .identity)
  }

  /// One of few materials, so that neighbors may have the same one.
  private mutating func material() -> MaterialPaint {
    let tint = PaintColor(red: 1, green: 0.9, blue: 0.8, alpha: [0, 0.3, 0.8][extras.int(in: 0..<3)])
    return MaterialPaint(
      FilterOperation.Material(
        radius: [0, 2, 9, 25][extras.int(in: 0..<4)], saturation: extras.oneIn(2) ? 1.8 : 1, tint: tint,
        gain: extras.oneIn(2) ? 1.2 : 1))
  }

  private mutating func imagePaint() -> ImagePaintSource {
    let image = images[random.int(in: 0..<images.count)]
    let part = CGRect(
      x: random.double(in: -5..<20), y: random.double(in: -5..<20), width: random.double(in: 0..<60),
      height: random.double(in: 0..<60))
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    return ImagePaintSource(
      image: image, source: random.oneIn(2) ? part : whole, transform: transform(depth: 1),
      tiles: random.oneIn(2), tileBounds: random.oneIn(2) ? part.insetBy(dx: -20, dy: -10) : nil,
      sampling: [ImagePaintSource.Sampling.nearest, .linear, .high][random.int(in: 0..<3)])
  }

  private mutating func gradientGeometry() -> GradientPaint.Geometry {
    switch random.int(in: 0..<3) {
    case 0: .linear(start: point(200), end: point(200))
    case 1:
      .radial(
        startCenter: point(100), startRadius: random.double(in: 0..<30), endCenter: point(100),
        endRadius: random.double(in: 0..<150))
    default: .conic(center: point(100), angle: random.double(in: 0..<6))
    }
  }

  private mutating func point(_ limit: Double) -> CGPoint {
    CGPoint(x: random.double(in: -0.2 * limit..<limit), y: random.double(in: -0.2 * limit..<limit))
  }

  private mutating func strokeStyle() -> StrokeStyle {
    StrokeStyle(
      lineWidth: random.double(in: 0.2..<14), lineCap: [.butt, .round, .square][random.int(in: 0..<3)],
      lineJoin: [.miter, .round, .bevel][random.int(in: 0..<3)], miterLimit: random.double(in: 0..<10),
      dash: random.oneIn(4) ? [random.double(in: 1..<20), random.double(in: 1..<20)] : [],
      dashPhase: random.double(in: 0..<20))
  }

  private mutating func path() -> Path {
    let rect = CGRect(
      origin: point(120), size: CGSize(width: random.double(in: 0..<160), height: random.double(in: 0..<160)))
    switch random.int(in: 0..<5) {
    case 0: return Path(rect)
    case 1: return Path(CGRect(x: rect.minX.rounded(), y: rect.minY.rounded(), width: 64, height: 32))
    case 2: return Path(ellipseIn: rect)
    default: return freePath()
    }
  }

  private mutating func freePath() -> Path {
    var buffer = PathBuffer()
    buffer.move(to: point(150))
    // Now and then one that is flattened in parts.
    for _ in 0..<(random.oneIn(400) ? random.int(in: 2000..<9000) : random.int(in: 1..<8)) {
      switch random.int(in: 0..<5) {
      case 0, 1: buffer.line(to: point(150))
      case 2: buffer.quad(to: point(150), control: point(150))
      case 3: buffer.curve(to: point(150), control1: point(150), control2: point(150))
      default:
        buffer.close()
        buffer.move(to: point(150))
      }
    }
    if random.oneIn(2) { buffer.close() }
    return Path(storage: .elements(buffer))
  }
}

extension SplitMix64 {
  /// A number of a range, small ones more often: large lists take long.
  fileprivate mutating func mostlyLow(in range: Range<Int>) -> Int {
    let share = double(in: 0..<1)
    return range.lowerBound + Int(Double(range.count) * share * share * share)
  }
}
