export { isListedWith, isWanted } from "./filters.ts";
export { memberRoutes } from "./routes.ts";
export { tendUnclaimed } from "./tend-unclaimed.ts";
