export { type Reader, requireManager } from "./policy.ts";
export { programmeRoutes } from "./routes.ts";
