/** Bytes: what checking the types of the whole project takes where garbage is left lying. */
const wanted = 6 * 2 ** 30;
/** Tests run beside it, and keep their files in memory too. */
const beside = 4 * 2 ** 30;

/**
 * What a program in Go is told of memory: where there is much, it collects no garbage before it has filled it. Collecting it takes a
 * quarter of the time of checking types.
 */
export function goMemory(available = process.availableMemory()): Record<string, string> {
  return available < wanted + beside ? {} : { GOGC: "off", GOMEMLIMIT: String(wanted) };
}
