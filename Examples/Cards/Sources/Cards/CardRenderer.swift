import EaselVector
import SwiftUI
import Synchronization

/// The format of the answer, by the extension of the address.
enum CardFormat: String, CaseIterable {
  case png, pdf, svg

  var contentType: String {
    switch self {
    case .png: "image/png"
    case .pdf: "application/pdf"
    case .svg: "image/svg+xml"
    }
  }
}

/// Makes files of cards, of many requests at the same time.
///
/// Views are code of the main actor, which records one card after another. All else, which takes most of the time, runs on
/// as many threads as the machine has cores.
struct CardRenderer: Sendable {
  /// The time that a request may take, waiting included.
  var timeLimit = Duration.seconds(5)
  /// The requests that are drawn or wait. Each one more is refused at once, because it would only wait until its time is over.
  var queue = CardQueue(limit: 256)

  /// The bytes of a file.
  ///
  /// - Parameter width: The width of images, in pixels.
  /// - Throws: `RenderingError`.
  func file(of card: Card, as format: CardFormat, width: Int) async throws -> [UInt8] {
    guard queue.enter() else { throw RenderingError.busy }
    return try await withTimeLimit(timeLimit) {
      // The place in the queue is free when the work has ended, not when the sender has got an answer.
      defer { queue.leave() }
      try Task.checkCancellation()
      let view = try await CardRenderer.record(card, scale: Double(width) / Card.size.width)
      try Task.checkCancellation()
      return try CardRenderer.encode(view, title: card.title, as: format)
    }
  }

  @MainActor private static func record(_ card: Card, scale: CGFloat) throws -> RecordedView {
    // Requests whose time passed while they waited for the main actor cost nothing more.
    try Task.checkCancellation()
    let renderer = ImageRenderer(content: CardView(card: card))
    renderer.scale = scale
    guard let view = renderer.recordedView() else { throw RenderingError.failed("the card has no size") }
    return view
  }

  private static func encode(_ view: RecordedView, title: String, as format: CardFormat) throws -> [UInt8] {
    switch format {
    case .png:
      guard let data = view.makeImage()?.pngData() else {
        throw RenderingError.failed("the image cannot be made")
      }
      return Array(data)
    case .pdf: return try document(of: view, title: title, .pdf)
    case .svg: return try document(of: view, title: title, .svg)
    }
  }

  private static func document(
    of view: RecordedView, title: String, _ format: VectorDocument.Format
  ) throws -> [UInt8] {
    let document = VectorDocument(format, information: .init(title: title, creator: "Cards"))
    try document.addPage(view)
    return try Array(document.data())
  }
}

/// Why a card cannot be made, by no fault of its sender.
enum RenderingError: Error, Equatable {
  /// Too many requests wait.
  case busy
  /// The time limit has passed.
  case late(Duration)
  case failed(String)
}

/// Counts the requests in progress.
final class CardQueue: Sendable {
  private let count = Mutex(0)
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Takes a place; false if there is none.
  func enter() -> Bool {
    count.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
  }

  func leave() { count.withLock { $0 -= 1 } }

  /// The number of taken places.
  var taken: Int { count.withLock { $0 } }
}

/// Returns the result of `operation`, or throws `RenderingError.late` when the limit passes first. The operation is cancelled
/// then. It goes on until it checks for that, but the caller does not wait for it.
func withTimeLimit<Value: Sendable>(
  _ limit: Duration, _ operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let (results, continuation) = AsyncThrowingStream<Value, any Error>.makeStream()
  let work = Task {
    do {
      continuation.yield(try await operation())
      continuation.finish()
    } catch {
      continuation.finish(throwing: error)
    }
  }
  let timer = Task {
    try await Task.sleep(for: limit)
    continuation.finish(throwing: RenderingError.late(limit))
  }
  defer {
    timer.cancel()
    work.cancel()
  }
  for try await result in results { return result }
  throw CancellationError()
}
