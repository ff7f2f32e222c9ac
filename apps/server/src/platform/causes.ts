type Cause = Error & { code?: string; syscall?: string };

/** The error and what it wraps: Drizzle and the pool hide what happened below them. */
export function causesOf(error: unknown): Cause[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
