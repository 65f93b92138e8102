/// # EaselTypography
///
/// Text layout: `TextRun`s (strings with fonts) become an immutable `TextLayout` with `GlyphRun`s, which the
/// API records and the rasterizer draws through `GlyphFace`.
///
/// - `Fonts`: font descriptions (`FontDescriptor`), resolved fonts (`ResolvedFont`) and the matching between
///   them (`FontLibrary`).
/// - `Catalog`: the installed fonts, through fontconfig.
/// - `Faces`: font files, through FreeType and, for shaping, HarfBuzz: outlines, advances, metrics, color
///   glyphs. Worker threads call it too.
/// - `Unicode`: scripts, directions (FriBidi) and line break opportunities (ICU) of characters.
/// - `Shaping`: characters to glyphs with advances, in font units, in segments of one face, script and
///   direction.
/// - `Layout`: line breaking, visual order, truncation, alignment and positions in points.
///
/// The callers are EaselUI, which measures and draws text, programs that draw text without views, and the
/// rasterizer, which gets outlines. Views, device pixels and colors, other than those of color glyphs, are
/// outside the scope of this module. Lengths are in points, y grows down.

import EaselGeometry
