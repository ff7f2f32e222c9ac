export { listingLifeRoutes } from "./life-routes.ts";
export { closeForGood, tendListings } from "./life.ts";
export { ownProjectRoutes } from "./own.ts";
export { projectRoutes } from "./routes.ts";
