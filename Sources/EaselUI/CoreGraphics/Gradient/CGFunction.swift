/// Maps numbers to numbers: a function of the program, with limits of its inputs and outputs.
///
/// `CGShading` takes its colors from such a function.
///
/// ```swift
/// var callbacks = CGFunctionCallbacks(
///   version: 0,
///   evaluate: { _, input, output in
///     output[0] = input[0] * input[0]
///     output[1] = 1
///   },
///   releaseInfo: nil)
/// let square = CGFunction(
///   info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 2, range: [0, 1, 0, 1],
///   callbacks: &callbacks)
/// ```
public final class CGFunction {
  /// The number of inputs.
  let domainDimension: Int
  /// The number of outputs.
  let rangeDimension: Int
  private let info: UnsafeMutableRawPointer?
  /// The smallest and the largest value of each input; nil for no limits.
  private let domain: [CGFloat]?
  /// The smallest and the largest value of each output; nil for no limits.
  private let range: [CGFloat]?
  private let callbacks: CGFunctionCallbacks

  /// The largest number of inputs, and of outputs.
  private static let largestDimension = 32

  /// Creates a function.
  ///
  /// - Parameters:
  ///   - info: A pointer that is passed to the callbacks and otherwise not used.
  ///   - domainDimension: The number of inputs, 1...32.
  ///   - domain: The smallest and the largest value of each input, to which it is clamped; nil for no limits.
  ///   - rangeDimension: The number of outputs, 1...32.
  ///   - range: The smallest and the largest value of each output, to which it is clamped; nil for no limits.
  ///   - callbacks: The function, and what is called when the object ends. They are copied.
  /// - Returns: Nil, with a message on standard error, for other numbers of inputs and outputs. `releaseInfo`
  ///   is not called then.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?,
    rangeDimension: Int, range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    let allowed = 1...CGFunction.largestDimension
    guard allowed.contains(domainDimension), allowed.contains(rangeDimension) else {
      ProblemLog.report("no CGFunction: inputs and outputs number 1 to \(CGFunction.largestDimension) each")
      return nil
    }
    (self.domainDimension, self.rangeDimension) = (domainDimension, rangeDimension)
    self.info = info
    self.domain = domain.map { limits in (0..<2 * domainDimension).map { limits[$0] } }
    self.range = range.map { limits in (0..<2 * rangeDimension).map { limits[$0] } }
    self.callbacks = callbacks.pointee
  }

  deinit { callbacks.releaseInfo?(info) }

  /// Returns the outputs at evenly spaced inputs from 0 to 1, of a function of one input. All are 0 without a
  /// callback.
  func samples(count: Int) -> [[CGFloat]] {
    let evaluate = callbacks.evaluate ?? { _, _, _ in }
    let output = UnsafeMutablePointer<CGFloat>.allocate(capacity: rangeDimension)
    defer { output.deallocate() }
    return (0..<count).map { index in
      output.initialize(repeating: 0, count: rangeDimension)
      let input = CGFunction.limited(CGFloat(index) / CGFloat(max(count - 1, 1)), by: domain, at: 0)
      withUnsafePointer(to: input) { evaluate(info, $0, output) }
      return (0..<rangeDimension).map { CGFunction.limited(output[$0], by: range, at: $0) }
    }
  }

  private static func limited(_ value: CGFloat, by limits: [CGFloat]?, at index: Int) -> CGFloat {
    guard let limits else { return value }
    return min(max(value, limits[2 * index]), limits[2 * index + 1])
  }
}

/// The callbacks of a `CGFunction`.
public struct CGFunctionCallbacks {
  /// The version of the structure: 0.
  public var version: UInt32
  /// Computes the outputs; nil for outputs of 0.
  public var evaluate: CGFunctionEvaluateCallback?
  /// Called when the function ends; nil for nothing.
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  /// Creates callbacks that do nothing.
  public init() { self.init(version: 0, evaluate: nil, releaseInfo: nil) }

  /// Creates callbacks; see the properties for the meaning of the parameters.
  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
  ) {
    (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
  }
}

/// A closure that receives the `info` pointer and the inputs of a function, and writes its outputs.
/// CoreGraphics has a C function instead.
public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void

/// A closure that receives the `info` pointer of a function that has ended. CoreGraphics has a C function
/// instead.
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void
