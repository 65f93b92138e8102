import EaselDrawing
import EaselPixels

extension Image {
  /// The way a resizable image fills its size.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats or stretches the image.
    case tile, stretch
  }

  /// Whether an image is drawn with its own colors or as a template.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Draws the colors of the image.
    case original
    /// Draws the foreground style with the alpha of the image.
    case template
  }

  /// The sampling of an image that is scaled.
  public enum Interpolation: Hashable, Sendable {
    /// Nearest-neighbor sampling.
    case none
    /// Bilinear interpolation.
    case low
    /// Bilinear interpolation and, when the image is reduced, an average over the covered pixels.
    case medium, high

    var sampling: ImagePaintSource.Sampling {
      switch self {
      case .none: .nearest
      case .low: .linear
      case .medium, .high: .high
      }
    }
  }

  /// The orientation of the stored rows and columns of pixels.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    /// An orientation, in the order of the Exif orientation numbers.
    case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// The orientation as an Exif number.
    var stored: ImageOrientation { ImageOrientation(rawValue: Int(rawValue) + 1) ?? .up }
  }

  /// The size of a symbol relative to text of the same font.
  public enum Scale: Hashable, Sendable {
    /// A factor of 0.78, 1 or 1.28.
    case small, medium, large

    /// The scale factor relative to a medium symbol.
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  func changing(_ change: (inout Options) -> Void) -> Image {
    var copy = self
    change(&copy.options)
    return copy
  }

  /// The image, resizable to any proposed size.
  ///
  /// The parts within `capInsets`, in points, keep their size along that edge; the rest is stretched or
  /// tiled. Symbols and drawn images are stretched as a whole.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changing { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Sets whether the image is drawn with its own colors or as a template; nil for the default: images are no templates
  /// unless their asset catalog says so.
  ///
  /// Symbols are always templates: they have no colors of their own here.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changing { $0.renderingMode = renderingMode }
  }

  /// Sets the sampling of a scaled image.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changing { $0.interpolation = interpolation }
  }

  /// Sets whether the edges of the image are antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image { changing { $0.isAntialiased = isAntialiased } }
}

extension EnvironmentValues {
  /// The size of symbols relative to text of the same font.
  @Entry public var imageScale = Image.Scale.medium
}

nonisolated extension View {
  /// Sets the size of symbols in the view relative to text of the same font.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
