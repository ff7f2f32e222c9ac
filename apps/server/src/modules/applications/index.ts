export { closeAll } from "./act.ts";
export { type Finished, answersOf, finishedApplications } from "./queries.ts";
export { applicationRoutes } from "./routes.ts";
