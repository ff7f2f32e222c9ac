import type { Words } from "../../../../lib/language/index.ts";

const member: Words["member-menu"] = {
  menu: (name) => `Таны бүртгэл: ${name}`,
  profile: "Профайл",
  myProfile: "Миний профайлын маягт",
  settings: "Тохиргоо",
  signOut: "Гарах",
  signOutFailed:
    "Энэ төхөөрөмж дээр таны юу ч үлдээгүй, гэхдээ сүлжээнд холбогдож чадсангүй. Сүлжээнд холбогдмогц та бүрэн гарна.",
  fault: "Алдаа!",
  messages: "Зурвас",
  connections: "Холбоо",
  applications: "Хүсэлтүүд",
  services: "Үйлчилгээний хүсэлт",
  events: "Арга хэмжээ",
  hours: "Менторын цаг",
  announcements: "Зарлал",
  manage: "Удирдлагын хэсэг",
  moderation: "Гомдол шийдвэрлэх",
  unreadMessages: (count) => `Уншаагүй ${count} зурвас`,
  notifications: "Мэдэгдэл",
  unreadNotifications: (count) => `Уншаагүй ${count} мэдэгдэл`,
  newsArrived: "Танд шинэ мэдэгдэл ирлээ",
  notificationsLoad: "Мэдэгдлийг ачаалж байна…",
};

export default member;
