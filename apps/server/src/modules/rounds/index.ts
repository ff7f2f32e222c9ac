export { roundsRoutes } from "./routes.ts";
