extension CGContext {
  /// What a program does wrong in a way that changes the picture.
  enum Problem: String {
    case unbalancedRestore = "restoreGState without a saveGState before it does nothing"
    case restoreInLayer = "restoreGState cannot end a transparency layer: use endTransparencyLayer"
    case unbalancedEnd = "endTransparencyLayer without a beginTransparencyLayer before it does nothing"
    case openLayer = "a CGContext ended with a transparency layer that was not: use endTransparencyLayer"
    case closed = "a CGContext draws nothing after the closure that it was given to"
  }

  /// Says so on standard error, the first time.
  static func report(_ problem: Problem) { CoreGraphicsLog.report(problem.rawValue) }
}
