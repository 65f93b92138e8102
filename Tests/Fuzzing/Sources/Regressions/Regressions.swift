import Doors
import Foundation

/// Passes files to doors without libFuzzer. Prints the name of each file before it is read, so that the last one is the
/// culprit.
///
///     Regressions FOLDER                  the files for a door are in the subfolder of its name
///     Regressions DOOR FILE…
///     Regressions search SECONDS SEED FOLDER
///
/// A search changes the files at random and passes them to each door for some seconds. Each input is in the file `changed`
/// of the folder while it is passed.
@main
struct Regressions {
  @MainActor static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count > 1, let door = Door(rawValue: arguments[0]) {
      for file in arguments.dropFirst() { run(file, through: door) }
    } else if arguments.count == 1 {
      runAll(in: arguments[0])
    } else if arguments.count == 4, arguments[0] == "search", let seconds = Double(arguments[1]),
      let seed = UInt32(arguments[2])
    {
      search(for: seconds, seed: seed, arguments[3])
    } else {
      fail("usage: Regressions FOLDER | DOOR FILE… | search SECONDS SEED FOLDER", status: 2)
    }
  }

  @MainActor private static func runAll(in folder: String) {
    var count = 0
    for door in Door.allCases {
      for file in files(for: door, in: folder) {
        run(file, through: door)
        count += 1
      }
    }
    print("\(count) inputs passed")
  }

  @MainActor private static func search(for seconds: Double, seed: UInt32, _ folder: String) {
    var count = 0
    for door in Door.allCases {
      let inputs = files(for: door, in: folder).map(bytes)
      guard !inputs.isEmpty else { fail("no files for \(door.rawValue) in \(folder)", status: 1) }
      announce("\(door.rawValue): changed inputs")
      var mutator = Mutator(seed: seed)
      let end = Date(timeIntervalSinceNow: seconds)
      while Date.now < end {
        let input = mutator.mutated(inputs)
        guard FileManager.default.createFile(atPath: "\(folder)/changed", contents: Data(input)) else {
          fail("cannot write \(folder)/changed", status: 1)
        }
        door.run(input)
        count += 1
      }
    }
    print("\(count) changed inputs passed")
  }

  private static func files(for door: Door, in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(door.rawValue)")) ?? []
    return names.sorted().map { "\(folder)/\(door.rawValue)/\($0)" }
  }

  private static func bytes(of file: String) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: file) else {
      fail("cannot read \(file)", status: 1)
    }
    return [UInt8](data)
  }

  @MainActor private static func run(_ file: String, through door: Door) {
    let input = bytes(of: file)
    announce("\(door.rawValue): \(file)")
    door.run(input)
  }

  /// Prints a line without buffering it, so that it is there if an input ends the process.
  private static func announce(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  private static func fail(_ message: String, status: CInt) -> Never {
    FileHandle.standardError.write(Data("Regressions: \(message)\n".utf8))
    exit(status)
  }
}
