/** What any button that calls the server may have to say; a route that shows one loads it. */
const action = {
  wait: "One moment…",
  cancel: "Cancel",
  /** Of what asks once more: beside "Cancel booking", "Cancel" would be taken for it. */
  back: "Go back",
  network: "Network error occurred.",
  unknown: "This could not be done. Nothing was changed. Please try again.",
};

export default action;

declare module "../../lib/language/words.ts" {
  interface Words {
    action: typeof action;
  }
}
