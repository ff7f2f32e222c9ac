import type { ModerationCatalogue } from "./moderation.ts";

export const moderationEn: ModerationCatalogue = {
  outcomes: {
    held: (title) => ({
      subject: `“${title ?? "Your profile"}” is hidden for now`,
      what: "Several members have reported it, so only you can see it until an administrator has reviewed it. We will tell you what we decide.",
    }),
    upheld: (title) =>
      title === null
        ? {
            subject: "Something you wrote breaks a rule",
            what: "It was reported, and an administrator has read it and decided.",
          }
        : {
            subject: `“${title}” is no longer shown`,
            what: "It was reported, and an administrator has reviewed it: it breaks a rule, so only you can see it now.",
          },
    dismissed: (title) => ({
      subject: `“${title ?? "Your profile"}” is shown again`,
      what: "It was reported. An administrator has reviewed it and found nothing wrong.",
    }),
    restored: (title) =>
      title === null
        ? {
            subject: "We have reversed our decision",
            what: "We have reviewed what you wrote again and reversed our decision.",
          }
        : {
            subject: `“${title}” is shown again`,
            what: "We have reviewed it again and reversed our decision.",
          },
  },
  rule: (name) => `The rule that applies: ${name}.`,
  why: (note) => `The reason: ${note}`,
  appeal: (address) =>
    address === null
      ? "If you see it differently, ask for a second look on the page of your profiles, and we will review it again."
      : `If you see it differently, ask for a second look on the page of your profiles or write to ${address}, and we will review it again.`,
  button: "Open my profiles",
  contact: "Contact page",
  note: "We never reveal who reported something.",
};
