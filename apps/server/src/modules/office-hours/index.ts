export { cancelBetween } from "./cancel.ts";
export { officeHoursRoutes } from "./routes.ts";
export { tendOfficeHours } from "./tend.ts";
