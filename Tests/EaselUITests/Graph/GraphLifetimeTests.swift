import Foundation
import Testing

@testable import EaselUI

/// The lifetimes of graphs and their parts.
@MainActor
struct GraphLifetimeTests {
  /// A token that is released with the value of the view that holds it.
  final class Token: Sendable {}

  struct Holder: View {
    let token: Token
    @State private var flag = false

    var body: some View { Box(flag ? 1 : 0) }
  }

  private struct Everything: View {
    let token: Token
    @State private var count = 3

    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { _ in Holder(token: token) }
        if count > 0 { Holder(token: token) } else { Box(1) }
        GeometryReader { _ in Holder(token: token) }
        Canvas { context, _ in
          _ = token
          context.opacity = 0.5
          _ = context.resolveSymbol(id: 1)
        } symbols: {
          Holder(token: token).tag(1)
        }
        TimelineView(.animation) { _ in Holder(token: token) }
        AnyView(Holder(token: token)).background { Holder(token: token) }.environment(\.displayScale, 2)
        Holder(token: token).padding().frame(width: 10).id(4).modifier(Framed(token: token))
      }
    }
  }

  private struct Framed: ViewModifier {
    let token: Token

    func body(content: Content) -> some View { ZStack { content }.overlay { Holder(token: token) } }
  }

  @Test("A released graph releases all its nodes")
  func graph() {
    weak var weakToken: Token?
    do {
      let token = Token()
      weakToken = token
      let stage = Stage(Everything(token: token))
      stage.show()
      stage.show(at: 1)
      #expect(weakToken != nil)
    }
    #expect(weakToken == nil)
  }

  private struct Choice: View {
    @State private var isFirst = true
    let handle: Handle<Bool>
    let tokens: TokenBox

    var body: some View {
      handle.binding = $isFirst
      return ZStack {
        if isFirst { Everything(token: tokens.make()) }
      }
    }
  }

  /// Makes tokens without retaining them.
  final class TokenBox {
    weak var last: Token?

    func make() -> Token {
      let token = Token()
      last = token
      return token
    }
  }

  @Test("A branch that is left is released at once")
  func branch() {
    let (handle, tokens) = (Handle<Bool>(), TokenBox())
    let stage = Stage(Choice(handle: handle, tokens: tokens))
    stage.show()
    #expect(tokens.last != nil)
    #expect(stage.host.nextUpdate != nil)
    handle.value = false
    stage.show()
    #expect(tokens.last == nil)
    #expect(stage.host.nextUpdate == nil)
  }

  // MARK: Weak references

  /// Whether the reference counts of an object are in separate memory, as weak references to it require: both upper bits of
  /// its second word are set then, as `RefCount.h` of the Swift runtime defines.
  private func hasSlowReferenceCounts(_ object: AnyObject) -> Bool {
    let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return address.load(fromByteOffset: 8, as: UInt64.self) >> 62 == 3
  }

  private struct Controls: View {
    let services: Handle<ViewServices>
    @Environment(\.viewServices) private var viewServices
    @State private var text = "Text"
    @FocusState private var isFocused: Bool

    var body: some View {
      services.binding = .constant(viewServices!)
      return ScrollViewReader { proxy in
        List {
          Everything(token: Token())
          Button("Last") { proxy.scrollTo(9) }.keyboardShortcut("l")
          TextField("Field", text: $text).focused($isFocused)
          Link("Link", destination: URL(string: "https://swift.org")!)
          ForEach(0..<10, id: \.self) { row in Text("\(row)").id(row).onHover { _ in }.draggable("\(row)") }
        }
      }
      .onAppear { isFocused = true }
    }
  }

  @Test("Nothing refers to the graph weakly, which would slow down each use of it")
  func weakReferences() throws {
    let services = Handle<ViewServices>()
    let stage = Stage(Controls(services: services))
    stage.show(at: 0)
    stage.tap(50, 50)
    _ = stage.type("l", "l", modifiers: .command)
    _ = stage.type(.tab)
    for frame in 1...5 { stage.show(at: Double(frame) / 10) }
    let graph = try #require(services.value?.graph)
    #expect(!hasSlowReferenceCounts(graph))
    weak var reference: ViewGraph?
    reference = graph
    #expect(reference != nil)
    #expect(hasSlowReferenceCounts(graph))
  }
}
