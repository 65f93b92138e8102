/// # EaselTypography
///
/// Strings and font descriptions -> placed glyphs: `TextRun`s go in, an immutable `TextLayout` with `GlyphRun`s comes
/// out, which the API records and the rasterizer draws through `GlyphFace`.
///
/// - `Fonts`: what is asked for (`FontDescriptor`) and what was found (`ResolvedFont`), by `FontLibrary`.
/// - `Catalog`: the installed fonts, through fontconfig.
/// - `Faces`: font files, through FreeType and, for shaping, HarfBuzz: outlines, advances, metrics, coloured glyphs.
///   Called from worker threads too.
/// - `Unicode`: scripts, directions (FriBidi) and line breaks (ICU) of characters.
/// - `Shaping`: characters -> glyphs with advances, in font units, by stretches of one face, script and direction.
/// - `Layout`: glyphs -> lines of a width, order from left to right, truncation, alignment, places in points.
///
/// Called by EaselUI (to measure and draw text), by programs that draw text without views, and, for outlines alone, by
/// the rasterizer. Nothing here knows views or device pixels, and no colours but those of glyphs that bring their own:
/// lengths are points, y grows down.

import EaselGeometry
