export { listKept } from "./queries.ts";
export { type Listed, readAll, sourcesOf, targetOf, tellPairs, tellToday } from "./read.ts";
export { myMatchRoutes } from "./routes.ts";
