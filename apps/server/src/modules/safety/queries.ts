export { isBlocked, notBlocked, type Shown, shownTo } from "../../db/shown-to.ts";
export { type Behind, nameOf, whoIsBehind } from "./behind.ts";
export { isHeld } from "./holds.ts";
