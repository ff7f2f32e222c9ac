import type { DeliveryKind } from "@khamt/contract";

/** What was sent, in a log of it. */
const deliveryKinds: Record<DeliveryKind, string> = {
  "new-match": "New match",
  "search-match": "New match for a saved search",
  invitation: "Invitation",
  "invitation-answer": "Answer to an invitation",
  question: "Question about an invitation",
  message: "Message",
  application: "Application",
  "application-answer": "Answer to an application",
  "listing-expiring": "Listing about to expire",
  review: "Review",
  story: "Success story about you",
  "story-answer": "Answer to your success story",
  service: "Service request",
  "service-answer": "Answer to a service request",
  "still-looking": "Are you still looking?",
  moderation: "Decision about a profile",
  verification: "Verification",
  report: "Report to decide on",
  "report-answer": "Answer to your report",
  appeal: "Appeal against a decision",
  "programme-application": "Application to your programme",
  "programme-answer": "Answer from a programme",
  trouble: "Something failed on this site",
  announcement: "Announcement",
  event: "Event",
  rounds: "Matching rounds",
  introduction: "Introduction",
  "office-hours": "Office hours",
  digest: "Summary",
  desk: "What is waiting at the desk",
};

export default deliveryKinds;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "delivery-kinds": typeof deliveryKinds;
  }
}
