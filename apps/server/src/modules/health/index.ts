export type { AskDisk } from "./free-space.ts";
export { healthRoutes } from "./routes.ts";
