import type { Words } from "../../../lib/language/index.ts";

const dashboard: Words["dashboard"] = {
  head: {
    title: "Хянах самбар",
    description: "Хамт дээр яг одоо юу байна: санаа, түнш, хувь хүн, компани, мөн дараагийн алхам.",
  },
  intro: "Энд яг одоо юу байгаа, түүнд хүрэх хамгийн дөт зам.",
  matchForMe: "Надад AI тохируулга хийх",
  matchIdeasForMe: "Надад тохирох санаа олох",
  counts: {
    label: "Тоо",
    ideas: "Санаа",
    partners: "Түнш",
    individuals: "Хувь хүн",
    companies: "Компани",
  },
  culture: {
    title: "Энд хэрхэн хариулдаг вэ",
    accepted: "нь сүүлийн 90 хоногийн урилгаас зөвшөөрөгдсөн",
    hours: (count) => `${count} цаг`,
    answered: "дотор урилгын тэн хагас нь анхны хариугаа авдаг",
    active: (): string => "хүн энэ долоо хоногт орж ирсэн",
  },
  features: {
    title: "Эндээс эхлээрэй",
    ideas: { title: "Стартап санаа", text: "Санаанууд ба тэдэнд дутуу ур чадвар.", action: "Санаа үзэх" },
    cofounders: {
      title: "Хамтран үүсгэн байгуулагчид",
      text: "Бүтээх хүсэлтэй хүмүүс, тэдний авчрах зүйл.",
      action: "Хамтрагч олох",
    },
    matches: {
      title: "Миний тохирлууд",
      text: "Хэн танд тохирох, яагаад гэдэг нь.",
      action: "Тохирлуудаа нээх",
    },
  },
  partners: {
    title: "Түншийн төрөл",
    individual: "Хувь хүмүүс",
    individualText: "Үүсгэн байгуулагч, мэргэжилтэн, чөлөөт ажилтан",
    company: "Компаниуд",
    companyText: "Агентлаг, студи, пүүс",
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
