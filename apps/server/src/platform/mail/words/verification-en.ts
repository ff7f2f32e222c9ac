import type { VerificationCatalogue } from "./verification.ts";

export const verificationEn: VerificationCatalogue = {
  outcomes: {
    vouched: ({ who, day }) => ({
      subject: "You are verified on Khamt",
      what: `${who}, an administrator of this site, has vouched for you on ${day}. Your profile and your ideas show the Verified badge from now on.`,
    }),
    "taken-back": ({ who, day }) => ({
      subject: "You are no longer verified by an administrator",
      what: `${who}, an administrator of this site, no longer vouches for you as of ${day}. Your profile keeps the Verified badge only if something else supports it.`,
    }),
    renamed: ({ day }) => ({
      subject: "You are no longer verified by an administrator",
      what: `The name on your profile changed on ${day}. An administrator had vouched for you under the name before it; ask one of them to vouch for you again. Your profile keeps the Verified badge only if something else supports it.`,
    }),
    lost: ({ domain }) => ({
      subject: "Your work address no longer verifies you",
      what: `${domain} is no longer verified as the domain of its company, so an address there proves nothing for now. Confirm it again once the company has verified its domain.`,
    }),
  },
  someone: "Somebody",
  why: (note) => `The reason: ${note}`,
  button: "See how I am verified",
  note: "If something here is wrong, write to us through the contact page.",
};
