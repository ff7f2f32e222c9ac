/** Why something is reported, and the rules that a decision about it names. Free of code that checks: the browser loads it too. */
export const reportReasons = ["spam", "scam", "harassment", "fake", "inappropriate", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportReasonNames: Readonly<Record<"en" | "mn", Readonly<Record<ReportReason, string>>>> = {
  en: {
    spam: "Advertising or the same message to everyone",
    scam: "Asks for money, or looks like a fraud",
    harassment: "Insults or harasses",
    fake: "Is not who they say they are",
    inappropriate: "Does not belong here",
    other: "Something else",
  },
  mn: {
    spam: "Зар сурталчилгаа эсвэл бүгдэд ижил зурвас",
    scam: "Мөнгө нэхсэн, залилан шиг санагдсан",
    harassment: "Доромжилсон, дарамталсан",
    fake: "Өөрийгөө өөр хүн гэж танилцуулсан",
    inappropriate: "Энд байх ёсгүй зүйл",
    other: "Өөр зүйл",
  },
};

export const conductRules = ["honesty", "respect", "no-spam", "no-fraud", "lawful"] as const;
export type ConductRule = (typeof conductRules)[number];

export const conductRuleNames: Readonly<Record<"en" | "mn", Readonly<Record<ConductRule, string>>>> = {
  en: {
    honesty: "Be who you say you are, and tell the truth",
    respect: "Treat others with respect",
    "no-spam": "No advertising, and not the same words to everyone",
    "no-fraud": "Deceive nobody about money",
    lawful: "Nothing that the law forbids",
  },
  mn: {
    honesty: "Өөрийгөө үнэнээр танилцуулж, үнэн зүйл бичих",
    respect: "Бусдыг хүндэтгэх",
    "no-spam": "Зар сурталчилгаа, бүгдэд ижил зурвас илгээхгүй байх",
    "no-fraud": "Мөнгөний талаар хэнийг ч хуурахгүй байх",
    lawful: "Хуулиар хориглосон зүйл оруулахгүй байх",
  },
};
