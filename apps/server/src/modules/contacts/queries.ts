export { revealOnPage } from "./share.ts";
