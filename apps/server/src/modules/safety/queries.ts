export { hasBlocked, isBlocked, notBlocked, type Shown, shownTo } from "../../db/shown-to.ts";
export { isHeld } from "./holds.ts";
