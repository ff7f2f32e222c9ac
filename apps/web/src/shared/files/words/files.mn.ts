import type { Words } from "../../../lib/language/index.ts";

const filesField: Words["files"] = {
  choose: "Файл сонгох",
  drop: "эсвэл файлаа энд чирч оруулна уу",
  rules: (most) => `PDF, JPG, PNG файл. Тус бүр нь 10 МБ хүртэл, дээд тал нь ${most} файл.`,
  count: (stored, most) => `${stored} / ${most}`,
  chosen: "Файлууд",
  uploading: (left) => `Хуулж байна… ${left} файл үлдлээ`,
  progress: (name) => `Хуулалтын явц: ${name}`,
  waiting: "Хүлээж байна",
  cancel: (name) => `Цуцлах: ${name}`,
  retry: (name) => `Дахин оролдох: ${name}`,
  remove: (name) => `Хасах: ${name}`,
  uploaded: (name) => `Хууллаа: ${name}`,
  cancelled: (name) => `Цуцаллаа: ${name}`,
  removed: (name) => `Хаслаа: ${name}`,
  nameless: "Файл",
  gone: "Энэ файл байхгүй болсон. Хасаад дахин хуулна уу.",
  success: { title: "Амжилттай", text: "Файл амжилттай хуулагдлаа" },
  failure: {
    title: "Алдаа гарлаа",
    noNetwork: "Холболт алга. Сүлжээнд холбогдоод дахин оролдоно уу.",
    noAddress: "Upload URL олдсонгүй",
    notTaken: "Файл хуулж чадсангүй",
    unreadable:
      "Файлыг уншиж чадсангүй: файл гэмтсэн, зургийн хэмжээ нь хэт том, эсвэл агуулга нь нэртэйгээ таарахгүй байна. Өөр файл сонгоно уу.",
  },
  limit: { title: "Хязгаар хэтэрсэн", text: (most) => `Дээд тал нь ${most} файл хуулж болно.` },
  type: {
    title: "Файлын төрөл буруу",
    text: (names, types) => `${names}: зөвхөн ${types} файл хуулна уу.`,
  },
  size: { title: "Файл хэт том", text: (names) => `${names}: файл 10 МБ-аас ихгүй байна.` },
  empty: { title: "Хоосон файл", text: (names) => `${names}: дотор нь юу ч алга.` },
  picture: {
    rules: "JPG эсвэл PNG, 10 МБ хүртэл.",
    add: "Зураг нэмэх",
    replace: "Зураг солих",
    remove: "Зургийг хасах",
    removed: "Зургийг хаслаа.",
    uploading: "Зураг хуулж байна…",
    cancel: "Хуулахыг цуцлах",
    retry: "Дахин оролдох",
  },
};

export default filesField;
