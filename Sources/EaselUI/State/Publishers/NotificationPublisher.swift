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
