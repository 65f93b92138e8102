import EaselDrawing
import Foundation
import Testing

@testable import EaselUI

/// Appearance, disappearance, change handlers and tasks.
@MainActor
struct LifecycleTests {
  let log = Log()
  let flag = Handle<Bool>()

  @Test("Views appear once, subviews first, after layout; they disappear once")
  func appearance() {
    let log = log
    let stage = Stage(
      Flagged(handle: flag) { isHidden in
        if !isHidden {
          Box(0).onAppear { log.note("inner") }.onDisappear { log.note("inner gone") }
            .onAppear { log.note("outer") }
        }
      })
    stage.show(at: 0)
    #expect(log.take() == ["inner", "outer"])
    stage.show(at: 1)
    #expect(log.take().isEmpty)
    flag.value = true
    stage.show(at: 2)
    #expect(log.take() == ["inner gone"])
    flag.value = false
    stage.show(at: 3)
    #expect(log.take() == ["inner", "outer"])
  }

  /// A view that removes itself when it appears.
  private struct Vanishing: View {
    let log: Log
    @State private var isShown = true
    @State private var count = 0

    var body: some View {
      ZStack {
        Box(count)
        if isShown {
          Box(9)
            .modifier(
              AppearanceModifier(
                appear: {
                  log.note("inner")
                  isShown = false
                  // Before a change in another transaction, the one above is processed.
                  withAnimation { count += 1 }
                }, disappear: { log.note("inner gone") })
            )
            .onDisappear { log.note("gone") }
            .onAppear { log.note("outer") }
        }
      }
    }
  }

  @Test("A view that is removed at once by one of its actions appears and disappears")
  func removalInAction() {
    let stage = Stage(Vanishing(log: log))
    #expect(stage.order() == [1])
    #expect(log.take() == ["inner", "outer", "inner gone", "gone"])
    stage.show(at: 1)
    #expect(log.take().isEmpty)
  }

  private struct Spinner: View {
    @State private var isOn = false
    let animation: Animation

    var body: some View {
      Box(0, width: 10, height: 10).offset(x: isOn ? 40 : 0)
        .onAppear { withAnimation(animation) { isOn = true } }
    }
  }

  @Test("An animated change in onAppear starts from the old value in the first frame")
  func animationOnAppear() {
    let stage = Stage(Spinner(animation: .linear(duration: 1).repeatForever(autoreverses: false)))
    #expect(stage.frame(at: 100)?.minX == 45)
    #expect(stage.host.nextUpdate == .refresh(notBefore: stage.date))
    #expect(stage.frame(at: 100.25)?.minX == 55)
    #expect(stage.frame(at: 137.75)?.minX == 75)
  }

  @Test("A change in onAppear without animation is in the first frame")
  func changeOnAppear() {
    let stage = Stage(Spinner(animation: .linear(duration: 0)))
    #expect(stage.frame(at: 0)?.minX == 85)
    #expect(stage.host.nextUpdate == nil)
  }

  @Test("A canvas symbol appears like any view, and the canvas is updated")
  func symbol() {
    let stage = Stage(
      Canvas { context, size in
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero, anchor: .topLeading) }
      } symbols: {
        Spinner(animation: .linear(duration: 1)).tag(1)
      })
    #expect(stage.frame(at: 0)?.minX == 0)
    #expect(stage.frame(at: 0.5)?.minX == 20)
    #expect(stage.frame(at: 1)?.minX == 40)
    #expect(stage.host.nextUpdate == nil)
  }

  private struct Counter: View {
    @State private var count = 0
    let handle: Handle<Int>
    let log: Log

    var body: some View {
      handle.binding = $count
      log.note("body \(count)")
      return Box(count)
        .onChange(of: count) { old, new in log.note("\(old) to \(new)") }
        .onChange(of: count, initial: true) { log.note("initial") }
        .onChange(of: count / 10) { log.note("ten") }
    }
  }

  @Test("onChange runs after the body with the new value, with the old and the new value")
  func onChange() {
    let handle = Handle<Int>()
    let stage = Stage(Counter(handle: handle, log: log))
    stage.show(at: 0)
    #expect(log.take() == ["body 0", "initial"])
    handle.value = 4
    handle.value = 7
    stage.show(at: 1)
    #expect(log.take() == ["body 7", "0 to 7", "initial"])
    handle.value = 17
    stage.show(at: 2)
    #expect(log.take() == ["body 17", "7 to 17", "initial", "ten"])
  }

  private struct Chain: View {
    @State private var first = 0
    @State private var second = 0
    let handle: Handle<Int>

    var body: some View {
      handle.binding = $first
      return Box(second).onChange(of: first) { second = $1 * 2 }
    }
  }

  @Test("Changes made by onChange are in the same frame")
  func chain() {
    let handle = Handle<Int>()
    let stage = Stage(Chain(handle: handle))
    stage.show(at: 0)
    handle.value = 21
    #expect(stage.order() == [42])
    #expect(stage.host.nextUpdate == nil)
  }

  private struct Endless: View {
    @State private var count = 0

    var body: some View { Box(0).onChange(of: count, initial: true) { count += 1 } }
  }

  @Test("Endless changes in onChange do not hang the frame")
  func endless() {
    let stage = Stage(Endless())
    stage.show(at: 0)
    #expect(stage.host.nextUpdate == .immediately)
  }

  @Test("A task runs on the main actor while its view exists, again for each id")
  func task() async {
    let (log, id) = (log, Handle<Int>())
    let stage = Stage(
      Identified(handle: id) { id in
        if id < 2 {
          Box(0).task(id: id) {
            log.note("begin \(id)")
            while !Task.isCancelled { await Task.yield() }
            log.note("end \(id)")
          }
        }
      })
    stage.show(at: 0)
    await wait(for: ["begin 0"])
    id.value = 1
    stage.show(at: 1)
    await wait(for: ["end 0", "begin 1"])
    id.value = 2
    stage.show(at: 2)
    await wait(for: ["end 1"])
  }

  @Test("When a host is freed, its views disappear and their tasks are cancelled")
  func freedHost() async {
    let log = log
    do {
      let stage = Stage(
        Box(0)
          .task {
            log.note("begin")
            await withTaskCancellationHandler {
              try? await Task.sleep(for: .seconds(3600))
            } onCancel: {
              MainActor.assumeIsolated { log.note("cancelled") }
            }
          }
          .onDisappear { log.note("gone") })
      stage.show(at: 0)
      await wait(for: ["begin"])
    }
    #expect(Set(log.take()) == ["gone", "cancelled"])
  }

  @Test("A host that is freed before its first update runs no actions")
  func freedHostWithoutUpdate() {
    let log = log
    do { _ = Stage(Box(0).onAppear { log.note("appeared") }.onDisappear { log.note("gone") }) }
    #expect(log.take().isEmpty)
  }

  /// Waits until the log has as many further entries, in any order.
  private func wait(for entries: [String]) async {
    var found: [String] = []
    while found.count < entries.count {
      await Task.yield()
      found += log.take()
    }
    #expect(Set(found) == Set(entries))
  }
}

/// A view of a number set by the test.
struct Identified<Content: View>: View {
  @State private var number = 0
  let handle: Handle<Int>
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    handle.binding = $number
    return content(number)
  }
}
