import CFuzzer
import Doors
import Foundation

/// Runs libFuzzer on a door: `Fuzzer --door=images [options and folders of libFuzzer]`. libFuzzer ignores options that begin
/// with two hyphens.
@main
struct Fuzzer {
  /// The door of this process.
  fileprivate static let door: Door = {
    let option = "--door="
    let names = CommandLine.arguments.filter { $0.hasPrefix(option) }.map { $0.dropFirst(option.count) }
    guard let door = names.first.flatMap({ Door(rawValue: String($0)) }) else {
      let known = Door.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(Data("usage: Fuzzer --door=NAME, where NAME is one of \(known)\n".utf8))
      exit(2)
    }
    return door
  }()

  static func main() {
    _ = door
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &arguments, runInput))
  }
}

/// Passes an input of libFuzzer to the door, on the main thread.
private func runInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  MainActor.assumeIsolated { Fuzzer.door.run(input) }
  return 0
}
