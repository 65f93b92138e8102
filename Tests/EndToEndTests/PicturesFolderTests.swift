import Testing

@testable import Viewer

@Suite struct PicturesFolderTests {
  @Test(
    arguments: [
      ("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n", "/home/me/Bilder"),
      ("# XDG_PICTURES_DIR=\"/no\"\n  XDG_PICTURES_DIR=\"/data/pictures\"", "/data/pictures"),
      ("XDG_MUSIC_DIR=\"$HOME/Music\"\nXDG_PICTURES_DIR=\"$HOME\"", "/home/me"),
      ("XDG_PICTURES_DIR=\"relative\"", nil), ("XDG_PICTURES_DIR=", nil), ("", nil),
    ] as [(String, String?)])
  func settingsAreRead(text: String, path: String?) {
    #expect(PicturesFolder.path(in: text, home: "/home/me") == path)
  }
}
