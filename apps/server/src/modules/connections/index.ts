export { withdrawAllTo } from "./act.ts";
export { connectBoth } from "./connect.ts";
export { type ConnectionTools } from "./notify.ts";
export { presentConnection } from "./present.ts";
export {
  connectedProfiles,
  findBetween,
  getConnection,
  silentConnection,
  waitingConnections,
  withProfiles,
} from "./queries.ts";
export { keepInvitations } from "./remind.ts";
export { connectionRoutes } from "./routes.ts";
export { type ConnectionRow, holdConnection } from "./rows.ts";
export { settingsOf } from "./settings.ts";
