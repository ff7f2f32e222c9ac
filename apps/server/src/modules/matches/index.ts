export { type Unwanted, dismissedBy, dismissedByOwner } from "./dismissed.ts";
export { type FoundMatch, findAmong, findMatches } from "./find.ts";
export { changeSince, fingerprintOf } from "./fingerprint.ts";
export { mayMeet, relations, writerOf } from "./policy.ts";
export { type Pool, poolOf } from "./pool.ts";
export { presentFound, presentNeeds } from "./present.ts";
export { matchRoutes } from "./routes.ts";
