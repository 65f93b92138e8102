import Foundation

extension Path {
  /// The path cut into dashes, which are open subpaths; the path itself when the pattern stands for a solid
  /// line.
  func dashed(lengths: [CGFloat], phase: CGFloat) -> Path {
    let style = StrokeStyle(dash: lengths, dashPhase: phase)
    guard let pattern = DashPattern(style: style, pathLength: controlLength) else { return self }
    var measurer = SegmentMeasurer()
    visit(&measurer)
    var cutter = DashCutter(pattern: pattern)
    for segment in measurer.segments { cutter.append(segment) }
    return cutter.result.verbs.isEmpty ? Path() : Path(storage: .elements(cutter.result))
  }
}

/// Copies the dashes of a path; every subpath begins the pattern anew.
private struct DashCutter {
  let pattern: DashPattern
  private(set) var result = PathBuffer()
  private var index = 0
  private var rest = 0.0
  private var isDrawing = false

  init(pattern: DashPattern) { self.pattern = pattern }

  mutating func append(_ measured: MeasuredSegment) {
    if measured.beginsSubpath {
      (index, rest) = pattern.start
      isDrawing = false
    }
    var walked = 0.0
    while rest < measured.length - walked {
      copy(measured, from: walked, to: walked + rest)
      walked += rest
      index = index + 1 == pattern.count ? 0 : index + 1
      rest = pattern[index]
      isDrawing = false
    }
    rest -= measured.length - walked
    copy(measured, from: walked, to: measured.length)
  }

  private mutating func copy(_ measured: MeasuredSegment, from: Double, to: Double) {
    guard index.isMultiple(of: 2) else { return }
    result.append(measured.part(fromLength: from, toLength: to), continuing: isDrawing)
    isDrawing = true
  }
}
