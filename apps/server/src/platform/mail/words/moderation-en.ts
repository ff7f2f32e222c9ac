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
    kept: (title) =>
      title === null
        ? {
            subject: "Our decision about what you wrote stays",
            what: "You asked us to look again. An administrator has reviewed what you wrote once more, and the decision stays.",
          }
        : {
            subject: `Our decision about “${title}” stays`,
            what: "You asked us to look again. An administrator has reviewed it once more, and the decision stays: only you can see it.",
          },
    "account-kept": () => ({
      subject: "Our decision about your account stays",
      what: "You asked us to look again. An administrator has reviewed the decision about your account once more, and it stays.",
    }),
  },
  rule: (name) => `The rule that applies: ${name}.`,
  why: (note) => `The reason: ${note}`,
  appeal: (address) =>
    address === null
      ? "If you see it differently, ask for a second look on the page of your profiles, and we will review it again."
      : `If you see it differently, ask for a second look on the page of your profiles or write to ${address}, and we will review it again.`,
  once: "We look at each decision again once.",
  button: { profiles: "Open my profiles", decision: "See the decision" },
  contact: "Contact page",
  note: "We never reveal who reported something.",
};
