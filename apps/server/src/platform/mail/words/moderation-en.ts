import type { ModerationCatalogue } from "./moderation.ts";

export const moderationEn: ModerationCatalogue = {
  outcomes: {
    held: (title) => ({
      subject: `“${title ?? "Your profile"}” is hidden for now`,
      what: "Several members have reported it, so nobody but you sees it until a person has looked at it and decided. You will hear from us.",
    }),
    upheld: (title) =>
      title === null
        ? {
            subject: "Something you wrote breaks a rule",
            what: "It was reported, and a person has read it and decided.",
          }
        : {
            subject: `“${title}” is no longer shown`,
            what: "It was reported, and a person has looked at it and decided: it breaks a rule, so nobody but you sees it.",
          },
    dismissed: (title) => ({
      subject: `“${title ?? "Your profile"}” is shown again`,
      what: "It was reported, and a person has looked at it and found nothing wrong.",
    }),
    restored: (title) =>
      title === null
        ? {
            subject: "We have taken our decision back",
            what: "We have looked once more at what you wrote, and the decision against it is gone.",
          }
        : {
            subject: `“${title}” is shown again`,
            what: "We have looked at it once more and taken our decision back.",
          },
  },
  rule: (name) => `The rule that it was measured by: ${name}.`,
  why: (note) => `The reason: ${note}`,
  appeal: (address) =>
    address === null
      ? "If you see it differently, ask for a second look on the page of your profiles: we look at it once more."
      : `If you see it differently, ask for a second look on the page of your profiles or write to ${address}: we look at it once more.`,
  button: "Open my profiles",
  contact: "Contact page",
  note: "Who reported something is never told.",
};
