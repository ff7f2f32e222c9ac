const announcements = {
  head: {
    title: "Announcements",
    description: "News from your programmes and from those who run Khamt.",
  },
  login: {
    title: "Sign in to read announcements",
    hint: "They are for members and for those who take part in a programme.",
    button: "Sign In",
  },
  failure: "The announcements could not be loaded. Check your connection and try again.",
  empty: {
    title: "No announcements yet",
    hint: "News from your programme or from Khamt appears here, and we notify you.",
    button: "Choose what we tell you",
  },
  count: (total: number) => (total === 1 ? "1 announcement" : `${total} announcements`),
  everybody: "For everybody",
};

export default announcements;

declare module "../../../lib/language/words.ts" {
  interface Words {
    announcements: typeof announcements;
  }
}
