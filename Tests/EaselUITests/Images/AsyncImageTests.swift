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

  @Test func aMissingFileFails() async {
    #expect(await phases(of: URL(fileURLWithPath: "/nonexistent/picture.png")) == ["empty", "failure"])
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
