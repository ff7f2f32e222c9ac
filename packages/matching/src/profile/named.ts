// The concepts that the words of a mention may mean.
import type { Mention } from "./features.ts";

type Named = Pick<Mention, "parts">;

export function conceptsOf({ parts }: Named): string[] {
  return parts.flatMap(({ concepts }) => concepts);
}

export function namesAny({ parts }: Named, isMeant: (concept: string) => boolean): boolean {
  return parts.some(({ concepts }) => concepts.some(isMeant));
}

/** Whether each of its parts may mean such a concept. */
export function namesOnly({ parts }: Named, isMeant: (concept: string) => boolean): boolean {
  return parts.every(({ concepts }) => concepts.some(isMeant));
}
