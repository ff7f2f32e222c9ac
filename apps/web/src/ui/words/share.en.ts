const share = {
  share: "Share",
  shared: "Address copied",
  sharedHint: "Whoever opens it sees this page.",
  notShared: "The browser did not let us copy. Take the address from the address bar.",
};

export default share;
export type ShareWords = typeof share;
