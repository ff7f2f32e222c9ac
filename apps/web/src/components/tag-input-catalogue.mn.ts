import type { TagInputWords } from "./tag-input-catalogue.en.ts";

const tagInput: TagInputWords = {
  add: "Нэмэх",
  chosen: "Сонгосон",
  remove: (tag) => `Хасах: ${tag}`,
  suggestions: "Санал болгож буй үг",
  added: (tags) => `Нэмлээ: ${tags}`,
  removed: (tag) => `Хаслаа: ${tag}`,
  double: (tag) => `«${tag}» аль хэдийн орсон байна.`,
  twin: (tag, other) => `«${tag}», «${other}» хоёр ижил утгатай тул эхнийх нь үлдлээ: ${other}.`,
  full: (most) => `Дээд тал нь ${most}. Дахин нэмэхийн тулд нэгийг хасна уу.`,
};

export default tagInput;
