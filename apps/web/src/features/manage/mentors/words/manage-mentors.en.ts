const words = {
  head: {
    title: "Mentors",
    description: "Name mentors and offer their office hours. Members book a time and say what it is about.",
  },
  name: "Name a mentor",
  named: (name: string) => `${name} is a mentor now. Add times, or let the mentor do so.`,
  failure: "The mentors could not be loaded. Check your connection and try again.",
  empty: {
    title: "No mentors yet",
    hint: "Name a member, add times once or week after week, and members book them by themselves.",
  },
  count: (total: number) => (total === 1 ? "1 mentor" : `${total} mentors`),
  notBookable: "Cannot be booked: left, or the account is closed",
  shelves: {
    label: "Current and past mentors",
    current: "Current",
    ended: "Ended",
    none: {
      title: "No past mentors",
      hint: "When somebody is a mentor no longer, their talks stay here for half a year.",
    },
  },
  times: ({ free, booked, held, missed }: Record<"free" | "booked" | "held" | "missed", number>) =>
    `${free} free, ${booked} booked, ${held} held in the last six months${missed > 0 ? `, ${missed} to which nobody came` : ""}`,
  talks: ({ held, missed }: Record<"held" | "missed", number>) =>
    `${held} held in the last six months${missed > 0 ? `, ${missed} to which nobody came` : ""}`,
  show: "Show times",
  hide: "Hide times",
  file: "Download all talks (Excel)",
  fileOfProgramme: "Download the talks of this programme (Excel)",
  search: "Name",
  find: "Search",
  showTalks: "Show talks",
  hideTalks: "Hide talks",
  of: (action: string, name: string) => `${action}: ${name}`,
  form: {
    title: "Name a mentor",
    intro:
      "The mentor is told, and can add times too. Only the mentor reads what members would like to talk about.",
    to: "For whom",
    email: "Email address of the member",
    emailHint: "Of somebody who takes part in the programme.",
    about: "What can the mentor help with?",
    aboutHint: "Experience, fields, languages: a few sentences. The mentor can change them.",
    save: "Name mentor",
    nobody: "Choose for whom.",
    noEmail: "Write the whole address, like name@example.com.",
    missing: "Please write something here.",
  },
  end: {
    button: "End",
    title: (name: string) => `${name}: a mentor no longer?`,
    text: "All upcoming times are cancelled, and everybody who has booked one is told right away.",
    done: "The mentorship is over.",
  },
};

export default words;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    "manage-mentors": typeof words;
  }
}
