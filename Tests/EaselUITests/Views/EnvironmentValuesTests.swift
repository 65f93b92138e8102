import Testing

@testable import EaselUI

@Suite struct EnvironmentValuesTests {
  private enum First: EnvironmentKey { static let defaultValue = 1 }
  private enum Second: EnvironmentKey { static let defaultValue = "none" }

  @Test func aValueIsFoundAmongOthers() {
    var values = EnvironmentValues()
    #expect(values[First.self] == 1 && values[Second.self] == "none")
    values[First.self] = 2
    values[Second.self] = "some"
    values[Second.self] = "other"
    #expect(values[First.self] == 2 && values[Second.self] == "other")
  }

  @Test func copiesAreIndependent() {
    var values = EnvironmentValues()
    values[First.self] = 2
    var copy = values
    copy[First.self] = 3
    #expect(values[First.self] == 2 && copy[First.self] == 3)
  }
}
