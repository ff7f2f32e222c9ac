import type { Words } from "../../lib/language/index.ts";

const share: Words["share"] = {
  share: "Хуваалцах",
  shared: "Хаягийг хууллаа",
  sharedHint: "Энэ хаягаар орсон хүн яг ийм хуудас харна.",
  notShared: "Хөтөч хуулахыг зөвшөөрсөнгүй. Хаягийн мөрөөс хуулж авна уу.",
};

export default share;
