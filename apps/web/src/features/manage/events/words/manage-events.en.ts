const words = {
  head: {
    title: "Events",
    description:
      "Plan what brings people together: with places, a waiting list, and a reminder the day before.",
  },
  plan: "Plan an event",
  failure: "The events could not be loaded. Check your connection and try again.",
  empty: {
    title: "No events yet",
    hint: "Members sign up on the page of events. When somebody gives a place back, the next in the waiting list gets it.",
  },
  count: (total: number) => (total === 1 ? "1 event" : `${total} events`),
  everybody: "Open to all",
  cancelled: "Cancelled",
  over: "Over",
  come: (count: number) => (count === 1 ? "1 person is coming" : `${count} people are coming`),
  taken: (going: number, places: number) => `${going} of ${places} places taken`,
  wait: (count: number) => `${count} waiting`,
  cameTo: (count: number) => (count === 1 ? "1 person came" : `${count} people came`),
  change: "Edit",
  guests: {
    button: "Guests",
    text: "Who comes, who waits, and who has given the place back. Who came you mark here on the day; the QR code of a programme does it too.",
    nobody: "Nobody has signed up yet.",
    search: "Name",
    find: "Search",
    noMatch: "Nobody found. Try a shorter part of the name.",
    states: { going: "Coming", waiting: "Waiting", left: "Not coming" },
    came: "Came",
    notSeen: "Not seen",
    mark: "Mark as here",
    unmark: "Take the mark back",
    more: (count: number) => `Show more (${count})`,
    file: "List of guests (Excel)",
    walkIns: {
      title: "Without having signed up",
      count: (people: number) =>
        people === 0 ? "Without having signed up" : `Without having signed up (${people})`,
      name: "Name of the guest",
      email: "Email (optional)",
      hint: "Nobody writes to it. What you note here is deleted a year after the event.",
      add: "Write down",
      remove: "Strike out",
      noName: "Please write the name.",
      noEmail: "This is not an email address.",
    },
  },
  badges: {
    button: "Name badges",
    title: "Name badges",
    text: "One for everybody who comes, to print on A4 and cut along the lines. A company or idea appears on it where it is listed.",
    none: "Nobody is coming yet.",
  },
  of: (action: string, title: string) => `${action}: ${title}`,
  saved: "Saved. Your members find it on the page of events.",
  form: {
    title: "New event",
    change: "Edit the event",
    intro:
      "Each member reads it in their own language. If you change the time or place later, we tell those who come.",
    to: "Whose event",
    titleEn: "Title in English",
    titleMn: "Title in Mongolian",
    textEn: "Text in English",
    textMn: "Text in Mongolian",
    begins: "Begins",
    ends: "Ends",
    timeHint: "Ulaanbaatar time",
    place: "Place",
    placeHint: "Leave it empty if it is only online.",
    link: "Online address",
    linkHint: "Shown only to those who have a place.",
    places: "Places",
    placesHint: "Leave it empty if everybody can come.",
    isListed: "Members of other programmes and visitors find it too",
    save: "Save event",
    missing: "Please write something here.",
    nobody: "Choose whose event it is.",
    noTime: "Choose a day and a time.",
    past: "Choose a day and a time that are still to come.",
    noEnd: "Choose a time after it begins.",
    taken: (event: string, when: string) =>
      `“${event}” is in the same place then: ${when}. Choose another place or time, or save it all the same if both fit in.`,
    nowhere: "Say where it is, or give an online address.",
    noLink: "A web address begins with https://",
    noPlaces: (most: number) => `A number from 1 to ${most}, please.`,
  },
  cancel: {
    button: "Cancel event",
    title: "Cancel this event?",
    text: "Everybody who comes or waits is told at once. This can't be undone.",
    done: "The event is cancelled, and everybody is told.",
  },
};

export default words;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    "manage-events": typeof words;
  }
}
