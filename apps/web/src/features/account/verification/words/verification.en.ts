const verification = {
  address: {
    title: "Where you work",
    hint: "Confirm an address at the domain of a company that is verified here. Your profile then says that you work there; the address itself is shown to nobody.",
    at: (company: string, day: string) => `${company}, confirmed on ${day}`,
    add: "Confirm a work address",
    change: "Confirm another address",
    remove: "Remove the address",
    removed: "The work address was removed",
    label: "Work address",
    labelHint: "Such as name@your-company.mn. We send a code there.",
    send: "Send the code",
    confirmed: "Your work address is confirmed",
  },
  code: {
    sent: (email: string) => `We sent a code of 6 characters to ${email}. It works for 10 minutes.`,
    demo: (code: string) => `Demo: the code ${code} is used. In production, an email server is needed.`,
    label: "Verification code",
    confirm: "Confirm the address",
  },
  vouch: {
    title: "Who vouches for you",
    hint: "An administrator who knows you can vouch for you. Others see that you are verified and since when; only you see by whom.",
    none: "Nobody yet. If an administrator knows you, ask through the",
    contact: "contact page",
    by: (who: string, day: string) => `Verified by ${who} on ${day}`,
    someone: "an administrator who has left",
  },
};

export default verification;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    verification: typeof verification;
  }
}
