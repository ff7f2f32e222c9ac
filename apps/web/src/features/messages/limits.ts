import type * as contract from "@khamt/contract";

// Named again, because the contract's values bring its schemas into the browser; the types hold them equal.
export const longestMessage: typeof contract.longestMessage = 4000;
export const mostAttachments: typeof contract.mostAttachments = 5;
