export { authRoutes } from "./routes.ts";
export {
  giveToMailbox,
  newInvitation,
  queueInvitation,
  sendInvitationAgain,
  sendResetLink,
  sendUnqueued,
} from "./password-links.ts";
