import type { About, NotificationWords } from "./notifications.ts";

type Say = (who: string, when: string) => NotificationWords;

/** What letters say of a mentor's office hours; `what` is when they are, and of who was named for whom. A letter does not know the reader's clock. */
export function officeHoursMn({ who, what = "менторын цаг", state }: About): NotificationWords {
  const said = state === "named" ? what : `${what}, Улаанбаатарын цагаар`;
  return news[state ?? ""]?.(who, said) ?? other;
}

const news: Record<string, Say> = {
  booked: (who, when) => ({
    subject: `${who} тантай уулзах цаг авлаа`,
    paragraphs: [
      `${who} таны менторын цагаас авлаа: ${when}.`,
      "Юуны талаар ярилцахыг хүссэнийг нь хуудаснаас уншаад, хуанлидаа нэмээрэй.",
    ],
    button: "Хэн ирэхийг харах",
  }),
  moved: (who, when) => ({
    subject: `${who} тантай уулзах цагаа өөрчиллөө`,
    paragraphs: [
      `${who} тантай уулзах цагаа сольжээ. Шинэ цаг: ${when}. Өмнөх цаг дахин суларсан.`,
      "Хуанлид нэмэх шинэ файл хуудсанд бий.",
    ],
    button: "Хэн ирэхийг харах",
  }),
  "moved-by-mentor": (who, when) => ({
    subject: `Ментор ${who} уулзах цагийг өөрчиллөө`,
    paragraphs: [
      `Таны авсан уулзалтын шинэ цаг: ${when}. Ярилцахыг хүссэн зүйл тань хэвээр.`,
      "Хуанлид нэмэх шинэ файл хуудсанд бий. Шинэ цаг тохирохгүй бол тэндээс өөр цаг сонгож эсвэл цуцалж болно.",
    ],
    button: "Авсан цагаа нээх",
  }),
  "given-back": (who, when) => ({
    subject: `${who} тантай уулзах цагаа цуцаллаа`,
    paragraphs: [`Энэ цаг дахин суларсан тул бусад гишүүн авч болно: ${when}.`],
    button: "Менторын цагаа нээх",
  }),
  "guest-comes": (who, when) => ({
    subject: `Удахгүй: ${who} тантай уулзана`,
    paragraphs: [
      `Нэг хоногийн дотор эхэлнэ: ${when}.`,
      "Амжихгүй бол шалтгаанаа хэлж цуцлаарай. Тэгвэл хүн таныг дэмий хүлээхгүй.",
    ],
    button: "Менторын цагаа нээх",
  }),
  reminder: (who, when) => ({
    subject: `Удахгүй: ментор ${who} тантай уулзана`,
    paragraphs: [
      `Нэг хоногийн дотор эхэлнэ: ${when}. Хаана болохыг хуудаснаас харж, хуанлидаа нэмээрэй.`,
      "Ирж чадахгүй бол цуцалж, цагаа өөр хүнд тавьж өгөөрэй.",
    ],
    button: "Авсан цагаа нээх",
  }),
  cancelled: (who, when) => ({
    subject: `Ментор ${who} уулзах цагаа цуцаллаа`,
    paragraphs: [`Таны авсан цагт уулзалт болохгүй боллоо: ${when}. Та өөр цаг авч болно.`],
    button: "Бусад цагийг харах",
  }),
  named: (_who, whom) => ({
    subject: "Та ментор боллоо",
    paragraphs: [
      `Таныг менторын жагсаалтад нэмлээ: ${whom}. Хэзээ завтайгаа оруулбал гишүүд тантай уулзах цаг авна.`,
      "Хэн ирэх, юуны талаар ярилцахыг хүсэж байгааг та харна. Хүссэн үедээ өөрчилж, зогсоож болно.",
    ],
    button: "Менторын цагаа нээх",
  }),
  "hours-made": (_who, when) => ({
    subject: "Танд менторын цаг нэмлээ",
    paragraphs: [
      `Зохион байгуулагч тантай уулзах цагийг санал болгосон байна. Эхнийх нь: ${when}.`,
      "Тохирохгүй цаг байвал хуудаснаас цуцлаарай.",
    ],
    button: "Менторын цагаа нээх",
  }),
  withdrawn: (_who, when) => ({
    subject: "Таны нэг уулзалтыг цуцаллаа",
    paragraphs: [`Зохион байгуулагч цуцалж, цаг авсан хүнд мэдэгдсэн байна: ${when}.`],
    button: "Менторын цагаа нээх",
  }),
};

const other: NotificationWords = {
  subject: "Менторын цагийн мэдээ",
  paragraphs: ["Таны менторын цагт өөрчлөлт орлоо."],
  button: "Менторын цагийг нээх",
};
