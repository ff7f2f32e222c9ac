import type { ConnectionTab } from "@khamt/contract";

export const tabs: readonly ConnectionTab[] = ["received", "sent", "connected"];

/** In the address; without one the received ones are shown. */
export const namedTabs = ["sent", "connected"] as const satisfies readonly ConnectionTab[];
