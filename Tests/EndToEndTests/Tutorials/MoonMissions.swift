import SwiftUI

struct Mission: Identifiable, Hashable {
  let id: Int
  let crew: [String]
  let text: String
  var displayName: String { "Apollo \(id)" }
}

extension ShapeStyle where Self == Color {
  static var darkBackground: Color { Color(red: 0.1, green: 0.1, blue: 0.2) }
  static var lightBackground: Color { Color(red: 0.2, green: 0.2, blue: 0.3) }
}

struct MissionBadge: View {
  let number: Int

  var body: some View {
    ZStack {
      Circle().stroke(.white.opacity(0.6), lineWidth: 3)
      Circle().fill(.gray.gradient).padding(12).overlay(alignment: .topTrailing) {
        Circle().fill(.black.opacity(0.2)).frame(width: 14).padding(22)
      }
      Text("\(number)").font(.title2.bold()).foregroundStyle(.white)
    }
  }
}

struct MissionView: View {
  let mission: Mission

  var body: some View {
    ScrollView {
      VStack {
        MissionBadge(number: mission.id)
          .containerRelativeFrame(.horizontal) { width, _ in width * 0.6 }
          .padding(.top)
        Rectangle().frame(height: 2).foregroundStyle(.lightBackground).padding(.vertical)
        VStack(alignment: .leading) {
          Text("Mission highlights").font(.title.bold()).padding(.bottom, 5)
          Text(mission.text)
        }
        .padding(.horizontal)
        ScrollView(.horizontal, showsIndicators: false) {
          HStack {
            ForEach(mission.crew, id: \.self) { name in
              Label(name, systemImage: "person.fill").padding(10).background(.lightBackground).clipShape(
                .capsule)
            }
          }
          .padding(.horizontal)
        }
      }
      .padding(.bottom)
    }
    .navigationTitle(mission.displayName)
    .navigationBarTitleDisplayMode(.inline)
    .background(.darkBackground)
  }
}

struct MoonMissionsView: View {
  let missions = [
    Mission(id: 8, crew: ["Borman", "Lovell", "Anders"], text: "The first crewed flight around the Moon."),
    Mission(id: 11, crew: ["Armstrong", "Collins", "Aldrin"], text: "The first landing."),
    Mission(id: 13, crew: ["Lovell", "Swigert", "Haise"], text: "A successful failure."),
    Mission(id: 17, crew: ["Cernan", "Evans", "Schmitt"], text: "The last landing."),
  ]
  let columns = [GridItem(.adaptive(minimum: 150))]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns) {
          ForEach(missions) { mission in
            NavigationLink(value: mission) {
              VStack {
                MissionBadge(number: mission.id).frame(width: 100, height: 100).padding()
                VStack {
                  Text(mission.displayName).font(.headline).foregroundStyle(.white)
                  Text(mission.crew.joined(separator: ", ")).font(.caption).foregroundStyle(
                    .white.opacity(0.5)
                  )
                  .lineLimit(1)
                }
                .padding(.vertical)
                .frame(maxWidth: .infinity)
                .background(.lightBackground)
              }
              .clipShape(.rect(cornerRadius: 10))
              .overlay(RoundedRectangle(cornerRadius: 10).stroke(.lightBackground))
            }
          }
        }
        .padding([.horizontal, .bottom])
      }
      .navigationTitle("Missions")
      .navigationDestination(for: Mission.self) { MissionView(mission: $0) }
      .background(.darkBackground)
      .preferredColorScheme(.dark)
    }
  }
}

#Preview("Grid") { MoonMissionsView() }

#Preview("Detail") {
  NavigationStack {
    MissionView(
      mission: Mission(id: 11, crew: ["Armstrong", "Collins", "Aldrin"], text: "The first landing."))
  }
  .preferredColorScheme(.dark)
}
