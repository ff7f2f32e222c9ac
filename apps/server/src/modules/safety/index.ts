export { isAppealWaiting } from "./decide.ts";
export { moderationRoutes } from "./moderation.ts";
export { safetyRoutes } from "./routes.ts";
export { sweepEvidence } from "./evidence.ts";
