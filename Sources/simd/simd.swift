/// # simd
///
/// Lets files that say `import simd` compile on Linux: vectors, matrices and quaternions by the names that they have on
/// other systems. Vectors are Swift's own SIMD types; matrices are columns of them. Depends on nothing of Easel.

@_exported import Glibc
