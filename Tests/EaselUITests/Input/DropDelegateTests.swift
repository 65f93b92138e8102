import Foundation
import Testing

@testable import EaselUI

/// Delegates, items and conversions of drops.
@MainActor
struct DropDelegateTests {
  let log = Log()

  fileprivate struct Noted {
    let log: Log
    var isValid = true
    var operation: DropOperation?
  }

  private func makeStage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage<some View> {
    let stage = Stage(content())
    stage.host.environment.interfaceIdiom = .desktop
    stage.show(at: 0)
    return stage
  }

  private func run<Content: View>(_ stage: Stage<Content>) -> [String] {
    stage.press(20, 40)
    stage.move(70, 40)
    stage.move(80, 40)
    stage.release(80, 40)
    return log.take()
  }

  @ViewBuilder private func halves<D: DropDelegate>(_ delegate: D, types: [UTType] = [.text]) -> some View {
    HStack(spacing: 0) {
      Box(1).onDrag { NSItemProvider(object: NSString(string: "pear")) }
      Box(2).onDrop(of: types, delegate: delegate)
    }
  }

  @Test("A delegate validates the drop once, follows the drag, and receives the items")
  func delegate() {
    let stage = makeStage { halves(Noted(log: log)) }
    #expect(
      run(stage) == ["validate", "entered", "updated", "updated", "updated", "perform pear 30"])
    stage.press(20, 40)
    stage.move(70, 40)
    stage.move(20, 40)
    stage.release(20, 40)
    #expect(log.take() == ["validate", "entered", "updated", "exited"])
  }

  @Test("Nothing is dropped that the delegate or its types refuse")
  func refused() {
    #expect(run(makeStage { halves(Noted(log: log, isValid: false)) }) == ["validate"])
    #expect(run(makeStage { halves(Noted(log: log), types: [.image]) }).isEmpty)
    let forbidden = run(makeStage { halves(Noted(log: log, operation: .forbidden)) })
    #expect(forbidden == ["validate", "entered", "updated", "updated", "updated", "exited"])
  }

  @Test("The binding of a target is true while items are over it")
  func binding() {
    let handle = Handle<Bool>()
    let log = log
    let stage = makeStage {
      HStack(spacing: 0) {
        Box(1).onDrag { NSItemProvider(object: NSString(string: "pear")) }
        Box(2).onDrop(of: ["public.text"], isTargeted: handle.bound(log)) { providers, location in
          _ = providers.first?.loadObject(ofClass: NSString.self) { text, _ in
            let string = text as? String ?? "none"
            MainActor.assumeIsolated { log.note("\(string) \(Int(location.x))") }
          }
          return true
        }
      }
    }
    #expect(run(stage) == ["true", "pear 30", "false"])
  }

  @Test("A session is followed by the views around the target, and its configuration decides")
  func session() {
    let log = log
    let stage = makeStage {
      HStack(spacing: 0) {
        Box(1).draggable("pear")
        Box(2).dropDestination(for: String.self) { texts, session in
          log.note("\(texts) \(Int(session.location.x)) \(session.itemsCount) \(Int(session.size.width))")
        }
      }
      .onDropSessionUpdated { log.note("\($0.phase)") }
    }
    let phases = ["entering", "active", "active", "active", "[\"pear\"] 30 1 50"]
    #expect(run(stage) == phases + ["ended(EaselUI.DropOperation.copy)"])
    let refusing = makeStage {
      HStack(spacing: 0) {
        Box(1).draggable("pear")
        Box(2).dropDestination(for: String.self) { _, _ in log.note("drop") }
          .dropConfiguration { _ in DropConfiguration(operation: .forbidden) }
      }
    }
    #expect(run(refusing).isEmpty)
  }

  @Test("Values are converted where their representations have a type in common")
  func conversion() {
    struct Card: Codable, Transferable {
      var title: String

      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.example.card"))
        ProxyRepresentation(exporting: \.title, importing: { Card(title: $0) })
      }
    }
    struct Hidden: Codable, Transferable {
      static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.example.hidden"))
      }
    }
    #expect(NSItemProvider(value: Card(title: "A")).converted(to: Card.self)?.title == "A")
    #expect(NSItemProvider(value: Card(title: "A")).converted(to: String.self) == "A")
    #expect(NSItemProvider(value: "A").converted(to: Card.self)?.title == "A")
    #expect(NSItemProvider(object: NSString(string: "A")).converted(to: String.self) == "A")
    #expect(NSItemProvider(value: Color.red).converted(to: Color.self) == .red)
    #expect(NSItemProvider(value: "a.org").converted(to: URL.self) == nil)
    #expect(
      NSItemProvider(value: URL(string: "https://a.org")!).converted(to: String.self) == "https://a.org")
    #expect(!NSItemProvider(value: Hidden()).canConvert(to: String.self))
    #expect(!NSItemProvider(value: "A").canConvert(to: Hidden.self))
    #expect(!NSItemProvider().canConvert(to: String.self))
    #expect(NSItemProvider(value: "A").registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(NSItemProvider(value: Hidden()).hasItemConformingToTypeIdentifier("org.example.hidden"))
  }
}

extension DropDelegateTests.Noted: DropDelegate {
  func validateDrop(info: DropInfo) -> Bool {
    log.note("validate")
    return isValid
  }

  func dropEntered(info: DropInfo) { log.note("entered") }

  func dropUpdated(info: DropInfo) -> DropProposal? {
    log.note("updated")
    return operation.map { DropProposal(operation: $0) }
  }

  func dropExited(info: DropInfo) { log.note("exited") }

  func performDrop(info: DropInfo) -> Bool {
    let text = info.itemProviders(for: [.plainText]).first?.text ?? "nothing"
    log.note("perform \(text) \(Int(info.location.x))")
    return true
  }
}

extension Handle<Bool> {
  /// A binding that notes what is set.
  fileprivate func bound(_ log: Log) -> Binding<Bool> {
    Binding(get: { false }, set: { new in MainActor.assumeIsolated { log.note("\(new)") } })
  }
}
