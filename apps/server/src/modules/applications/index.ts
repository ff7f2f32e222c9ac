export { closeAll, reopenAll, tellEnded } from "./act.ts";
export { type Finished, answersOf, finishedApplications, waitingApplications } from "./queries.ts";
export { applicationRoutes } from "./routes.ts";
