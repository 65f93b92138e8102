import EaselGeometry
import Testing

@testable import EaselTypography

/// Results of Pango 1.50 over Cairo and HarfBuzz for the same texts in the same fonts at one pixel per point,
/// without hinting: `pango_layout_get_extents` and the baselines and widths of the lines.
struct LibraryAgreementTests {
  struct Sample: CustomTestStringConvertible {
    var text: String
    var family: String
    var size: CGFloat
    var weight = FontWeight.regular
    var width: CGFloat?
    /// The baseline and width of each line in points.
    var lines: [(baseline: CGFloat, width: CGFloat)]
    /// The horizontal extent of the ink in points.
    var ink: ClosedRange<CGFloat>
    var height: CGFloat

    var testDescription: String { "\(family) \(size): \(text)" }
  }

  static let samples = [
    Sample(
      text: "AVATAR difficult office Wave", family: "DejaVu Sans", size: 20, lines: [(18.564, 278.672)],
      ink: 0.156...277.607, height: 23.281),
    Sample(
      text: "The quick brown fox", family: "DejaVu Serif", size: 17, lines: [(15.780, 176.516)],
      ink: 0.166...176.309, height: 19.789),
    Sample(
      text: "mono 0123 iiii", family: "DejaVu Sans Mono", size: 14, lines: [(12.995, 118.002)],
      ink: 0.745...117.038, height: 16.297),
    Sample(
      text: "Bold words", family: "DejaVu Sans", size: 24, weight: .bold, lines: [(22.277, 150.504)],
      ink: 2.203...149.367, height: 27.938),
    Sample(
      text: "Καλημέρα κόσμε", family: "DejaVu Sans", size: 20, lines: [(18.564, 166.816)],
      ink: 1.963...165.459, height: 23.281),
    Sample(
      text: "Привет, мир", family: "DejaVu Sans", size: 20, lines: [(18.564, 129.971)], ink: 1.963...128.877,
      height: 23.281),
    Sample(
      text: "שָׁלוֹם עולם", family: "DejaVu Sans", size: 20, lines: [(18.564, 93.223)], ink: 1.816...93.261,
      height: 23.281),
    Sample(
      text: "السلام عليكم", family: "DejaVu Sans", size: 20, lines: [(18.564, 109.111)], ink: 1.367...107.236,
      height: 23.281),
    Sample(
      text: "हिन्दी नमस्ते", family: "Lohit Devanagari", size: 20, lines: [(19.512, 89.941)],
      ink: -0.254...90.215, height: 26.641),
    Sample(
      text: "สวัสดีชาวโลก", family: "Loma", size: 20, lines: [(22.979, 119.775)], ink: 1.182...118.233,
      height: 31.787),
    Sample(
      text: "世界こんにちは", family: "Droid Sans Fallback", size: 20, lines: [(20.859, 140)],
      ink: 1.172...139.219, height: 26.172),
    Sample(
      text: "The quick brown fox jumps over the lazy dog and then it sleeps", family: "DejaVu Sans", size: 16,
      width: 200, lines: [(14.852, 161.617), (33.477, 193.164), (52.102, 143.438)], ink: -0.289...191.711,
      height: 55.875),
    Sample(
      text: "abc שלום def עולם ghi", family: "DejaVu Sans", size: 20, lines: [(18.564, 211.211)],
      ink: 1.201...209.336, height: 23.281),
    Sample(
      text: "هذا نص طويل باللغة العربية يلتف على عدة أسطر", family: "DejaVu Sans", size: 18, width: 160,
      lines: [(16.708, 150.706), (37.661, 127.371), (58.614, 80.121)], ink: 0...160, height: 62.859),
  ]

  private static let engine = TextLayoutEngine(library: .shared)

  private func layout(_ sample: Sample) -> TextLayout {
    let font = FontDescriptor(family: sample.family, size: sample.size, weight: sample.weight)
    return LibraryAgreementTests.engine.layout([TextRun(sample.text, font: font)], width: sample.width)
  }

  @Test(arguments: samples)
  func baselinesAndWidthsAgree(_ sample: Sample) {
    let layout = layout(sample)
    #expect(layout.lines.count == sample.lines.count)
    #expect(abs(layout.size.height - sample.height) < 1)
    for (line, expected) in zip(layout.lines, sample.lines) {
      #expect(abs(line.baseline - expected.baseline) < 0.5)
      #expect(abs(line.width - expected.width) < 0.5)
    }
  }

  @Test(arguments: samples.filter { $0.lines.count == 1 })
  func inkAgrees(_ sample: Sample) {
    let boxes = layout(sample).lines[0].pieces.filter { !$0.glyphs.glyphs.isEmpty }
      .map { $0.glyphs.inkBounds.offsetBy(dx: $0.origin.x, dy: 0) }
    let ink = boxes.reduce(CGRect.null) { $0.union($1) }
    #expect(abs(ink.minX - sample.ink.lowerBound) < 1)
    #expect(abs(ink.maxX - sample.ink.upperBound) < 1)
  }
}
