import type { MemberWords } from "./member-catalogue.en.ts";

const member: MemberWords = {
  failure: {
    network: "Сүлжээний алдаа гарлаа.",
    unknown: "Сервер үүнийг гүйцэтгэж чадсангүй. Юу ч өөрчлөгдөөгүй. Дахин оролдоно уу.",
  },
  deletion: {
    label: "Төлөвлөсөн устгал",
    planned: (date) =>
      `Таны бүртгэл устах өдөр: ${date}. Тэр хүртэл профайлууд тань нуугдсан байх бөгөөд юу ч устахгүй.`,
    keep: "Бүртгэлээ үлдээх",
    wait: "Түр хүлээнэ үү…",
    kept: "Таны бүртгэл хэвээр үлдлээ",
  },
};

export default member;
