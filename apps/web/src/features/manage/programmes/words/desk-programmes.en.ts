const deskProgrammes = {
  head: { title: "Programmes", description: "Make a programme, invite people, and decide who takes part." },
  create: "New programme",
  empty: {
    title: "No programmes yet",
    hint: "Make the first one: a name, a few words, and a link to invite people with.",
  },
  emptyOfManager: {
    title: "You manage no programme",
    hint: "An administrator makes programmes and their managers.",
  },
  members: (count: number) => (count === 1 ? "1 person" : `${count} people`),
  applications: (count: number) => (count === 1 ? "1 new application" : `${count} new applications`),
  hidden: "Not listed",
  page: "Open its page",
  back: "All programmes",
  tabs: { label: "Parts of the programme", people: "People", invitations: "Invitations", edit: "Change" },
  form: {
    nameEn: "Name in English",
    nameMn: "Name in Mongolian",
    slug: "Short address",
    slugHint:
      "Small Latin letters, numbers and hyphens: spring-2026. The page is then at /programmes/spring-2026.",
    wordsEn: "About it, in English",
    wordsMn: "About it, in Mongolian",
    startsOn: "First day",
    endsOn: "Last day",
    entry: "Who can join",
    entries: {
      open: "Everybody",
      invited: "Only who has an invitation",
      applied: "Who applies and is accepted, or has an invitation",
    },
    questions: "Questions for applicants",
    question: (number: number) => `Question ${number}`,
    questionEn: (number: number) => `Question ${number} in English`,
    questionMn: (number: number) => `Question ${number} in Mongolian`,
    required: (number: number) => `Question ${number} must be answered`,
    addQuestion: "Add a question",
    removeQuestion: (number: number) => `Remove question ${number}`,
    isListed: "Show it in the list of programmes",
    missing: "Please fill this in.",
    badSlug: "Use 3 to 40 small Latin letters, numbers and single hyphens.",
    badEnd: "The last day is before the first.",
    create: "Make programme",
    save: "Save changes",
    made: "The programme is made",
    saved: "Your changes are saved",
  },
  people: {
    states: {
      label: "Who is shown",
      applied: "Applied",
      joined: "Taking part",
      declined: "Declined",
      left: "Left",
      removed: "Removed",
    },
    empty: { title: "Nobody here", hint: "Invite people with a link or a QR code." },
    invite: "Invite people",
    manager: "Manager",
    actions: {
      accept: "Accept",
      decline: "Decline",
      remove: "Remove",
      "make-manager": "Make manager",
      "make-member": "Take manager role away",
    },
    about: (action: string, name: string) => `${action}: ${name}`,
    confirm: {
      decline: (name: string) => ({
        title: `Decline ${name}?`,
        text: "We tell them that their application was not accepted this time.",
      }),
      remove: (name: string) => ({
        title: `Remove ${name}?`,
        text: "They no longer take part and can come back only through you.",
      }),
    },
    done: "Done",
    noAnswer: "No answer",
  },
  invitations: {
    intro:
      "Everybody with the link joins at once, as long as there are places. Show its QR code on a screen or print it: a phone's camera opens it. Members who scan it again are marked as present that day.",
    places: "Places",
    endsOn: "Last day of the link",
    endsHint: "Empty: as long as the programme goes on.",
    badPlaces: "A whole number from 1 to 10,000.",
    make: "Make a link",
    made: "The link is ready",
    empty: "There is no link yet.",
    used: (used: number, places: number) => `${used} of ${places} places taken`,
    until: (day: string) => `until ${day}`,
    ended: "Ended",
    show: "Show QR code",
    copy: "Copy link",
    copied: "The link is copied",
    end: "End link",
    endTitle: "End this link?",
    endText: "Nobody can join with it any more. Who has joined stays.",
    qr: (name: string) => `QR code to join ${name}`,
    scan: "Scan it with your phone's camera to join.",
    print: "Print",
  },
};

export default deskProgrammes;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    "desk-programmes": typeof deskProgrammes;
  }
}
