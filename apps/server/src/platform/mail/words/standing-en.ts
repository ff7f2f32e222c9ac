import type { StandingCatalogue } from "./standing.ts";

export const standingEn: StandingCatalogue = {
  good: {
    subject: "Your Khamt account works as before",
    what: "You can sign in and write to others again, and your profiles are shown as you left them.",
  },
  restricted: {
    subject: "Your Khamt account may not write to others",
    what: "An administrator has restricted your account. You can sign in, read everything and keep your profiles, but you cannot invite, write, apply or review.",
  },
  suspended: {
    subject: "Your Khamt account is suspended",
    what: "An administrator has suspended your account. Nobody can sign in to it, and nobody sees your profiles.",
  },
  rule: (name) => `The rule that applies: ${name}.`,
  why: (note) => `The reason: ${note}`,
  until: (day) => `It ends by itself on ${day}.`,
  noEnd: "It has no end date.",
  appeal: (address) =>
    address === null
      ? "If you see it differently, open the page below and tell us why. It works without signing in."
      : `If you see it differently, open the page below and tell us why, or write to ${address}. It works without signing in. Write there too if you want a copy of your data or your account deleted.`,
  button: { appeal: "See the decision and appeal", open: "Open Khamt" },
};
