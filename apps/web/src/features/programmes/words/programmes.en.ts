const programmes = {
  head: {
    title: "Programmes",
    description: "Incubations, courses and meetings that you can join to meet the right people.",
  },
  all: "All programmes",
  own: { title: "Yours", applied: "Applied", joined: "You take part" },
  juries: {
    title: "You are asked to score applications",
    scored: (scored: number, applications: number) => `${scored} of ${applications} scored`,
    closes: (when: string) => `Until ${when}, Ulaanbaatar time`,
    button: "Score applications",
    about: (name: string) => `Score applications: ${name}`,
  },
  empty: {
    title: "No programme is open right now",
    hint: "You can still find people who fit you.",
    button: "Find people",
  },
  entries: {
    open: "Open to everybody",
    invited: "By invitation",
    applied: "By application",
  },
  when: "When",
  who: "Who can join",
  members: "People in it",
  membersOf: (count: number) => (count === 1 ? "1 person" : `${count} people`),
  closes: (when: string) => `Applications close on ${when}, Ulaanbaatar time.`,
  closed: (when: string) => `Applications closed on ${when}, Ulaanbaatar time.`,
  hasClosed: "applications have closed",
  applyBy: (when: string) => `apply by ${when}`,
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  join: {
    title: "Take part",
    button: "Join the programme",
    signIn: "Sign up or sign in to join",
    signInHint: "You come back to this page afterwards.",
    questions: "What you will be asked",
    optional: "optional",
    note: "The managers wrote to you:",
    invited: "You are invited. Join with one tap.",
    open: "Everybody is welcome. You can leave at any time.",
    applyHint:
      "Answer the questions. The programme's managers, and jurors whom they ask, read your answers. The managers tell you what they decide.",
    apply: "Send application",
    missing: "Please answer this question.",
    kept: "What you write stays on this device until you send it.",
    elsewhere:
      "You have changed this application in another place meanwhile, so nothing was sent. What stands there is beside your answers: look once more, then save.",
    nowSays: (text: string) => (text === "" ? "There it is empty now." : `There it says now: ${text}`),
    otherQuestions:
      "The organisers have changed the questions meanwhile. Read them once more: what you wrote is still with its question.",
    late: "With an invitation you can still join. Ask the organisers for one.",
    onlyInvited: "You need an invitation for this programme. Ask its organisers for their link.",
    over: "This programme has ended.",
    removed:
      "The managers have ended your part in this programme. Please ask them if you think this is a mistake.",
    declined: "Your application was not accepted this time. You may apply again.",
    declinedLate: "Your application was not accepted this time.",
    bad: {
      ended: "This invitation has ended. Ask the organisers for a new one.",
      full: "All places of this invitation are taken. Ask the organisers for a new one.",
      other:
        "This invitation was sent to another email address. Sign in with that one, or ask the organisers for a link.",
    },
    done: { joined: "You are in. Welcome.", applied: "Your application is sent" },
  },
  applied: {
    title: "Your application is sent",
    text: "The managers read it and tell you what they decide.",
    sent: "What you sent",
    sentAt: (when: string) => `Sent on ${when}`,
    changedAt: (when: string) => `Changed on ${when}`,
    noAnswer: "No answer",
    change: "Change application",
    save: "Save changes",
    saved: "Your changes are saved. The managers read the newest version.",
    back: "Withdraw application",
    confirm: {
      title: "Withdraw your application?",
      open: "What you wrote is not kept. You can apply again until applications close.",
      closed: "Applications have closed: you cannot apply again.",
    },
    done: "Your application is withdrawn",
  },
  cohort: "Start-ups of this programme",
  joined: {
    shown: "Show my company and ideas on this page",
    shownHint: "Everybody then reads here that you take part. Only what you have listed is shown.",
    title: "You take part",
    here: "You are checked in for today.",
    rounds: (name: string) => `Your table: ${name}`,
    pool: "Who should we match you with?",
    pools: {
      programme: "Only people in this programme",
      both: "Everybody on Khamt, this programme included",
    },
    saved: "Your choice is saved",
    leave: "Leave the programme",
    confirm: {
      title: "Leave the programme?",
      open: "You can come back at any time, as long as it goes on.",
      others: "To come back you need an invitation, or apply again.",
    },
    left: "You have left the programme",
    desk: "Open the desk",
    mentors: "Book a mentor",
  },
};

export default programmes;

declare module "../../../lib/language/words.ts" {
  interface Words {
    programmes: typeof programmes;
  }
}
