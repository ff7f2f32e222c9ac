import type { listingActions, ListingState } from "@khamt/contract";
import type { Moves } from "../../platform/state-machine.ts";
import type { Access } from "../../platform/http/access.ts";

/** Anyone may read a listing that its company keeps active. */
export const mayRead: Access = "public";

/** Only whoever owns a listing ends it or keeps it going. */
export const mayKeep: Access = "member";

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
