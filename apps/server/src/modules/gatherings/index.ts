export { gatheringRoutes } from "./routes.ts";
export { tendGatherings } from "./tend.ts";
