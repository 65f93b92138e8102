/// # EaselUI
///
/// The public API: what `import SwiftUI` gives. Views become a retained graph, which records `Fragment`s of EaselDrawing.
/// Everything here runs on the main actor, except shapes, animatable values and effects, which may run on any thread.
/// README.md beside this file describes the folders.

@_exported import EaselGeometry

/// The version of the package: the first one that CHANGELOG.md lists.
package let easelVersion = "0.1.0"
