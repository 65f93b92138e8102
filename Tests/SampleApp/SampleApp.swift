import SwiftUI

/// A program as a user writes it, for tests that observe it from outside. Its first argument selects what it
/// does.
@main
struct SampleApp: App {
  init() {
    switch CommandLine.arguments.dropFirst().first {
    case "serve": Errands.start()
    case "windowless": WindowlessApp.main()
    default: break
    }
  }

  var body: some Scene {
    WindowGroup("Sample") { SampleView(name: CommandLine.arguments.dropFirst().first ?? "still") }
      .defaultSize(width: 320, height: 240)
  }
}

/// A program whose only scene is not shown.
struct WindowlessApp: App {
  var body: some Scene { Settings { Color.red } }
}

/// Prints a line for each kind of deferred work that ran on the main thread.
enum Errands {
  @MainActor static func start() {
    DispatchQueue.main.async { report("queue") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { report("later") }
    Task { @MainActor in
      report("task")
      try? await Task.sleep(nanoseconds: 20_000_000)
      report("slept")
    }
    Thread.detachNewThread { DispatchQueue.main.async { report("thread") } }
    _ = Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in
      report("timer")
      _ = Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in report("next timer") }
    }
  }

  /// Writes without the buffer of `print`, which reaches a pipe only when it is full.
  static func report(_ errand: String) {
    FileHandle.standardOutput.write(Data("\(errand) \(Thread.isMainThread)\n".utf8))
  }
}

struct SampleView: View {
  let name: String

  var body: some View {
    switch name {
    case "moving":
      TimelineView(.animation) { timeline in Hand(date: timeline.date) }
    case "paused":
      TimelineView(.animation(minimumInterval: nil, paused: true)) { timeline in Hand(date: timeline.date) }
    case "settling":
      TimelineView(.explicit((0..<10).map { Date(timeIntervalSinceNow: Double($0) * 0.05) })) { timeline in
        Hand(date: timeline.date)
      }
    case "animated": Springs()
    case "asynchronous": Moire()
    case "simulated": Simulated()
    // Blue in a job of the main actor.
    case "job": withUnsafeCurrentTask { $0 == nil } ? Color.red : .blue
    case "minimum": Color.red.frame(minWidth: 300, minHeight: 260)
    default:
      ZStack {
        Color.blue
        Circle().fill(Color.red)
      }
    }
  }
}

/// A box and a symbol in a canvas that jump from side to side when tapped, and print when they have arrived.
struct Springs: View {
  @State private var isRight = false

  var body: some View {
    VStack {
      Rectangle().fill(Color.red).frame(width: 40, height: 40).offset(x: isRight ? 100 : -100)
      Canvas { context, size in
        if let symbol = context.resolveSymbol(id: 0) {
          context.draw(symbol, at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
      } symbols: {
        Circle().fill(Color.blue).frame(width: 40, height: 40).scaleEffect(isRight ? 2 : 1).tag(0)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) {
        isRight.toggle()
      } completion: {
        Errands.report("settled")
      }
    }
  }
}

/// More rings than can be drawn within a refresh of the display, always different, behind a turning hand.
struct Moire: View {
  var body: some View {
    TimelineView(.animation) { timeline in
      Canvas(opaque: true, rendersAsynchronously: true) { context, size in
        let phase = timeline.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1)
        for ring in 0..<3000 {
          let inset = (Double(ring) + phase) / 3000 * 100
          context.stroke(
            Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset)),
            with: .color(.red), lineWidth: 3)
        }
      }
      Hand(date: timeline.date)
    }
  }
}

@Observable
final class Simulation {
  private(set) var steps = 0

  func step() { steps += 1 }
}

/// A bar driven by a model that the renderer changes: it grows by a point with each frame and then restarts.
/// The renderer also changes state of its view.
struct Simulated: View {
  @State private var model = Simulation()
  @State private var frames = 0

  var body: some View {
    VStack {
      TimelineView(.animation) { _ in
        Canvas { context, size in
          model.step()
          let width = CGFloat(model.steps % 100)
          context.fill(Path(CGRect(x: 0, y: 0, width: width, height: size.height)), with: .color(.red))
        }
      }
      Canvas { context, size in
        frames += 1
        let width = CGFloat(frames % 100)
        context.fill(Path(CGRect(x: 0, y: 0, width: width, height: size.height)), with: .color(.blue))
      }
    }
  }
}

/// A line that turns once per second.
struct Hand: View {
  let date: Date

  var body: some View {
    Canvas { context, size in
      let angle = Angle(degrees: date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1) * 360)
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.rotate(by: angle)
      context.fill(Path(CGRect(x: 0, y: -4, width: 100, height: 8)), with: .color(.green))
    }
  }
}
