import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { createMatcher } from "../../index.ts";
import { conceptsOf } from "../named.ts";

const matcher = createMatcher({ language: createLanguage() });
const person = (bio: string) => matcher.analyse("cofounder", { id: "person", bio });
const company = (description: string) => matcher.analyse("company", { id: "company", description });
const idea = (description: string, requiredSkills: string[] = []) =>
  matcher.analyse("idea", { id: "idea", description, requiredSkills });

describe("what a text says of others", () => {
  test.each([
    "My clients do accounting on paper. I do sales.",
    "I want to learn accounting. I do sales.",
    "We buy accounting from an agency. I do sales.",
    "My co-founder handles accounting. I do sales.",
    "Нягтлан бодох бүртгэлийг манай түнш хариуцдаг. Би борлуулалт хийдэг.",
    "Үйлчлүүлэгчид нягтлан бодох бүртгэл хийдэг. Би борлуулалт хийдэг.",
    "Нягтлан бодох бүртгэл сурмаар байна. Би борлуулалт хийдэг.",
    "Nyagtlan bodoh burtgel surmaar baina. Bi borluulalt hiideg, turshlagatai.",
  ])("is a topic of a person and no offer: “%s”", (bio) => {
    const { offers, topics } = person(bio);
    expect(topics.flatMap(conceptsOf)).toContain("accounting");
    expect(offers.flatMap(conceptsOf)).not.toContain("accounting");
    expect(offers.flatMap(conceptsOf)).toContain("sales");
  });
  test.each(["There are artists in need of it. I do law.", "Уран бүтээлчид, зураачид олон. Хуульч хийдэг."])(
    "several people of a trade are not who writes: “%s”",
    (bio) => {
      const { offers, topics } = person(bio);
      expect(offers.flatMap(conceptsOf)).toContain("legal");
      expect(offers.flatMap(conceptsOf)).not.toContain("artist-role");
      expect(topics.flatMap(conceptsOf)).toContain("artist-role");
    },
  );
  test("nor are they where one word says that they are several: «тогооч нар»", () => {
    const { offers, topics } = person("Хуульч. Тогооч нартай олон жил ажилласан.");
    expect(offers.flatMap(conceptsOf)).not.toContain("chef");
    expect(topics.flatMap(conceptsOf)).toContain("chef");
  });
  test.each(["Малчидтай гэрээ байгуулж ажилладаг.", "Байгууллагуудтай хамтын ажиллагааны гэрээ хийсэн."])(
    "who agrees with others does no contract law: “%s”",
    (description) => expect(company(description).offers.flatMap(conceptsOf)).not.toContain("contract-law"),
  );
  test("who is asked for contracts does", () => {
    expect(company("Гэрээ байгуулах ажлыг хийдэг.").offers.flatMap(conceptsOf)).toContain("contract-law");
  });
  test("work that is not taken is refused, and nobody is spared", () => {
    const { denied, unwanted } = company("Халаалтын ажил авдаггүй.");
    expect([...denied.keys()]).toContain("home-heating");
    expect(unwanted).toEqual([]);
  });
  test("is less of a topic than what the company does itself", () => {
    const { topics } = company("Our customers do marketing. We do accounting.");
    expect(topics.flatMap(conceptsOf)).toContain("marketing");
    expect(Math.max(...topics.map(({ weight }) => weight))).toBeLessThan(0.7);
  });
});

test.each(["Tax returns give us headaches.", "Татварын тайланд толгой өвддөг."])(
  "what an idea has headaches with it needs: “%s”",
  (text) => expect(idea(text).needs.flatMap(conceptsOf)).toContain("tax"),
);

test("a field that an idea's writer has headaches with is refused by nobody", () =>
  expect([...idea("Халамжийн бичиг цаасанд толгой эргэдэг.").denied.keys()]).toEqual([]));

test("who has retired offers no pensions", () =>
  expect(person("Тэтгэвэрт гарсан. Нягтлан хийдэг.").offers.flatMap(conceptsOf)).not.toContain("pensions"));

