import EaselDrawing
import EaselGeometry

extension ShapedText.Segment {
  /// Calls `body` with glyphs, which are given in logical order, and their origins on the baseline, from left to right.
  @inline(__always)
  func forEachPosition(of shaped: ArraySlice<ShapedGlyph>, _ body: (ShapedGlyph, CGPoint) -> Void) {
    var pen: CGFloat = 0
    func add(_ glyph: ShapedGlyph) {
      body(glyph, CGPoint(x: pen + CGFloat(glyph.offsetX) * scale, y: CGFloat(glyph.offsetY) * scale))
      pen += CGFloat(glyph.advance) * scale
    }
    if isRightToLeft {
      for index in shaped.indices.reversed() {
        pen += spacing(after: index, in: shaped)
        add(shaped[index])
      }
    } else {
      for index in shaped.indices {
        add(shaped[index])
        pen += spacing(after: index, in: shaped)
      }
    }
  }

  /// The space after the last glyph of a character; 0 for other glyphs.
  private func spacing(after index: Int, in shaped: ArraySlice<ShapedGlyph>) -> CGFloat {
    let cluster = shaped[index].cluster
    guard spacing != 0, index + 1 == shaped.endIndex || shaped[index + 1].cluster != cluster else {
      return 0
    }
    var (first, units) = (index, Int(shaped[index].advance))
    while first > shaped.startIndex, shaped[first - 1].cluster == cluster {
      first -= 1
      units += Int(shaped[first].advance)
    }
    return spacing(afterAdvance: units)
  }
}

extension ShapedText: GlyphTextSource {
  func text(of range: Range<Int>) -> GlyphText? {
    guard !range.isEmpty, range.upperBound <= glyphs.count else { return nil }
    let segment = segments[segment(ofGlyph: range.lowerBound)]
    guard case .glyphs = segment.kind, range.upperBound <= segment.glyphs.upperBound else { return nil }
    var placed: [GlyphRun.Glyph] = []
    segment.forEachPosition(of: glyphs[range]) {
      placed.append(GlyphRun.Glyph(identifier: $0.identifier, position: $1))
    }
    let clusters = clusters(of: range)
    let start = Int(glyphs[range.lowerBound].cluster)
    let end = clusters.reduce(start) { $0 + $1.byteCount }
    return GlyphText(
      bytes: Array(text[start..<end]), glyphs: placed, clusters: clusters,
      isRightToLeft: segment.isRightToLeft)
  }

  /// The index of the segment of a glyph, by bisection: segments are in the order of their glyphs.
  private func segment(ofGlyph glyph: Int) -> Int {
    var (low, high) = (0, segments.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if segments[middle].glyphs.upperBound <= glyph { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func clusters(of range: Range<Int>) -> [GlyphText.Cluster] {
    var clusters: [GlyphText.Cluster] = []
    var first = range.lowerBound
    while first < range.upperBound {
      let start = glyphs[first].cluster
      let next = (first..<range.upperBound).first { glyphs[$0].cluster != start } ?? range.upperBound
      clusters.append(
        GlyphText.Cluster(
          byteCount: end(ofClusterAt: next, from: start) - Int(start), glyphCount: next - first))
      first = next
    }
    return clusters
  }

  /// The offset in the text at which a cluster ends that begins at `start`, and before the glyph `next`.
  private func end(ofClusterAt next: Int, from start: UInt32) -> Int {
    let limit = next < glyphs.count ? Int(glyphs[next].cluster) : text.count
    // The characters that break lines are between the glyphs of two paragraphs.
    var end = max(limit, Int(start))
    while let length = lineBreakLength(before: end), end - length > Int(start) { end -= length }
    return end
  }

  /// The number of bytes of the line break that ends at an offset; nil if there is none.
  private func lineBreakLength(before end: Int) -> Int? {
    guard end > 0 else { return nil }
    switch text[end - 1] {
    case 0x0a...0x0d: return 1
    // U+0085.
    case 0x85 where end > 1 && text[end - 2] == 0xc2: return 2
    // U+2028 and U+2029.
    case 0xa8...0xa9 where end > 2 && text[end - 2] == 0x80 && text[end - 3] == 0xe2: return 3
    default: return nil
    }
  }
}
