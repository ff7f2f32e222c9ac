import { formatNumber } from "@khamt/language/format";
import { conductRuleNames } from "@khamt/contract/conduct";
import type { Achievement, OwnStory, StoryCall, StoryGround, StoryState } from "@khamt/contract";

const achievements: Record<Achievement, string> = {
  team: "A team came together",
  company: "A company was founded",
  product: "A product was launched",
  project: "A project was completed",
  customers: "The first customers came",
  funding: "Funding was found",
  learning: "Something new was learned",
  other: "Something else",
};

const grounds: Record<StoryGround["kind"], string> = {
  connection: "Connected here",
  application: "Worked together",
  service: "Service",
};

const states: Record<StoryState, string> = {
  asked: "Waits for consent",
  published: "Published",
  declined: "Not agreed to",
  withdrawn: "Withdrawn",
  removed: "Taken down",
};

/** What the state means for whoever reads it. */
const notes: Record<OwnStory["side"], Record<StoryState, (name: string) => string>> = {
  author: {
    asked: (name) => `${name} has been asked. It is published once they agree.`,
    published: () =>
      "Everyone can read it while neither of you is hidden. If you change the text, they need to agree again.",
    declined: (name) => `${name} did not agree. Nobody else can read it.`,
    withdrawn: (name) => `You withdrew it. Only you see it; ${name} can write one in their own words.`,
    removed: () => "An administrator has taken it down.",
  },
  partner: {
    asked: (name) =>
      `${name} wrote a success story about you both and asks you to agree. If you do, everyone can read it, with both your names. You can decline, or not answer at all.`,
    published: () =>
      "You have agreed, and everyone can read it while neither of you is hidden. Say so here when you no longer agree: it is taken off at once.",
    declined: () =>
      "You have not agreed, so it is not published. If you change your mind, you can still agree.",
    withdrawn: (name) => `${name} has withdrawn it.`,
    removed: () => "An administrator has taken it down.",
  },
};

const done: Record<StoryCall, string> = {
  agree: "Thank you. The story is published.",
  decline: "All right. The story is not published.",
  "take-back": "Your story is withdrawn.",
};

const stories = {
  achievements,
  grounds,
  states,
  rules: conductRuleNames.en,
  someone: "A member",
  list: {
    label: "Stories",
    project: "Project",
    service: "Service",
    with: "Written by, and with",
    published: "Published",
  },
  button: {
    tell: "Share your story",
    mine: (state: string) => `Story: ${state}`,
    named: (label: string, name: string) => `${label}: ${name}`,
  },
  own: {
    title: "My success stories",
    hint: "Stories by you and about you. A story is not shown while either of you hides their profiles or is deleting their account.",
    failure: "Your stories could not be loaded.",
    of: (name: string) => `With ${name}`,
    by: (name: string) => `Written by ${name}`,
    see: "Read it on the page",
    rule: (rule: string) => `The rule: ${rule}.`,
    notes,
  },
  actions: {
    edit: "Edit",
    agree: "Agree and publish",
    decline: "Decline",
    undo: "I no longer agree",
    "take-back": "Withdraw",
  },
  done: { ...done, asked: "Sent. It is published once the other side agrees." },
  decline: {
    title: "Not publish this story?",
    text: (name: string) =>
      `${name} is told politely that you prefer not to publish it. If only a word is wrong, say so in your conversation: the story can be changed.`,
  },
  takeBack: {
    title: "Withdraw this story?",
    text: "It disappears at once. Your words stay here, and you can ask again later.",
  },
  write: {
    title: (name: string) => `How did it go with ${name}?`,
    editTitle: "Change your story",
    intro: (name: string) =>
      `${name} reads it first. It is published only if ${name} agrees, with both your names.`,
    heading: "Title",
    headingShort: (least: number) => `Write at least ${least} characters.`,
    achievement: "What was achieved",
    choose: "Choose one",
    missing: "Choose what was achieved.",
    text: "Your story",
    textHint: (length: number, least: number, most: number) =>
      `How you met, what you did, what came of it. ${formatNumber(least, "en")} to ${formatNumber(most, "en")} characters; ${formatNumber(length, "en")} so far. Leave out contact details.`,
    textShort: (least: number, length: number) =>
      `Write at least ${formatNumber(least, "en")} characters; there are ${formatNumber(length, "en")}.`,
    send: "Ask for consent",
    kept: "What you type is kept on this device.",
  },
};

export default stories;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "success-stories": typeof stories;
  }
}
