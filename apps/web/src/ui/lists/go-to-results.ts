/** The line that counts what a search has found. */
export const resultsId = "results";

/** The reader goes on there after a search, which may find what is shown already. */
export function goToResults(): void {
  document.getElementById(resultsId)?.focus();
}
