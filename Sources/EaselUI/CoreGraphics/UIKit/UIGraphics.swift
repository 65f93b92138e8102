import EaselDrawing
import Foundation

/// Returns the context that UIKit's drawing functions draw to on this thread; nil if there is none.
///
/// There is one in the closures of `UIGraphicsImageRenderer`, between `UIGraphicsBeginImageContextWithOptions(_:_:_:)`
/// and `UIGraphicsEndImageContext()`, and after `UIGraphicsPushContext(_:)`:
///
/// ```swift
/// Canvas { context, size in
///   context.withCGContext { cg in
///     UIGraphicsPushContext(cg)
///     UIColor.systemTeal.setFill()
///     UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).fill()
///     UIGraphicsPopContext()
///   }
/// }
/// ```
public func UIGraphicsGetCurrentContext() -> CGContext? { UIGraphicsContextStack.current.top?.context }

/// Makes a context the current one of this thread, until `UIGraphicsPopContext()`.
///
/// UIKit draws images upright where y points down, as in the context of a canvas. In a bitmap context with y up they are
/// upside down.
public func UIGraphicsPushContext(_ context: CGContext) {
  UIGraphicsContextStack.current.push(UIGraphicsContextStack.Entry(context: context))
}

/// Makes the context current that was so before the last one. Does nothing without a current context.
public func UIGraphicsPopContext() { UIGraphicsContextStack.current.pop() }

/// Returns an image of the pixels of the current context; nil if there is none, or if it is no bitmap.
///
/// The image has the scale that the context was begun with; 1 for a context that was pushed.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = UIGraphicsContextStack.current.top else { return nil }
  return entry.context.makeImage().map { UIImage(cgImage: $0, scale: entry.scale, orientation: .up) }
}

/// Ends the current context if `UIGraphicsBeginImageContextWithOptions(_:_:_:)` or `UIGraphicsBeginImageContext(_:)` began
/// it. Otherwise it does nothing.
public func UIGraphicsEndImageContext() {
  let stack = UIGraphicsContextStack.current
  if stack.top?.isImageContext == true { stack.pop() }
}

/// The contexts of UIKit's functions on one thread. The last one is current.
package final class UIGraphicsContextStack {
  /// A context that is, or will be, current.
  package struct Entry {
    let context: CGContext
    /// The number of pixels per point of images of the context.
    let scale: CGFloat
    /// Whether `UIGraphicsEndImageContext` ends it.
    let isImageContext: Bool

    package init(context: CGContext, scale: CGFloat = 1, isImageContext: Bool = false) {
      (self.context, self.scale, self.isImageContext) = (context, scale, isImageContext)
    }
  }

  private static let key = "Easel.UIGraphicsContextStack"

  private var entries: [Entry] = []

  /// The stack of this thread.
  package static var current: UIGraphicsContextStack {
    let values = Thread.current.threadDictionary
    if let stack = values[key] as? UIGraphicsContextStack { return stack }
    let stack = UIGraphicsContextStack()
    values[key] = stack
    return stack
  }

  var top: Entry? { entries.last }

  package func push(_ entry: Entry) { entries.append(entry) }

  func pop() { _ = entries.popLast() }

  /// Calls `body` with an entry on top. The stack is the same before and after the call, whatever `body` pushes and pops.
  package func with<Result>(_ entry: Entry, _ body: () -> Result) -> Result {
    let outer = entries
    entries.append(entry)
    defer { entries = outer }
    return body()
  }
}

extension CGContext {
  /// Creates a context that draws to a bitmap as UIKit does: with the origin in the upper left corner and y down.
  ///
  /// - Parameters:
  ///   - bitmap: The bitmap.
  ///   - scale: The number of pixels per point.
  ///   - origin: The point in the upper left corner.
  package convenience init(bitmap: BitmapSurface, scale: CGFloat, origin: CGPoint) {
    self.init(bitmap: bitmap, shadowSpace: CGAffineTransform(scaleX: scale, y: scale))
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: scale, y: -scale)
    translateBy(x: -origin.x, y: -origin.y)
  }

  /// Creates a context whose draws are discarded.
  package convenience init(discardingDrawsIn bounds: CGRect) {
    self.init(recorder: FragmentRecorder(), state: DrawingState(), bounds: bounds)
  }
}
