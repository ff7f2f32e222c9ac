import type { Access } from "../../platform/http/access.ts";

/** Only the two of an accepted connection, each for themselves. */
export const mayShareContacts: Access = "member";

/** Steps of the log that one answer holds. */
export const mostLogged = 50;
