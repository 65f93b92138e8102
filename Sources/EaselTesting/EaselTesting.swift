/// # EaselTesting
///
/// Picture tests of views, for Swift Testing and XCTest. `expectPicture` compares a view or an image with a reference; the
/// functions around `assertSnapshot` have the declarations of the library that tests on other platforms use, so that
/// such tests change only the import.
///
/// Environment variables:
/// - `SNAPSHOT_TESTING_RECORD`: the references that are written: `all`, `failed`, `missing` or `never`. Any other value is
///   reported, and counts as `never`.
/// - `CI`: if it is set to a value other than "0" and "false", missing references are failures and are not written.
/// - `EASEL_PICTURES`: the folder of the page and the images of failures.

import Easel
