const words = {
  head: {
    title: "Events",
    description: "Meet in person or online: what programmes and the Khamt team invite you to.",
  },
  failed: { title: "The events could not be loaded", hint: "Check your connection and try again." },
  empty: {
    title: "No events planned",
    hint: "As soon as your programme or the Khamt team plans one, you find it here.",
    button: "See programmes",
  },
  zone: "All times are Ulaanbaatar time.",
  hours: "Book a mentor",
  everybody: "Open to all",
  online: "Online",
  link: "Join online",
  going: "You are coming",
  waiting: "You are on the waiting list",
  cancelled: "Cancelled",
  come: (count: number) => (count === 1 ? "1 person is coming" : `${count} people are coming`),
  taken: (going: number, places: number) => `${going} of ${places} places taken`,
  wait: (count: number) => `${count} waiting`,
  signUp: "Sign up",
  queue: "Join the waiting list",
  leave: "I can't come",
  calendar: "Add to calendar",
  offCalendar: "Remove from calendar",
  named: (action: string, title: string) => `${action}: ${title}`,
  signInFirst: "Sign in to take a place.",
  done: {
    going: "You have a place. We remind you a day before.",
    waiting: "You are on the waiting list. We tell you when a place is free.",
    left: "Your place is free again.",
  },
};

export default words;

declare module "../../../lib/language/words.ts" {
  interface Words {
    events: typeof words;
  }
}
