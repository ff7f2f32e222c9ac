export { ownIdeaRoutes } from "./own.ts";
export { ideaRoutes } from "./routes.ts";
