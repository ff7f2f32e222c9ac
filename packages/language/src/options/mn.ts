import type { options as english } from "./en.ts";

type Names<Groups> = {
  readonly [Group in keyof Groups]: { readonly [Value in keyof Groups[Group]]: string };
};

export const options: Names<typeof english> = {
  stage: {
    idea: "Санаа",
    concept: "Концепц",
    planning: "Төлөвлөлт",
    prototype: "Прототип",
    mvp: "Анхны хувилбар (MVP)",
    growth: "Өсөлт",
  },
  industry: {
    technology: "Технологи",
    healthcare: "Эрүүл мэнд",
    finance: "Санхүү",
    education: "Боловсрол",
    ecommerce: "Цахим худалдаа",
    entertainment: "Зугаа цэнгээн",
    agriculture: "Хөдөө аж ахуй",
    "real-estate": "Үл хөдлөх хөрөнгө",
    logistics: "Тээвэр, ложистик",
    other: "Бусад",
    fintech: "Финтек",
    healthtech: "Эрүүл мэндийн технологи",
    "food-beverage": "Хоол хүнс, ундаа",
    cleantech: "Цэвэр технологи",
    software: "Программ хангамж",
    marketing: "Маркетинг",
    design: "Дизайн",
    manufacturing: "Үйлдвэрлэл",
    retail: "Жижиглэн худалдаа",
    consulting: "Зөвлөх үйлчилгээ",
  },
  companySize: {
    startup: "Стартап (1–10 хүн)",
    small: "Жижиг (11–50 хүн)",
    medium: "Дунд (51–200 хүн)",
    large: "Том (201–1000 хүн)",
    enterprise: "Маш том (1000-аас дээш хүн)",
  },
  annualRevenue: {
    "0-100m": "100 сая төгрөг хүртэл",
    "100m-500m": "100–500 сая төгрөг",
    "500m-1b": "500 сая–1 тэрбум төгрөг",
    "1b+": "1 тэрбум төгрөгөөс дээш",
  },
  experience: {
    "0-1": "1 жил хүртэл",
    "1-3": "1–3 жил",
    "3-5": "3–5 жил",
    "5-10": "5–10 жил",
    "10+": "10 жилээс дээш",
  },
  workStyle: { remote: "Зайнаас", hybrid: "Хосолсон", onsite: "Оффисоос" },
  availability: {
    "full-time": "Бүтэн цагаар",
    "part-time": "Хагас цагаар",
    consulting: "Зөвлөхөөр",
    weekends: "Амралтын өдрөөр",
  },
  fundingBand: {
    "0-10k": "0–10 мянган доллар",
    "10k-50k": "10–50 мянган доллар",
    "50k-200k": "50–200 мянган доллар",
    "200k+": "200 мянган доллараас дээш",
  },
  budgetBand: {
    "under-10k": "10 мянган доллар хүртэл",
    "10k-25k": "10–25 мянган доллар",
    "25k-50k": "25–50 мянган доллар",
    "50k-100k": "50–100 мянган доллар",
    "over-100k": "100 мянган доллараас дээш",
  },
};
