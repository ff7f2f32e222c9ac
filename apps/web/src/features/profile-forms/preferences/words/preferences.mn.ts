import type { Words } from "../../../../lib/language/index.ts";

type Counted = Words["preferences"]["counted"]["idea"];

/** `from`: in the ablative, as in "12 of 40 people". No number is inflected. */
const counted = (noun: string, from: string): Counted => ({
  met: (met, of) =>
    met.number === 0
      ? `${of.text} ${from} нэг нь ч заавал гэсэн шаардлагыг тань хангахгүй байна.`
      : `${of.text} ${from} ${met.text} нь заавал гэсэн шаардлагыг тань хангаж байна.`,
  all: (of) => `Одоогоор ${of.text} ${noun} байна: та заавал гэсэн шаардлага тавиагүй.`,
  none: `Тоолох ${noun} одоогоор алга.`,
  costliest: (words, without) =>
    `«${words}» гэсэн шаардлага хамгийн олныг хасаж байна. Үүнгүй бол ${without.text} ${noun} бусад шаардлагыг хангана.`,
});

const preferences: Words["preferences"] = {
  attribute: {
    skills: "Ур чадвар",
    roles: "Үүрэг",
    commitment: "Гаргаж чадах цаг",
    place: "Байршил",
    workStyle: "Ажиллах хэлбэр",
    stage: "Санааны үе шат",
    size: "Компанийн хэмжээ",
    language: "Хэл",
    industry: "Салбар",
  },
  ofKind: {
    idea: {},
    cofounder: { roles: "Хэрэгтэй байгаа үүрэг", commitment: "Шаардаж буй цаг" },
    company: { skills: "Хэрэгтэй байгаа ур чадвар", size: "Хүсэж буй компанийн хэмжээ" },
    project: {},
  },
  importance: { must: "Заавал", prefer: "Байвал сайн", any: "Хамаагүй" },
  valuesOf: {
    skills: "Ямар ур чадвар вэ? Бүгд байх ёстой",
    roles: "Ямар үүрэг вэ? Аль нэг нь байхад болно",
    commitment: "Хэр их цаг вэ? Аль нэг нь байхад болно",
    place: "Хаана вэ? Аль нэг нь байхад болно",
    workStyle: "Ямар хэлбэрээр вэ? Аль нэг нь байхад болно",
    stage: "Ямар үе шат вэ? Аль нэг нь байхад болно",
    size: "Ямар хэмжээ вэ? Аль нэг нь байхад болно",
    language: "Ямар хэл вэ? Бүгд байх ёстой",
    industry: "Ямар салбар вэ? Аль нэг нь байхад болно",
  },
  ownSays: "Энд юу ч нэрлээгүй тул профайлд тань бичсэн нь тооцогдоно:",
  namedHint: "Хоосон байвал юу ч шаардахгүй.",
  howMuch: "Хэр чухал вэ?",
  counting: "Тоолж байна…",
  offline: "Холболт алга. Сэргэмэгц үргэлжлүүлэн тоолно.",
  failed: "Яг одоо тоолж чадсангүй. Профайлд тань нөлөөлөхгүй.",
  refused: "Маягтын бусад талбарыг зөв бөглөмөгц үргэлжлүүлэн тоолно.",
  counted: {
    idea: counted("хүн", "хүнээс"),
    cofounder: counted("санаа", "санаанаас"),
    company: counted("төсөл", "төслөөс"),
    project: counted("компани", "компаниас"),
  },
  relax: (attribute) => `${attribute}: «Байвал сайн» болгох`,
  inText: "Үүнийг тайлбартаа бичсэн байна. Заавал биш бол тайлбараа засаарай.",
};

export default preferences;
