import SwiftUI

struct PlayerRoot: View {
  @State private var player = Player()
  @State var isExpanded = false
  @Namespace private var animation

  var body: some View {
    ZStack(alignment: .bottom) {
      NavigationStack {
        AlbumGrid()
      }
      if isExpanded {
        NowPlaying(isExpanded: $isExpanded, namespace: animation)
          .transition(.move(edge: .bottom))
          .zIndex(1)
      } else {
        MiniPlayer(namespace: animation)
          .onTapGesture {
            withAnimation(.spring(duration: 0.5, bounce: 0.2)) { isExpanded = true }
          }
          .transition(.asymmetric(insertion: .opacity, removal: .identity))
      }
    }
    .environment(player)
    .tint(.pink)
  }
}

struct AlbumGrid: View {
  @Environment(Player.self) private var player
  private let columns = [GridItem(.flexible(), spacing: 16), GridItem(.flexible())]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, alignment: .leading, spacing: 20, pinnedViews: .sectionHeaders) {
        Section {
          ForEach(Album.all) { album in
            NavigationLink(value: album) {
              VStack(alignment: .leading, spacing: 4) {
                Artwork(album: album)
                Text(album.title).font(.subheadline.bold()).lineLimit(1)
                Text(album.artist).font(.caption).foregroundStyle(.secondary)
              }
            }
            .buttonStyle(.plain)
          }
        } header: {
          Text("Recently Added")
            .font(.title2.bold())
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.vertical, 6)
            .background(.background)
        }
      }
      .padding(.horizontal)
    }
    .contentMargins(.bottom, 80, for: .scrollContent)
    .navigationTitle("Library")
    .navigationDestination(for: Album.self) { AlbumDetail(album: $0) }
  }
}

struct Artwork: View {
  let album: Album

  var body: some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(album.gradient)
      .overlay {
        Image(systemName: "music.note")
          .resizable()
          .scaledToFit()
          .padding(24)
          .foregroundStyle(.white.opacity(0.5))
          .blendMode(.overlay)
      }
      .aspectRatio(1, contentMode: .fit)
      .compositingGroup()
      .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
  }
}

struct AlbumDetail: View {
  let album: Album
  @Environment(Player.self) private var player

  var body: some View {
    List {
      Section {
        ForEach(Array(album.tracks.enumerated()), id: \.element.id) { index, track in
          Button {
            player.play(album, track: track)
          } label: {
            HStack {
              Text("\(index + 1)").foregroundStyle(.secondary).frame(width: 24)
              Text(track.title)
              Spacer()
              Text(Duration.seconds(track.seconds), format: .time(pattern: .minuteSecond))
                .foregroundStyle(.secondary)
            }
            .contentShape(.rect)
          }
          .tint(.primary)
          .listRowSeparator(index == 0 ? .hidden : .visible, edges: .top)
        }
      } header: {
        VStack {
          Artwork(album: album).frame(width: 180)
          Text(album.artist).font(.headline).foregroundStyle(.tint)
        }
        .frame(maxWidth: .infinity)
        .textCase(nil)
        .padding(.bottom)
      }
    }
    .listStyle(.plain)
    .navigationTitle(album.title)
    .toolbarTitleDisplayMode(.inline)
  }
}

#Preview("Library") { PlayerRoot() }
#Preview("Now Playing") { PlayerRoot(isExpanded: true) }
#Preview("Album") {
  NavigationStack { AlbumDetail(album: .all[1]) }
    .environment(Player())
}
