export { listKept } from "./queries.ts";
export { type Listed, readAll, sourcesOf, targetOf, tellPairs } from "./read.ts";
export { myMatchRoutes } from "./routes.ts";
