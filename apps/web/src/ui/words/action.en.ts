/** What any button that calls the server may have to say; a route that shows one loads it. */
const action = {
  wait: "One moment…",
  cancel: "Cancel",
  /** Of what asks once more: beside "Cancel booking", "Cancel" would be taken for it. */
  back: "Go back",
  network: "Network error occurred.",
  /** Somebody else was first. */
  changed: "This changed in the meantime. You are now seeing the latest version.",
  unknown: "This could not be done. Nothing was changed. Please try again.",
};

export default action;

declare module "../../lib/language/words.ts" {
  interface Words {
    action: typeof action;
  }
}
