export { dashboardRoutes } from "./routes.ts";
export { sendDigests } from "./send-digests.ts";
