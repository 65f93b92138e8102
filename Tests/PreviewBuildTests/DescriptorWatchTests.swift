import Foundation
import PreviewBuild
import Testing

@Suite("Watching descriptors")
@MainActor struct DescriptorWatchTests {
  @Test("A watch calls until all is read, and at the end of the pipe")
  func calls() async throws {
    let pipe = Pipe()
    var bytes: [UInt8] = []
    var isAtEnd = false
    let watch = DescriptorWatch(
      pipe.fileHandleForReading.fileDescriptor,
      onReadable: {
        var byte: UInt8 = 0
        let count = read(pipe.fileHandleForReading.fileDescriptor, &byte, 1)
        if count == 1 { bytes.append(byte) } else { isAtEnd = true }
      })
    try pipe.fileHandleForWriting.write(contentsOf: Data([1, 2, 3]))
    while bytes.count < 3 { await Task.yield() }
    #expect(bytes == [1, 2, 3] && !isAtEnd)
    try pipe.fileHandleForWriting.close()
    while !isAtEnd { await Task.yield() }
    watch.stop()
    #expect(bytes == [1, 2, 3])
  }

  @Test("After a stop nothing is called, and then the descriptor is free", arguments: [false, true])
  func stops(isReadable: Bool) async throws {
    let pipe = Pipe()
    var (calls, stops) = (0, 0)
    let watch = DescriptorWatch(
      pipe.fileHandleForReading.fileDescriptor, onReadable: { calls += 1 }, onStop: { stops += 1 })
    if isReadable {
      try pipe.fileHandleForWriting.write(contentsOf: Data([1]))
      while calls == 0 { await Task.yield() }
    }
    let count = calls
    watch.stop()
    watch.stop()
    while stops == 0 { await Task.yield() }
    #expect(calls == count && stops == 1)
  }

  @Test("Pipes that are closed while others are watched disturb no watch")
  func manyPipes() async throws {
    var (ends, stops) = (0, 0)
    for _ in 0..<300 {
      let pipe = Pipe()
      var watch: DescriptorWatch?
      watch = DescriptorWatch(
        pipe.fileHandleForReading.fileDescriptor,
        onReadable: {
          ends += 1
          watch?.stop()
        },
        onStop: {
          try? pipe.fileHandleForReading.close()
          stops += 1
          watch = nil
        })
      Thread.detachNewThread { try? pipe.fileHandleForWriting.close() }
    }
    while stops < 300 { await Task.yield() }
    #expect(ends == 300)
  }
}
