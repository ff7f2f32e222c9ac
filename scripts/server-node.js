// How the server's Node is started, here and by every test and tool that starts one. Plain JavaScript: run.js needs it on whatever
// Node the machine has.

/**
 * What a server of one gigabyte wants. By itself V8 gives each thread a young generation of 128 MB, lets what it holds double before it
 * collects garbage, and compiles WebAssembly, the embedded database, twice; glibc keeps an arena of freed memory for each thread.
 * docs/operations.md has what each is worth.
 */
export const serverFlags = ["--max-semi-space-size=4", "--heap-growing-percent=30", "--liftoff-only"];

/** @param {Record<string, string | undefined>} environment */
export function serverEnvironment(environment) {
  const preload = `--import=${new URL("built.js", import.meta.url).href}`;
  return {
    MALLOC_ARENA_MAX: "1",
    ...environment,
    NODE_OPTIONS: [environment.NODE_OPTIONS, preload].filter(Boolean).join(" "),
  };
}
