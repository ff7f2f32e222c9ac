/** What Khamt itself offers. Free of code that checks: the browser loads it too. */

export const serviceCategories = ["consulting", "technical", "training"] as const;

export const serviceIds = [
  "startup-consulting",
  "investment-advisory",
  "legal-support",
  "web-development",
  "design",
  "digital-marketing",
  "business-training",
  "tech-training",
  "mentorship",
] as const;

export type ServiceCategory = (typeof serviceCategories)[number];
export type ServiceId = (typeof serviceIds)[number];

export const servicesOf: Readonly<Record<ServiceCategory, readonly ServiceId[]>> = {
  consulting: ["startup-consulting", "investment-advisory", "legal-support"],
  technical: ["web-development", "design", "digital-marketing"],
  training: ["business-training", "tech-training", "mentorship"],
};

export const serviceNames: Readonly<Record<"en" | "mn", Readonly<Record<ServiceId, string>>>> = {
  en: {
    "startup-consulting": "Startup Consulting",
    "investment-advisory": "Investment Advisory",
    "legal-support": "Legal Support",
    "web-development": "Web Development",
    design: "Design",
    "digital-marketing": "Digital Marketing",
    "business-training": "Business Training",
    "tech-training": "Tech Training",
    mentorship: "Mentorship",
  },
  mn: {
    "startup-consulting": "Стартапын зөвлөгөө",
    "investment-advisory": "Хөрөнгө оруулалтын зөвлөгөө",
    "legal-support": "Хуулийн туслалцаа",
    "web-development": "Вэб хөгжүүлэлт",
    design: "Дизайн",
    "digital-marketing": "Дижитал маркетинг",
    "business-training": "Бизнесийн сургалт",
    "tech-training": "Технологийн сургалт",
    mentorship: "Менторын хөтөлбөр",
  },
};

/** What the forms take, in characters. */
export const requestLengths = {
  need: { least: 30, most: 4000 },
  /** Of a time, which is asked for or proposed in words. */
  time: 200,
  answer: 2000,
  reason: 1000,
} as const;
/** Requests that one account may have under way. */
export const mostOpenRequests = 5;
