import Easel
import EaselPixels
import Foundation

/// The size that a view has in an image.
///
/// ```swift
/// import EaselTesting
/// import SwiftUI
///
/// let layouts: [SwiftUISnapshotLayout] = [.sizeThatFits, .device(config: .iPhone13), .fixed(width: 200, height: 100)]
/// ```
public enum SwiftUISnapshotLayout: Sendable {
  /// The size and the safe area of a device. Sizes other than positive ones are failures.
  case device(config: ViewImageConfig)
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The ideal size of the view.
  case sizeThatFits
}

extension Snapshotting where Value: View, Format == CGImage {
  /// PNG images of views, in their ideal size.
  public static var image: Snapshotting { .image() }

  /// PNG images of views.
  ///
  /// Unlike on Apple's platforms, an image has one pixel per point unless `traits` says otherwise, the format is
  /// `CGImage`, and `perceptualPrecision` limits differences between components.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Has no effect; there is one way to draw.
  ///   - precision: The least share of pixels that count as equal, 0...1.
  ///   - perceptualPrecision: 1 - the greatest difference between 8-bit components / 255 at which two pixels count as
  ///     equal, 0...1.
  ///   - layout: The size of the image.
  ///   - traits: The conditions: color scheme, scale, size of text, direction.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let settings = PictureSettings(layout: layout, traits: traits)
    return Snapshotting(
      pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { view in
      .delivering { callback in takePicture(of: view, settings) { callback($0.map { CGImage($0) }) } }
    }
  }
}

/// Takes a picture on the main actor: at once if the caller is there, else later.
private func takePicture(
  of view: some View, _ settings: PictureSettings,
  deliver: @escaping (Result<PixelImage, any Error>) -> Void
) {
  nonisolated(unsafe) let (view, deliver) = (view, deliver)
  let take: @MainActor @Sendable () -> Void = {
    deliver(Result { try settings.picture(of: view) })
  }
  if MainQueue.isCurrent {
    MainActor.assumeIsolated(take)
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(take) }
  }
}

/// The queue of the main actor.
private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller is on the queue. In programs with an asynchronous entry point, as those of Swift Testing, other
  /// threads than the main one work for the queue.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}

extension PictureSettings {
  init(layout: SwiftUISnapshotLayout, traits: UITraitCollection) {
    var traits = traits
    switch layout {
    case .device(let config):
      size = config.size
      safeArea = config.safeArea
      traits = UITraitCollection(traitsFrom: [config.traits, traits])
    case .fixed(let width, let height): size = CGSize(width: width, height: height)
    case .sizeThatFits: break
    }
    scale = traits.displayScale > 0 ? traits.displayScale : 1
    modify = { [traits] in traits.apply(to: &$0) }
  }
}

extension Snapshotting where Value == CGImage, Format == CGImage {
  /// Images as PNG files.
  public static var image: Snapshotting { .image() }

  /// Images as PNG files; see the strategy of views for the parameters.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

extension Diffing where Value == CGImage {
  /// PNG files that are equal byte for byte.
  public static var image: Diffing { .image() }

  /// PNG files, compared pixel by pixel; see the strategy of views for the parameters.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Diffing {
    Diffing<PixelImage>.picture(precision: exact(precision), perceptualPrecision: exact(perceptualPrecision))
      .converted({ $0.pixels }, { CGImage($0) })
  }

  /// The decimal number that was written as a Float: 0.98 instead of 0.9800000190734863.
  private static func exact(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
}
