import EaselDemos
import EaselTestSupport
import Testing

/// `easel list`, whose lines scripts read.
@Suite(.waitsForPrograms) struct ListTests {
  @Test func eachLineBeginsWithTheNameOfADemo() throws {
    let program = try RunningProgram(ViewerFixture.program(), ["list"], environment: ["DISPLAY": nil])
    let lines = String(decoding: program.outputData(), as: UTF8.self).split(separator: "\n")
    #expect(try program.wait() == 0)
    let names = lines.compactMap { $0.split(separator: " ").first.map { String($0) } }
    #expect(names == DemoCatalogue.all.map(\.id))
  }
}
