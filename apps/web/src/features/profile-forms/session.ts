import type { DraftSaver } from "./drafts/draft-saver.ts";
import type { Opening } from "./opening.ts";

/** What the page has to know of the form that it shows. */
export type Session = {
  begin(keeper: DraftSaver): void;
  /** A call was refused: nobody is signed in any more. */
  end(): void;
  /** Whether the form gives way to what the loader has found anew. */
  yieldsTo(now: Opening): boolean;
};

/** What somebody types stays, unless somebody else comes. */
export function createSession(): Session {
  let keeper: DraftSaver | undefined;
  let isOver = false;
  return {
    begin(next) {
      keeper = next;
      isOver = false;
    },
    end() {
      isOver = true;
    },
    yieldsTo({ user }) {
      const owner = keeper?.owner() ?? null;
      // Who signs out leaves an empty form; who is signed out by the clock finds everything as it was.
      if (user === null) return !isOver;
      isOver = false;
      return (owner !== null && owner !== user) || keeper?.hasTyped() !== true;
    },
  };
}
