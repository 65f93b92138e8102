import Combine
import Foundation
import SwiftUI

final class KitchenTimer: ObservableObject, Identifiable {
  enum State { case idle, running, paused, finished }

  let id = UUID()
  let name: String
  let symbol: String
  let duration: TimeInterval
  @Published private(set) var remaining: TimeInterval
  @Published private(set) var state: State = .idle

  private var ticker: AnyCancellable?

  init(_ name: String, symbol: String, minutes: Double) {
    self.name = name
    self.symbol = symbol
    duration = minutes * 60
    remaining = minutes * 60
  }

  var fraction: Double { duration > 0 ? remaining / duration : 0 }

  func start() {
    state = .running
    ticker = Timer.publish(every: 0.1, on: .main, in: .common)
      .autoconnect()
      .sink { [weak self] _ in self?.tick() }
  }

  func pause() {
    state = .paused
    ticker?.cancel()
  }

  func reset() {
    ticker = nil
    (state, remaining) = (.idle, duration)
  }

  private func tick() {
    remaining = max(0, remaining - 0.1)
    if remaining == 0 {
      ticker = nil
      state = .finished
    }
  }
}

class TimerList: ObservableObject {
  @Published var timers = [
    KitchenTimer("Eggs", symbol: "oval.portrait.fill", minutes: 6),
    KitchenTimer("Tea", symbol: "cup.and.saucer.fill", minutes: 3),
    KitchenTimer("Pizza", symbol: "flame.fill", minutes: 12.5),
  ]
}

extension TimeInterval {
  var clock: String {
    Duration.seconds(self).formatted(.time(pattern: .minuteSecond))
  }
}
