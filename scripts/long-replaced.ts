/** Milliseconds: so long a server may run yet on what another build has taken the place of. */
const longestBeside = 24 * 3_600_000;

/** Of builds by when each was made those that another took the place of long ago. */
export function longReplaced<Build extends { time: number }>(builds: readonly Build[], now: number): Build[] {
  const sorted = builds.toSorted((one, other) => one.time - other.time);
  return sorted.filter((_, at) => (sorted[at + 1]?.time ?? now) < now - longestBeside);
}