describe("what an idea has already", () => {
  test.each([
    "We need accounting and sales. Accounting is already covered.",
    "We need accounting. We already have an accountant who does accounting.",
    "Нягтлан бодох бүртгэл хэрэгтэй. Нягтлан бодох бүртгэл мэддэг хүн манайд бий.",
  ])("is no need: “%s”", (text) => expect(idea(text).needs.flatMap(conceptsOf)).not.toContain("accounting"));
  test("stays one where it is on the list", () =>
    expect(idea("Accounting is already covered.", ["accounting"]).needs.flatMap(conceptsOf)).toContain(
      "accounting",
    ));
  test("is hardly what the idea is about, unlike a field that it has to do with", () => {
    const weights = new Map(
      idea("We have a designer. We have customers in mining.").topics.flatMap((mention) =>
        conceptsOf(mention).map((concept) => [concept, mention.weight]),
      ),
    );
    expect(weights.get("designer")).toBeLessThan(0.3);
    expect(weights.get("mining")).toBeGreaterThan(0.6);
  });
});

test.each([
  "I run a clinic and have no idea of accounting.",
  "We bake bread and know nothing about accounting.",
  "Accounting is a closed book to us.",
  "Accounting is a mystery to me.",
  "The thought of accounting scares me.",
  "Нягтлан бодох бүртгэлийн талаар ойлголт байхгүй.",
  "Нягтлан бодох бүртгэлийн туршлагагүй.",
  "Нягтлан бодох бүртгэл хийж үзээгүй.",
])("what the writer of an idea is at a loss with is needed: “%s”", (text) => {
  expect(idea(text).needs.flatMap(conceptsOf)).toContain("accounting");
  expect(person(text).needs.flatMap(conceptsOf)).not.toContain("accounting");
});

test("what the writer of an idea is afraid of is needed", () =>
  expect(idea("Гурилын үйлдвэр. Борлуулалтаас айгаад байгаа.").needs.flatMap(conceptsOf)).toContain("sales"));

test.each(["Accounting scares me.", "Accounting bores me."])(
  "what repels somebody is refused: “%s”",
  (text) => expect([...person(text).denied.keys()]).toContain("accounting"),
);

describe("a project's title", () => {
  const needsOf = (project: { title: string; description?: string; requiredSkills?: string[] }) =>
    matcher.analyse("project", { id: "project", ...project }).needs.flatMap(conceptsOf);
  test("is what is to be made, where nothing is asked for", () => {
    expect(needsOf({ title: "600 pairs of winter boots", description: "By September." })).toContain(
      "shoes-boots",
    );
    expect(needsOf({ title: "120 айлын хуурай жорлон" })).toContain("toilets-sewage");
  });
  test("is what is to be made, where it is called by the work, whatever is asked for besides", () => {
    for (const title of ["Translation of a manual", "Аюулгүй ажиллагааны заавар орчуулга"])
      expect(needsOf({ title, description: "We need a photographer." })).toEqual(
        expect.arrayContaining(["translation", "photographer-role"]),
      );
  });
  test("and else what it is about", () => {
    expect(needsOf({ title: "Winter boots", requiredSkills: ["photography"] })).not.toContain("shoes-boots");
    expect(needsOf({ title: "Winter boots", description: "We need a photographer." })).not.toContain(
      "shoes-boots",
    );
  });
});

test("a brief of what is to be done needs that", () => {
  const needsOf = (description: string) =>
    matcher
      .analyse("project", { id: "project", title: "Хувцасны дэлгүүр", description })
      .needs.flatMap(conceptsOf);
  expect(needsOf("Барааны зураг авах, вэб сайт хийх, төлбөр холбох.")).toEqual(
    expect.arrayContaining(["product-photography", "web-development"]),
  );
  const order = {
    id: "project",
    title: "Translate a handbook",
    description: "We need a welder to proofread it.",
  };
  expect(matcher.analyse("project", order).needs.flatMap(conceptsOf)).toEqual(
    expect.arrayContaining(["translation", "welder"]),
  );
  expect(needsOf("Our shop is old. Translate the texts and design the layout.")).toEqual(
    expect.arrayContaining(["translation", "layout-design"]),
  );
  expect(needsOf("Хуучин гэрлийг сольж, шинээр гагнуур хийнэ.")).toContain("welding");
  expect(needsOf("Тайз гэрэлтэй, өндөр хашлагатай болгоно. Гагнуур хийх.")).toContain("welding");
  expect(needsOf("Хүүхдүүд гагнуур хийнэ.")).not.toContain("welding");
  expect(needsOf("Вэб сайт хийх гэж байгаад болилоо, баярлалаа.")).not.toContain("web-development");
});

