const jury = {
  head: { title: "Jury", description: "Applications to a programme that you are asked to score." },
  login: {
    title: "Sign in to score applications",
    hint: "Use the email address to which the invitation came.",
    button: "Sign up or sign in",
  },
  title: (programme: string) => `Jury: ${programme}`,
  programme: "About the programme",
  progress: (scored: number, applications: number) =>
    applications === 1
      ? `You have scored ${scored} of 1 application.`
      : `You have scored ${scored} of ${applications} applications.`,
  closes: (when: string) => `Scoring ends on ${when}, Ulaanbaatar time.`,
  closed: (when: string) => `Scoring ended on ${when}, Ulaanbaatar time.`,
  late: "You can read what waits, with the scores that you have given, and change nothing. If you need more time, ask the organisers: they can give it.",
  read: "Read one after the other",
  asked: {
    text: (applications: number) =>
      applications === 1
        ? "The organisers ask you to score the applications to this programme: from 1 to 5, with a few words where you like. 1 waits now."
        : `The organisers ask you to score the applications to this programme: from 1 to 5, with a few words where you like. ${applications} wait now.`,
    hint: "The organisers read your scores with your name, and decide. Applicants do not see them. What applicants wrote is for you alone: please pass nothing on.",
    button: "Be a juror",
    no: "No, thank you",
    noTitle: "Say no to scoring?",
    noText: "We tell the organisers. They can ask you again.",
  },
  notAsked: {
    title: "This is for jurors",
    hint: (email: string) => `${email} is not on this jury`,
    more: "Perhaps the invitation went to another address of yours: sign in with that one. Or the organisers have ended it: ask them.",
    button: "All programmes",
  },
  leave: {
    button: "Leave the jury",
    title: "Leave the jury?",
    text: "You see the applications no longer, and we tell the organisers. Scores that you have given stay.",
    done: "The organisers are told",
  },
  begin: "Score one after the other",
  none: "No application waits for a decision.",
  allDone: "You have scored every application that waits. Thank you.",
  find: "Find an applicant by name",
  search: "Search",
  notFound: (name: string) => `Nobody called “${name}” is among these applications.`,
  list: "Back to the list",
  leftOut: "Left out",
  unscored: "Not scored yet",
  scored: (score: number) => `Your score: ${score}`,
  remarks: "Your note",
  scoredBefore: (score: number) => `Your score: ${score}, before the last change`,
};

export default jury;

declare module "../../../lib/language/words.ts" {
  interface Words {
    jury: typeof jury;
  }
}
