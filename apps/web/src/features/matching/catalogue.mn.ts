import type { MatchingWords } from "./catalogue.en.ts";

const matching: MatchingWords = {
  title: {
    cofounder: "Энэ санаанд тохирох хүмүүс",
    "startup-idea": "Энэ хүнд тохирох санаанууд",
    company: "Энэ төсөлд тохирох компаниуд",
    project: "Энэ компанид тохирох төслүүд",
  },
  intro: (name) => `Хамт «${name}» профайлыг уншаад, тохирч болох бүхнийг хоёр талаас нь харьцуулна.`,
  start: "AI тохируулга эхлүүлэх",
  showNow: "Үр дүнг одоо үзэх",
  progress: "Тохируулгын явц",
  steps: {
    analyze: "Профайлыг уншиж байна",
    search: "Бүх боломжийг хайж байна",
    match: "Хоёр талаас нь харьцуулж байна",
    rank: "Шилдгийг нь эрэмбэлж байна",
  },
  facts: {
    words: (count) => `${count} үг уншсан`,
    considered: (count) => `${count} профайл үзсэн`,
    milliseconds: (count) => `${count} мс-д харьцуулсан`,
    results: (count) => `${count} сайн тохирол`,
  },
  stepOf: (step, of, name) => `${of} алхмын ${step}: ${name}`,
  found: (count) => `${count} тохирол олдлоо`,
  ready: "Үр дүн бэлэн боллоо.",
  strengths: "Юу таарч байна",
  gaps: "Юу дутаж байна",
  source: "Хайсан",
  target: "Олдсон",
  skills: "Ур чадвар",
  viewDetails: "Дэлгэрэнгүй үзэх",
  connect: "Холбогдох",
  close: "Хаах",
  viewAll: "Бүх тохирлыг үзэх",
  none: "Тохирол хараахан алга",
  noneHint: "Одоогоор тохирох нь алга. Долоо хоног бүр шинэ профайл нэмэгддэг тул дараа дахин үзээрэй.",
  failed: "Тохируулга хийж чадсангүй",
  offline: "Холболт алга. Холболтоо шалгаад дахин оролдоно уу; юу ч алдагдаагүй.",
  requestId: (id) => `Лавлах дугаар: ${id}`,
  retry: "Дахин оролдох",
};

export default matching;
