/// # EaselTestSupport
///
/// Helpers shared by the tests of all modules: a slow reference implementation of coverage, reproducible random
/// numbers, and programs run on a private X server. For test targets only.
///
/// Environment variables:
/// - `EASEL_SEED=N`: the seed of tests with random input.

import EaselGeometry
