import { plural } from "@khamt/language/format";
import { counted } from "./phrases.ts";
import type { DigestCatalogue } from "./digest.ts";

export const digestEn: DigestCatalogue = {
  subject: ({ waiting, matches }) => {
    const answers = counted(waiting, "thing is waiting", "things are waiting");
    const found = `${matches} new ${plural(matches, "en", { one: "match", other: "matches" })}`;
    if (waiting === 0) return `${found} for you on Khamt`;
    return matches === 0 ? `${answers} for you on Khamt` : `${answers} for you on Khamt, and ${found}`;
  },
  intro: {
    waiting: "People are waiting for your answer. A short one is enough.",
    matches: "New since your last summary, the best first, each with the reasons why you fit.",
    both: "People are waiting for your answer, and there are new matches for you: the best first, each with its reasons.",
  },
  waiting: {
    invitation: (count) => counted(count, "invitation to answer", "invitations to answer"),
    introduction: (count) => counted(count, "introduction to answer", "introductions to answer"),
    question: (count) => counted(count, "question to answer", "questions to answer"),
    application: (count) => counted(count, "application to decide on", "applications to decide on"),
    confirmation: (count) => counted(count, "finished job to confirm", "finished jobs to confirm"),
    message: (count) => counted(count, "unread message", "unread messages"),
    reply: (count) => counted(count, "question to reply to", "questions to reply to"),
  },
  from: (names, others) =>
    others > 0 ? `From ${names.join(", ")} and ${others} more` : `From ${names.join(", ")}`,
  someone: "A member",
  match: (name, percent) => `${name}: ${percent}% match`,
  more: (count) => `And ${count} more ${plural(count, "en", { one: "is", other: "are" })} new.`,
  note: "You choose in the settings from which percentage we tell you about matches.",
  steps: {
    answer: () => "Read and answer",
    "write-first": (name) => `Say the first word to ${name}`,
    matches: () => "See who fits you",
    "make-profile": () => "Make your profile",
    "finish-form": () => "Finish your profile",
    "complete-profile": () => "Complete your profile",
    "look-around": () => "Search everything",
  },
  choose: "Choose what we send you",
  stop: "Stop the summary",
};
