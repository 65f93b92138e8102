import SwiftUI

struct Question: Identifiable {
  let id = UUID()
  let text: String
  let answers: [String]
  let correct: Int
}

@MainActor
final class QuizModel: ObservableObject {
  @Published var index = 0
  @Published var chosen: Int?
  @Published var score = 0
  let questions = [
    Question(
      text: "Which planet has the most moons?", answers: ["Earth", "Saturn", "Mars", "Venus"], correct: 1),
    Question(
      text: "What is the largest ocean?", answers: ["Atlantic", "Indian", "Pacific", "Arctic"], correct: 2),
  ]
  var question: Question { questions[index] }
  var isFinished: Bool { index == questions.count - 1 && chosen != nil }

  func choose(_ answer: Int) {
    guard chosen == nil else { return }
    chosen = answer
    if answer == question.correct { score += 1 }
  }

  func next() {
    index = (index + 1) % questions.count
    chosen = nil
  }
}

struct QuizGameView: View {
  @StateObject private var model = QuizModel()

  var body: some View {
    VStack(spacing: 20) {
      ProgressView(
        "Question \(model.index + 1) of \(model.questions.count)",
        value: Double(model.index + 1), total: Double(model.questions.count))
      Text(model.question.text)
        .font(.title2.bold())
        .frame(maxWidth: .infinity, minHeight: 120)
        .background(RoundedRectangle(cornerRadius: 16).fill(.indigo.opacity(0.15)))
        .id(model.index)
        .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
      ForEach(model.question.answers.indices, id: \.self) { answer in
        Button {
          withAnimation { model.choose(answer) }
        } label: {
          HStack {
            Text(model.question.answers[answer])
            Spacer()
            if let chosen = model.chosen {
              if answer == model.question.correct {
                Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
              } else if answer == chosen {
                Image(systemName: "xmark.circle.fill").foregroundStyle(.red)
              }
            }
          }
          .padding()
          .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
      }
      Spacer()
      Button("Next") { withAnimation { model.next() } }.disabled(model.chosen == nil).buttonStyle(
        .borderedProminent)
    }
    .padding()
  }
}

#Preview { QuizGameView() }
