const words = {
  invitations: {
    title: "Invitations",
    hint: "Who invites you writes a short message. Here you say what else you want.",
    question: "Your question to everyone who invites you",
    questionHint: "They have to answer it. Leave it empty to ask nothing.",
    cap: "How many invitations come in, in a week",
    capHint: "Whoever comes later is told that you take no more this week.",
    capOption: (cap: number) => (cap === 0 ? "None: I take no invitations" : String(cap)),
    calendar: "Address where others book a time with you",
    calendarHint: "Only connections to whom you show it see it.",
    save: "Save",
    saved: "Saved.",
  },
  blocks: {
    title: "People you have blocked",
    hint: "You do not see, find or write to each other. They are not told.",
    none: "You have blocked nobody.",
    end: "Unblock",
    endNamed: (name: string) => `Unblock: ${name}`,
    ended: "You can meet again.",
  },
};

export default words;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    "connection-settings": typeof words;
  }
}
