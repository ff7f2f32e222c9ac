export { withdrawAllTo } from "./act.ts";
export { findBetween, getConnection } from "./queries.ts";
export { keepInvitations } from "./remind.ts";
export { connectionRoutes } from "./routes.ts";
export { type ConnectionRow, holdConnection } from "./rows.ts";
export { settingsOf } from "./settings.ts";
