import SwiftUI

enum BarTab: String, CaseIterable {
  case house, message, person, leaf, gearshape

  var filled: String { rawValue + ".fill" }
}

struct FloatingTabBar: View {
  @Binding var selected: BarTab
  @Namespace private var namespace

  var body: some View {
    HStack {
      ForEach(BarTab.allCases, id: \.rawValue) { tab in
        Spacer()
        Image(systemName: selected == tab ? tab.filled : tab.rawValue)
          .scaleEffect(selected == tab ? 1.25 : 1)
          .foregroundColor(selected == tab ? .purple : .gray)
          .font(.system(size: 22))
          .background {
            if selected == tab {
              Circle().fill(.purple.opacity(0.15)).frame(width: 44, height: 44)
                .matchedGeometryEffect(id: "tab", in: namespace)
            }
          }
          .onTapGesture { withAnimation(.easeIn(duration: 0.2)) { selected = tab } }
        Spacer()
      }
    }
    .frame(height: 60)
    .background(.thinMaterial)
    .cornerRadius(16)
    .padding()
  }
}

struct CustomTabBarTutorial: View {
  @State private var selected: BarTab = .house

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(colors: [.yellow, .orange, .pink], startPoint: .top, endPoint: .bottom).ignoresSafeArea()
      Text(selected.rawValue.capitalized).font(.largeTitle.bold()).frame(maxHeight: .infinity)
      FloatingTabBar(selected: $selected)
    }
  }
}

#Preview { CustomTabBarTutorial() }
