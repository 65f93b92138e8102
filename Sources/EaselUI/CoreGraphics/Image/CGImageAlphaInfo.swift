/// Where the alpha of a pixel is, and whether its colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  /// There is room for it, which nobody reads.
  case noneSkipLast = 5
  case noneSkipFirst = 6
  /// There is nothing but alpha.
  case alphaOnly = 7
}
