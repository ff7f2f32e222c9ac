import { formatNumber } from "@khamt/language/format";
import type { ManagedRounds } from "@khamt/contract";

type PersonState = ManagedRounds["members"][number]["state"];

const states: Record<ManagedRounds["state"], string> = {
  planned: "Planned",
  running: "Running",
  ended: "Ended",
};

const people: Record<PersonState, string> = {
  there: "Here",
  late: "Late",
  missing: "Missing",
  left: "Left",
};

/** Meetings for two: the manager's desk, the screen in the room, and the phones. */
const rounds = {
  head: {
    title: "Matching rounds",
    description: "Short meetings for two, planned so that the right people meet.",
  },
  states,
  people,
  round: (number: number, of: number) => `Round ${number} of ${of}`,
  table: (number: number) => `Table ${number}`,
  facts: (rounds: number, minutes: number, people: number) =>
    `${rounds} × ${minutes} min, ${people} ${people === 1 ? "person" : "people"}`,
  column: { name: "Name", round: (number: number) => `Round ${number}` },
  everybody: "All members",
  left: "Time left",
  over: "Time is up",
  list: {
    create: "Plan new rounds",
    empty: "No rounds yet",
    failure: "The rounds could not be loaded.",
    emptyHint: "Choose a programme, and Khamt plans who meets whom at which table in every round.",
    noProgramme: "Create a programme first",
    noProgrammeHint: "Rounds bring together the members of a programme.",
  },
  form: {
    title: "Plan new rounds",
    description:
      "All rounds are planned at once: nobody meets twice, and everybody gets the same number of meetings. If chairs are short, those whose profiles can be compared come first.",
    programme: "Programme",
    name: "Name",
    nameHint: "Everybody who takes part sees it.",
    rounds: "Number of rounds",
    minutes: "Minutes each",
    tables: "Tables for two",
    audience: "Who takes part",
    audiences: {
      joined: "Everybody in the programme",
      today: "Who came today by QR code",
      filter: "People found by a filter",
    },
    filter: "Filter",
    person: "Member's name",
    word: "Skill or need",
    wordHint: "In Mongolian or in English: what a listed profile tells of.",
    found: (people: number) =>
      people === 1 ? "1 person takes part" : `${formatNumber(people, "en")} people take part`,
    tooMany: (found: number, most: number) =>
      `${formatNumber(found, "en")} people are found, and a room holds ${most}: those who joined first take part.`,
    invited: (people: number) =>
      people === 1
        ? "1 invited person has not come yet and is left out."
        : `${formatNumber(people, "en")} invited people have not come yet and are left out.`,
    submit: "Plan",
    needed: "Please fill this in.",
    between: (least: number, most: number) => `A number from ${least} to ${most}.`,
  },
  desk: {
    quality: (percent: number) => `${percent}% of the best possible`,
    qualityHint:
      "How near the fit of the planned meetings comes to a bound that no plan can pass. The true distance may be smaller.",
    start: "Start round 1",
    next: (number: number) => `Start round ${number}`,
    end: "End the rounds",
    early: (round: number) => ({
      title: `Round ${round} is not over yet`,
      text: "Everyone is called to their next table at once.",
    }),
    ending: (left: number) => ({
      title: "End the rounds?",
      text:
        left === 0
          ? "The last round stops now. This cannot be undone."
          : `${left === 1 ? "1 round does" : `${left} rounds do`} not take place. This cannot be undone.`,
    }),
    screen: "Open the room's screen",
    print: "Print or save as PDF",
    sheet: "Download for Excel",
    again: "Plan again",
    againHint: "Includes everyone who has joined since. Rounds that have begun stay as they are.",
    planned: "The plan is up to date",
    timetable: "Timetable",
    byName: "Tables by name",
    nothing: "Nobody can meet yet",
    nothingHint: "It takes two people who may meet. Plan again when they have joined.",
    noFit: "no comparison",
    begun: "begun",
    people: "People",
    meetings: (count: number) => `${count} ${count === 1 ? "meeting" : "meetings"}`,
    noProfile: "No public profile yet",
    markAs: (name: string) => `Where is ${name}?`,
    pairs: {
      title: "Pin or keep apart",
      hint: "Bring two people together whatever their fit, or keep them apart. Blocks and refusals always hold.",
      one: "First person",
      other: "Second person",
      rule: "What to do",
      rules: { together: "Bring together", apart: "Keep apart" },
      submit: "Save and plan again",
      remove: (one: string, other: string) => `Remove the rule for ${one} and ${other}`,
      removeShort: "Remove",
      two: "Choose two different people.",
    },
    answers: {
      title: "After the meetings",
      given: "Answers given",
      yes: "Want to talk on",
      mutual: "Pairs where both do",
      few: "fewer than five",
      hint: "Answers are private. You see counts of five and more, never who said what.",
    },
  },
  screen: {
    onPhone: "On your phone:",
    close: "Close",
    soon: "We start soon",
    soonHint: "Your first table is on your phone and on this screen.",
    thanks: "Thank you for coming",
    thanksHint: "Say on your phone who you would like to talk to again.",
  },
  own: {
    login: {
      title: "Sign in to see your table",
      hint: "Your meetings are shown to you alone.",
      button: "Sign In",
    },
    first: "Your first table",
    next: "Your next table",
    now: "Your table now",
    with: (name: string) => `with ${name}`,
    why: "Why you two",
    rest: "You have a break in the next round",
    restHint: "Enjoy a tea. This page tells you when your next table is ready.",
    away: "You have no table at the moment",
    awayHint: "If you are here, please tell the organiser.",
    done: "That was the last round",
    past: "Who you have met",
    none: "You have met nobody yet",
    list: {
      empty: "You take part in no rounds yet",
      emptyHint: "When an organiser of your programme plans rounds, your tables are shown here.",
      button: "Go to your dashboard",
      failure: "Your rounds could not be loaded.",
    },
    question: (name: string) => `Would you like to talk to ${name} again?`,
    privacy: "Only if you both say yes do you both hear of it. Nobody else sees your answer.",
    yes: "Yes",
    no: "No",
    said: { yes: "You said yes", no: "You said no" },
    connected: "You both said yes",
    write: "Write a message",
  },
};

export default rounds;

declare module "../../../lib/language/words.ts" {
  interface Words {
    rounds: typeof rounds;
  }
}
