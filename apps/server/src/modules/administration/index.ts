export { administrationRoutes } from "./routes.ts";
export { endSanctions } from "./sanction.ts";
