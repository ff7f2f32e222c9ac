export { findAmong, findMatches, type FoundMatch } from "./find.ts";
export { mayMeet, relations } from "./policy.ts";
export { presentFound } from "./present.ts";
