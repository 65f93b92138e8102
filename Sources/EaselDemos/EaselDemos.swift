/// # EaselDemos
///
/// What the viewer shows: ordinary user code of the public API, one file per demo, and the catalogue of all of them.
/// Whoever wants to learn the API can start here; nothing but `SwiftUI` is imported.

@_exported import SwiftUI
