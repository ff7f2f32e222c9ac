export { type Became, type LetterReport, reportTo, sweepDeliveries } from "./deliveries.ts";
export { type Telling, type Tools, notify, settleNews } from "./notify.ts";
export { notificationRoutes } from "./routes.ts";
export { sendDigests } from "./send-digests.ts";
export { sendLetters } from "./send-emails.ts";
export { comeBack, tendSilent } from "./still-looking.ts";
export { watchMatches } from "./watch-matches.ts";
