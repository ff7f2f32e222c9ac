export { conceptRoutes } from "./routes.ts";
