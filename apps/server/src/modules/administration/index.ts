export { administrationRoutes } from "./routes.ts";
export { actionsFor } from "./policy.ts";
export { presentAct, presentSanction } from "./present.ts";
export { getSanction, isOfCase, listActs } from "./queries.ts";
export { decideAccount, endSanctions, type Tools as DecisionTools } from "./sanction.ts";
