const gone = {
  own: {
    hint: "It is yours, and nobody else can open it now. Your profiles say why.",
    list: "Your profiles",
  },
  idea: {
    title: "This idea is not listed",
    hint: "Its founder has paused or removed it, or the address is mistyped.",
    list: "See the startup ideas",
  },
  cofounder: {
    title: "This profile is not listed",
    hint: "Its owner has paused or removed it, or the address is mistyped.",
    list: "See the co-founders",
  },
  company: {
    title: "This company is not listed",
    hint: "Its owner has paused or removed its profile, or the address is mistyped.",
    list: "See the companies",
  },
  project: {
    title: "This listing is not open",
    hint: "The company has closed or paused it, or the address is mistyped. If you have applied to it, you see it once you are signed in.",
    list: "See the open listings",
  },
  match: {
    title: "Which match is it about?",
    hint: "This page shows how well two profiles fit and why. The address names no two profiles that can be compared, or one of them is not listed any more. Find a match and open it from there.",
    list: "Find matches",
  },
  compare: {
    title: "Who is to be compared?",
    hint: "This page shows up to three candidates for one profile side by side. The address names none, or one of them is not listed any more. Open a match and choose “Compare with others” there.",
    list: "Find matches",
  },
  firstMatches: {
    title: "Which of your profiles is it about?",
    hint: "This page shows the first matches of a profile once you have made it. The address names none of your profiles.",
    list: "Your profiles",
  },
};

export default gone;

declare module "../../../lib/language/words.ts" {
  interface Words {
    gone: typeof gone;
  }
}
