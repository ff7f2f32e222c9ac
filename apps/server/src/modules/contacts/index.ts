export { contactRoutes } from "./routes.ts";
export { revealOnPage } from "./share.ts";
