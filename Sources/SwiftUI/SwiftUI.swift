/// # SwiftUI
///
/// Makes files that `import SwiftUI` compile on Linux. It re-exports all of Easel.

@_exported import Easel
