const words = {
  head: {
    title: "Office hours",
    description: "Talk with a mentor: choose a time, and say what you would like to talk about.",
  },
  login: {
    title: "Sign in to book a mentor",
    hint: "Mentors offer their time to members.",
    button: "Sign In",
  },
  bookings: "Your bookings",
  mentors: "Mentors",
  mentorsOf: (programme: string) => `Mentors: ${programme}`,
  all: "Show all mentors",
  zone: "All times are Ulaanbaatar time.",
  everybody: "All members",
  empty: {
    title: "No mentors yet",
    hint: "As soon as your programme or the Khamt team names one, you can book a talk here.",
    button: "See programmes",
  },
  noTimes: "No free times at the moment. Check again soon.",
  full: (most: number) =>
    `You have ${most} talks booked with this mentor. After one of them you can book again.`,
  more: "Show more days",
  online: "Online",
  states: { taken: "taken", mine: "yours" },
  of: (action: string, what: string) => `${action}: ${what}`,
  bookNamed: (name: string, when: string) => `Book ${name}: ${when}`,
  booked: "Booked",
  cancelled: "Cancelled",
  ended: "This talk will not take place. You can book another time.",
  said: (name: string) => `${name} has cancelled and writes:`,
  link: "Join online",
  question: "What you would like to talk about",
  calendar: "Add to calendar",
  offCalendar: "Remove from calendar",
  move: {
    button: "Change the time",
    title: (name: string) => `Another time with ${name}`,
    text: (name: string, when: string) =>
      `Booked now: ${when}. ${name} is told, and what you would like to talk about stays.`,
    save: "Take this time",
    done: "The time is changed. Add it to your calendar again.",
    none: (name: string) => `${name} has no other free time at the moment.`,
  },
  cancel: {
    button: "Cancel booking",
    title: "Cancel this booking?",
    text: (name: string, when: string) => `${when}. ${name} is told, and others can book the time.`,
    done: "Cancelled. The time is free for others. If it is in your calendar, remove it there.",
  },
  book: {
    title: (name: string) => `Book ${name}`,
    time: "Time",
    choose: "Choose a time",
    question: "What would you like to talk about?",
    hint: (name: string) => `Only ${name} reads it, and prepares by it.`,
    button: "Book",
    done: "Booked. We remind you a day before.",
    doneSoon: "Booked. See you soon.",
    noTime: "Choose a time.",
    gone: "This time has just been taken. Choose another one.",
    missing: "Please write a sentence or two.",
  },
  mine: {
    head: {
      title: "My office hours",
      description: "Offer times, and see who comes and what they would like to talk about.",
    },
    empty: {
      title: "You are not a mentor yet",
      hint: "The organisers of a programme or the Khamt team name mentors. Tell them if you would like to help.",
      button: "See the mentors",
    },
  },
};

export default words;

declare module "../../../lib/language/words.ts" {
  interface Words {
    "office-hours": typeof words;
  }
}
