/** Of a score for an application to a programme. */
const scoring = {
  label: (name: string) => `Your score for ${name}: 1 is weak, 5 is strong`,
  remarks: (name: string) => `Your note on ${name}`,
  hint: "The managers read it. Applicants do not.",
  save: "Save score",
  saved: "Your score is saved",
  change: "Change my score",
  one: (name: string, score: number) => `${name}: ${score} of 5`,
  own: "You",
  before: "before the applicant's last change",
  changed: (when: string) => `Changed by the applicant on ${when}`,
  noAnswer: "No answer",
  only: { label: "Show", all: "All applications", unscored: "Not yet scored by me" },
  pages: { label: "Applications", next: "Next", previous: "Previous" },
  recusal: {
    button: "I know them: leave me out",
    hint: "For friends, relatives, business partners and everybody whom you would not judge as you judge a stranger. The organisers see that you are left out. A score that you have given goes.",
    is: (name: string) =>
      `You know ${name}, so you are left out of this application. The organisers see that.`,
    back: "Score it after all",
    done: "You are left out of this application",
    title: (name: string) => `You know ${name}?`,
    decides:
      "Then you neither score this application nor decide about it, and an answer that you have prepared goes.",
    ownApplication: "This is your own application: others score it, and decide.",
    others: (names: string) => `Left out, because they know the applicant: ${names}`,
    undone: "You can score this application again",
  },
  place: (at: number, total: number) => `Application ${at} of ${total}`,
};

export default scoring;

declare module "../../../lib/language/words.ts" {
  interface Words {
    scoring: typeof scoring;
  }
}
