export { withdrawAllTo } from "./act.ts";
export { getConnection, findBetween } from "./list.ts";
export { keepInvitations } from "./remind.ts";
export { type ConnectionRow, holdConnection } from "./rows.ts";
export { settingsOf } from "./settings.ts";
