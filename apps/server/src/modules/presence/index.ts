export { pauseAll, resumeAll } from "./pause.ts";
export { rankActivity } from "./rank-activity.ts";
