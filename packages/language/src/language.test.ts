import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createLanguage } from "./language.ts";

const language = createLanguage();
const found = (text: string, romanised?: boolean) =>
  language.findConcepts(text, romanised === undefined ? {} : { romanised }).map((match) => match.concept);

describe("finding concepts", () => {
  test.each([
    "I am an accountant in a bank",
    "Нягтлан бодогчоор ажиллаж байсан",
    "Nyagtlan bodogch hiij baisan",
  ])("“%s” is about accounting", (text) => expect(found(text)).toContain("accounting"));
  test("the longest name wins", () => {
    expect(found("digital marketing")).toContain("digital-marketing");
    expect(found("digital marketing")).not.toContain("marketing");
  });
  test("case endings do not hide a concept", () => {
    for (const form of ["татварын", "татвараас", "татварт", "татварыг", "татвартай", "татвараар"])
      expect(found(form)).toContain("tax");
  });
  test("words that only sound alike are told apart", () => {
    expect(found("харин энэ")).not.toContain("egypt");
    expect(found("зураг харуулсан")).not.toContain("security-guard");
    expect(found("зах зээлд гарах")).not.toContain("lending");
    expect(found("the law of the hotel")).not.toContain("beekeeping");
    expect(found("дараа бодно")).not.toContain("poultry-pig-farming");
    expect(found("Тарагт суманд төрсөн")).not.toContain("meat-dairy-industry");
    expect(found("замын ажил")).not.toContain("zamyn-uud");
    expect(found("Замын-Үүдэд, Zamiin-Uud hotod")).toContain("zamyn-uud");
    expect(found("савлалт")).toEqual(["packaging"]);
    expect(found("далан машинтай, 400 шоо метр")).toEqual([]);
    expect(found("3 sumiin naadam", true)).not.toContain("religion-topic");
  });
  test("a word is found in any form that its phrase may take, in both scripts", () => {
    for (const text of ["татварын тайлангаа", "татвар тайлан", "tatvariin tailan", "tatvar tailangaas"])
      expect(found(text, true), text).toContain("tax");
    expect(found("figmagaar zagvar gargadag", true)).toContain("figma");
  });
  test("a match says where it stands, in the words of the text", () => {
    const text = "Манайд React-ээр бичдэг хүн бий";
    const match = language.findConcepts(text).find(({ concept }) => concept === "react");
    expect(match).toMatchObject({ surface: "React-ээр" });
    expect(text.slice(match?.start, match?.end)).toBe("React-ээр");
  });
  test("never throws, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), fc.boolean(), (text, romanised) => {
        expect(() => found(text, romanised)).not.toThrow();
      }),
    );
  });
});

