import type { About, NotificationWords } from "./notifications.ts";

/** What letters say to whoever asked for a service; `what` is its name. */
export function serviceAnswerMn({ what = "үйлчилгээ", state }: About): NotificationWords {
  return answers[state ?? ""]?.(what) ?? other;
}

const answers: Record<string, (what: string) => NotificationWords> = {
  requested: (what) => ({
    subject: `Хүсэлтийг тань хүлээн авлаа: ${what}`,
    paragraphs: [
      "Админ уншаад цаг санал болгоно, эсвэл яагаад боломжгүйг хэлнэ. Хариу гармагц танд мэдэгдэнэ.",
      "«Хамт» дээр төлбөр авдаггүй.",
    ],
    button: "Хүсэлтээ нээх",
  }),
  withdrawn: (what) => ({
    subject: `Та цуцаллаа: ${what}`,
    paragraphs: ["Энэ хүсэлтээр өөр юу ч хийхгүй. Үйлчилгээг хүссэн үедээ дахин захиалж болно."],
    button: "Хүсэлтээ нээх",
  }),
  confirmed: (what) => ({
    subject: `Баталгаажлаа: ${what}`,
    paragraphs: [
      "Таны хүсэлт баталгаажлаа. Санал болгосон цаг болон хариуг уншина уу. Асуух зүйл байвал харилцан яриандаа бичээрэй.",
      "«Хамт» дээр төлбөр авдаггүй.",
    ],
    button: "Хүсэлтээ нээх",
  }),
  done: (what) => ({
    subject: `Дууслаа: ${what}`,
    paragraphs: [
      "Үйлчилгээ дууссан гэж тэмдэглэгдлээ. Тохирсны дагуу болоогүй зүйл байвал 7 хоногийн дотор харилцан яриандаа бичээрэй: бид засна.",
    ],
    button: "Хүсэлтээ нээх",
  }),
  cancelled: (what) => ({
    subject: `Цуцлагдлаа: ${what}`,
    paragraphs: ["Таны хүсэлтийг биелүүлэх боломжгүй болсон байна. Шалтгаан, өөр боломжийг уншина уу."],
    button: "Шалтгааныг унших",
  }),
};

const other: NotificationWords = {
  subject: "Таны үйлчилгээний хүсэлтийн тухай мэдээ",
  paragraphs: ["Хүсэлт тань шинэ шатанд орлоо. Одоо ямар шатанд байгааг үзнэ үү."],
  button: "Хүсэлтээ нээх",
};
