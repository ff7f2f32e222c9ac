import type { DraftSaver } from "./drafts/draft-saver.ts";
import type { Opening } from "./opening.ts";

/** What the page has to know of the form that it shows. */
export type Session = {
  begin(keeper: DraftSaver): void;
  /** Whether the form gives way to what the loader has found anew. */
  yieldsTo(now: Opening): boolean;
};

/** What somebody types stays, unless they sign out or somebody else comes. */
export function createSession(): Session {
  let keeper: DraftSaver | undefined;
  return {
    begin(next) {
      keeper = next;
    },
    yieldsTo({ user }) {
      const owner = keeper?.owner() ?? null;
      return user === null || (owner !== null && owner !== user) || keeper?.hasTyped() !== true;
    },
  };
}
