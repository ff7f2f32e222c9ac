export { cofounderRoutes } from "./routes.ts";
