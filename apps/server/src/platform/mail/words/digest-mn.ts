import type { DigestCatalogue } from "./digest.ts";

export const digestMn: DigestCatalogue = {
  subject: ({ waiting, matches }) => {
    if (waiting === 0) return `Танд тохирох ${matches} шинэ тохирол олдлоо`;
    if (matches === 0) return `«Хамт» дээр ${waiting} зүйл таны хариуг хүлээж байна`;
    return `Хариу хүлээж буй ${waiting} зүйл, ${matches} шинэ тохирол байна`;
  },
  intro: {
    waiting: "Хүмүүс таны хариуг хүлээж байна. Товч хариу ч хангалттай.",
    matches:
      "Өмнөх тоймоос хойш олдсон шинэ тохирлууд: шилдгээс нь эхлэн, юугаараа тохирч буйг нь тайлбарлав.",
    both: "Хүмүүс таны хариуг хүлээж байна. Бас шинэ тохирлууд олдлоо: шилдгээс нь эхлэн, юугаараа тохирч буйг нь тайлбарлав.",
  },
  waiting: {
    invitation: (count) => `Хариу хүлээж буй ${count} урилга`,
    introduction: (count) => `Хариу хүлээж буй ${count} танилцуулга`,
    question: (count) => `Хариу хүлээж буй ${count} асуулт`,
    application: (count) => `Шийдвэр хүлээж буй ${count} хүсэлт`,
    confirmation: (count) => `Баталгаажуулах ${count} дууссан ажил`,
    message: (count) => `Уншаагүй ${count} зурвас`,
    reply: (count) => `Хариу бичээгүй ${count} асуулт`,
  },
  from: (names, others) =>
    others > 0 ? `Илгээсэн: ${names.join(", ")} болон өөр ${others} хүн` : `Илгээсэн: ${names.join(", ")}`,
  someone: "«Хамт»-ын гишүүн",
  match: (name, percent) => `${name}: ${percent}% тохирно`,
  more: (count) => `Үүнээс гадна ${count} шинэ тохирол бий.`,
  note: "Хэдэн хувиас дээш тохирлыг мэдэгдэхийг та тохиргооноос сонгоно.",
  steps: {
    answer: () => "Уншаад хариулах",
    "write-first": (name) => `${name}: эхний үгийг хэлэх`,
    matches: () => "Хэн тохирохыг харах",
    "make-profile": () => "Профайлаа үүсгэх",
    "finish-form": () => "Эхлүүлсэн маягтаа дуусгах",
    "complete-profile": () => "Профайлаа гүйцээх",
    "look-around": () => "Бүгдээс хайх",
  },
  choose: "Ямар имэйл авахаа сонгох",
  stop: "Тоймыг зогсоох",
};
