import type { DeskCatalogue } from "./desk.ts";

export const deskMn: DeskCatalogue = {
  subject: (count) => `Удирдлагын хэсэгт тань ${count} зүйл хүлээгдэж байна`,
  intro: "Өнөөдөр таны анхаарал шаардсан зүйлс, яаралтайгаас нь эхлэв.",
  tasks: {
    reports: (count) => `Шийдвэрлэх ${count} гомдол`,
    appeals: (count) => `Шийдвэрийг дахин хянуулах ${count} хүсэлт`,
    "account-appeals": (count) => `Бүртгэлийн тухай шийдвэрийг дахин хянуулах ${count} хүсэлт`,
    services: (count) => `Үйлчилгээний ${count} хүсэлт`,
    applications: (count) => `Хөтөлбөрт элсэх ${count} хүсэлт`,
    decisions: (count) => `Хүсэлт илгээгчид мэдэгдээгүй ${count} шийдвэр`,
    jobs: (count) => `Сайтын ${count} төрлийн ажил амжилтгүй болсон`,
    letters: (count) => `${count} имэйл хүргэгдээгүй`,
    disk: (count) => `Сайтын ${count} диск бараг дүүрсэн`,
  },
  see: "Дэлгэрэнгүйг нээж харах",
  button: "Удирдлагын хэсгийг нээх",
  choose: "Ямар имэйл авахаа сонгох",
  stop: "Өдөр тутмын энэ имэйлийг зогсоох",
};
