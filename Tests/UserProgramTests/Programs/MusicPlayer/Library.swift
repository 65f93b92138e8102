import SwiftUI

struct Album: Identifiable, Hashable {
  let id: Int
  let title: String
  let artist: String
  let hue: Double
  let tracks: [Track]

  var gradient: LinearGradient {
    .linearGradient(
      colors: [
        Color(hue: hue, saturation: 0.8, brightness: 0.9),
        Color(hue: hue + 0.15, saturation: 0.7, brightness: 0.5),
      ],
      startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

struct Track: Identifiable, Hashable {
  let id: Int
  let title: String
  let seconds: Int
}

extension Album {
  static let all: [Album] = [
    ("Night Trains", "The Signals"), ("Paper Moons", "Ada Lune"), ("Static", "Model 5"),
    ("Harbor", "Low Tide"),
  ].enumerated().map { index, names in
    Album(
      id: index, title: names.0, artist: names.1, hue: Double(index) * 0.22,
      tracks: ["Departure", "Lanterns", "Seven Stations", "Arrival"].enumerated().map {
        Track(id: index * 10 + $0, title: $1, seconds: 151 + 37 * $0 + index * 9)
      })
  }
}

@Observable
final class Player {
  var album = Album.all[0]
  var trackIndex = 0
  var isPlaying = false
  var position = 48.0
  var volume = 0.6
  var isShuffled = false

  @ObservationIgnored private var history: [Int] = []

  var track: Track { album.tracks[trackIndex] }

  func play(_ album: Album, track: Track? = nil) {
    history.append(trackIndex)
    self.album = album
    trackIndex = track.flatMap { album.tracks.firstIndex(of: $0) } ?? 0
    (position, isPlaying) = (0, true)
  }

  func skip(_ offset: Int) {
    trackIndex = (trackIndex + offset + album.tracks.count) % album.tracks.count
    position = 0
  }
}
