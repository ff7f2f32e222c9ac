export { type LookUp, openLookUp } from "./look-up.ts";
export { recheckDomains } from "./recheck.ts";
export { domainRoutes } from "./routes.ts";
