export { ideaRoutes } from "./routes.ts";
