import EaselGeometry
import Foundation
import Testing

@Suite("Modules under the names that users import")
struct ImportTests {
  @Test("Each module gives the same types, and Foundation with them")
  func givesSameTypes() {
    #expect(ImportedNames.paths.allSatisfy { $0 == EaselGeometry.Path.self })
    #expect(ImportedNames.transforms.allSatisfy { $0 == EaselGeometry.CGAffineTransform.self })
    #expect(ImportedNames.angle(of: Date()) == 0)
  }

  @Test("the media time is the time since the system was started")
  func mediaTime() {
    let before = ProcessInfo.processInfo.systemUptime
    let time = ImportedNames.mediaTime()
    #expect(before <= time && time <= ProcessInfo.processInfo.systemUptime)
  }
}
