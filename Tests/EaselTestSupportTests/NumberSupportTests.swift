import EaselTestSupport
import Testing

@Suite struct ReferenceCoverageTests {
  private func rectangle(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> [SIMD2<Double>] {
    [SIMD2(x0, y0), SIMD2(x1, y0), SIMD2(x1, y1), SIMD2(x0, y1)]
  }

  @Test func rectanglesOnTheSampleGridAreExact() {
    let coverage = ReferenceCoverage(of: [rectangle(0.5, 0.25, 3, 2)], width: 4, height: 3)
    #expect(coverage.values == [0.375, 0.75, 0.75, 0, 0.5, 1, 1, 0, 0, 0, 0, 0])
  }

  @Test func aDiagonalHalvesItsPixels() {
    let coverage = ReferenceCoverage(of: [[SIMD2(0, 0), SIMD2(4, 4), SIMD2(0, 4)]], width: 4, height: 4)
    for y in 0..<4 {
      for x in 0..<4 {
        let exact = x < y ? 1 : x > y ? 0 : 0.5
        #expect(abs(coverage[x, y] - exact) <= 1 / 32)
      }
    }
  }

  @Test func windingRulesDifferWherePolygonsOverlap() {
    let twice = [rectangle(0, 0, 2, 1), rectangle(1, 0, 3, 1)]
    #expect(ReferenceCoverage(of: twice, width: 3, height: 1).values == [1, 1, 1])
    #expect(ReferenceCoverage(of: twice, width: 3, height: 1, isEvenOdd: true).values == [1, 0, 1])
    let hole = [rectangle(0, 0, 3, 1), Array(rectangle(1, 0, 2, 1).reversed())]
    #expect(ReferenceCoverage(of: hole, width: 3, height: 1).values == [1, 0, 1])
  }

  @Test func partsLeftOfTheImageCountAndEmptyPolygonsDoNot() {
    let figures = [rectangle(-5, -5, 1, 9), [], [SIMD2(1.0, 1.0)]]
    #expect(ReferenceCoverage(of: figures, width: 2, height: 1).values == [1, 0])
  }
}

@Suite struct SplitMix64Tests {
  /// The output of the authors' C code for this seed.
  @Test func theSequenceEqualsThePublishedOne() {
    var random = SplitMix64(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
    #expect(random.seed == 1_234_567)
  }

  @Test func numbersStayInTheirRange() {
    var random = SplitMix64(seed: 1)
    let numbers = (0..<1000).map { _ in random.double(in: -2..<3) }
    #expect(numbers.allSatisfy { (-2..<3).contains($0) })
    #expect(numbers.min()! < -1.9 && numbers.max()! > 2.9)
    #expect(Set((0..<200).map { _ in random.int(in: 4..<7) }) == [4, 5, 6])
  }
}
