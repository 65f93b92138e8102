/// Runs a closure and returns its result, as on Apple's systems, where it also releases temporary objects of Objective-C.
/// There are none here: memory is freed when its last reference goes.
///
/// ```swift
/// import SwiftUI
///
/// func areas(of paths: [Path]) -> [CGRect] {
///   paths.map { path in autoreleasepool { path.boundingRect } }
/// }
/// ```
///
/// - Parameter body: Called once. An error that it throws is thrown again.
public func autoreleasepool<Result, E: Error>(invoking body: () throws(E) -> Result) throws(E) -> Result {
  try body()
}
