import QuartzCore
import SwiftUI

// The functions of CoreGraphics' C interface, as older files use them.

func declaredTransformFunctions() -> [CGAffineTransform] {
  let map = CGAffineTransformMake(1, 0, 0, 1, 5, 5)
  return [
    map, CGAffineTransformMakeRotation(.pi), CGAffineTransformMakeScale(2, 3),
    CGAffineTransformMakeTranslation(1, 2), CGAffineTransformRotate(map, 1),
    CGAffineTransformScale(map, 2, 2),
    CGAffineTransformTranslate(map, 1, 1), CGAffineTransformConcat(map, map), CGAffineTransformInvert(map),
  ]
}

func declaredTransformAnswers(_ map: CGAffineTransform) -> [Bool] {
  let size = CGSize(width: 1, height: 2)
  return [
    CGAffineTransformIsIdentity(map), CGAffineTransformEqualToTransform(map, map),
    CGPointApplyAffineTransform(.zero, map).equalTo(.zero),
    CGSizeApplyAffineTransform(size, map).equalTo(size),
    CGRectApplyAffineTransform(CGRect(origin: .zero, size: size), map).equalTo(.zero),
    CACurrentMediaTime() > 0,
  ]
}

/// How many of the spaces are there.
func declaredColorSpaces() -> Int {
  [
    CGColorSpace.genericLab, CGColorSpace.genericXYZ, CGColorSpace.adobeRGB1998, CGColorSpace.rommrgb,
    CGColorSpace.acescgLinear, CGColorSpace.dcip3, CGColorSpace.genericRGBLinear, CGColorSpace.genericCMYK,
    CGColorSpace.itur_709, CGColorSpace.coreMedia709, CGColorSpace.itur_2020,
    CGColorSpace.itur_2020_sRGBGamma,
    CGColorSpace.extendedITUR_2020, CGColorSpace.linearITUR_2020, CGColorSpace.extendedLinearITUR_2020,
    CGColorSpace.itur_2100_PQ, CGColorSpace.itur_2100_HLG, CGColorSpace.displayP3_PQ,
    CGColorSpace.displayP3_HLG,
  ].compactMap { CGColorSpace(name: $0) }.count
}
