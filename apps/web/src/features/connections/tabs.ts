import type { ConnectionTab } from "@khamt/contract";

export const tabs = ["received", "sent", "connected"] as const satisfies readonly ConnectionTab[];
