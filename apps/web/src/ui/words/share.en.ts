const share = {
  share: "Share",
  shared: "Address copied",
  sharedHint: "Anyone who opens it sees this page.",
  notShared: "The browser did not let us copy. Take the address from the address bar.",
};

export default share;

declare module "../../lib/language/words.ts" {
  interface Words {
    share: typeof share;
  }
}
