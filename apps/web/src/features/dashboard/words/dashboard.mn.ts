import type { Words } from "../../../lib/language/index.ts";

const dashboard: Words["dashboard"] = {
  head: {
    title: "Хянах самбар",
    description: "«Хамт» дээрх санаа, түнш, хувь хүн, компанийн тоо ба таны дараагийн алхам.",
  },
  intro: "Юу байгааг нэг дороос хараад, хүссэн хэсэгтээ шууд ороорой.",
  matchForMe: "Надад тохирохыг AI-аар олох",
  matchIdeasForMe: "Надад тохирох санааг AI-аар олох",
  counts: {
    label: "Тоо",
    ideas: "Санаа",
    partners: "Түнш",
    individuals: "Хувь хүн",
    companies: "Компани",
  },
  culture: {
    title: "Гишүүд хэр хурдан хариулдаг вэ?",
    accepted: "нь зөвшөөрөгдсөн (сүүлийн 90 хоногийн урилгаас)",
    hours: (count) => `${count} цаг`,
    answered: "дотор урилгын тэн хагас нь анхны хариугаа авдаг",
    active: (): string => "хүн энэ долоо хоногт орж ирсэн",
  },
  features: {
    title: "Эндээс эхлээрэй",
    ideas: { title: "Стартап санаа", text: "Санаанууд, тэдэнд хэрэгтэй ур чадвар.", action: "Санаа үзэх" },
    cofounders: {
      title: "Хамтран үүсгэн байгуулагчид",
      text: "Хамтдаа бүтээхийг хүссэн хүмүүс, тэдний ур чадвар.",
      action: "Хамтрагч олох",
    },
    matches: {
      title: "Миний тохирлууд",
      text: "Танд хэн, яагаад тохирохыг харна.",
      action: "Тохирлуудаа нээх",
    },
  },
  partners: {
    title: "Түншийн төрөл",
    individual: "Хувь хүмүүс",
    individualText: "Үүсгэн байгуулагч, мэргэжилтэн, фрилансер",
    company: "Компаниуд",
    companyText: "Студи, зөвлөх, үйлдвэрлэл, үйлчилгээний компани",
  },
  quick: {
    title: "Түргэн үйлдэл",
    search: "Бүгдээс хайх",
    browse: "Санааг үе шат, шаардлагатай хөрөнгөөр шүүх",
    projects: "Нээлттэй төслүүдийг үзэх",
    profile: "Профайл үүсгэх",
    categories: "Ангиллаар үзэх",
  },
};

export default dashboard;
