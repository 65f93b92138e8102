/// Seconds.
public typealias CFTimeInterval = Double

/// The present moment of the clock that runs evenly: seconds since the system was started. Changes of the date and time
/// of day do not move it.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
