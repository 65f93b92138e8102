import EaselDrawing
import EaselPixels

/// A picture: of a file, of pixels, of drawing commands, or a symbol of the system.
///
/// It has the size of its picture, whatever is proposed, unless it is `resizable`.
public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case file(ResourceName)
    case system(String)
    /// Points are pixels over `scale`.
    case pixels(CGImage, scale: CGFloat)
    case drawing(DrawnImage)
  }

  let source: Source
  var options = Options()

  /// How the picture is shown.
  struct Options: Equatable, Sendable {
    /// Nil: at its own size.
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var isAntialiased = true
  }

  /// How a picture takes a size that is not its own.
  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  init(_ source: Source) { self.source = source }

  /// A picture of the application's resources: a PNG or JPEG file, or an image set of an asset catalog, looked for in
  /// the bundle (the main one unless one is given), in bundles beside the executable and in the working directory.
  ///
  /// A name without an extension finds `name.png`, `.jpg` and `.jpeg`; of `name`, `name@2x` and `name@3x` the one is
  /// taken that suits the display. A name that is not found gives an empty image and a line on standard error.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.file(ResourceName(name, bundle))) }

  /// The same; the label is for assistive technologies, of which there are none here.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle) }

  /// The same.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// A symbol in the size and weight of the font, drawn with the foreground style.
  ///
  /// Easel has its own drawings for the names of SF Symbols that programs use most, and composes those that end in
  /// `.fill`, `.circle`, `.square`, `.slash`, `.badge.plus` and the like. A name without a drawing gives a question mark
  /// in a dashed square and a line on standard error.
  public init(systemName: String) { self.init(.system(systemName)) }

  /// Pixels, `scale` of which are a point, seen in the given orientation.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }

  /// Pixels, `scale` of which are a point, seen in the given orientation.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    let upright = ImageStore.shared.upright(cgImage, from: orientation)
    self.init(.pixels(upright, scale: scale.isFinite && scale > 0 ? scale : 1))
  }

  /// A picture that a closure draws in a space of `size` points, each time when the image is laid out or drawn. It
  /// stays sharp at every scale. An opaque one is black before anything is drawn.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      .drawing(DrawnImage(size: size, isOpaque: opaque, colorMode: colorMode, renderer: renderer)))
  }
}

/// A picture that a closure draws; two are the same when they were made by one call.
final class DrawnImage: Sendable {
  let size: CGSize
  let isOpaque: Bool
  let colorMode: ColorRenderingMode
  /// Called where images are resolved: on the main actor in views, where a context is used otherwise.
  nonisolated(unsafe) let renderer: (inout GraphicsContext) -> Void

  init(
    size: CGSize, isOpaque: Bool, colorMode: ColorRenderingMode,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.size = CGSize(
      width: size.width.isFinite ? max(size.width, 0) : 0,
      height: size.height.isFinite ? max(size.height, 0) : 0)
    self.isOpaque = isOpaque
    self.colorMode = colorMode
    self.renderer = renderer
  }
}

extension DrawnImage: Equatable {
  static func == (lhs: DrawnImage, rhs: DrawnImage) -> Bool { lhs === rhs }
}

extension Image.Source {
  static func == (lhs: Image.Source, rhs: Image.Source) -> Bool {
    switch (lhs, rhs) {
    case (.file(let first), .file(let second)): first == second
    case (.system(let first), .system(let second)): first == second
    case (.pixels(let first, let firstScale), .pixels(let second, let secondScale)):
      first === second && firstScale == secondScale
    case (.drawing(let first), .drawing(let second)): first === second
    default: false
    }
  }
}

extension Image: View {
  public typealias Body = Never
}

extension Image: LeafView {
  static var hasBaselines: Bool { true }

  func sizeThatFits(_ proposal: ProposedViewSize, in environment: EnvironmentValues) -> CGSize {
    let size = ImageContent(self, in: environment).size
    return options.resizing == nil ? size : proposal.replacingUnspecifiedDimensions(by: size)
  }

  func baselines(for size: CGSize, in environment: EnvironmentValues) -> (first: CGFloat, last: CGFloat)? {
    guard options.resizing == nil, let baseline = ImageContent(self, in: environment).baseline else {
      return nil
    }
    return (baseline, baseline)
  }

  func draw(into recorder: FragmentRecorder, size: CGSize, environment: EnvironmentValues) {
    let content = ImageContent(self, in: environment)
    let box = CGRect(origin: .zero, size: size)
    guard !environment.showsPlaceholders else {
      return Placeholder.draw(
        Path(box), paint: ForegroundStyle().resolve(for: box, in: environment), into: recorder)
    }
    content.draw(
      in: box, paint: content.isTemplate ? ForegroundStyle().resolve(for: box, in: environment) : nil,
      into: recorder, state: DrawingState())
  }
}
