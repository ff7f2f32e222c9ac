import { HttpError } from "./http-error.ts";

/** Throws conflict where somebody has changed it since it was read as that version. */
export function requireVersion({ updatedAt }: { updatedAt: Date }, version: Date | string | undefined): void {
  if (version !== undefined && new Date(version).getTime() !== updatedAt.getTime())
    throw new HttpError("conflict");
}

/** Of what is changed now: no two versions bear the same time. */
export function nextVersion({ updatedAt }: { updatedAt: Date }, now: Date): Date {
  return new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
}
