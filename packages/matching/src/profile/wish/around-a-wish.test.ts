// However it is asked for, a trade is what is looked for, and nothing else is.
import { expect, test } from "vitest";
import { readWish } from "../../../test/read-wish.ts";
import { conceptsOf } from "../named.ts";
import type { ProfileKind } from "../profile.ts";

/** What is asked for, or offered; a word that no concept is called stands for itself. */
function namedIn(text: string, target: ProfileKind): string[] {
  const { needs, offers } = readWish(text, target);
  return [...needs, ...offers]
    .flatMap((mention) => [
      ...conceptsOf(mention),
      ...mention.parts.filter(isUnknown).map(({ term }) => term),
    ])
    .toSorted();
}

const isUnknown = ({ concepts }: { readonly concepts: readonly string[] }) => concepts.length === 0;

const trades = {
  en: ["accountant", "nurse", "welder", "journalist", "carpenter", "software tester"],
  mn: ["нягтлан", "сувилагч", "гагнуурчин", "сэтгүүлч", "мужаан", "орчуулагч"],
  la: ["nyagtlan", "suvilagch", "gagnuurchin", "setguulch", "orchuulagch"],
};
const services = {
  en: ["translation", "web development", "interior design", "bookkeeping"],
  mn: ["орчуулга", "вэб хөгжүүлэлт", "лого", "нягтлан бодох бүртгэл"],
  la: ["orchuulga", "veb hugjuulelt"],
};

const asked: readonly [ProfileKind, Readonly<Record<keyof typeof trades, readonly string[]>>][] = [
  [
    "cofounder",
    {
      en: [
        "my startup needs {} badly",
        "urgently need {}",
        "I want to hire {}",
        "help me find {}",
        "where can I find {}",
        "can somebody recommend {}",
        "hi, I'm Bold, I need {}",
        "my cousin needs {}",
        "a co-founder who is {}",
        "{} to share profits with",
        "we lost our {}",
      ],
      mn: [
        "{} яаралтай хэрэгтэй",
        "{} таних хүн байна уу",
        "{} зуучлаад өгөөч",
        "{} санал болгооч",
        "{} туслаач",
        "бидний багт {} дутаж байна",
        "{} дутуу",
        "чадварлаг {}",
        "Монголын шилдэг {}",
        "{} хувьцаатай",
        "өндөр цалинтай {}",
        "{}, нас хамаагүй",
        "{} зөвлөгөө авмаар байна",
        "Намайг Болд гэдэг. {} хайж байна",
      ],
      la: ["{} yaraltai heregtei", "{} angli heltei", "manai bagt {} dutaj bn", "{} zuwlugoo avmaar bn"],
    },
  ],
  [
    "idea",
    {
      en: ["self-taught {}", "former {}", "{} by profession", "trained as {}", "{}, bored of my job"],
      mn: ["{} мэргэжилтэй", "Би {} хүн, санаа хайж байна", "хуучин {}"],
      la: ["{} mergejiltei", "{} bsan"],
    },
  ],
];
const bought: Readonly<Record<keyof typeof services, readonly string[]>> = {
  en: [
    "{} provider",
    "supplier for {}",
    "{} contractor needed",
    "need a quote for {}",
    "tender: {}",
    "affordable {}",
    "compare offers for {}",
    "{} with invoice",
  ],
  mn: [
    "{} гүйцэтгэгч хайж байна",
    "{} төсөв 10 сая",
    "{} НӨАТ-тай",
    "{} үнийн санал авъя",
    "{} гэрээгээр хийлгэнэ",
    "нэг удаагийн {}",
    "{} хийж өгөөч",
  ],
  la: ["{} uniin sanal avya", "{} hiilgemeer bn"],
};
const scripts = ["en", "mn", "la"] as const;
const grid = [
  ...asked.flatMap(([target, texts]) =>
    scripts.flatMap((script) => texts[script].map((text) => [text, target, trades[script]] as const)),
  ),
  ...scripts.flatMap((script) => bought[script].map((text) => [text, "company", services[script]] as const)),
];

test.each(grid)("“%s” to %s", (text, target, names) => {
  for (const name of names) expect(namedIn(text.replace("{}", name), target)).toEqual(namedIn(name, target));
});

test.each([
  ["физиийн багш хэрэгтэй", "stem-teaching"],
  ["suvilgch heregtei", "nursing"],
  ["gagnurchin haij bn", "welding"],
  ["optical chraacter recognition", "ocr"],
])("“%s”, with a slip, asks for %s", (text, wanted) => expect(namedIn(text, "cofounder")).toContain(wanted));

test.each<[string, ProfileKind, string, string]>([
  ["a co-founder for sales and marketing", "cofounder", "sales", "co-founder"],
  ["accountant for a company that makes felt", "cofounder", "accounting", "felt-making"],
  ["Ноос боловсруулдаг компанид нягтлан хэрэгтэй", "cofounder", "accounting", "wool-processing"],
  ["Соёлын төвд дизайнер хайж байна", "cofounder", "designer", "tibetan-language"],
  ["I am Accountant, looking for an idea", "idea", "accounting", "co-founder"],
])("“%s” to %s asks for %s, not for %s", (text, target, wanted, other) => {
  const named = namedIn(text, target);
  expect(named).toContain(wanted);
  expect(named).not.toContain(other);
});
