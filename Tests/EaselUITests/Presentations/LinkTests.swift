import Foundation
import Testing

@testable import EaselUI

/// Links, shared items and help texts, driven by the pointer and keys.
@MainActor
@Suite("Links")
struct LinkTests {
  /// Notes the addresses that it is asked to open.
  private final class Opener: URLOpener {
    var opened: [URL] = []
    var accepts = true

    func open(_ url: URL) -> Bool {
      opened.append(url)
      return accepts
    }
  }

  private let url = URL(string: "https://swift.org")!
  private let other = URL(string: "https://example.com/a")!

  private func stage<V: View>(_ view: V, _ opener: Opener? = nil) -> Stage<V> {
    let stage = Stage(size: CGSize(width: 200, height: 100), view)
    stage.host.urlOpener = opener
    stage.show()
    return stage
  }

  private func tap<V: View>(_ stage: Stage<V>, at point: CGPoint = CGPoint(x: 100, y: 50)) {
    stage.host.handle(PointerInput(.pressed, at: point, time: stage.date))
    stage.host.handle(PointerInput(.released, at: point, time: stage.date))
    stage.show()
  }

  @Test("a click on a link opens its address with the opener of the window")
  func systemAction() {
    let opener = Opener()
    tap(stage(Link(destination: url) { Color.red }, opener))
    #expect(opener.opened == [url])
  }

  @Test("A link in a text that is removed during a click opens nothing")
  func removalDuringAClick() {
    let (opener, handle) = (Opener(), Handle<Bool>())
    let stage = stage(Removable(handle: handle) { Text("[aaaaaaaaaa](https://swift.org)") }, opener)
    let center = CGPoint(x: 100, y: 50)
    stage.host.handle(PointerInput(.moved, at: center, time: stage.date))
    stage.host.handle(PointerInput(.pressed, at: center, time: stage.date))
    handle.value = false
    stage.show()
    stage.host.handle(PointerInput(.released, at: center, time: stage.date))
    stage.host.handle(PointerInput(.moved, at: .zero, time: stage.date))
    stage.show()
    #expect(opener.opened.isEmpty)
  }

  @Test("Space opens the address of a focused link")
  func key() {
    let opener = Opener()
    let stage = stage(Link(destination: url) { Color.red }, opener)
    for key in [KeyEquivalent.tab, .space] {
      stage.host.handle(KeyPress(phase: .down, key: key, characters: key == .space ? " " : "", modifiers: []))
      stage.host.handle(KeyPress(phase: .up, key: key, characters: "", modifiers: []))
    }
    stage.show()
    #expect(opener.opened == [url])
  }

  @Test("without a window nothing is opened")
  func withoutWindow() {
    var accepted: Bool?
    let stage = stage(OpeningView(url: url) { accepted = $0 })
    tap(stage)
    #expect(accepted == false)
  }

  private struct OpeningView: View {
    let url: URL
    let completion: (Bool) -> Void
    @Environment(\.openURL) private var openURL

    var body: some View { Color.red.onTapGesture { openURL(url, completion: completion) } }
  }

  @Test("an action of the environment replaces the opener, or passes another address to it")
  func ownAction() {
    for (result, accepted, opened) in [
      (OpenURLAction.Result.handled, true, []), (.discarded, false, []), (.systemAction, true, [url]),
      (.systemAction(other), true, [other]),
    ] {
      let opener = Opener()
      var seen: (urls: [URL], accepted: Bool?) = ([], nil)
      let view = OpeningView(url: url) { seen.accepted = $0 }
        .environment(
          \.openURL,
          OpenURLAction {
            seen.urls.append($0)
            return result
          })
      tap(stage(view, opener))
      #expect(seen.urls == [url] && seen.accepted == accepted)
      #expect(opener.opened == opened)
    }
  }

  @Test("a click on a link in a text opens its address, and a click beside it does not")
  func textLink() {
    let opener = Opener()
    let stage = stage(
      Text("[MMMMMMMMMM](https://swift.org) iiiiiiiiiiiiii").font(.system(size: 16)).fixedSize()
        .frame(width: 200, alignment: .leading), opener)
    tap(stage, at: CGPoint(x: 190, y: 50))
    #expect(opener.opened == [])
    tap(stage, at: CGPoint(x: 30, y: 50))
    #expect(opener.opened == [url])
  }

  @Test("a link in an attributed string opens its address, also below a button")
  func attributedLink() {
    let opener = Opener()
    var text = AttributedString("MMMMMMMMMMMM")
    text.link = other
    var taps = 0
    tap(stage(Text(text).onTapGesture { taps += 1 }, opener))
    #expect(opener.opened == [other] && taps == 0)
  }

  private struct Card: Transferable {
    let title: String

    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.title) }
  }

  @Test("a share link copies the texts of its items")
  func share() {
    func copied<V: View>(_ view: V) -> String? {
      let stage = stage(view.buttonStyle(.plain))
      tap(stage)
      var text: String?
      stage.host.pasteboard.read(.clipboard) { text = $0 }
      return text
    }
    #expect(copied(ShareLink(item: "note") { Color.red }) == "note")
    #expect(copied(ShareLink(item: url) { Color.red }) == "https://swift.org")
    #expect(copied(ShareLink(items: ["a", "b"]) { Color.red }) == "a\nb")
    #expect(
      copied(ShareLink(item: Card(title: "card"), preview: SharePreview("x")) { Color.red }) == "card")
    #expect(
      copied(ShareLink(item: Image(systemName: "star"), preview: SharePreview("x")) { Color.red }) == nil)
  }

  @Test("a help text is shown when the pointer rests, receives no input, and disappears with the pointer")
  func help() {
    var taps = 0
    let stage = stage(Color.red.frame(width: 60, height: 20).onTapGesture { taps += 1 }.help("Help"))
    let plain = stage.order().count
    stage.host.handle(PointerInput(.moved, at: CGPoint(x: 100, y: 50), time: stage.date))
    stage.show(at: 0.5)
    #expect(stage.order().count == plain)
    stage.show(at: 1)
    stage.show(at: 2)
    #expect(stage.order().count > plain)
    tap(stage)
    #expect(taps == 1)
    stage.host.handle(PointerInput(.moved, at: CGPoint(x: 5, y: 5), time: stage.date))
    stage.show(at: 3)
    stage.show(at: 5)
    #expect(stage.order().count == plain)
  }

  @Test("a view that the pointer does not rest over needs no update")
  func helpIsIdle() {
    let stage = stage(Color.red.frame(width: 60, height: 20).help("Help"))
    #expect(stage.host.nextUpdate == nil)
    stage.host.handle(PointerInput(.moved, at: CGPoint(x: 100, y: 50), time: stage.date))
    #expect(stage.host.nextUpdate == .date(stage.date + 0.8))
    stage.host.handle(PointerInput(.exited, at: .zero, time: stage.date))
    #expect(stage.host.nextUpdate == nil)
  }
}
