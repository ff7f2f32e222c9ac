export { closeForGood, tendListings } from "./life.ts";
export { projectRoutes } from "./routes.ts";
