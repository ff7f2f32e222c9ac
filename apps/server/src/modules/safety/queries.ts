export { hasBlocked, isBlocked, notBlocked } from "../../db/shown-to.ts";
export { isHeld } from "./holds.ts";
