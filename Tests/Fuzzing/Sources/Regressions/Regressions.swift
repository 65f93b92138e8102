import Doors
import Foundation

/// Passes files to doors without libFuzzer: `Regressions FOLDER`, where the files for a door are in the subfolder of its
/// name, or `Regressions DOOR FILE…`. Prints the name of each file before it is read, so that the last one is the culprit.
@main
struct Regressions {
  @MainActor static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count > 1, let door = Door(rawValue: arguments[0]) {
      for file in arguments.dropFirst() { run(file, through: door) }
    } else if arguments.count == 1 {
      runAll(in: arguments[0])
    } else {
      fail("usage: Regressions FOLDER, or Regressions DOOR FILE…", status: 2)
    }
  }

  @MainActor private static func runAll(in folder: String) {
    var count = 0
    for door in Door.allCases {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(door.rawValue)")) ?? []
      for file in files.sorted() {
        run("\(folder)/\(door.rawValue)/\(file)", through: door)
        count += 1
      }
    }
    print("\(count) inputs passed")
  }

  @MainActor private static func run(_ file: String, through door: Door) {
    guard let data = FileManager.default.contents(atPath: file) else {
      fail("cannot read \(file)", status: 1)
    }
    // Not buffered, so that the line is there if the input ends the process.
    FileHandle.standardOutput.write(Data("\(door.rawValue): \(file)\n".utf8))
    door.run([UInt8](data))
  }

  private static func fail(_ message: String, status: CInt) -> Never {
    FileHandle.standardError.write(Data("Regressions: \(message)\n".utf8))
    exit(status)
  }
}
