import CCairo
import EaselDrawing
import EaselGeometry
import EaselPixels

/// The images of a document, each of which is written once.
final class VectorImages {
  /// An image, or a part of it, as a surface.
  struct Surface {
    let pointer: OpaquePointer
    /// The place of the part's top left corner, in pixels of the image.
    let origin: CGPoint
    /// The size of the part in pixels.
    let size: CGSize
  }

  private struct Key: Hashable {
    let generation: UInt64
    let part: PixelRect
  }

  private var surfaces: [Key: Surface] = [:]

  deinit { for surface in surfaces.values { cairo_surface_destroy(surface.pointer) } }

  /// The part of an image that a paint uses; nil if it is empty.
  func surface(of source: ImagePaintSource) -> Surface? {
    let image = source.image
    let part = PixelRect(covering: source.source)
      .intersection(PixelRect(x0: 0, y0: 0, x1: Int32(image.width), y1: Int32(image.height)))
    guard !part.isEmpty else { return nil }
    let key = Key(generation: image.generation, part: part)
    if let known = surfaces[key] { return known }
    guard let pointer = VectorImages.surface(part, of: image) else { return nil }
    let origin = CGPoint(x: CGFloat(part.x0), y: CGFloat(part.y0))
    let made = Surface(
      pointer: pointer, origin: origin, size: CGSize(width: CGFloat(part.width), height: CGFloat(part.height))
    )
    surfaces[key] = made
    return made
  }

  /// A new surface with a copy of pixels, which the caller must destroy; nil if there is no memory for it.
  static func surface(_ part: PixelRect, of image: PixelImage) -> OpaquePointer? {
    let isOpaque = image.pixels.allSatisfy { $0 >> 24 == 255 }
    return surface(
      isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width: part.width, height: part.height
    ) { (row, line: UnsafeMutablePointer<UInt32>) in
      image.pixels.withUnsafeBufferPointer { pixels in
        let start = (Int(part.y0) + row) * image.width + Int(part.x0)
        line.update(from: pixels.baseAddress! + start, count: part.width)
      }
    }
  }

  /// A new surface whose rows `fill` writes.
  static func surface<Pixel>(
    _ format: cairo_format_t, width: Int, height: Int, _ fill: (Int, UnsafeMutablePointer<Pixel>) -> Void
  ) -> OpaquePointer? {
    let surface = cairo_image_surface_create(format, Int32(width), Int32(height))
    guard let surface, let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for row in 0..<height {
      let line = UnsafeMutableRawPointer(data + row * stride).assumingMemoryBound(to: Pixel.self)
      fill(row, line)
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
