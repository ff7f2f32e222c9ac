export { listKept } from "./queries.ts";
export { type Listed, readAll, sourcesOf, targetOf, explainToday } from "./read.ts";
export { myMatchRoutes } from "./routes.ts";
