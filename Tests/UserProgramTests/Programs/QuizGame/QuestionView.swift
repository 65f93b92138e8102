import SwiftUI

struct QuestionView: View {
  let question: Question
  @EnvironmentObject private var model: QuizGameModel

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("Question \(question.id + 1)")
        .font(.caption.smallCaps())
        .kerning(2)
      Text(question.text)
        .font(.title2.bold())
        .fixedSize(horizontal: false, vertical: true)
      VStack(spacing: 12) {
        ForEach(Array(zip(question.answers.indices, question.answers)), id: \.0) { index, answer in
          AnswerButton(title: answer, state: state(of: index)) { model.choose(index) }
        }
      }
    }
    .padding(24)
    .background(.regularMaterial, in: .rect(cornerRadius: 24))
  }

  private func state(of index: Int) -> AnswerButton.State {
    guard let chosen = model.chosen else { return .open }
    if index == question.correct { return .correct }
    return index == chosen ? .wrong : .dimmed
  }
}

struct AnswerButton: View {
  enum State { case open, correct, wrong, dimmed }

  let title: String
  let state: State
  let action: () -> Void
  @SwiftUI.State private var isHovered = false

  var body: some View {
    Button(action: action) {
      HStack {
        Text(title)
        Spacer()
        switch state {
        case .correct: Image(systemName: "checkmark.circle.fill").transition(.scale)
        case .wrong: Image(systemName: "xmark.circle.fill").transition(.scale)
        case .open, .dimmed: EmptyView()
        }
      }
      .padding()
      .frame(maxWidth: .infinity)
      .background(color.opacity(isHovered ? 0.35 : 0.2), in: .rect(cornerRadius: 12))
      .overlay { RoundedRectangle(cornerRadius: 12).stroke(color, lineWidth: 1.5) }
    }
    .buttonStyle(.plain)
    .onHover { isHovered = $0 }
    .opacity(state == .dimmed ? 0.5 : 1)
    .modifier(Shake(trigger: state == .wrong))
  }

  private var color: Color {
    switch state {
    case .open, .dimmed: .accentColor
    case .correct: .green
    case .wrong: .red
    }
  }
}

struct Shake: ViewModifier {
  let trigger: Bool

  func body(content: Content) -> some View {
    content.phaseAnimator([0, -8, 8, -4, 0], trigger: trigger) { view, offset in
      view.offset(x: offset)
    } animation: { _ in
      .linear(duration: 0.06)
    }
  }
}

struct ResultView: View {
  @EnvironmentObject private var model: QuizGameModel

  private var stars: AttributedString {
    var text = AttributedString(String(repeating: "★", count: model.questions.count))
    text.foregroundColor = .yellow.opacity(0.3)
    let end = text.index(text.startIndex, offsetByCharacters: model.score)
    text[text.startIndex..<end].foregroundColor = .yellow
    return text
  }

  var body: some View {
    VStack(spacing: 16) {
      Text(stars).font(.system(size: 52))
      Text("^[\(model.score) correct answer](inflect: true)").font(.title.bold())
      Button("Again", systemImage: "arrow.counterclockwise", action: model.start)
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
    }
    .foregroundStyle(.white)
    .tint(.white)
  }
}
