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
    programmes: {
      title: "Хөтөлбөрүүд",
      description: "Хөтөлбөр нээж, хүмүүсийг урьж, хэн оролцохыг шийднэ.",
    },
    services: { title: "Үйлчилгээний хүсэлт", description: "Үйлчилгээ хүссэн гишүүдэд хариулна." },
    members: { title: "Гишүүд", description: "Хүн бүрийг хайж олно, урина, анхаарна." },
    rounds: {
      title: "Танилцах уулзалт",
      description: "Хоёр хоёроороо уулзах богино уулзалтыг төлөвлөж, ээлж ээлжээр нь явуулна.",
    },
    introductions: { title: "Танилцуулга", description: "Танилцвал зохих хоёр гишүүнийг танилцуулна." },
    events: {
      title: "Арга хэмжээ",
      description: "Суудал, хүлээлгийн жагсаалт, сануулгатай арга хэмжээ төлөвлөнө.",
    },
    announcements: { title: "Зарлал", description: "Хөтөлбөрийн гишүүдэд эсвэл бүгдэд мэдээ хүргэнэ." },
  },
};

export default manage;