describe("tags", () => {
  test("a tag is its whole, or else its last words", () => {
    expect(language.conceptOfTag("front-end", "skill")).toBe("frontend-development");
    expect(language.conceptOfTag("IFRS нягтлан бодох бүртгэл", "skill")).toBe("accounting");
    expect(language.conceptOfTag("xyzzy")).toBeUndefined();
  });
  test("a tag label counts only where it is the whole text", () => {
    const language = createLanguage({
      sources: [
        "@skill\n\ngo-language\nen: golang\nmn: го хэл\ntag: Go; R language; дэмжлэг\n\nhelp\nen: help; language\nmn: тусламж\ntag: дэмжлэг; Go",
      ],
    });
    expect(language.conceptsOfTag("go")).toEqual(["go-language", "help"]);
    expect(language.conceptsOfTag(" R-language. ")).toEqual(["go-language"]);
    expect(language.conceptsOfTag("Дэмжлэг", ["skill"])).toEqual(["go-language", "help"]);
    expect(language.conceptsOfTag("demjleg")).toEqual(["go-language", "help"]);
    expect(language.findConcepts("Go").map((match) => match.surface)).toEqual(["Go", "Go"]);
    for (const text of [
      "Go and",
      "Go, Go",
      "we go",
      "R",
      "дэмжлэгийн",
      "дэмжлэг хэрэгтэй",
      "demjleg heregtei bna",
    ])
      expect(language.findConcepts(text), text).toEqual([]);
    expect(language.conceptOfTag("the R language")).toBe("help");
  });

  test("a name that is shown may count only as a whole tag", () => {
    const language = createLanguage({
      sources: ["@industry\n\nfelt\nen: felt; felt goods\nmn: эсгий\ntag: felt\n"],
    });
    expect(language.labelOf("felt", "en")).toBe("felt");
    expect(language.conceptsOfTag("Felt")).toEqual(["felt"]);
    expect(language.findConcepts("she felt tired")).toEqual([]);
    expect(language.findConcepts("we sell felt goods").map((match) => match.concept)).toEqual(["felt"]);
  });
  test.each([
    "she felt that the beta was a bonus",
    "a team with a purpose at full velocity",
    "40 сая төгрөгийн үнэтэй санаа",
    "duulga ugluu bur",
    "we use technology",
  ])("“%s” names nothing that is done or made", (text) => {
    expect(language.findConcepts(text).filter(({ kind }) => kind !== "stage")).toEqual([]);
  });

  test.each([
    ["Засвар үйлчилгээ хийдэг.", "repair-maintenance", "building-finishing"],
    ["Нийгмийн төсөл хэрэгжүүлдэг.", "ngo-management", "community-development-work"],
    ["Baglaa boodol hiine.", "packaging", "floristry"],
    ["Tsetsgiin baglaa hiine.", "floristry", "packaging"],
    ["Mine camp management", "site-camp-services", "humanitarian-programmes"],
  ])("“%s” is %s and not %s", (text, meant, other) => {
    const found = language.findConcepts(text).map(({ concept }) => concept);
    expect(found).toContain(meant);
    expect(found).not.toContain(other);
  });
  test.each([
    [
      "Англи, хятад, герман, орос хэлний бичгийн орчуулга",
      ["english-language", "chinese-language", "german-language", "russian-language"],
    ],
    ["Орос болон солонгос хэлтэй.", ["russian-language", "korean-language"]],
    ["Орост сурсан, солонгос хэлтэй.", ["korean-language"]],
    ["Герман, хятад орчуулагч.", ["german-language", "chinese-language"]],
    ["Солонгост орчуулагч байсан.", []],
    ["Хятад, Оросын хил", []],
    ["Харилцагчид монголоор хариулна.", ["mongolian-language"]],
    ["angli mongol orchuulagch ajil haij bn", ["english-language", "mongolian-language"]],
  ])("of listed languages only the last is called one: “%s”", (text, languages) => {
    const found = language.findConcepts(text).filter(({ kind }) => kind === "language");
    expect(found.map(({ concept }) => concept)).toEqual(languages);
  });
  test("what is called by what there is none of is not refused by its name", () => {
    const [found] = language.findConcepts("no salary, need a driver");
    expect(found).toMatchObject({ concept: "unpaid-start", role: undefined });
  });
  test("in a tag that names nothing else its everyday words count", () => {
    const language = createLanguage({
      sources: [
        "@skill\n\nphoto\nen: photography\nmn: гэрэл зураг\ntag: camera\n\nsetup\nen: system setup\nmn: суурилуулалт",
      ],
    });
    expect(language.conceptOfTag("camera systems")).toBe("photo");
    expect(language.conceptOfTag("camera system setup")).toBe("setup");
    expect(language.conceptsOfTag("camera systems")).toEqual([]);
    expect(language.findConcepts("camera systems")).toEqual([]);
  });
  test.each([
    ["Senior .NET", ["dotnet"]],
    ["Жуулчны кемпийн менежер", ["tourist-camps"]],
    ["PET recycling", ["waste-management"]],
    ["PV design", ["solar-energy", "design", "design-industry"]],
    ["Төсвийн инженер", ["cost-estimation", "estimator-role"]],
    ["төсөвчин", ["cost-estimation", "estimator-role"]],
    ["ятгач", ["traditional-music"]],
    ["ятгачин", ["traditional-music"]],
    ["гуталч", ["leather-product-making", "shoemaker-saddler-role"]],
    ["IT-чин", ["information-technology"]],
    ["Russian van driver", ["russian-language", "professional-driving", "driver"]],
  ])("“%s” names its trade, and nothing of another field", (tag, concepts) => {
    expect(language.findConcepts(tag, { isTag: true }).map(({ concept }) => concept)).toEqual(concepts);
  });
  test.each([
    ["clothes", "fashion"],
    ["drone survey", "drones"],
    ["satellite pictures", "remote-sensing"],
    ["React хөгжүүлэгч", "frontend-developer"],
    ["техникийн cofounder", "technical-co-founder"],
    ["хуванцар сав дахин боловсруулдаг үйлдвэр", "waste-management"],
    ["урьдчилан сэргийлэх үзлэг", "screening-prevention"],
    ["төлбөртэй ажил хийнэ", "paid-salary"],
  ])("“%s” is %s", (text, concept) => {
    expect(language.findConcepts(text).map((match) => match.concept)).toContain(concept);
  });
  test.each([
    ["a therapist checks the video", "psychologist", { isTag: false }],
    ["урьдчилан сэргийлэх үзлэг", "cancer-screening", { isTag: false }],
    ["3D scanner", "photogrammetry", { isTag: true }],
    ["хэмждэг", "calibration", { isTag: true }],
  ])("“%s” is no %s", (text, concept, options) => {
    expect(language.findConcepts(text, options).map((match) => match.concept)).not.toContain(concept);
  });
  test("labels come in the reader's language", () => {
    expect(language.labelOf("accounting", "en")).toBe("accounting");
    expect(language.labelOf("accounting", "mn")).toMatch(/бүртгэл/);
    expect(language.labelOf("no-such-thing", "mn")).toBe("no-such-thing");
  });
});

