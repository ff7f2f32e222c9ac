const gone = {
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
};

export default gone;

declare module "../../../lib/language/words.ts" {
  interface Words {
    gone: typeof gone;
  }
}
