import SwiftUI

struct MiniPlayer: View {
  let namespace: Namespace.ID
  @Environment(Player.self) private var player

  var body: some View {
    HStack(spacing: 12) {
      Artwork(album: player.album)
        .matchedGeometryEffect(id: "artwork", in: namespace)
        .frame(width: 44, height: 44)
      Text(player.track.title)
        .font(.callout.weight(.medium))
        .matchedGeometryEffect(id: "title", in: namespace, properties: .position)
      Spacer()
      Button {
        player.isPlaying.toggle()
      } label: {
        Image(systemName: player.isPlaying ? "pause.fill" : "play.fill")
          .font(.title3)
          .symbolEffect(.bounce, value: player.isPlaying)
      }
      Button {
        player.skip(1)
      } label: {
        Image(systemName: "forward.fill")
      }
    }
    .foregroundStyle(.primary)
    .padding(10)
    .background(.thinMaterial, in: .rect(cornerRadius: 16, style: .continuous))
    .padding(.horizontal, 10)
    .padding(.bottom, 8)
  }
}

struct NowPlaying: View {
  @Binding var isExpanded: Bool
  let namespace: Namespace.ID
  @Environment(Player.self) private var player
  @GestureState private var drag: CGFloat = 0

  var body: some View {
    @Bindable var player = player
    VStack(spacing: 26) {
      Capsule().fill(.secondary).frame(width: 40, height: 5)
      Artwork(album: player.album)
        .matchedGeometryEffect(id: "artwork", in: namespace)
        .scaleEffect(player.isPlaying ? 1 : 0.85)
        .animation(.spring(response: 0.4, dampingFraction: 0.6), value: player.isPlaying)
      HStack {
        VStack(alignment: .leading) {
          Text(player.track.title)
            .font(.title2.bold())
            .matchedGeometryEffect(id: "title", in: namespace, properties: .position)
          Text(player.album.artist).foregroundStyle(.secondary)
        }
        Spacer()
        Menu {
          Button("Add to Playlist", systemImage: "text.badge.plus") {}
          Toggle("Shuffle", systemImage: "shuffle", isOn: $player.isShuffled)
        } label: {
          Image(systemName: "ellipsis").padding(10).background(.quaternary, in: .circle)
        }
      }
      VStack(spacing: 4) {
        Slider(value: $player.position, in: 0...Double(player.track.seconds))
        HStack {
          Text(time(player.position))
          Spacer()
          Text("-" + time(Double(player.track.seconds) - player.position))
        }
        .font(.caption2.monospacedDigit())
        .foregroundStyle(.secondary)
      }
      HStack(spacing: 48) {
        Button("Previous", systemImage: "backward.fill") { player.skip(-1) }
        Button("Play", systemImage: player.isPlaying ? "pause.fill" : "play.fill") {
          player.isPlaying.toggle()
        }
        .font(.largeTitle)
        Button("Next", systemImage: "forward.fill") { player.skip(1) }
      }
      .labelStyle(.iconOnly)
      .font(.title)
      .tint(.primary)
      Slider(value: $player.volume) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      Spacer()
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      Rectangle()
        .fill(player.album.gradient.opacity(0.5))
        .background(.background)
        .ignoresSafeArea()
    }
    .offset(y: drag)
    .gesture(
      DragGesture()
        .updating($drag) { value, state, _ in state = max(0, value.translation.height) }
        .onEnded { value in
          if value.predictedEndTranslation.height > 200 {
            withAnimation(.spring(duration: 0.45)) { isExpanded = false }
          }
        })
  }

  private func time(_ seconds: Double) -> String {
    Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond(padMinuteToLength: 1)))
  }
}
