import Foundation
import Testing

@testable import PreviewBuild

@Suite struct StaleObjectsTests {
  /// To the compiler, a module that changes within the second in which another one was compiled looks unchanged.
  @Test func objectsOfTheLastSecondAreRemovedIfAnotherModuleChanges() throws {
    let now = 1_000_000_000
    let folder = try TemporaryFolder()
    let ages = [("Model", 100), ("App", 1), ("Tool", 2)]
    let objects = try ages.map { name, age in
      let source = try folder.write("\(name).swift")
      try setModificationTime(of: source, to: now - 1000)
      let object = try folder.write("\(name).o")
      try setModificationTime(of: object, to: now - age)
      return (source: source, object: object)
    }
    func remaining() -> [String] {
      ages.map(\.0).filter { FileManager.default.fileExists(atPath: "\(folder.path)/\($0).o") }
    }
    var stale = StaleObjects()
    stale.remove(objects, ofModulesAt: now)
    stale.commit()
    #expect(remaining() == ["Model", "App", "Tool"])
    try folder.write("Model.swift", "public let width = 3")
    var ofOneModule = stale
    ofOneModule.remove(objects)
    #expect(remaining() == ["App", "Tool"])
    stale.remove(objects, ofModulesAt: now)
    #expect(remaining() == ["Tool"])
  }

  private func setModificationTime(of path: String, to seconds: Int) throws {
    let date = Date(timeIntervalSince1970: Double(seconds))
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }
}
