const action = {
  wait: "One moment…",
  cancel: "Cancel",
  network: "Network error occurred.",
  unknown: "The server could not do this. Nothing was changed. Please try again.",
};

export default action;
export type ActionWords = typeof action;
