export { ownCofounderRoutes } from "./own.ts";
export { cofounderRoutes } from "./routes.ts";
