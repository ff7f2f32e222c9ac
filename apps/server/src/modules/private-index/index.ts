export { privateIndexRoutes } from "./routes.ts";
