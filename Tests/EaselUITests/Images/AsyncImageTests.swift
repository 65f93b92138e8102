import EaselPixels
import EaselTestSupport
import Foundation
import Testing

@testable import EaselUI

/// Images that are loaded from files on a background thread.
@MainActor
@Suite struct AsyncImageTests {
  /// A view that reports each phase of its image.
  private struct Loader: View {
    let url: URL?
    let phases: AsyncStream<String>.Continuation

    var body: some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: report("empty", Color.gray)
        case .success(let image): report("success", image)
        case .failure: report("failure", Color.red)
        }
      }
    }

    private func report<Content: View>(_ name: String, _ view: Content) -> Content {
      phases.yield(name)
      return view
    }
  }

  /// The phases that a view shows until the one that ends the loading.
  private func phases(of url: URL?) async -> [String] {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let stage = Stage(Loader(url: url, phases: continuation))
    stage.host.onNeedsUpdate = { [weak stage] in
      Task { @MainActor in _ = stage?.show() }
    }
    stage.show()
    var shown: [String] = []
    for await phase in stream where phase != shown.last {
      shown.append(phase)
      if phase != "empty" { break }
    }
    return shown
  }

  @Test func aFileIsLoadedAndShown() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let image = try #require(PixelImage(width: 2, height: 1, pixels: [0xffff_0000, 0xff00_ff00]))
    try Data(image.encodedPNG()).write(to: file)
    #expect(await phases(of: file) == ["empty", "success"])
  }

  /// Shows an image several times, and reports where it is loaded.
  private struct Gallery: View {
    let url: URL
    let images: AsyncStream<(place: Int, image: Image)>.Continuation

    var body: some View {
      ForEach(0..<6, id: \.self) { place in
        AsyncImage(url: url) { phase in
          if let image = phase.image {
            let _ = images.yield((place, image))
            image
          }
        }
      }
    }
  }

  @Test func aFileIsReadOnceForAllViewsThatWaitForIt() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let noise = (0..<90_000).map { 0xff00_0000 | UInt32($0) &* 77_777 >> 8 }
    let image = try #require(PixelImage(width: 300, height: 300, pixels: noise))
    try Data(image.encodedPNG()).write(to: file)
    let (stream, continuation) = AsyncStream<(place: Int, image: Image)>.makeStream()
    let stage = Stage(Gallery(url: file, images: continuation))
    stage.host.onNeedsUpdate = { [weak stage] in Task { @MainActor in _ = stage?.show() } }
    stage.show()
    var loaded: [Int: Image] = [:]
    for await (place, image) in stream {
      loaded[place] = image
      if loaded.count == 6 { break }
    }
    #expect(loaded.values.allSatisfy { $0 == loaded[0] }, "all have the same bitmap in memory")
  }

  @Test func aMissingFileFails() async {
    #expect(await phases(of: URL(fileURLWithPath: "/nonexistent/picture.png")) == ["empty", "failure"])
  }

  /// As many loads as the concurrency runtime has threads wait, and a task runs all the same.
  @Test func waitingLoadsLeaveTheThreadsOfTasksFree() async throws {
    let count = max(ProcessInfo.processInfo.activeProcessorCount, 2)
    let (threads, gate) = (LoadingThreads(limit: count), DispatchSemaphore(value: 0))
    let (begun, waits) = AsyncStream.makeStream(of: Void.self)
    let loads = (0..<count).map { _ in
      Task.detached {
        try await threads.run {
          waits.yield()
          gate.wait()
        }
      }
    }
    var iterator = begun.makeAsyncIterator()
    for _ in 0..<count { await iterator.next() }
    #expect(await Task.detached { 1 }.value == 1)
    for _ in 0..<count { gate.signal() }
    for load in loads { try await load.value }
  }

  @Test func withoutAPlaceholderAGrayAreaIsShown() {
    let drawing = Stage(AsyncImage(url: nil)).show().dump()
    #expect(drawing.contains("fill rect(0 0 16 16) #"), "\(drawing)")
  }

  @Test func withoutAnAddressThePlaceholderStays() {
    let stage = Stage(
      AsyncImage(url: nil) {
        $0
      } placeholder: {
        Box(7)
      })
    #expect(stage.order() == [7])
  }
}
