import EaselTestSupport
import Testing

@Suite struct SplitMix64Tests {
  /// The sequence that the authors' C code gives for this seed.
  @Test func theSequenceIsThePublishedOne() {
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
