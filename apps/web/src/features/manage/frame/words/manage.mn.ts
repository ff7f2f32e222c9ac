import type { Words } from "../../../../lib/language/index.ts";

const manage: Words["manage"] = {
  head: {
    title: "Удирдлагын ширээ",
    description: "Хөтөлбөрөө явуулахад хэрэгтэй бүхэн нэг дор.",
  },
  navigation: "Удирдлагын хэсгүүд",
  sections: {
    overview: { title: "Тойм", description: "Юу болж байгааг нэг харцаар." },
    moderation: {
      title: "Гомдол шийдвэрлэх",
      description: "Гомдол, давж заалдах хүсэлтийг шийдвэрлэж, бүртгэлийн асуудалд тусална.",
    },
    services: { title: "Үйлчилгээний хүсэлт", description: "Үйлчилгээ хүссэн гишүүдэд хариулна." },
    announcements: { title: "Зарлал", description: "Хөтөлбөрийн гишүүдэд эсвэл бүгдэд мэдээ хүргэнэ." },
  },
};

export default manage;
