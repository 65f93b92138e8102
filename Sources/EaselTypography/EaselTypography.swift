/// # EaselTypography
///
/// Strings and font descriptions -> placed glyphs: `TextRun`s go in, an immutable `TextLayout` with `GlyphRun`s comes
/// out, which the API records and the rasterizer draws through `GlyphFace`.
///
/// - `Fonts`: what is asked for (`FontDescriptor`) and what was found (`ResolvedFont`), by `FontLibrary`.
/// - `Catalog`: the installed fonts, through fontconfig.
/// - `Faces`: font files, through FreeType: outlines, advances, metrics. Called from worker threads too.
/// - `Shaping`: characters -> glyphs with advances, in font units, paragraph by paragraph.
/// - `Layout`: glyphs -> lines of a width, truncation, alignment, places in points.
///
/// Called by EaselUI (to measure and draw text), by programs that draw text without views, and, for outlines alone, by
/// the rasterizer. Nothing here knows colours, views or pixels: lengths are points, y grows down.

import EaselGeometry
