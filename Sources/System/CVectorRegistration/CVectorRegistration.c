#include "CVectorRegistration.h"

// Runs before `main`, so that a program needs no code for it: a dependency on EaselVector is enough.
__attribute__((constructor)) static void register_at_start(void) { easel_vector_register(); }
