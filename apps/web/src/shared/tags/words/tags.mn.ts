import type { Words } from "../../../lib/language/index.ts";

const tagInput: Words["tags"] = {
  add: "Нэмэх",
  chosen: "Сонгосон",
  remove: (tag) => `Хасах: ${tag}`,
  suggestions: "Санал болгож буй үг",
  added: (tags) => `Нэмлээ: ${tags}`,
  removed: (tag) => `Хаслаа: ${tag}`,
  double: (tag) => `«${tag}» аль хэдийн орсон байна.`,
  twin: (tag, other) => `«${tag}», «${other}» хоёр ижил утгатай тул эхнийх нь үлдлээ: ${other}.`,
  full: (most) => `Дээд тал нь ${most}. Дахин нэмэхийн тулд нэгийг хасна уу.`,
  kinds: {
    skill: "Ур чадвар",
    role: "Үүрэг",
    industry: "Салбар",
    value: "Үнэт зүйл",
    place: "Газар",
    language: "Хэл",
    stage: "Үе шат",
  },
};

export default tagInput;
