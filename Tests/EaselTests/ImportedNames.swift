import Combine
import CoreGraphics
import CoreTransferable
import ImageIO
import QuartzCore
import SwiftUI
import UniformTypeIdentifiers

/// Names visible in a user's file that imports the modules side by side. The file does not import `Testing`,
/// because beside it the toolchain takes a module named CoreGraphics for Apple's.
enum ImportedNames {
  static let paths: [Any.Type] = [
    SwiftUI.Path.self, CoreGraphics.Path.self, Combine.Path.self, QuartzCore.Path.self,
    CoreTransferable.Path.self, ImageIO.Path.self, UniformTypeIdentifiers.Path.self,
  ]
  static let transforms: [Any.Type] = [CGAffineTransform.self, CoreGraphics.CGAffineTransform.self]

  /// The types that UniformTypeIdentifiers and CoreTransferable declare on a Mac.
  static let pngTypes = [SwiftUI.UTType.png, UniformTypeIdentifiers.UTType.png]
  static let representations: [Any.Type] = [
    SwiftUI.ProxyRepresentation<String, String>.self,
    CoreTransferable.ProxyRepresentation<String, String>.self,
  ]

  /// Foundation is exported by each module.
  static func angle(of date: Date) -> CGFloat { cos(date.timeIntervalSinceReferenceDate) * CGRect.zero.width }

  /// QuartzCore provides a clock without layers.
  static func mediaTime() -> CFTimeInterval { QuartzCore.CACurrentMediaTime() }
}
