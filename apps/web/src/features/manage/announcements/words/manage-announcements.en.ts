const words = {
  head: {
    title: "Announcements",
    description: "Tell the members of a programme, its applicants, or everybody what they should know.",
  },
  write: "Write an announcement",
  failure: "The announcements could not be loaded. Check your connection and try again.",
  empty: {
    title: "Nothing announced yet",
    hint: "An announcement appears on the members' page, rings their bell and comes by email to those who want it.",
  },
  count: (total: number) => (total === 1 ? "1 announcement" : `${total} announcements`),
  everybody: "All members",
  applicants: (programme: string) => `${programme}: applicants who wait`,
  by: (author: string) => `by ${author}`,
  told: (count: number) => (count === 1 ? "1 member told" : `${count} members told`),
  telling: (count: number) => `Being sent: ${count} told so far`,
  form: {
    title: "New announcement",
    intro: "It is sent right away. Each member reads it in their own language.",
    to: "To whom",
    titleEn: "Title in English",
    titleMn: "Title in Mongolian",
    textEn: "Text in English",
    textMn: "Text in Mongolian",
    send: "Send now",
    missing: "Please write something here.",
    nobody: "Choose who shall read it.",
  },
  sent: "Sent. Your members will hear of it.",
  takeBack: {
    button: "Withdraw",
    of: (title: string) => `Withdraw: ${title}`,
    title: "Withdraw this announcement?",
    text: "It disappears for everybody. Emails that have already left stay where they are.",
    done: "The announcement is withdrawn.",
  },
};

export default words;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    "manage-announcements": typeof words;
  }
}
