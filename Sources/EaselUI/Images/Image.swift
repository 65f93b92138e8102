import EaselDrawing
import EaselPixels

/// A view of a bitmap, a drawing or a symbol.
///
/// An image has its own size, regardless of the proposal, unless it is `resizable`.
///
/// ```swift
/// HStack {
///   Image(systemName: "star.fill").foregroundStyle(.yellow)
///   Image(size: CGSize(width: 20, height: 20)) { context in
///     context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.red))
///   }
/// }
/// ```
public struct Image: Equatable, Sendable {
  /// The source of the content.
  enum Source: Equatable, Sendable {
    case file(ResourceName)
    case system(String)
    /// A bitmap with `scale` pixels per point.
    case pixels(CGImage, scale: CGFloat)
    case drawing(DrawnImage)
  }

  let source: Source
  var options = Options()

  /// The display options.
  struct Options: Equatable, Sendable {
    /// Nil for the image's own size.
    var resizing: Resizing?
    var renderingMode: TemplateRenderingMode?
    var interpolation = Interpolation.medium
    var isAntialiased = true
    /// Nil for that of the environment.
    var symbolRenderingMode: SymbolRenderingMode?
    /// Nil for that of the environment.
    var symbolColorRenderingMode: SymbolColorRenderingMode?
  }

  /// The parameters of a resizable image.
  struct Resizing: Equatable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  init(_ source: Source) { self.source = source }

  /// Creates an image from a resource: a PNG or JPEG file, or an image set of an asset catalog.
  ///
  /// The resource is searched in the bundle (the main bundle by default), in resource bundles beside the
  /// executable, and in the working directory. A name without an extension matches `name.png`, `name.jpg` and
  /// `name.jpeg`; of `name`, `name@2x` and `name@3x` the file that best fits the display scale is used. If
  /// nothing is found, the image is empty and a message is written to standard error.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.file(ResourceName(name, bundle))) }

  /// Creates an image from a resource. The label has no effect, because there is no assistive technology
  /// here.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name, bundle: bundle) }

  /// Creates an image from a resource.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// Creates an image of a symbol in the size and weight of the font, drawn with the foreground style.
  ///
  /// Easel has its own drawings for the most used names of SF Symbols, and composes names that end in
  /// `.fill`, `.circle`, `.square`, `.slash`, `.badge.plus` and similar parts. An unknown name shows a
  /// question mark in a dashed square, and a message is written to standard error.
  public init(systemName: String) { self.init(.system(systemName)) }

  /// Creates an image from a bitmap with `scale` pixels per point, shown in an orientation. A scale that is
  /// not finite and positive counts as 1.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(decorative: cgImage, scale: scale, orientation: orientation)
  }

  /// Creates an image from a bitmap with `scale` pixels per point, shown in an orientation. A scale that is
  /// not finite and positive counts as 1.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    let upright = ImageStore.shared.upright(cgImage, from: orientation)
    self.init(.pixels(upright, scale: scale.isFinite && scale > 0 ? scale : 1))
  }

  /// Creates an image that a closure draws, in a space of `size` points. It is sharp at every scale.
  ///
  /// The closure runs each time the image is laid out or drawn. An opaque image has a black background.
  /// Lengths of `size` that are negative or not finite count as 0.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      .drawing(DrawnImage(size: size, isOpaque: opaque, colorMode: colorMode, renderer: renderer)))
  }
}

/// A drawing by a closure. Two are equal if one call made both.
final class DrawnImage: Sendable {
  let size: CGSize
  let isOpaque: Bool
  let colorMode: ColorRenderingMode
  /// Runs where images are resolved: in views on the main actor, otherwise where the graphics context is
  /// used. It is not sendable because SwiftUI does not demand it; the program is responsible for what it captures.
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

/// The content of an image as a view.
final class ImageViewContent: LeafContent {
  private let image: ImageContent
  let environment: EnvironmentValues

  init(_ image: Image, in environment: EnvironmentValues) {
    (self.image, self.environment) = (ImageContent(image, in: environment), environment)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    image.options.resizing == nil ? image.size : proposal.replacingUnspecifiedDimensions(by: image.size)
  }

  var fullSize: FullSize? { image.options.resizing == nil ? FullSize(image.size, room: .zero) : nil }

  func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard image.options.resizing == nil, let baseline = image.baseline else { return nil }
    return (baseline, baseline)
  }

  func placedGlyphs(in size: CGSize) -> PlacedGlyphs? { nil }

  func draw(into recorder: FragmentRecorder, size: CGSize) {
    let box = CGRect(origin: .zero, size: size)
    guard !environment.showsPlaceholders else {
      return Placeholder.draw(
        Path(box), paint: ForegroundStyle().resolve(for: box, in: environment), into: recorder)
    }
    image.draw(
      in: box, paint: image.isTemplate ? ForegroundStyle().resolve(for: box, in: environment) : nil,
      into: recorder, state: DrawingState())
  }
}
