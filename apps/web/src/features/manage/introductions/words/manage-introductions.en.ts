const words = {
  head: {
    title: "Introductions",
    description: "Bring two members of a programme together who should meet, and say why.",
  },
  introduce: "Introduce two members",
  failure: "The introductions could not be loaded. Check your connection and try again.",
  empty: {
    title: "Nobody introduced yet",
    hint: "Choose two members and write a sentence. Both are asked in private; if both say yes, we connect them.",
  },
  count: (total: number) => (total === 1 ? "1 introduction" : `${total} introductions`),
  states: { open: "Open", connected: "Became a connection", ended: "Did not come about" },
  by: (author: string) => `by ${author}`,
  until: (day: string) => `open until ${day}`,
  form: {
    title: "Introduce two members",
    intro: "Both read your sentence and answer in private. Nobody learns who said no, and neither do you.",
    programme: "Programme",
    one: "First member",
    oneHint: "Type a part of the name.",
    offered: "Members to choose from",
    other: "Second member",
    otherHint: "Those who fit the first best come first. Type a part of the name to find others.",
    noProfile: "no profile",
    why: "Why these two",
    noReason: "Their profiles say nothing that brings them together. You may know more than we do.",
    text: "Why should they meet?",
    textHint: "Both read it as you write it, with your name.",
    send: "Ask both",
    missing: "Please write something here.",
    nobody: "Choose a member.",
    noProgramme: "Choose a programme.",
  },
  asked: "Both have been asked. We tell them when both say yes.",
  withdraw: {
    button: "Withdraw",
    of: (names: string) => `Withdraw: ${names}`,
    title: "Withdraw this introduction?",
    text: "It disappears for both, answered or not. Emails that have already left stay where they are.",
    done: "The introduction is withdrawn.",
  },
};

export default words;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    "manage-introductions": typeof words;
  }
}
