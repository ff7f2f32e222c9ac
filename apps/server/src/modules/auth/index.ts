export { authRoutes } from "./routes.ts";
export {
  giveToMailbox,
  invitationDays,
  newInvitation,
  queueInvitation,
  sendInvitationAgain,
  sendResetLink,
  sendUnqueued,
} from "./password-links.ts";
