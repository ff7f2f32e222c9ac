const words = {
  none: "No times yet. Add some, and members can book them.",
  free: "Free",
  booked: "Booked",
  calendar: "Add to calendar",
  offCalendar: "Remove from calendar",
  ended: "Ended",
  endedHint:
    "This mentorship has ended: nobody books any more. Your talks stay here for a while, and what to remove from your calendar.",
  givenBack: (name: string) => `${name} gave this time back`,
  takenBack: (name: string) => `${name} had booked and was told`,
  cancelled: "Cancelled times",
  merged:
    "Somebody else changed this in the meantime. Your text was kept, and theirs is shown below. Check it and save again.",
  nowSays: "It says now",
  of: (action: string, what: string) => `${action}: ${what}`,
  everybody: "All members",
  addHours: "Add times",
  changeAbout: "Edit introduction",
  add: {
    title: (name: string) => `Office hours of ${name}`,
    intro: "We split this time into talks. One member can book each of them.",
    day: "Day",
    from: "From",
    until: "Until",
    zone: "Ulaanbaatar time",
    minutes: "Length of a talk",
    minutesOf: (count: number) => `${count} minutes`,
    pause: "Break between",
    pauseOf: (count: number) => (count === 0 ? "No break" : `${count} minutes`),
    weeks: "Repeat",
    weeksOf: (count: number) => (count === 1 ? "Just this day" : `Every week, ${count} weeks in all`),
    preview: (count: number, clocks: string) =>
      count === 1 ? `1 talk: ${clocks}` : `${count} talks: ${clocks}`,
    previewWeekly: (count: number, clocks: string) => `${count} talks, each week: ${clocks}`,
    place: "Place",
    placeHint: "Leave it empty if you only meet online.",
    link: "Online address",
    linkHint: "Shown only to members who have booked.",
    words: "A few words",
    wordsHint: "For example: bring your pitch deck.",
    save: "Offer these times",
    done: (made: number, skipped: number) =>
      skipped === 0
        ? `${made === 1 ? "1 time is" : `${made} times are`} offered.`
        : `${made === 1 ? "1 time is" : `${made} times are`} offered. ${skipped} left out, because they overlap with others.`,
    there: "Nothing was added: there are office hours at these times already.",
    noDay: "Choose a day.",
    noTime: "Choose a time.",
    past: "Choose a day and a time that are still to come.",
    noEnd: "Choose a time after it begins.",
    noTalk: "No talk fits in between, or there are more than 200 in all.",
    nowhere: "Say where you meet, or give an online address.",
    noLink: "A web address begins with https://",
  },
  about: {
    title: "Edit introduction",
    label: "What can the mentor help with?",
    hint: "Experience, fields, languages: a few sentences.",
    save: "Save introduction",
    saved: "Saved",
    missing: "Please write something here.",
  },
  place: {
    button: "Change the place",
    title: (when: string) => `Another place: ${when}`,
    intro: "The times stay. Whoever has booked one is told at once.",
    later: (count: number) =>
      count === 1 ? "Also the later time at this place" : `Also the ${count} later times at this place`,
    laterHint: "On the days after this one.",
    save: "Save place",
    done: "The place is changed.",
    told: "The place is changed, and those who had booked are told.",
  },
  talks: {
    head: "Talks so far",
    record: "Note how it went",
    change: "Edit note",
    title: (name: string) => `Talk with ${name}`,
    readers: (name: string) =>
      `Only the mentor and the organisers read this, no other member. ${name} gets it only with a download of their own data.`,
    outcome: "Did it take place?",
    outcomes: { came: "Took place", missed: "Did not come" },
    remarks: "Note and next step",
    remarksHint: "For example: showed prices, brings three customer talks by May.",
    save: "Save",
    saved: "Saved",
  },
  move: {
    button: "Change the time",
    title: (name: string) => `Another time for ${name}`,
    text: (name: string, when: string) =>
      `Booked now: ${when}. ${name} is told at once, and what they would like to talk about stays.`,
    none: "There is no other free time. Add hours first.",
    save: "Move it to this time",
    done: "The time is changed, and they are told. Add it to your calendar again.",
    doneForMentor: "The time is changed, and both are told.",
    time: "Time",
    choose: "Choose a time",
    noTime: "Choose a time.",
    gone: "This time has just been taken. Choose another one.",
    busy: (name: string) => `${name} can't come then. Choose another time.`,
  },
  withdraw: {
    one: "Cancel",
    day: "Cancel the day",
    title: "Cancel office hours?",
    free: "Nobody has booked. Members no longer find the time.",
    booked: (names: string) => `Booked by ${names}. We tell them at once.`,
    note: "Why? Say it in a sentence",
    noteHint: "They read it here and in the email.",
    button: "Cancel office hours",
    done: "Cancelled",
    told: "Cancelled, and those who had booked are told.",
    missing: "Please write a sentence for them.",
  },
};

export default words;

declare module "../../../lib/language/words.ts" {
  interface Words {
    hours: typeof words;
  }
}
