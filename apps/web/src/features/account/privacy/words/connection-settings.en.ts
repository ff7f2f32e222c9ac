const words = {
  invitations: {
    title: "Invitations",
    hint: "Everyone who invites you writes a short message. Choose what else you want from them.",
    question: "Your question to everyone who invites you",
    questionHint: "They have to answer it. Leave it empty to ask nothing.",
    cap: "How many invitations you accept in a week",
    capHint: "After that, people are told you take no more invitations this week.",
    capOption: (cap: number) => (cap === 0 ? "None: I don't want invitations" : String(cap)),
    calendar: "Address where others book a time with you",
    calendarHint: "Only connections you share it with can see it.",
    save: "Save",
    saved: "Saved.",
  },
  blocks: {
    title: "People you have blocked",
    hint: "You and they can't see, find or message each other. They are not told.",
    none: "You have blocked nobody.",
    end: "Unblock",
    endNamed: (name: string) => `Unblock: ${name}`,
    ended: "Unblocked. You can connect again.",
  },
};

export default words;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    "connection-settings": typeof words;
  }
}
