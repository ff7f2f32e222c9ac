export { cameAt, findAddable, type Placed, putIn } from "./add-members.ts";
export { forgetInvited } from "./mail-invitations.ts";
export { type Reader, requireManager, requireOrganiser } from "./policy.ts";
export { isJoined, isManagedBy, programmesOf } from "./scope.ts";
export { programmeRoutes } from "./routes.ts";
export { countTelling } from "./telling.ts";
export { dayOf, markVisit } from "./visit.ts";
export { addToProgramme } from "./write.ts";
export { getProgramme } from "./queries.ts";
