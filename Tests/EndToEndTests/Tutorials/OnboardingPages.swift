import SwiftUI

struct OnboardingPage: Identifiable {
  let id = UUID()
  let symbol: String
  let title: String
  let text: String
  let color: Color
}

struct OnboardingPagesView: View {
  @State private var current = 0
  @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false

  let pages = [
    OnboardingPage(symbol: "sparkles", title: "Welcome", text: "Everything in one place.", color: .orange),
    OnboardingPage(symbol: "paintbrush.fill", title: "Create", text: "Draw what you like.", color: .pink),
    OnboardingPage(symbol: "paperplane.fill", title: "Share", text: "Send it to friends.", color: .blue),
  ]

  var body: some View {
    VStack {
      TabView(selection: $current) {
        ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
          VStack(spacing: 20) {
            Image(systemName: page.symbol)
              .resizable()
              .scaledToFit()
              .frame(width: 140, height: 140)
              .foregroundStyle(page.color.gradient)
            Text(page.title).font(.largeTitle.bold())
            Text(page.text).font(.title3).foregroundStyle(.secondary).multilineTextAlignment(.center)
          }
          .padding()
          .tag(index)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      Button(current == pages.count - 1 ? "Get started" : "Next") {
        withAnimation {
          if current < pages.count - 1 { current += 1 } else { hasSeenOnboarding = true }
        }
      }
      .buttonStyle(.borderedProminent)
      .padding(.bottom, 30)
    }
  }
}

#Preview { OnboardingPagesView() }
