import SwiftUI

struct QuizView: View {
  @StateObject private var model = QuizGameModel()
  @AppStorage("quiz.best") private var best = 0

  var body: some View {
    VStack(spacing: 0) {
      ProgressView(value: model.progress)
        .tint(.white)
        .padding()
        .opacity(model.phase == .start ? 0 : 1)
      Spacer()
      content
        .frame(maxWidth: 420)
        .padding(24)
      Spacer()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { AnimatedBackdrop() }
    .environmentObject(model)
    .onChange(of: model.phase) { oldPhase, newPhase in
      if newPhase == .result { best = max(best, model.score) }
    }
    .sensoryFeedback(.success, trigger: model.score)
  }

  @ViewBuilder
  private var content: some View {
    switch model.phase {
    case .start:
      StartView(best: best)
        .transition(.push(from: .leading))
    case .question(let index):
      QuestionView(question: model.questions[index])
        .id(index)
        .transition(
          .asymmetric(
            insertion: .move(edge: .trailing).combined(with: .opacity),
            removal: .modifier(active: FlipAway(amount: 1), identity: FlipAway(amount: 0))))
    case .result:
      ResultView()
        .transition(.scale(scale: 0.5, anchor: .bottom).combined(with: .opacity))
    }
  }
}

struct FlipAway: ViewModifier, Animatable {
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View {
    content
      .rotation3DEffect(.degrees(amount * -70), axis: (x: 0, y: 1, z: 0), anchor: .leading, perspective: 0.6)
      .opacity(1 - amount)
      .blur(radius: amount * 6)
  }
}

struct AnimatedBackdrop: View {
  var body: some View {
    Rectangle()
      .fill(.linearGradient(colors: [.purple, .blue], startPoint: .top, endPoint: .bottom))
      .overlay {
        PhaseAnimator([0.0, 1.0]) { phase in
          Circle()
            .fill(.white.opacity(0.1))
            .scaleEffect(1 + phase * 0.5)
            .offset(x: -120 + phase * 60, y: 160)
        } animation: { _ in
          .easeInOut(duration: 4)
        }
      }
      .ignoresSafeArea()
  }
}

struct StartView: View {
  let best: Int
  @EnvironmentObject private var model: QuizGameModel

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "brain")
        .font(.system(size: 80))
        .keyframeAnimator(initialValue: 1.0, repeating: true) { content, scale in
          content.scaleEffect(scale)
        } keyframes: { _ in
          KeyframeTrack {
            SpringKeyframe(1.15, duration: 0.4)
            CubicKeyframe(1, duration: 0.8)
          }
        }
      Text("Quiz Night").font(.largeTitle.bold())
      if best > 0 { Text("Best: \(best)") }
      Button("Start", action: model.start)
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .tint(.white)
        .foregroundStyle(.purple)
    }
    .foregroundStyle(.white)
  }
}

#Preview { QuizView() }
#Preview("Question") {
  ZStack {
    AnimatedBackdrop()
    QuestionView(question: QuizGameModel().questions[2]).padding()
  }
  .environmentObject(QuizGameModel())
}
