import EaselDrawing
import EaselPixels

extension Image {
  /// How a picture fills more room than it has.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Whether the colours of a picture count, or only its alpha.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In its own colours.
    case original
    /// Its alpha in the foreground style.
    case template
  }

  /// How colours between the pixels of a picture are found.
  public enum Interpolation: Hashable, Sendable {
    /// Those of the nearest pixel.
    case none
    /// Mixed of the four nearest pixels.
    case low
    /// The same, and averaged over the covered pixels when the picture is reduced.
    case medium, high

    var sampling: ImagePaintSource.Sampling {
      switch self {
      case .none: .nearest
      case .low: .linear
      case .medium, .high: .high
      }
    }
  }

  /// How the rows and columns of stored pixels lie when they are seen.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// The same as the numbers of Exif say it.
    var stored: ImageOrientation { ImageOrientation(rawValue: Int(rawValue) + 1) ?? .up }
  }

  /// The size of a symbol beside text of the same font.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    /// What the size of a medium symbol is multiplied by.
    var factor: CGFloat {
      switch self {
      case .small: 0.78
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  private func changing(_ change: (inout Options) -> Void) -> Image {
    var copy = self
    change(&copy.options)
    return copy
  }

  /// The image in any size that is proposed.
  ///
  /// Parts within `capInsets` (points) keep their size along that edge; what lies between is stretched or repeated.
  /// Symbols and drawn images are stretched as a whole.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changing { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Whether its colours count or only its alpha; nil is as its source says: symbols are templates, others are not.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changing { $0.renderingMode = renderingMode }
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    changing { $0.interpolation = interpolation }
  }

  /// Whether the edges of the picture are smooth where they do not lie on pixels.
  public func antialiased(_ isAntialiased: Bool) -> Image { changing { $0.isAntialiased = isAntialiased } }
}

extension Image {
  /// Changes nothing: symbols have one layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// The size of symbols beside text of the same font.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The size of symbols below beside text of the same font.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
