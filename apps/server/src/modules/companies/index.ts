export { ownCompanyRoutes } from "./own.ts";
export { companyRoutes } from "./routes.ts";