test("what is refused is not bought in by the next words", () =>
  expect(company("Барилга барихгүй, засвар хийлгэдэг.").needs.flatMap(conceptsOf)).not.toContain(
    "construction-management",
  ));

test("what a company's job advertisement asks for is needed, and what it promises is no offer", () => {
  const { needs, offers } = company(
    "We sell boots. Role: welder. You know accounting. Nice to have: translation. We offer health insurance.",
  );
  expect(needs.flatMap(conceptsOf)).toEqual(expect.arrayContaining(["welder", "accounting", "translation"]));
  expect(offers.flatMap(conceptsOf)).not.toContain("insurance-products");
  expect(
    company("You have a leak, we do plumbing. We offer insurance.").offers.flatMap(conceptsOf),
  ).toContain("plumbing");
});

describe("what somebody wants to do themselves", () => {
  test.each(["I want to make a small brand of bags.", "We hope to open a shop of bags with a tailor."])(
    "is no need of theirs: “%s”",
    (text) => {
      expect(person(text).needs.flatMap(conceptsOf)).not.toContain("bags-accessories");
      expect(company(text).needs.flatMap(conceptsOf)).not.toContain("bags-accessories");
    },
  );
  test("but with whom is one, and what else is asked for", () => {
    expect(
      person("I want to start a survey service with somebody who can sell it.").needs.flatMap(conceptsOf),
    ).toContain("sales");
    expect(
      company("We would like to sell pellets but have nobody for that.").needs.flatMap(conceptsOf),
    ).toContain("sales");
    expect(person("I want to find a welder.").needs.flatMap(conceptsOf)).toContain("welder");
  });
});

describe("who is described in a sentence of their own", () => {
  test.each([
    ["Маркетинг хийж байсан хүн.", "marketing"],
    ["Нягтлан бодох бүртгэл мэддэг нэг хүн", "accounting"],
    ["Сүлжээ дэлгүүр эхэлж байна.\nБорлуулалт удирдаж байсан хүн.", "sales"],
    ["Apps for herders. Орчуулга хийдэг хүн!", "translation"],
    ["Delguur neej baina, bair bii. Marketing hiij chaddag hun.", "marketing"],
    ["We open a shop. Someone who does accounting.", "accounting"],
    ["We open a shop. Later also somebody for sales.", "sales"],
    ["Two people are missing. One who does the marketing in winter. And one who does sales.", "sales"],
    ["A camp on the lake. Somebody with accounting experience.", "accounting"],
    ["Apps for herders. A person who knows sales.", "sales"],
    ["A mill. Somebody who can do welding.", "welding"],
    ["A mill. Somebody who is patient and knows welding.", "welding"],
  ])("is needed: “%s”, %s", (text, concept) =>
    expect(idea(text).needs.flatMap(conceptsOf)).toContain(concept),
  );
  test.each([
    ["Би маркетинг хийдэг хүн.", "marketing"],
    ["Манайд нягтлан бодох бүртгэл хийдэг 3 хүн.", "accounting"],
    ["Хэрэглэгч нь борлуулалт хийдэг хүн.", "sales"],
    ["Дизайн хийдэг олон хүн.", "design"],
    ["Маркетинг хийх хүн биш.", "marketing"],
    ["Bi marketing hiideg hun.", "marketing"],
    ["Someone who does accounting told me to try.", "accounting"],
    ["One who has done marketing will understand.", "marketing"],
    ["I am somebody who knows sales.", "sales"],
    ["Somebody who does accounting is on board.", "accounting"],
    ["I'd sign up ger families and teach them accounting.", "accounting"],
    ["Our user: a person who does sales.", "sales"],
  ])("is not needed: “%s”, %s", (text, concept) =>
    expect(idea(text).needs.flatMap(conceptsOf)).not.toContain(concept),
  );
  test("tells of who offers himself what he does", () =>
    expect(person("Маркетинг хийж байсан хүн.").offers.flatMap(conceptsOf)).toContain("marketing"));
  test.each(["Нягтлангуудаас санал авсан.", "Нягтлан нартай ярилцсан.", "Ихэнх нягтлан цаас ашигладаг."])(
    "but not what many others are: “%s”",
    (bio) => expect(person(bio).offers.flatMap(conceptsOf)).not.toContain("accountant-role"),
  );
});

