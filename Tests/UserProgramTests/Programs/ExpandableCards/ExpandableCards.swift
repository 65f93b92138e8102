import SwiftUI

struct Destination: Identifiable {
  let id: Int
  let name: String
  let country: String
  let symbol: String
  let hue: Double
  let rating: Int

  static let samples: [Destination] = [
    .init(id: 0, name: "Fjord", country: "Norway", symbol: "mountain.2.fill", hue: 0.58, rating: 5),
    .init(id: 1, name: "Dunes", country: "Namibia", symbol: "sun.haze.fill", hue: 0.08, rating: 4),
    .init(id: 2, name: "Reef", country: "Australia", symbol: "fish.fill", hue: 0.48, rating: 4),
    .init(
      id: 3, name: "Old Town", country: "Portugal", symbol: "building.columns.fill", hue: 0.95, rating: 3),
  ]
}

struct StarRating: View {
  let rating: Int

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= rating ? "star.fill" : "star")
          .foregroundColor(.yellow)
          .font(.caption)
      }
    }
  }
}

struct CardView: View {
  let place: Destination
  let isExpanded: Bool
  let namespace: Namespace.ID

  private var gradient: LinearGradient {
    LinearGradient(
      gradient: Gradient(colors: [
        Color(hue: place.hue, saturation: 0.55, brightness: 0.95),
        Color(hue: place.hue + 0.05, saturation: 0.85, brightness: 0.55),
      ]), startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .top) {
        VStack(alignment: .leading, spacing: 4) {
          Text(place.name)
            .font(isExpanded ? .largeTitle.bold() : .title2.bold())
            .matchedGeometryEffect(id: "name\(place.id)", in: namespace, properties: .position)
          Label(place.country, systemImage: "mappin.and.ellipse")
            .font(.subheadline)
        }
        Spacer()
        Image(systemName: place.symbol)
          .font(.system(size: isExpanded ? 56 : 32))
          .opacity(0.9)
      }
      StarRating(rating: place.rating)
      if isExpanded {
        Text(
          "Pack light, bring good shoes and take your time. The best views are found early in the morning, before anybody else is awake."
        )
        .font(.callout)
        .fixedSize(horizontal: false, vertical: true)
        .transition(.opacity.combined(with: .move(edge: .bottom)))
        HStack {
          ForEach(["camera", "map", "heart"], id: \.self) { name in
            Button {
            } label: {
              Image(systemName: name)
                .frame(maxWidth: .infinity)
                .padding(10)
                .background(.white.opacity(0.2), in: RoundedRectangle(cornerRadius: 10))
            }
            .buttonStyle(.plain)
          }
        }
        .transition(.scale.combined(with: .opacity))
      }
    }
    .foregroundStyle(.white)
    .padding(20)
    .background(gradient)
    .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
    .shadow(
      color: Color(hue: place.hue, saturation: 0.8, brightness: 0.5).opacity(0.4),
      radius: isExpanded ? 20 : 8, x: 0, y: isExpanded ? 12 : 4)
  }
}

struct ContentView: View {
  @State private var expanded: Int?
  @State private var pressed: Int?
  @Namespace private var namespace

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        HStack {
          Text("Travel").font(.system(size: 34, weight: .bold))
          Spacer()
          Image(systemName: "person.crop.circle.fill")
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: 36)
            .foregroundStyle(.secondary)
        }
        ForEach(Destination.samples) { place in
          CardView(place: place, isExpanded: expanded == place.id, namespace: namespace)
            .scaleEffect(pressed == place.id ? 0.96 : 1)
            .zIndex(expanded == place.id ? 1 : 0)
            .onTapGesture {
              withAnimation(.spring(response: 0.5, dampingFraction: 0.7, blendDuration: 0)) {
                expanded = expanded == place.id ? nil : place.id
              }
            }
            .onLongPressGesture(minimumDuration: 2) {
            } onPressingChanged: { isPressing in
              withAnimation(.easeOut(duration: 0.2)) { pressed = isPressing ? place.id : nil }
            }
        }
      }
      .padding(20)
    }
    .frame(minWidth: 390, minHeight: 680)
  }
}

@main
struct ExpandableCardsApp: App {
  var body: some Scene { WindowGroup { ContentView() } }
}

#Preview { ContentView() }
