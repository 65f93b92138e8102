/// # EaselDemos
///
/// The demos that the viewer shows, and their catalog. Each demo is ordinary user code that only imports
/// `SwiftUI`, so the demos also serve as examples of the API.

@_exported import SwiftUI
