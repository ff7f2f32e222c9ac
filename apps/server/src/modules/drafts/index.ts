export { draftRoutes } from "./routes.ts";
