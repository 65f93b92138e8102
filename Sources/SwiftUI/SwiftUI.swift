/// # SwiftUI
///
/// Lets files that say `import SwiftUI` compile on Linux: all of Easel under the name that it has on other systems.

@_exported import Easel
