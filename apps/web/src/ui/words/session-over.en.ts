/** Where a session has ended that nobody ended here. */
const sessionOver = {
  label: "Signed out",
  held: "You were signed out. What you typed is still here: sign in to go on.",
  gone: {
    title: "You were signed out",
    text: "Sign in, and you go on here.",
  },
  signIn: "Sign in",
};

export default sessionOver;

declare module "../../lib/language/words.ts" {
  interface Words {
    "session-over": typeof sessionOver;
  }
}
