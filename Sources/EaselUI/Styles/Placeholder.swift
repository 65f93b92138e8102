import EaselDrawing
import EaselTypography

/// What text and images look like where their data is not shown. The numbers are estimates of how it looks on a Mac.
enum Placeholder {
  /// What the alpha of the foreground style is multiplied by.
  static let opacity: Float = 0.16
  /// The opacity of data that is out of date.
  static let faintness = 0.5
  /// What is left free above and below a bar, of the height of a line.
  private static let gapShare: CGFloat = 0.1
  /// Of the height of a bar.
  private static let cornerShare: CGFloat = 0.25
  /// Points.
  private static let largestRadius: CGFloat = 4

  /// Records areas filled with a faint paint.
  static func draw(_ areas: Path, paint: StyledPaint, into recorder: FragmentRecorder) {
    guard !areas.isEmpty else { return }
    var paint = paint
    paint.multiplyAlpha(by: opacity)
    recorder.fill(areas, style: FillStyle(), paint: paint, state: DrawingState())
  }

  /// A bar for each line of a text that has something in it, nearly as high as the line.
  static func bars(_ layout: TextLayout) -> Path {
    Path { path in
      for line in layout.lines {
        let (starts, ends) = (line.pieces.map(\.origin.x), line.pieces.map { $0.origin.x + $0.width })
        guard let start = starts.min(), let end = ends.max(), end > start else { continue }
        let height = line.ascent + line.descent
        let bar = CGRect(x: start, y: line.origin.y, width: end - start, height: height)
          .insetBy(dx: 0, dy: height * gapShare)
        let radius = min(bar.height * cornerShare, largestRadius)
        path.addRoundedRect(in: bar, cornerSize: CGSize(width: radius, height: radius))
      }
    }
  }
}
