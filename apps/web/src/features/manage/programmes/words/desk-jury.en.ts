/** Of the tab in which managers ask jurors from outside. */
const deskJury = {
  title: "Jurors from outside",
  intro:
    "Jurors score the applications to this programme, and see nothing else of the desk: neither what others have scored nor what you decide. You read their scores with each application at once.",
  another: {
    label: "Take the addresses of another programme's jurors",
    choose: "Choose a programme",
    found: (count: number) =>
      count === 0
        ? "That programme has no jurors."
        : `${count === 1 ? "1 address stands" : `${count} addresses stand`} in the list below. Take out whom you do not want to ask: they are written to only when you invite them.`,
  },
  emails: "Email addresses",
  emailsHint: "One on each line. Whoever is a juror already gets no second email.",
  missing: "Enter at least one address.",
  wrong: (address: string) => `This is not an email address: ${address}`,
  tooMany: (most: number) => `A jury has at most ${most} people.`,
  invite: "Invite jurors",
  invited: "The jurors are invited",
  noMail: "This site sends no email: copy the link, and send it to your jurors yourself.",
  copy: "Copy the jury's link",
  copyHint: "It lets in nobody but whom you have invited, with the address that you have entered.",
  seesContacts: "Jurors see the email addresses of applicants",
  seesHint: "What applicants write in their answers is shown as it is.",
  saved: "Your choice is saved",
  deadline: {
    label: "Scoring ends",
    hint: "By Ulaanbaatar time. Whoever has something left is reminded two days before. From then on jurors read only, until you choose a later time. Empty: as long as applications wait.",
    save: "Save the deadline",
    past: "Choose a day and a time that are still to come.",
    saved: "The deadline is saved",
    before: (when: string) => `Applications close later, on ${when}: jurors could not score the last ones.`,
    closed: (when: string) => `Scoring ended on ${when}. To give jurors more time, choose a later one here.`,
  },
  empty: "Nobody is invited yet.",
  people: (count: number) => (count === 1 ? "1 juror" : `${count} jurors`),
  waiting: (day: string) => `Invited on ${day}, not here yet`,
  scored: (scored: number, applications: number) => `${scored} of ${applications} scored`,
  recused: (names: string) => `Left out of applications, by their own word, because they know: ${names}`,
  reminded: (day: string) => `Reminded on ${day}`,
  remind: "Remind",
  remindedNow: (name: string) => `The reminder to ${name} is on its way`,
  end: "End",
  endTitle: (name: string) => `End the part of ${name}?`,
  endText: "They see the applications no longer. Scores that they have given stay.",
  ended: "Ended",
  about: (action: string, name: string) => `${action}: ${name}`,
};

export default deskJury;

declare module "../../../../lib/language/words.ts" {
  interface Words {
    "desk-jury": typeof deskJury;
  }
}
