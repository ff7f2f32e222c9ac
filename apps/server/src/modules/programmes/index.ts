export { joinedMembers, presentToday } from "./present-today.ts";
export { programmeRoutes } from "./routes.ts";
export { dayOf } from "./visit.ts";
