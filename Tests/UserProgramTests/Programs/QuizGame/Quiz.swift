import Foundation
import SwiftUI

struct Question: Identifiable, Equatable {
  let id: Int
  let text: LocalizedStringResource
  let answers: [String]
  let correct: Int
}

enum QuizPhase: Equatable {
  case start
  case question(Int)
  case result
}

@MainActor
final class QuizGameModel: ObservableObject {
  @Published private(set) var phase = QuizPhase.start
  @Published private(set) var score = 0
  @Published private(set) var chosen: Int?
  @Published var secondsPerQuestion = 20.0

  let questions = [
    Question(
      id: 0, text: "Which planet has the most moons?", answers: ["Mars", "Saturn", "Venus", "Earth"],
      correct: 1),
    Question(id: 1, text: "How many bits has a byte?", answers: ["4", "8", "16"], correct: 1),
    Question(
      id: 2, text: "What does the prefix *tera* mean?", answers: ["10⁹", "10¹²", "10¹⁵", "10⁶"], correct: 1),
  ]

  var progress: Double {
    switch phase {
    case .start: 0
    case .question(let index): Double(index) / Double(questions.count)
    case .result: 1
    }
  }

  func start() {
    (score, chosen) = (0, nil)
    withAnimation(.spring) { phase = .question(0) }
  }

  func choose(_ answer: Int) {
    guard case .question(let index) = phase, chosen == nil else { return }
    withAnimation(.snappy) {
      chosen = answer
      if questions[index].correct == answer { score += 1 }
    } completion: {
      self.advance()
    }
  }

  private func advance() {
    guard case .question(let index) = phase else { return }
    withAnimation(.smooth) {
      chosen = nil
      phase = index + 1 < questions.count ? .question(index + 1) : .result
    }
  }
}
