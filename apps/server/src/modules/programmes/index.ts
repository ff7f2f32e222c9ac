export { type Reader as DeskReader, requireManager } from "./policy.ts";
export { isJoined, isManagedBy, programmesOf } from "./scope.ts";
export { programmeRoutes } from "./routes.ts";
