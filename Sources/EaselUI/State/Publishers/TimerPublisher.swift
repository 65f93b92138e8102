/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to publish; the result ends it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// The publisher, which begins as soon as somebody listens.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// A publisher that begins when the first listens and ends when the last has stopped.
  public final class Autoconnect<Upstream: ConnectablePublisher>: _ClosurePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

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
  /// A publisher of dates, one every `interval` seconds. A view that receives it by `onReceive` gets them by its own
  /// clock, so that they stand still where time does; others get them by the clock on the wall.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: Never? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
  }

  /// Publishes the date again and again.
  public final class TimerPublisher: ConnectablePublisher, _ClosurePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    /// Seconds, at least a millisecond.
    public let interval: TimeInterval
    private let runLoop: RunLoop
    private let mode: RunLoop.Mode
    private let subscribers = SubscriberList<Date, Never>()

    init(interval: TimeInterval, runLoop: RunLoop, mode: RunLoop.Mode) {
      self.interval = interval.isNaN ? 1 : Swift.max(interval, 0.001)
      self.runLoop = runLoop
      self.mode = mode
    }

    public func connect() -> any Cancellable {
      nonisolated(unsafe) let subscribers = subscribers
      // Not by `init(timeInterval:repeats:block:)`, which fires at once on this platform.
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

/// A publisher of dates that a view's own clock can stand in for.
protocol IntervalPublisher {
  /// Seconds.
  var interval: TimeInterval { get }
}

extension Publishers.Autoconnect: IntervalPublisher where Upstream == Timer.TimerPublisher {
  var interval: TimeInterval { upstream.interval }
}

extension NotificationCenter {
  /// The notifications of a name that are posted while somebody listens.
  public struct Publisher: _ClosurePublisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    /// The sender whose notifications are published; nil for all.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func _subscribe(
      _ receiveValue: @escaping (Notification) -> Void,
      completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      nonisolated(unsafe) let receiveValue = receiveValue
      let center = center
      nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
        receiveValue($0)
      }
      return AnyCancellable { center.removeObserver(observer) }
    }
  }

  /// The notifications of a name, and of one sender where one is given.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
