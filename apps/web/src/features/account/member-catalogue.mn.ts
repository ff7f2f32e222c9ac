import type { MemberWords } from "./member-catalogue.en.ts";

const member: MemberWords = {
  deletion: {
    label: "Төлөвлөсөн устгал",
    planned: (date) =>
      `Таны бүртгэл устах өдөр: ${date}. Тэр хүртэл профайлууд тань нуугдсан байх бөгөөд юу ч устахгүй.`,
    keep: "Бүртгэлээ үлдээх",
    kept: "Таны бүртгэл хэвээр үлдлээ",
  },
};

export default member;
