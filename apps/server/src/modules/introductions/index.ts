export { keepIntroductions } from "./end.ts";
export { introductionRoutes } from "./routes.ts";
export { waitingIntroductions } from "./queries.ts";
