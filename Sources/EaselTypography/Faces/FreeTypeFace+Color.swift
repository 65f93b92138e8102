import CFreeType
import EaselDrawing
import EaselGeometry
import EaselPixels

/// A layer of a color glyph: another glyph, drawn in one color.
struct ColorLayer: Equatable, Sendable {
  var glyph: UInt32
  /// The color; nil for the color of the text.
  var color: PaintColor?
}

extension FreeTypeFace {
  /// Whether the face has tables of color glyphs. Bitmaps (CBDT and sbix) and layers (COLR, version 0) are
  /// supported; glyphs that only have paint graphs (COLR, version 1) or SVG documents count as missing.
  var isColored: Bool { face.pointee.face_flags & (FT_FACE_FLAG_COLOR | FT_FACE_FLAG_SVG) != 0 }

  /// The image of a glyph from the largest strike of the face; nil if it has none.
  func picture(of glyph: UInt32) -> ColorGlyph? {
    guard selectLargestStrike(), FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = face.pointee.glyph, slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      let image = FreeTypeFace.image(slot.pointee.bitmap)
    else { return nil }
    let pixelsPerEm = CGFloat(face.pointee.size.pointee.metrics.y_ppem)
    guard pixelsPerEm > 0 else { return nil }
    let scale = 1 / pixelsPerEm
    let bounds = CGRect(
      x: CGFloat(slot.pointee.bitmap_left) * scale, y: -CGFloat(slot.pointee.bitmap_top) * scale,
      width: CGFloat(image.width) * scale, height: CGFloat(image.height) * scale)
    return ColorGlyph(image: image, bounds: bounds)
  }

  private func selectLargestStrike() -> Bool {
    let count = Int(face.pointee.num_fixed_sizes)
    guard count > 0, let strikes = face.pointee.available_sizes else { return false }
    let largest = (0..<count).max { strikes[$0].y_ppem < strikes[$1].y_ppem }
    return largest.map { FT_Select_Size(face, FT_Int($0)) == 0 } ?? false
  }

  /// The maximum number of pixels of an image. In valid fonts, images have at most a few hundred pixels per
  /// side.
  private static let maximumBitmapPixelCount = 1 << 22

  /// Copies a bitmap of premultiplied BGRA bytes, top row first; nil if it is empty or too large.
  private static func image(_ bitmap: FT_Bitmap) -> PixelImage? {
    guard let start = bitmap.buffer, bitmap.pitch >= Int32(clamping: bitmap.width * 4) else { return nil }
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width * height <= maximumBitmapPixelCount else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let bytes = UnsafeRawPointer(start + row * Int(bitmap.pitch))
      for column in 0..<width {
        pixels.append(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)))
      }
    }
    return PixelImage(width: width, height: height, pixels: pixels)
  }

  /// The layers of a glyph from back to front; empty if it has none.
  func layers(of glyph: UInt32) -> [ColorLayer] {
    var palette: UnsafeMutablePointer<FT_Color>?
    var data = FT_Palette_Data()
    guard FT_Palette_Data_Get(face, &data) == 0, FT_Palette_Select(face, 0, &palette) == 0 else { return [] }
    var layers: [ColorLayer] = []
    var iterator = FT_LayerIterator()
    var (number, color): (FT_UInt, FT_UInt) = (0, 0)
    while FT_Get_Color_Glyph_Layer(face, glyph, &number, &color, &iterator) != 0 {
      let isEntry = palette != nil && color < data.num_palette_entries
      layers.append(ColorLayer(glyph: number, color: isEntry ? PaintColor(palette![Int(color)]) : nil))
    }
    return layers
  }
}

extension PaintColor {
  fileprivate init(_ color: FT_Color) {
    self.init(
      components: SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha)) / 255)
  }
}
