export { forgetUnclaimed } from "./forget-unclaimed.ts";
export { isListedWith, isWanted } from "./filters.ts";
export { memberRoutes } from "./routes.ts";
