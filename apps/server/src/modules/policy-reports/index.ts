export { policyReportRoutes } from "./routes.ts";
