// Functions of the C library, of each component.

extension SIMD where Scalar: BinaryFloatingPoint {
  func each(_ function: (Double) -> Double) -> Self {
    var result = Self()
    for index in indices { result[index] = Scalar(function(Double(self[index]))) }
    return result
  }
}

public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { sin($0) } }
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { cos($0) } }
public func tan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { tan($0) } }
public func asin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { asin($0) } }
public func acos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { acos($0) } }
public func atan<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { atan($0) } }
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { exp($0) } }
public func exp2<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { exp2($0) } }
public func log<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { log($0) } }
public func log2<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { log2($0) } }
public func log10<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint { x.each { log10($0) } }

/// Each component of `x` to the power of that of `y`.
public func pow<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: BinaryFloatingPoint {
  var result = V()
  for index in x.indices { result[index] = V.Scalar(pow(Double(x[index]), Double(y[index]))) }
  return result
}

/// The angle of each pair of components, radians.
public func atan2<V: SIMD>(_ y: V, _ x: V) -> V where V.Scalar: BinaryFloatingPoint {
  var result = V()
  for index in x.indices { result[index] = V.Scalar(atan2(Double(y[index]), Double(x[index]))) }
  return result
}
