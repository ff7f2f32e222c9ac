/** Words of the tag input; a route that shows one loads them. */
const tagInput = {
  add: "Add",
  chosen: "Chosen",
  remove: (tag: string) => `Remove: ${tag}`,
  suggestions: "Suggestions",
  added: (tags: string) => `Added: ${tags}`,
  removed: (tag: string) => `Removed: ${tag}`,
  double: (tag: string) => `“${tag}” is already there.`,
  twin: (tag: string, other: string) => `“${tag}” means the same as “${other}”, which is already there.`,
  full: (most: number) => `There is room for ${most}. Remove one to add another.`,
  /** What a suggestion is. */
  kinds: {
    skill: "Skill",
    role: "Role",
    industry: "Industry",
    value: "Value",
    place: "Place",
    language: "Language",
    stage: "Stage",
  },
};

export default tagInput;

declare module "../../../lib/language/words.ts" {
  interface Words {
    tags: typeof tagInput;
  }
}
