/// # EaselTesting
///
/// Picture tests of views, for Swift Testing and XCTest. `expectPicture` compares a view or an image with a reference; the
/// functions around `assertSnapshot` have the declarations of the library that tests on other platforms use, so that
/// such tests change only the import.
///
/// Environment variables:
/// - `SNAPSHOT_TESTING_RECORD`: `all`, `failed`, `missing` or `never`: which references are written. Anything else is reported,
///   and counts as `never`.
/// - `CI`: if it is set, to other than "0" or "false", missing references are failures instead of being written.
/// - `EASEL_PICTURES`: the folder of the files that show failures.

import Easel
