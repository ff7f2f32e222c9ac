/** What a form says that stays open with what was written in it. */
const keptWords = {
  /** Somebody else was first. */
  changed:
    "This changed in the meantime, so nothing was sent. What you wrote is still here: copy it if you need it elsewhere.",
};

export default keptWords;

declare module "../../lib/language/words.ts" {
  interface Words {
    "kept-words": typeof keptWords;
  }
}
