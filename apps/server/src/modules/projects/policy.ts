import type { listingActions, ListingState } from "@khamt/contract";
import { actionsOf, type Moves } from "../../platform/state-machine.ts";
import type { Access } from "../../platform/http/access.ts";

/** Anyone may read a listing that its company keeps active. */
export const mayRead: Access = "public";

/** Only whoever owns a listing ends it or keeps it going. */
export const mayKeep: Access = "member";

type Listing = { state: ListingState; isPublished: boolean };

/** What its owner has paused would stay so, with more time that nobody sees. */
export function actionsFor({ state, isPublished }: Listing): ListingAction[] {
  const isPaused = state === "open" && !isPublished;
  return actionsOf(moves, { from: state, by: "owner" }).filter((action) => action !== "renew" || !isPaused);
}

export type ListingAction = (typeof listingActions)[number];

/** A renewed listing is open for its whole time again, however it ended. */
export const moves: Moves<ListingState, ListingAction, "owner" | "clock"> = {
  open: {
    renew: { by: ["owner"], to: "open" },
    close: { by: ["owner"], to: "closed" },
    expire: { by: ["clock"], to: "expired" },
  },
  expired: {
    renew: { by: ["owner"], to: "open" },
    close: { by: ["owner"], to: "closed" },
  },
  closed: { renew: { by: ["owner"], to: "open" } },
};
