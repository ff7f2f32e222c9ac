import { counted } from "./phrases.ts";
import type { DeskCatalogue } from "./desk.ts";

export const deskEn: DeskCatalogue = {
  subject: (count) => `${counted(count, "thing is", "things are")} waiting at your desk`,
  intro: "This is what needs you today, the most pressing first.",
  tasks: {
    reports: (count) => counted(count, "report to decide on", "reports to decide on"),
    appeals: (count) => counted(count, "appeal to answer", "appeals to answer"),
    "account-appeals": (count) =>
      counted(count, "appeal about an account to answer", "appeals about accounts to answer"),
    services: (count) => counted(count, "service request to answer", "service requests to answer"),
    applications: (count) =>
      counted(count, "application to your programme", "applications to your programme"),
    decisions: (count) =>
      counted(
        count,
        "decision that applicants have not been told",
        "decisions that applicants have not been told",
      ),
    jobs: (count) => counted(count, "kind of background work failed", "kinds of background work failed"),
    letters: (count) => counted(count, "email not delivered", "emails not delivered"),
    disk: (count) => counted(count, "disk of the site nearly full", "disks of the site nearly full"),
  },
  see: "Open it to see more",
  button: "Open your desk",
  choose: "Choose what we send you",
  stop: "Stop this daily email",
};
