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
  invited: (count: number) =>
    count === 1 ? "1 more invited, not here yet" : `${count} more invited, not here yet`,
  applications: (count: number) => (count === 1 ? "1 new application" : `${count} new applications`),
  hidden: "Not listed",
  closes: (when: string) => `Applications close on ${when}, Ulaanbaatar time.`,
  closed: (when: string) => `Applications closed on ${when}, Ulaanbaatar time.`,
  page: "Open its page",
  copy: {
    button: "Copy for next time",
    intro: (name: string) =>
      `Words and questions are those of “${name}”. Choose the days anew; people and pictures are not copied. Its jurors can be asked again once it is made.`,
  },
  shelves: {
    label: "Current and archived programmes",
    current: "Current",
    archived: "Archived",
    none: { title: "No archived programmes", hint: "One that is over is put here from its own page." },
  },
  archive: {
    button: "Archive",
    bringBack: "Bring back",
    title: "Archive this programme?",
    text: "Nobody can join or apply any more, and lists leave it out. Its people, their answers and what they made stay, and you can bring it back.",
    done: "Archived",
    broughtBack: "The programme is back.",
    intro: "Archived: nobody can join or apply.",
  },
  lateEnd: (day: string) => `The programme ends on ${day}: choose a day until then.`,
  tabs: {
    label: "Parts of the programme",
    people: "People",
    "start-ups": "Start-ups",
    invitations: "Invitations",
    jury: "Jury",
    edit: "Edit",
  },
  startUps: {
    intro:
      "Companies and ideas that those who take part have listed, as they describe them: for reports and funders.",
    none: {
      title: "Nothing is listed yet",
      hint: "Companies and ideas of those who take part appear here once they are listed.",
    },
    total: (companies: number, ideas: number) =>
      `${companies === 1 ? "1 company" : `${companies} companies`}, ${ideas === 1 ? "1 idea" : `${ideas} ideas`}`,
    tables: {
      industry: "Industry",
      stage: "Stage of the idea",
      place: "Place",
      size: "Company size",
      annualRevenue: "Annual revenue",
      experience: "Founder's experience",
    },
    number: "Number",
    unsaid: "Not said",
    file: "Each on a line (Excel)",
  },
  form: {
    nameEn: "Name in English",
    nameMn: "Name in Mongolian",
    slug: "Short address",
    slugHint:
      "Small Latin letters, numbers and hyphens: spring-2026. The page is then at /programmes/spring-2026.",
    wordsEn: "About it, in English",
    wordsMn: "About it, in Mongolian",
    picture: "Picture",
    pictureHint:
      "It appears on the programme's page, in the list of programmes, and next to links to it. A wide picture looks best.",
    altEn: "What the picture shows, in English",
    altMn: "What the picture shows, in Mongolian",
    altHint: "For people who cannot see it.",
    startsOn: "First day",
    endsOn: "Last day",
    entry: "Who can join",
    entries: {
      open: "Everybody",
      invited: "Only people with an invitation",
      applied: "People who apply and are accepted, or who have an invitation",
    },
    closesAt: "Applications close",
    closesHint:
      "Ulaanbaatar time. Until then applicants can change what they sent. Empty: as long as the programme goes on.",
    pastClosing: "Choose a day and a time that are still to come.",
    lateClosing: "Applications close after the last day of the programme.",
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
    pastEnd: "Choose a last day from today on.",
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
    search: "Name or email",
    find: "Search",
    noMatch: "Nobody found. Try a shorter part of the name or address.",
    invite: "Invite people",
    manager: "Manager",
    invited: "Invited, not here yet",
    actions: {
      accept: "Accept",
      decline: "Decline",
      reconsider: "Take decision back",
      remove: "Remove",
      "make-manager": "Make manager",
      "make-member": "Take manager role away",
    },
    about: (action: string, name: string) => `${action}: ${name}`,
    confirm: {
      accept: (name: string) => ({
        title: `Accept ${name}?`,
        text: "They take part from now on, and we tell them.",
      }),
      decline: (name: string) => ({
        title: `Decline ${name}?`,
        text: "We tell them that their application was not accepted this time.",
      }),
      remove: (name: string) => ({
        title: `Remove ${name}?`,
        text: "They no longer take part and can come back only through you.",
      }),
    },
    note: {
      label: "Your own words (optional)",
      hint: "They appear in the email and on the programme's page.",
      sent: "Written with the decision",
    },
    prepared: {
      when: "When are they told?",
      moments: { now: "Now", later: "Later, together with the others" },
      prepare: "Prepare the email",
      waits:
        "The application goes on waiting, and the applicant sees nothing of it, until you send the emails.",
      done: "Prepared. Nobody has been told yet.",
      letters: { accept: "Email: accepted", decline: "Email: declined" },
      group: (email: string, people: number) => `${email} (${people})`,
      prepared: (when: string, by: string | null) =>
        by === null ? `Prepared on ${when}, not sent` : `Prepared by ${by} on ${when}, not sent`,
      before: "Changed by the applicant since you decided: decide again",
      waiting: (decisions: number) =>
        decisions === 1
          ? "1 decision is prepared. The applicant has not been told."
          : `${decisions} decisions are prepared. The applicants have not been told.`,
      look: "Look through and send",
      title: "Who gets which email",
      text: "Nothing has been sent. What you take back waits for a decision again.",
      none: "No email is prepared.",
      send: (emails: number) => (emails === 1 ? "Send 1 email" : `Send ${emails} emails`),
      sent: (emails: number) =>
        emails === 1 ? "1 email is on its way" : `${emails} emails are on their way`,
    },
    only: {
      label: "Show",
      all: "All applications",
      unscored: "Not yet scored by me",
      undecided: "Not yet decided",
      prepared: "Decided, not yet told",
      none: "None of the applications.",
    },
    reviewers: {
      title: (applications: number) =>
        applications === 1
          ? "Scored so far, of 1 application"
          : `Scored so far, of ${applications} applications`,
      one: (name: string, scored: number) => `${name}: ${scored}`,
    },
    oneByOne: "Look through one after the other",
    toList: "Back to the list",
    file: "Download for Excel",
    sort: { label: "Order", newest: "Newest first", score: "Best average score first" },
    sortHint: "Applications without a score that you are shown come last.",
    done: "Done",
    present: (days: number, last: string) =>
      days === 1 ? `Present on ${last}` : `Present on ${days} days, last on ${last}`,
    decided: (when: string, by: string | null) =>
      by === null ? `Decided on ${when}` : `Decided by ${by} on ${when}`,
    score: {
      count: (others: number) =>
        others === 1
          ? "1 more manager has scored this application. You see the score once you have given yours."
          : `${others} more managers have scored this application. You see their scores once you have given yours.`,
      mean: (mean: string, scores: number) => `${mean} of 5 on average, from ${scores} scores`,
    },
  },
  invitations: {
    title: "By link or QR code",
    intro:
      "Everybody with the link joins right away, as long as there are places. Show its QR code on a screen or print it: a phone's camera opens it. Members who scan it again are marked as present that day.",
    places: "Places",
    endsOn: "Last day of the link",
    endsHint: "Empty: as long as the programme goes on.",
    badEnd: "Choose a day from today on.",
    badPlaces: "A whole number from 1 to 10,000.",
    make: "Make a link",
    made: "The link is ready",
    over: "The programme is over or archived: nobody can join any more, so there is nobody to invite.",
    empty: "There is no link yet.",
    used: (used: number, places: number) => `${used} of ${places} places taken`,
    until: (day: string) => `until ${day}`,
    ended: "Ended",
    show: "Show QR code",
    copy: "Copy link",
    copied: "The link is copied",
    end: "End link",
    endTitle: "End this link?",
    endText: "Nobody can join with it any more. Those who have joined stay.",
    qr: (name: string) => `QR code to join ${name}`,
    scan: "Scan it with your phone's camera to join.",
    print: "Print",
  },
  mailed: {
    title: "From a list",
    intro:
      "Everybody on your list gets an email with a link of their own. It lets in one person, at that address alone, and you can withdraw it until it is used. People who are here already can be added right away.",
    list: "Email addresses",
    listHint: "One on each line, or pasted from a table or an email. Up to 500 at once.",
    file: "Read them from a file",
    addsKnown: "Add people who are here already right away, without an invitation",
    knownToAdministrators:
      "People with an account here join right away, are told, and can leave whenever they like. Anyone who left before or was removed is not added.",
    knownToManagers:
      "People who take part in another programme of yours join right away, are told, and can leave whenever they like. Everybody else gets an invitation.",
    comeIn: (people: number) =>
      people === 1 ? "1 person will be added right away" : `${people} people will be added right away`,
    add: (people: number) => (people === 1 ? "Add 1 person" : `Add ${people} people`),
    addAndSend: (added: number, invited: number) => `Add ${added} and invite ${invited}`,
    added: (people: number) => (people === 1 ? "1 person was added" : `${people} people were added`),
    language: "Language of the emails",
    languages: { en: "English", mn: "Mongolian" },
    endsOn: "Last day of the links",
    reminds: "Remind after 7 days whoever has not come",
    remindsHint: "Once, with the same link, while it still works.",
    reminder: (day: string) => `Reminder: ${day}`,
    badEnd: "Choose a day from today on, at most half a year ahead.",
    missing: "Enter at least one address.",
    tooLong: "The list is too long. Send it in parts.",
    check: "Check the list",
    people: (people: number) =>
      people === 1 ? "1 person will be invited" : `${people} people will be invited`,
    nobody: "Nobody on this list can be invited",
    leftOut: (lines: number) => (lines === 1 ? "1 address is left out" : `${lines} addresses are left out`),
    line: (line: number) => `Line ${line}`,
    problems: {
      "no-email": "No email address",
      "wrong-email": "Not an email address",
      cyrillic: "Cyrillic letters in the email address",
      twice: "In the list twice",
      invited: "Invited already",
      member: "Takes part already, or was removed",
    },
    faults: {
      empty: "There is no address in this list.",
      "too-many": "There are more than 500 addresses. Send them in parts.",
    },
    noMail: "This site sends no email: make the links here, and send each of them yourself.",
    send: (people: number) => (people === 1 ? "Invite 1 person" : `Invite ${people} people`),
    sent: (people: number) => (people === 1 ? "1 email is on its way" : `${people} emails are on their way`),
    made: (people: number) => (people === 1 ? "1 link is ready" : `${people} links are ready`),
    empty: "Nobody is invited by email yet.",
    invited: (people: number) => (people === 1 ? "1 person invited" : `${people} people invited`),
    standings: { waiting: "Not answered yet", joined: "Joined", ended: "Ended" },
    about: (action: string, email: string) => `${action}: ${email}`,
    end: "Withdraw",
    endTitle: (email: string) => `Withdraw the invitation of ${email}?`,
    endText: "Their link no longer works. You can invite them again after a day.",
  },
};

export default deskProgrammes;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    "desk-programmes": typeof deskProgrammes;
  }
}