describe("similarity", () => {
  test("the narrower serves the broader better than the other way round", () => {
    expect(language.similarity("frontend-development", "react")).toBeGreaterThan(
      language.similarity("react", "frontend-development"),
    );
    expect(language.similarity("accounting", "accounting")).toBe(1);
    expect(language.similarity("accounting", "cooking")).toBe(0);
    expect(language.similarity("crop-farming", "crop-industry")).toBeGreaterThan(0.7);
    expect(language.similarity("crop-farming", "soil-topic")).toBeLessThan(0.5);
  });
  test("any skill of a craft is of some use to who looks for a practitioner", () => {
    for (const [role, skill] of [
      ["lawyer", "labour-law"],
      ["accountant-role", "ifrs"],
      ["journalist", "journalism"],
      ["graphic-designer-role", "icon-design"],
    ] as const)
      expect(language.similarity(role, skill), `${skill} for ${role}`).toBeGreaterThanOrEqual(0.35);
    expect(language.similarity("lawyer", "masonry-concrete")).toBe(0);
  });
  test("what nearly everybody does is no craft", () => {
    const languageOf = (skills: number) =>
      createLanguage({
        sources: [
          "@skill\n\nbusiness\nen: business\nmn: бизнес\n",
          "@role\n\nboss\nen: boss\nmn: дарга\nimplies: business\n",
          ...Array.from(
            { length: skills },
            (_, at) => `@skill\n\ns${at}\nen: skill ${at}\nmn: чадвар ${at}\nbroader: business\n`,
          ),
        ],
      });
    expect(languageOf(120).similarity("boss", "s2")).toBe(0.42);
    expect(languageOf(121).similarity("boss", "s2")).toBe(0);
  });
  test("is never above one, and a concept serves itself best", () => {
    for (const { id } of language.concepts)
      for (const [need, value] of language.serves(id))
        expect(value <= 1 && (need === id) === (value === 1)).toBe(true);
  });
});

describe("places", () => {
  test("filters understand what lies within what", () => {
    expect(language.isWithin(language.placeOf("San Francisco, CA") ?? "", "usa")).toBe(true);
    expect(language.isWithin(language.placeOf("Berlin, Germany") ?? "", "europe")).toBe(true);
    expect(language.isWithin("usa", "san-francisco")).toBe(false);
  });
  test.each(["Улаанбаатар", "Улаанбаатарт", "Ulaanbaatar, Mongolia", "Ulaanbaatar"])(
    "“%s” is Ulaanbaatar",
    (text) => expect(language.placeOf(text)).toBe("ulaanbaatar"),
  );
  test.each([
    ["Онлайн", "remote"],
    ["Online", "remote"],
    ["Mörön", "murun"],
    ["Оюу толгой", "khanbogd"],
  ])("%s is %s", (text, place) => expect(language.placeOf(text)).toBe(place));
  test("an unknown place is none", () => expect(language.placeOf("Xyzzyville")).toBeUndefined());
});

test.each([
  ["Оройн цагаар. Нягтлангийн аутсорсинг компани.", "small-business-bookkeeping"],
  ["Хөгжмийн багш (хагас цагаар) авна.", "appointments-scheduling"],
  ["Төвийн гудамжны зам. Сумын төвд 3 км.", "zamyn-uud"],
  ["My partner would be the face of it: sales, contacts.", "saas-sales"],
  ["Back in March, then we'll see.", "water-supply-topic"],
  ["We sew canvas and felt.", "canva"],
])("no name goes on behind its sentence, nor is another word taken for it: “%s” is not of %s", (text, id) => {
  expect(
    createLanguage()
      .findConcepts(text)
      .map(({ concept }) => concept),
  ).not.toContain(id);
});

test("a name with a short form goes on behind its point", () => {
  const found = createLanguage().findConcepts("Born in St. Petersburg.");
  expect(found.map(({ surface }) => surface)).toContain("St. Petersburg");
});
