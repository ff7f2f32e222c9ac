export { closeAll, reopenAll, tellEnded } from "./act.ts";
export { answersOf, finishedApplications, waitingApplications } from "./queries.ts";
export { applicationRoutes } from "./routes.ts";
