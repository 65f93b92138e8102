import SwiftUI

struct OnboardingPage: Identifiable, Hashable {
  let id: Int
  let symbol: String
  let title: String
  let text: String
  let colors: [Color]

  static let all = [
    OnboardingPage(
      id: 0, symbol: "hand.wave.fill", title: "Welcome",
      text: "All of your habits in one place, beautifully simple.", colors: [.purple, .blue]),
    OnboardingPage(
      id: 1, symbol: "bell.fill", title: "Reminders",
      text: "We will gently nudge you when it is time to move.", colors: [.orange, .pink]),
    OnboardingPage(
      id: 2, symbol: "chart.line.uptrend.xyaxis", title: "Progress",
      text: "Watch your streak grow from day to day.", colors: [.teal, .green]),
  ]
}

struct OffsetKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct PageView: View {
  let page: OnboardingPage
  @State private var appeared = false

  var body: some View {
    VStack(spacing: 28) {
      ZStack {
        Circle()
          .fill(.white.opacity(0.2))
          .frame(width: 190, height: 190)
        Circle()
          .fill(.white.opacity(0.25))
          .frame(width: 150, height: 150)
        Image(systemName: page.symbol)
          .font(.system(size: 70))
          .scaleEffect(appeared ? 1 : 0.4)
          .rotationEffect(.degrees(appeared ? 0 : -30))
      }
      VStack(spacing: 12) {
        Text(page.title)
          .font(.system(size: 36, weight: .bold, design: .rounded))
        Text(page.text)
          .font(.body)
          .multilineTextAlignment(.center)
          .opacity(0.85)
          .padding(.horizontal, 40)
      }
      .offset(y: appeared ? 0 : 30)
      .opacity(appeared ? 1 : 0)
    }
    .foregroundColor(.white)
    .onAppear {
      withAnimation(.spring(response: 0.7, dampingFraction: 0.6).delay(0.2)) { appeared = true }
    }
  }
}

struct OnboardingView: View {
  @Binding var isFinished: Bool
  @State private var index = 0
  @GestureState private var dragOffset: CGFloat = 0
  private let pages = OnboardingPage.all

  var body: some View {
    GeometryReader { geometry in
      ZStack {
        LinearGradient(
          colors: pages[index].colors, startPoint: .topLeading, endPoint: .bottomTrailing
        )
        .animation(.easeInOut(duration: 0.5), value: index)
        HStack(spacing: 0) {
          ForEach(pages) { page in
            PageView(page: page)
              .frame(width: geometry.size.width, height: geometry.size.height * 0.8)
          }
        }
        .frame(width: geometry.size.width, alignment: .leading)
        .offset(x: -CGFloat(index) * geometry.size.width + dragOffset)
        .animation(.interactiveSpring(response: 0.5, dampingFraction: 0.8), value: index)
        VStack {
          HStack {
            Spacer()
            Button("Skip") { finish() }
              .foregroundColor(.white)
              .buttonStyle(.plain)
              .padding(24)
          }
          Spacer()
          HStack(spacing: 8) {
            ForEach(pages) { page in
              Capsule()
                .fill(.white.opacity(page.id == index ? 1 : 0.4))
                .frame(width: page.id == index ? 24 : 8, height: 8)
            }
          }
          .animation(.spring(), value: index)
          Button(action: advance) {
            Text(index == pages.count - 1 ? "Get started" : "Continue")
              .font(.headline)
              .frame(maxWidth: .infinity)
              .padding()
              .background(.white)
              .foregroundColor(pages[index].colors[0])
              .clipShape(Capsule())
          }
          .buttonStyle(.plain)
          .padding(32)
        }
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture()
          .updating($dragOffset) { value, state, transaction in
            state = value.translation.width
          }
          .onEnded { value in
            let step = (-value.predictedEndTranslation.width / geometry.size.width).rounded()
            index = max(0, min(pages.count - 1, index + Int(step)))
          })
    }
    .ignoresSafeArea()
  }

  private func advance() {
    if index < pages.count - 1 { index += 1 } else { finish() }
  }

  private func finish() {
    withAnimation(.easeInOut(duration: 0.6)) { isFinished = true }
  }
}

struct RootView: View {
  @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false

  var body: some View {
    ZStack {
      if hasSeenOnboarding {
        VStack(spacing: 16) {
          Image(systemName: "checkmark.seal.fill").font(.system(size: 64)).foregroundStyle(.green)
          Text("You are all set").font(.title)
          Button("Show again") { withAnimation { hasSeenOnboarding = false } }
        }
        .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
      } else {
        OnboardingView(isFinished: $hasSeenOnboarding)
          .transition(.asymmetric(insertion: .opacity, removal: .move(edge: .leading)))
      }
    }
    .frame(minWidth: 375, minHeight: 640)
  }
}

@main
struct OnboardingFlowApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
  }
}

struct Onboarding_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      OnboardingView(isFinished: .constant(false))
      RootView().preferredColorScheme(.dark)
    }
  }
}
