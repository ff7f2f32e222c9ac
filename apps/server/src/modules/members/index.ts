export { isWanted } from "./filters.ts";
export { memberRoutes } from "./routes.ts";
