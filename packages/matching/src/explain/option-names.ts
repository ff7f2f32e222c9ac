import type { Language } from "@khamt/language";

/** Values of the forms' options in both languages, as sentences have them: the forms' own names without a capital letter. */
export const optionNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  "full-time": { en: "full-time", mn: "бүтэн цагаар" },
  "part-time": { en: "part-time", mn: "хагас цагаар" },
  consulting: { en: "consulting", mn: "зөвлөхөөр" },
  weekends: { en: "weekends", mn: "амралтын өдрөөр" },
  startup: { en: "startup", mn: "стартап" },
  small: { en: "small", mn: "жижиг" },
  medium: { en: "medium", mn: "дунд" },
  large: { en: "large", mn: "том" },
  enterprise: { en: "enterprise", mn: "маш том" },
  idea: { en: "idea", mn: "санаа" },
  concept: { en: "concept", mn: "концепц" },
  planning: { en: "planning", mn: "төлөвлөлт" },
  prototype: { en: "prototype", mn: "прототип" },
  mvp: { en: "MVP", mn: "анхны хувилбар" },
  growth: { en: "growth", mn: "өсөлт" },
  verified: { en: "verified", mn: "баталгаажсан" },
  remote: { en: "remote", mn: "зайнаас" },
  onsite: { en: "on site", mn: "оффисоос" },
  hybrid: { en: "hybrid", mn: "хосолсон" },
  "0-1": { en: "under 1 year", mn: "1 жил хүртэл" },
  "1-3": { en: "1–3 years", mn: "1–3 жил" },
  "3-5": { en: "3–5 years", mn: "3–5 жил" },
  "5-10": { en: "5–10 years", mn: "5–10 жил" },
  "10+": { en: "10+ years", mn: "10 жилээс дээш" },
};
