import type { Words } from "../../../lib/language/index.ts";

const deliveryKinds: Words["delivery-kinds"] = {
  "new-match": "Шинэ тохирол",
  "search-match": "Хадгалсан хайлтад шинэ тохирол",
  invitation: "Урилга",
  "invitation-answer": "Урилгын хариу",
  question: "Урилгын талаарх асуулт",
  message: "Зурвас",
  application: "Хүсэлт",
  "application-answer": "Хүсэлтийн хариу",
  "listing-expiring": "Зарын хугацаа дуусаж байна",
  review: "Үнэлгээ",
  story: "Таны тухай амжилтын түүх",
  "story-answer": "Таны амжилтын түүхийн хариу",
  service: "Үйлчилгээний хүсэлт",
  "service-answer": "Үйлчилгээний хүсэлтийн хариу",
  "still-looking": "Та хайсаар байна уу?",
  moderation: "Профайлын тухай шийдвэр",
  verification: "Баталгаажуулалт",
  report: "Шийдвэрлэх гомдол",
  "report-answer": "Таны гомдлын хариу",
  appeal: "Шийдвэрийг эсэргүүцсэн хүсэлт",
  "programme-application": "Таны хөтөлбөрт ирсэн хүсэлт",
  "programme-answer": "Хөтөлбөрийн хариу",
  trouble: "Сайт дээр гарсан доголдол",
  announcement: "Зарлал",
  event: "Арга хэмжээ",
  introduction: "Танилцуулга",
  digest: "Тойм",
  desk: "Удирдлагын ширээнд хүлээгдэж буй зүйл",
};

export default deliveryKinds;
