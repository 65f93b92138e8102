#include <stddef.h>
#include <stdint.h>

// Runs libFuzzer (https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library) with the arguments of the program,
// and returns its exit status. The callback returns 0.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*callback)(const uint8_t *bytes, size_t count));
