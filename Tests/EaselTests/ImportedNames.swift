import Combine
import CoreGraphics
import QuartzCore
import SwiftUI

/// What a file of a user's sees that imports the modules side by side. In a file without `Testing`, because the toolchain
/// takes a module named CoreGraphics beside it for Apple's.
enum ImportedNames {
  static let paths: [Any.Type] = [
    SwiftUI.Path.self, CoreGraphics.Path.self, Combine.Path.self, QuartzCore.Path.self,
  ]
  static let transforms: [Any.Type] = [CGAffineTransform.self, CoreGraphics.CGAffineTransform.self]

  /// Foundation comes with each of them.
  static func angle(of date: Date) -> CGFloat { cos(date.timeIntervalSinceReferenceDate) * CGRect.zero.width }

  /// Layers are not needed for the clock that comes with them.
  static func mediaTime() -> CFTimeInterval { QuartzCore.CACurrentMediaTime() }
}
