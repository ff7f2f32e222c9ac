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
  withdrawn: "Taken back",
  removed: "Taken down",
};

/** What the state means for whoever reads it. */
const notes: Record<OwnStory["side"], Record<StoryState, (name: string) => string>> = {
  author: {
    asked: (name) => `${name} has been asked. It is published once both of you agree.`,
    published: () => "Everyone can read it. Other words need consent again.",
    declined: (name) => `${name} would rather not be told of. Nobody else reads it.`,
    withdrawn: (name) => `You took it back. Only you see it; ${name} may tell it in other words.`,
    removed: () => "An administrator has taken it down.",
  },
  partner: {
    asked: (name) =>
      `${name} tells how it went and asks you to agree. If you do, everyone can read it, with both your names. You may decline, or leave it.`,
    published: () => "You have agreed, and everyone can read it. You can take that back at any time.",
    declined: () => "You have not agreed, so it is not published. Should you change your mind, agree.",
    withdrawn: (name) => `${name} has taken it back.`,
    removed: () => "An administrator has taken it down.",
  },
};

const done: Record<StoryCall, string> = {
  agree: "Thank you. The story is published.",
  decline: "All right. The story is not published.",
  "take-back": "Your story is taken back.",
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
    with: "Who tells, and with whom",
    published: "Published",
  },
  button: {
    tell: "Tell how it went",
    mine: (state: string) => `Story: ${state}`,
    named: (label: string, name: string) => `${label}: ${name}`,
  },
  own: {
    title: "My success stories",
    hint: "What you tell of others, and what others tell of you. While one of the two hides their profiles or is leaving, a story is not shown.",
    failure: "Your stories could not be loaded.",
    of: (name: string) => `With ${name}`,
    by: (name: string) => `Told by ${name}`,
    see: "Read it on the page",
    rule: (rule: string) => `The rule: ${rule}.`,
    notes,
  },
  actions: {
    edit: "Edit",
    agree: "Agree and publish",
    decline: "Decline",
    undo: "Take my consent back",
    "take-back": "Take back",
  },
  done: { ...done, asked: "Sent. It is published once the other side agrees." },
  changed: "It has changed meanwhile. You see how it is now.",
  decline: {
    title: "Not publish this story?",
    text: (name: string) =>
      `${name} is told kindly that you would rather not be told of. If only a word is wrong, write so in your conversation: the story can be changed.`,
  },
  takeBack: {
    title: "Take this story back?",
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
      `How you met, what you did, what came of it. ${least} to ${most} characters; ${length} so far. Leave out contact details.`,
    textShort: (least: number, length: number) => `Write at least ${least} characters; there are ${length}.`,
    textLong: (most: number, length: number) => `Write ${most} characters or fewer; there are ${length}.`,
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
