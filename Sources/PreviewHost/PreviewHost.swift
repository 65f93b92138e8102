/// # PreviewHost
///
/// The process that shows previews. The program `easel` compiles the code of the previews into a library and starts this
/// process, which loads the library, finds the previews in it, and shows them with the viewer in a window that `easel`
/// created. Each save is shown by a new process in the same window, so that no code of an earlier save remains.
///
/// The processes exchange the messages of `PreviewMessages.swift` over standard input and output.

import CEaselShims
import Easel
import EaselTypography
import EaselUI
import EaselWindowing
import Foundation
import PreviewBuild
import Viewer

/// Runs the process. The program `easel-preview-host` calls it by its C name.
@_cdecl("easel_preview_host")
public func previewHostMain() {
  MainActor.assumeIsolated { PreviewHost().run() }
}

/// Carries out the requests of the program `easel`.
@MainActor
final class PreviewHost {
  /// Seconds of processor time that the main thread may work without handling events.
  private static let longestTurn = 5.0

  private let channel = HostChannel()
  private var previews: [LoadedPreview] = []
  private var session: PreviewSession?
  /// The pictures that are to be drawn.
  private var pictures: [PreviewPicture] = []

  func run() {
    easel_watch_turns(Self.longestTurn)
    channel.onRequest = { [unowned self] in handle($0) }
    channel.onEnd = { exit(0) }
    channel.start()
    channel.send(.ready)
    while session == nil {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
      // Outside of the main queue's work, so that the tasks of views can run meanwhile.
      for picture in pictures { render(picture) }
      pictures = []
    }
    show()
  }

  private func handle(_ request: PreviewRequest) {
    switch request {
    case .load(let library, let sources, let resources): load(library, sources, resources)
    case .open(let window, let scale, let state): open(window, scale, state)
    case .report(let problem): session?.report(problem)
    case .render(let picture): pictures.append(picture)
    case .quit:
      if let session { channel.send(.state(session.state)) }
      exit(0)
    }
  }

  private func load(_ path: String, _ sources: [String], _ resources: [String]) {
    ResourceFolders.add(resources)
    registerFonts(in: resources)
    do {
      let library = try PreviewLibrary(path: path, sources: sources)
      previews = library.previews()
      let views = library.viewsWithoutArguments
      if previews.isEmpty, !views.isEmpty {
        return channel.send(.needsSource(PreviewLibrary.source(forViews: views)))
      }
      channel.send(.loaded(previews.map(\.summary)))
    } catch {
      channel.send(.failed("\(error)"))
    }
  }

  private func registerFonts(in folders: [String]) {
    for folder in folders {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names.sorted()
      where ["ttf", "otf", "ttc"].contains((name as NSString).pathExtension.lowercased()) {
        _ = FontLibrary.shared.register(file: "\(folder)/\(name)")
      }
    }
  }

  private func open(_ window: UInt, _ scale: Double?, _ state: PreviewState) {
    do {
      session = try PreviewSession(previews, window: window, scale: scale, state: state)
    } catch {
      channel.send(.failed("\(error)"))
    }
  }

  /// Runs the window until it is closed.
  private func show() {
    guard let session else { return }
    session.onFirstFrame = { [unowned self] in channel.send(.shown) }
    session.onEdit = { [unowned self] file, line, column in
      channel.send(.edit(file: file, line: line, column: column))
    }
    do {
      try session.run()
      channel.send(.closed)
    } catch {
      channel.send(.failed("\(error)"))
    }
  }

  private func render(_ picture: PreviewPicture) {
    guard previews.indices.contains(picture.preview) else { return channel.send(.failed("no such preview")) }
    let preview = previews[picture.preview]
    do {
      let scheme = try PreviewRenderer.write(preview, picture)
      channel.send(.rendered(isDark: scheme == .dark))
    } catch {
      channel.send(.failed("\(error)"))
    }
  }
}

extension LoadedPreview {
  /// The preview for lists.
  var summary: PreviewDescription { PreviewDescription(name: name, file: file, line: line) }
}
