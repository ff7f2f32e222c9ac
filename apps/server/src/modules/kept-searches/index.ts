export { keptSearchRoutes } from "./routes.ts";
export { watchSearches } from "./watch.ts";
