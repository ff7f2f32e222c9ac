export { type Candidate, prepareCandidates } from "./candidates.ts";
export { sourcesAmong } from "./own-sources.ts";
export { appliedWith, knownTargets, listKept } from "./queries.ts";
export { type Listed, readAll, sourcesOf, targetOf, explainToday, fitToday } from "./read.ts";
export { myMatchRoutes } from "./routes.ts";