test("of two trades of one name the refusal of one refuses the other not, where that is asked for", () => {
  const { denied, unwanted } = matcher.analyse("idea", {
    id: "idea",
    description: "Сувилагч хэрэгтэй. Асрагч хэрэггүй.",
  });
  expect(denied.has("nursing")).toBe(false);
  expect(unwanted).not.toContain("nursing");
  const alone = matcher.analyse("idea", { id: "idea", description: "Асрагч хэрэггүй." });
  expect(alone.denied.has("nursing")).toBe(true);
});

describe("what a company looks for in people", () => {
  test("is what they can do; what the sentence names besides is a topic", () => {
    const { needs, topics } = company("We look for a welder who speaks German, for the new road in Darkhan.");
    expect(needs.flatMap(conceptsOf)).toEqual(expect.arrayContaining(["welding", "german-language"]));
    expect(needs.flatMap(conceptsOf)).not.toContain("darkhan");
    expect(topics.flatMap(conceptsOf)).toContain("darkhan");
  });
  test("is not what it does for others by the same word", () =>
    expect(
      company("Outsourced bookkeeping for small firms. We do payroll outsourcing.").needs.flatMap(conceptsOf),
    ).toEqual([]));
  test.each([
    ["We build gas monitors. Marketing is not our glory, which we usually subcontract.", "marketing"],
    ["We build gas monitors. Marketing has never been our strength.", "marketing"],
    ["Барилга барьдаг. Маркетингийн ажлаа туслан гүйцэтгэгчээр хийлгэдэг.", "marketing"],
    ["Барилга барьдаг. Маркетингийг гэрээт залуус хийдэг.", "marketing"],
  ])("is also what others do for it: “%s”", (text, concept) =>
    expect(company(text).needs.flatMap(conceptsOf)).toEqual(expect.arrayContaining([concept])),
  );
  test("is not offered where it is said to be no strength", () =>
    expect(
      company("We build gas monitors. Marketing has never been our strength.").offers.flatMap(conceptsOf),
    ).not.toContain("marketing"));
  test("is also whom it would do something with, were they found", () =>
    expect(
      company("We would like to try wooden houses if we find an architect.").needs.flatMap(conceptsOf),
    ).toContain("architect-role"));
  test("is not what it sells no more", () =>
    expect(company("Онгоцны тийз борлуулдаггүй.").topics.flatMap(conceptsOf)).not.toContain("sales"));
});

test.each(["I do not like selling.", "We don't enjoy selling."])(
  "what the writer of an idea does not like to do is needed: “%s”",
  (description) => expect(idea(description).needs.flatMap(conceptsOf)).toContain("sales"),
);

test.each([
  ["I want to open a bakery but I know nothing about accounting.", "accounting"],
  ["Өөрийн брэнд гаргах гэсэн ч зураг авалт, орчуулга мэдэхгүй.", "translation"],
])("what somebody cannot do and their plan takes is needed: “%s”", (bio, concept) => {
  expect(person(bio).needs.flatMap(conceptsOf)).toContain(concept);
  expect(person(bio.replace(/^.*?(?: but |гэсэн ч )/u, "")).needs.flatMap(conceptsOf)).not.toContain(concept);
});

test("nobody is looked for who is a place", () => {
  const { needs, topics } = idea("We look for a welder in Darkhan.");
  expect(needs.flatMap(conceptsOf)).toContain("welder");
  expect(needs.flatMap(conceptsOf)).not.toContain("darkhan");
  expect(topics.flatMap(conceptsOf)).toContain("darkhan");
});
