const words = {
  title: "Introductions",
  intro:
    "An organiser thinks that you two should meet. Your answer is private: we only tell you if both of you say yes.",
  newOne: "New",
  waiting: "You said yes",
  declined: "You said no",
  over: "Did not come about",
  connected: "You are connected",
  profile: "See the profile",
  profileOf: (name: string) => `See the profile: ${name}`,
  by: (author: string, programme: string) => `${author}, ${programme}, writes:`,
  byProgramme: (programme: string) => `${programme} writes:`,
  why: "Why you two",
  until: (day: string) => `Open until ${day}`,
  waits: "We tell you both as soon as both have said yes.",
  final: {
    answer: "You can think again until then, or until you two are connected.",
    takeBack: "If you no longer agree, that counts as a no. You can say yes again until then.",
    declined: "Nobody knows of your answer. You can still say yes until then.",
  },
  ended: "It ended without a connection. Nobody is told who said what.",
  accept: "Yes, connect us",
  decline: "No, thank you",
  takeBack: "I no longer agree",
  afterAll: "Yes after all",
  named: (action: string, name: string) => `${action}: ${name}`,
  open: "Open conversation",
  done: {
    connected: "You are connected. The conversation is open.",
    accepted: "Noted. We tell you if it becomes a connection.",
    declined: "Noted. Nobody is told.",
  },
};

export default words;

declare module "../../../lib/language/words.ts" {
  interface Words {
    introductions: typeof words;
  }
}
