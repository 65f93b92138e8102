import EaselPixels
import Foundation

/// The reasons for which a picture cannot be made or compared. Each description says what to change.
enum PictureError: Error, Equatable, CustomStringConvertible {
  /// A side is 0, negative, not finite or too large; the size is in points.
  case unusableSize(CGSize, scale: CGFloat)
  case unusableScale(CGFloat)
  /// A step is not finite, or before the previous one.
  case unusableStep(TimeInterval)
  case unusablePrecision(Double)
  case unreadableReference(path: String, reason: String)
  case unwritable(path: String, reason: String)
  case unusableName(String)
  /// A strategy did not deliver a value within seconds.
  case timeout(TimeInterval)

  var description: String {
    switch self {
    case .unusableSize(let size, let scale):
      "the view is \(size.width) x \(size.height) points at scale \(scale), of which no picture can be made; "
        + "give the view a frame, or pass a size whose sides are positive and finite (\(ImageLimits.description))"
    case .unusableScale(let scale): "the scale \(scale) is unusable; pass a positive and finite one"
    case .unusableStep(let step):
      "the step \(step) is unusable; steps are seconds after the first frame, finite, not negative, in ascending order"
    case .unusablePrecision(let value): "the precision \(value) is unusable; pass a value from 0 through 1"
    case .unreadableReference(let path, let reason):
      "the reference \(path) cannot be read: \(reason); restore it, or delete it and record it anew"
    case .unwritable(let path, let reason):
      "\(path) cannot be written: \(reason); make the folder writable, or record on a machine where it is"
    case .unusableName(let name):
      "the name \"\(name)\" has no letter or digit; pass a name that has one"
    case .timeout(let seconds):
      "no snapshot within \(seconds) seconds; let the strategy deliver on another thread, or pass a longer timeout"
    }
  }
}
