import type { About, NotificationWords } from "./notifications.ts";

/** What letters say of an event; `what` is its name. */
export function eventNewsMn({ what = "арга хэмжээ", state }: About): NotificationWords {
  return news[state ?? ""]?.(what) ?? other;
}

const news: Record<string, (what: string) => NotificationWords> = {
  going: (what) => ({
    subject: `Та оролцохоор бүртгүүллээ: ${what}`,
    paragraphs: [
      "Таныг оролцогчоор бүртгэлээ.",
      "Хуудаснаас нь хуанлидаа нэмээрэй. Ирж чадахгүй болсон бол суудлаа чөлөөлнө үү. Тэгвэл өөр хүн оролцоно.",
    ],
    button: "Арга хэмжээг нээх",
  }),
  waiting: (what) => ({
    subject: `Та хүлээлгийн жагсаалтад орлоо: ${what}`,
    paragraphs: [
      "Одоогоор сул суудал алга. Танд суудал гармагц мэдэгдэнэ.",
      "Хүлээхээ больсон бол хуудаснаас нь жагсаалтаас гараарай.",
    ],
    button: "Арга хэмжээг нээх",
  }),
  "moved-up": (what) => ({
    subject: `Танд суудал гарлаа: ${what}`,
    paragraphs: [
      "Нэг суудал суларсан бөгөөд таны ээлж болсон тул та оролцох боллоо.",
      "Ирж чадахгүй болсон бол суудлаа чөлөөлнө үү. Тэгвэл өөр хүн оролцоно.",
    ],
    button: "Арга хэмжээг нээх",
  }),
  reminder: (what) => ({
    subject: `Удахгүй эхэлнэ: ${what}`,
    paragraphs: [
      "Нэг хоногийн дотор эхэлнэ. Хуудаснаас нь хуанлидаа нэмээрэй.",
      "Ирж чадахгүй бол суудлаа чөлөөлнө үү. Тэгвэл өөр хүн оролцоно.",
    ],
    button: "Арга хэмжээг нээх",
  }),
  changed: (what) => ({
    subject: `Цаг эсвэл газар нь өөрчлөгдлөө: ${what}`,
    paragraphs: ["Зохион байгуулагч хэзээ эсвэл хаана болохыг өөрчилсөн байна. Ирж чадах эсэхээ үзээрэй."],
    button: "Шинэ зүйлийг үзэх",
  }),
  cancelled: (what) => ({
    subject: `Цуцлагдлаа: ${what}`,
    paragraphs: ["Зохион байгуулагч энэ арга хэмжээг цуцалсан байна. Таны хийх зүйл байхгүй."],
    button: "Бусад арга хэмжээг үзэх",
  }),
};

const other: NotificationWords = {
  subject: "Арга хэмжээний мэдээ",
  paragraphs: ["Таны бүртгүүлсэн арга хэмжээнд өөрчлөлт орлоо."],
  button: "Арга хэмжээг нээх",
};
