import SwiftUI

struct ContentView: View {
  @EnvironmentObject var store: WeatherStore

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: store.condition.colors), startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      .ignoresSafeArea()
      .animation(.easeInOut(duration: 0.8), value: store.condition)

      if store.condition == .rainy || store.condition == .stormy {
        RainView(isHeavy: store.condition == .stormy)
          .allowsHitTesting(false)
          .transition(.opacity)
      } else if store.condition == .snowy {
        SnowView()
          .allowsHitTesting(false)
          .transition(.opacity)
      }

      VStack(spacing: 8) {
        header
        Spacer(minLength: 12)
        hourly
        picker
      }
      .foregroundColor(.white)
      .padding()
    }
    .frame(minWidth: 340, minHeight: 520)
  }

  private var header: some View {
    VStack(spacing: 6) {
      Label(store.city, systemImage: "location.fill")
        .font(.headline)
      Image(systemName: store.condition.symbol)
        .renderingMode(.original)
        .font(.system(size: 72))
        .symbolRenderingMode(.multicolor)
        .shadow(radius: 8)
        .padding(.top, 8)
      Text(store.formatted(17))
        .font(.system(size: 84, weight: .thin))
        .contentTransition(.numericText())
      Text(store.condition.rawValue.capitalized)
        .font(.title3)
        .opacity(0.8)
      HStack(spacing: 16) {
        Label("H:\(store.formatted(21))", systemImage: "arrow.up")
        Label("L:\(store.formatted(11))", systemImage: "arrow.down")
      }
      .font(.callout)
    }
    .onTapGesture {
      withAnimation { store.isCelsius.toggle() }
    }
  }

  private var hourly: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 18) {
        ForEach(store.hours) { hour in
          VStack(spacing: 8) {
            Text(hour.hour).font(.caption).bold()
            Image(systemName: hour.condition.symbol)
              .symbolRenderingMode(.multicolor)
              .font(.title2)
              .frame(height: 28)
            Text(store.formatted(hour.temperature)).font(.callout.monospacedDigit())
          }
        }
      }
      .padding()
    }
    .background(Color.white.opacity(0.15))
    .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    .overlay(
      RoundedRectangle(cornerRadius: 20, style: .continuous).stroke(Color.white.opacity(0.25), lineWidth: 1))
  }

  private var picker: some View {
    HStack {
      ForEach(Condition.allCases) { condition in
        Button {
          withAnimation(.spring()) { store.condition = condition }
        } label: {
          Image(systemName: condition.symbol)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 10)
            .background(store.condition == condition ? Color.white.opacity(0.3) : .clear, in: Capsule())
        }
        .buttonStyle(.plain)
      }
    }
    .padding(6)
    .background(.black.opacity(0.15), in: Capsule())
  }
}

#Preview {
  ContentView().environmentObject(WeatherStore())
}
