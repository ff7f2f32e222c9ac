export { authRoutes } from "./routes.ts";
export {
  newInvitation,
  queueInvitation,
  sendInvitationAgain,
  sendResetLink,
  sendUnqueued,
} from "./password-links.ts";
