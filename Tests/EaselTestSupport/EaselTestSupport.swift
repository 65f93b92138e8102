/// # EaselTestSupport
///
/// What the tests of all stages share: golden pictures, picture differences, a slow and obviously correct coverage
/// reference, repeatable random numbers. For test targets only.
///
/// Environment variables:
/// - `EASEL_RECORD_GOLDENS=1`: golden pictures that are missing are written instead of reported.
/// - `EASEL_SEED=N`: random tests run from this seed.

import EaselGeometry
