/// A publisher that starts when `connect()` is called.
///
/// ```swift
/// let timer = Timer.publish(every: 1, on: .main, in: .common)
/// let subscription = timer.sink { print($0) }
/// let connection = timer.connect()
/// connection.cancel()
/// subscription.cancel()
/// ```
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts publishing. Cancelling the result stops it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects with its first subscriber and disconnects with its last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// Connects an upstream publisher with the first subscriber and disconnects it with the last.
  ///
  /// ```swift
  /// let subscription = Timer.publish(every: 1, on: .main, in: .common)
  ///   .autoconnect()
  ///   .sink { print($0) }
  /// subscription.cancel()
  /// ```
  public final class Autoconnect<Upstream: ConnectablePublisher>: _ClosurePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The connectable publisher.
    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    init(upstream: Upstream) { self.upstream = upstream }

    public func _subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let subscription = upstream.listen(receiveValue, completion: completion)
      count += 1
      if count == 1 { connection = upstream.connect() }
      return AnyCancellable {
        subscription.cancel()
        self.leave()
      }
    }

    private func leave() {
      count -= 1
      guard count == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }
}

extension Timer {
  /// Returns a publisher of the current date, every `interval` seconds.
  ///
  /// In `onReceive`, after `autoconnect()`, the dates follow the clock of the view graph, which may be paused.
  /// Elsewhere they follow the system clock. The tolerance is ignored. A NaN interval counts as one second,
  /// and the least interval is one millisecond.
  ///
  /// ```swift
  /// struct TickingClock: View {
  ///   @State private var date = Date()
  ///   private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  ///
  ///   var body: some View {
  ///     Text(verbatim: "\(date)").onReceive(timer) { date = $0 }
  ///   }
  /// }
  /// ```
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
  }

  /// Publishes the current date at a regular interval.
  ///
  /// ```swift
  /// let timer = Timer.publish(every: 0.5, on: .main, in: .common)
  /// print(timer.interval)
  /// ```
  public final class TimerPublisher: ConnectablePublisher, _ClosurePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// The interval in seconds, at least 0.001.
    public let interval: TimeInterval
    private let runLoop: RunLoop
    private let mode: RunLoop.Mode
    private let subscribers = SubscriberList<Date, Never>()

    init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval.isNaN ? 1 : Swift.max(interval, 0.001)
      self.runLoop = runLoop
      self.mode = mode
    }

    /// Schedules the timer on its run loop. Cancelling the result invalidates it.
    public func connect() -> any Cancellable {
      // The list has a lock.
      nonisolated(unsafe) let subscribers = subscribers
      // Not `init(timeInterval:repeats:block:)`, which fires immediately on Linux.
      let first = Date(timeIntervalSinceNow: interval)
      let timer = Timer(fire: first, interval: interval, repeats: true) { _ in subscribers.send(Date()) }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }

    public func _subscribe(
      _ receiveValue: @escaping (Date) -> Void,
      completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      subscribers.add(receiveValue, completion: completion)
    }
  }
}

/// A publisher of dates that `onReceive` can replace by the clock of the view graph.
protocol IntervalPublisher {
  /// The interval in seconds.
  var interval: TimeInterval { get }
}

extension Publishers.Autoconnect: IntervalPublisher where Upstream == Timer.TimerPublisher {
  var interval: TimeInterval { upstream.interval }
}

extension NotificationCenter {
  /// Publishes the notifications with a name while it has subscribers.
  ///
  /// ```swift
  /// let name = Notification.Name("DocumentDidChange")
  /// let subscription = NotificationCenter.default.publisher(for: name).sink { print($0.name) }
  /// NotificationCenter.default.post(name: name, object: nil)
  /// subscription.cancel()
  /// ```
  public struct Publisher: _ClosurePublisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The notification center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender whose notifications are published; nil for all senders.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func _subscribe(
      _ receiveValue: @escaping (Notification) -> Void,
      completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      // Not sendable because it is a closure of a subscriber, which is called on the thread that posts.
      nonisolated(unsafe) let receiveValue = receiveValue
      let center = center
      // A token, which is only passed back to the center.
      nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
        receiveValue($0)
      }
      return AnyCancellable { center.removeObserver(observer) }
    }
  }

  /// Returns a publisher of the notifications with a name, from one sender or, if `object` is nil, from all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
