import EaselGeometry
import Foundation
import Testing

@Suite("Modules with the names of Apple's frameworks")
struct ImportTests {
  @Test("Each module exports the same types, and Foundation")
  func givesSameTypes() {
    #expect(ImportedNames.paths.allSatisfy { $0 == EaselGeometry.Path.self })
    #expect(ImportedNames.transforms.allSatisfy { $0 == EaselGeometry.CGAffineTransform.self })
    #expect(Set(ImportedNames.pngTypes).count == 1)
    #expect(Set(ImportedNames.representations.map { ObjectIdentifier($0) }).count == 1)
    #expect(ImportedNames.angle(of: Date()) == 0)
  }

  @Test("The media time is the time since system start")
  func mediaTime() {
    let before = ProcessInfo.processInfo.systemUptime
    let time = ImportedNames.mediaTime()
    #expect(before <= time && time <= ProcessInfo.processInfo.systemUptime)
  }
}
