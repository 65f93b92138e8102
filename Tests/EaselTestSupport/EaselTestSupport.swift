/// # EaselTestSupport
///
/// Helpers shared by the tests of all modules: golden images, image comparison, a slow reference
/// implementation of coverage, reproducible random numbers, and programs run on a private X server. For test
/// targets only.
///
/// Environment variables:
/// - `EASEL_RECORD_GOLDENS=1`: missing and differing golden images are written instead of reported.
/// - `EASEL_SEED=N`: the seed of tests with random input.

import EaselGeometry
