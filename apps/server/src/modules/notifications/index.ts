export { hasUntoldNews, markDigested, untoldMatches } from "./digest-news.ts";
export { presentMatch } from "./present.ts";
export { type MatchNotification, wantsDigest } from "./queries.ts";
export { eventsSince } from "./events-since.ts";
export { type Became, type DeliveryReport, reportTo, sweepDeliveries } from "./deliveries.ts";
export {
  type NotifyDeps,
  type NotifyTransaction,
  type NotifyTools,
  forgetNotification,
  notify,
  settleNotifications,
  settleNotificationsFrom,
} from "./notify.ts";
export { notificationRoutes } from "./routes.ts";
export { sendNotificationEmails } from "./send-emails.ts";
export { comeBack, tendSilent } from "./still-looking.ts";
export { watchMatches } from "./watch-matches.ts";
