export { hasBlocked, isBlocked, notBlocked } from "../../entities/shown-to.ts";
export { isHeld } from "./holds.ts";
