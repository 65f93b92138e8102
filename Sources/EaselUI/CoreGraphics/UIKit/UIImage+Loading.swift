import EaselPixels
import Foundation

extension UIImage {
  /// Creates an image from a resource: a PNG or JPEG file, or an image set of an asset catalog, which is searched as
  /// `Image(_:bundle:)` does. Nil, with a line on standard error, if there is none.
  ///
  /// Of several scales, the size and the bitmap are those of the image with one pixel per point, if there is one. A view
  /// of the image takes the scale that fits its display.
  public convenience init?(named name: String) { self.init(named: name, bundle: nil) }

  /// Creates an image from a resource of a bundle; see `init(named:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the resource.
  ///   - bundle: The bundle, which is searched before the other places; nil for the main bundle.
  ///   - configuration: It has no effect, since there are no symbols among the resources.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, bundle: bundle)
  }

  /// Creates an image from a resource of a bundle; see `init(named:)`.
  ///
  /// - Parameters:
  ///   - name: The name of the resource.
  ///   - bundle: The bundle, which is searched before the other places; nil for the main bundle.
  ///   - traitCollection: The display scale by which one of several bitmaps is chosen. It counts as 1 if it is not stated
  ///     or the collection is nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, bundle: bundle, displayScale: traitCollection?.displayScale ?? 1)
  }

  /// Creates an image from an asset catalog. If the resource is missing, the image has no pixels, and a message is written
  /// to standard error.
  public convenience init(resource: ImageResource) {
    if let found = ImageStore.shared.image(resource.name, displayScale: 1) {
      self.init(.bitmap(found.image), view: Image(resource), scale: found.scale)
    } else {
      self.init()
    }
  }

  private convenience init?(named name: String, bundle: Bundle?, displayScale: CGFloat = 1) {
    let resource = ResourceName(name, bundle)
    guard let found = ImageStore.shared.image(resource, displayScale: displayScale) else { return nil }
    self.init(.bitmap(found.image), view: Image(name, bundle: bundle), scale: found.scale)
  }

  /// Creates an image of a symbol, for text of 17 points in the regular weight. Returns nil if Easel has no symbol of that
  /// name; see `Image(systemName:)`.
  ///
  /// Deviation: the image does not follow the font of the view that shows it.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates an image from the contents of a PNG or JPEG file, with a pixel for each point. Nil, with a line on standard
  /// error, if they are of another format, damaged or too large.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the contents of a PNG or JPEG file. Nil, with a line on standard error, if they are of another
  /// format, damaged or too large.
  ///
  /// - Parameters:
  ///   - data: The contents of the file. An orientation that they state is applied.
  ///   - scale: The number of pixels per point. A scale that is not finite and positive counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    do throws(ImageFileError) {
      self.init(bitmap: CGImage(try PixelImage.decode(Array(data))), scale: scale)
    } catch {
      ProblemLog.report("no image: \(error)")
      return nil
    }
  }

  /// Creates an image from a PNG or JPEG file. A name that ends in `@2x` or `@3x` before the extension gives the number of
  /// pixels per point. Nil, with a line on standard error, if the file cannot be read.
  public convenience init?(contentsOfFile path: String) {
    do throws(ImageFileError) {
      self.init(bitmap: CGImage(try PixelImage.read(from: path)), scale: UIImage.scale(ofFile: path))
    } catch {
      ProblemLog.report("no image: \(error)")
      return nil
    }
  }

  private static func scale(ofFile path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
  }
}
