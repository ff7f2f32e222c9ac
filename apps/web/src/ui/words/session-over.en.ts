/** Where a session has ended that nobody ended here. */
const sessionOver = {
  label: "Signed out",
  held: "You were signed out. Sign in to continue: what you typed is still here.",
  gone: {
    title: "You were signed out",
    text: "Sign in to continue here.",
  },
  signIn: "Sign In",
};

export default sessionOver;

declare module "../../lib/language/words.ts" {
  interface Words {
    "session-over": typeof sessionOver;
  }
}
