export { contactFormRoutes } from "./routes.ts";
