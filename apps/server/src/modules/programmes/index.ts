export { programmeRoutes } from "./routes.ts";
export { addToProgramme } from "./write.ts";
export { getProgramme } from "./queries.ts";
