import type { NotOpenWords } from "./not-open-catalogue.en.ts";

const notOpen: NotOpenWords = {
  title: "Хараахан нээгдээгүй",
  text: "Урилга, зурвас, хүсэлт илгээх боломж удахгүй нээгдэнэ. Юу ч илгээгээгүй.",
};

export default notOpen;
