export { cancelMeetings } from "./cancel.ts";
export { nextTables } from "./next-tables.ts";
export { roundsRoutes } from "./routes.ts";
export { tellRounds } from "./tell.ts";
