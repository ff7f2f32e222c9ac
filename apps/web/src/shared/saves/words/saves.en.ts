/** Wanted wherever a match can be saved, and where a visitor's saves move into an account. */
const savedMatch = {
  save: "Save",
  saved: "Saved",
  /** The buttons' names for screen readers. */
  saveNamed: (name: string) => `Save: ${name}`,
  changed: "You removed this match before. It is back because something has changed:",
  theirs: "in this profile",
  yours: "in your profile",
  groups: {
    about: "description",
    skills: "skills",
    industry: "industry",
    experience: "experience",
    stage: "stage",
    size: "size",
    time: "time",
    place: "place",
    money: "money",
    languages: "languages",
    wishes: "wishes for the other side",
  },
  dismissed: {
    button: "Not for me",
    buttonNamed: (name: string) => `Not for me: ${name}`,
    title: (name: string) => `Removed: ${name}`,
    text: "We suggest it again only if one of the two profiles changes.",
    undo: "Undo",
  },
  refused: {
    title: "Not saved",
    unlisted: "This profile is not listed any more.",
    own: "This profile is your own.",
    full: "There is no room for more. Remove a match first.",
  },
  failed: "Your matches were not changed",
  notLoaded: "Your matches could not be loaded",
  unanswered: "There was no answer just now. Nothing was lost; try again in a moment.",
  offline: "There is no connection. Nothing was lost; try again when you are online.",
  move: {
    moved: (count: number) =>
      count === 1
        ? "1 match you saved is now in your account"
        : `${count} matches you saved are now in your account`,
    none: "Your saved matches",
    everywhere: "You find them on every device you sign in on.",
    gone: (count: number) =>
      count === 1
        ? "1 is not listed any more and was left out."
        : `${count} are not listed any more and were left out.`,
    full: (count: number) => `There was no room for ${count}: they stay in this browser.`,
    see: "My Matches",
  },
};

export default savedMatch;

declare module "../../../lib/language/words.ts" {
  interface Words {
    saves: typeof savedMatch;
  }
}
