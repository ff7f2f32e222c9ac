export { announcementRoutes } from "./routes.ts";
export { tellAnnouncements } from "./tell.ts";
