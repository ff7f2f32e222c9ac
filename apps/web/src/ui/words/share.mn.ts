import type { ShareWords } from "./share.en.ts";

const share: ShareWords = {
  share: "Хуваалцах",
  shared: "Хаягийг хууллаа",
  sharedHint: "Хаягаар орсон хүн яг энэ хуудсыг харна.",
  notShared: "Хөтөч хуулахыг зөвшөөрсөнгүй. Хаягийн мөрөөс хуулж авна уу.",
};

export default share;
