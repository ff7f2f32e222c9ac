export { requireManager } from "./policy.ts";
export { programmeRoutes } from "./routes.ts";
