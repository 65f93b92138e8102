import EaselDrawing
import EaselPixels

/// A placed glyph mask: the index of the mask, and the device pixel of the glyph's origin.
struct PlacedGlyph {
  var mask: Int32
  var x: Int32
  var y: Int32
}

/// A run of placed glyphs in the plan.
struct PlacedGlyphRun {
  var first: Int
  var count: Int
  var bounds: PixelRect
  var hash: ContentHash
}
