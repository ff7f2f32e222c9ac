import type { PublicUser } from "@khamt/contract";

/** Who reads, as the page shows it. */
export type Reader = {
  /** Null for a visitor. */
  user: PublicUser | null;
  /**
   * The session has ended, but nobody signed out here: it ran out, and the page is `held` as it was until its member signs in or
   * goes on; or it is `gone` from the screen.
   */
  over: "held" | "gone" | undefined;
  /** Changes when a member's page has to leave the screen, with all that was typed in it. */
  turn: number;
};

/** Known at once to whoever asks, while React has yet to show it. */
export function keepReader(first: Reader, show: (reader: Reader) => void) {
  let reader = first;
  return {
    reader: () => reader,
    setReader: (next: Reader) => {
      reader = next;
      show(next);
    },
  };
}
