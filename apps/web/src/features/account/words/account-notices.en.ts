/** What any page of a member may have to say. */
const member = {
  deletion: {
    label: "Planned deletion",
    planned: (date: string) =>
      `Your account will be deleted on ${date}. Until then your profiles are hidden, and nothing is lost.`,
    keep: "Keep my account",
    kept: "Your account stays",
  },
  pause: {
    label: "Paused profiles",
    text: "We had not seen you for a while, so we paused your profiles: nobody can find them. Are you looking again?",
    action: "I'm back",
    back: "Your profiles are listed again",
  },
};

export default member;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "account-notices": typeof member;
  }
}
