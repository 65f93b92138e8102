import SwiftUI

struct MusicPlayerView: View {
  @State private var progress = 0.35
  @State private var volume = 0.6
  @State private var isPlaying = true
  @State private var isLiked = false

  var body: some View {
    VStack(spacing: 30) {
      Capsule().fill(.secondary).frame(width: 40, height: 5)
      RoundedRectangle(cornerRadius: 24)
        .fill(AngularGradient(colors: [.red, .orange, .yellow, .pink, .red], center: .center))
        .aspectRatio(1, contentMode: .fit)
        .overlay(Image(systemName: "music.note").font(.system(size: 90)).foregroundStyle(.white.opacity(0.8)))
        .scaleEffect(isPlaying ? 1 : 0.85)
        .shadow(radius: isPlaying ? 20 : 5)
        .animation(.spring(), value: isPlaying)
      HStack {
        VStack(alignment: .leading) {
          Text("Midnight Train").font(.title2.bold())
          Text("The Night Owls").foregroundStyle(.secondary)
        }
        Spacer()
        Button {
          isLiked.toggle()
        } label: {
          Image(systemName: isLiked ? "heart.fill" : "heart")
            .font(.title)
            .foregroundStyle(isLiked ? .red : .primary)
            .contentTransition(.symbolEffect(.replace))
        }
        .sensoryFeedback(.success, trigger: isLiked)
      }
      VStack {
        Slider(value: $progress)
        HStack {
          Text(Duration.seconds(progress * 214), format: .time(pattern: .minuteSecond))
          Spacer()
          Text("3:34")
        }
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
      }
      HStack(spacing: 50) {
        Button {
        } label: {
          Image(systemName: "backward.fill").font(.title)
        }
        Button {
          isPlaying.toggle()
        } label: {
          Image(systemName: isPlaying ? "pause.fill" : "play.fill").font(.system(size: 50)).frame(width: 60)
        }
        Button {
        } label: {
          Image(systemName: "forward.fill").font(.title)
        }
      }
      .foregroundStyle(.primary)
      HStack {
        Image(systemName: "speaker.fill")
        Slider(value: $volume)
        Image(systemName: "speaker.wave.3.fill")
      }
      .foregroundStyle(.secondary)
    }
    .padding(30)
    .background(.ultraThinMaterial)
    .background(LinearGradient(colors: [.orange, .purple], startPoint: .top, endPoint: .bottom))
  }
}

#Preview { MusicPlayerView() }
