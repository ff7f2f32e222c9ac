import { createLanguage } from "@khamt/language";
import { describe, expect, test } from "vitest";
import { readWish } from "../../../test/read-wish.ts";
import { createMatcher } from "../../matcher.ts";
import type { Mention } from "../features.ts";
import type { ProfileKind } from "../profile.ts";
import { conceptsOf } from "../named.ts";

const matcher = createMatcher({ language: createLanguage() });

function read(text: string, target: ProfileKind = "cofounder") {
  const { needs, offers, topics, denied } = readWish(text, target);
  return {
    denied: [...denied.keys()],
    needs: surfacesOf(needs),
    offers: surfacesOf(offers),
    topics: new Map(topics.map(({ surface, weight }) => [surface, weight])),
  };
}

/** Of what a concept is called. */
function surfacesOf(mentions: readonly Mention[]): string[] {
  return mentions
    .filter(({ parts }) => parts.some(({ concepts }) => concepts.length > 0))
    .map(({ surface }) => surface);
}

describe("what somebody is at is not what is looked for", () => {
  test.each([
    ["жолооч нарын апп хийж байгаа, маркетингийн хүн хэрэгтэй", ["маркетингийн хүн"]],
    ["jolooch nariin app hiij bga, marketingiin hun heregtei", ["marketingiin hun"]],
    ["Таксины апп хийх гэж байгаа тул нягтлан хайж байна", ["нягтлан"]],
    ["we are building a mobile app for drivers, need a marketer", ["marketer"]],
    ["Building a mobile app, looking for an accountant", ["accountant"]],
    ["I run a hotel, need a chef", ["chef"]],
    ["making a web site. Need a lawyer", ["lawyer"]],
    ["I'm a civil engineer making a price comparison site, need a lawyer", ["lawyer"]],
    ["Барилгын инженер хүн, сайт хийж байгаа. Хуульч хэрэгтэй", ["Хуульч"]],
    ["хүнс хүргэлтийн компани, нягтлан хэрэгтэй", ["нягтлан"]],
  ])("%s", (text, needs) => {
    expect(read(text).needs).toEqual(needs);
  });

  test("nor is the firm that wishes", () => {
    const { needs } = read("манай жуулчны бааз сурталчлуулмаар байна, маркетингийн агентлаг", "company");
    expect(needs).not.toContain("жуулчны бааз");
  });

  test.each([
    ["апп хийж байгаа", "апп хийж"],
    ["апп хийж байгаа хүн", "апп хийж"],
    ["нягтлан хайж байгаа", "нягтлан"],
    ["нягтлан дутаж байна", "нягтлан"],
    ["building engineer and an accountant", "accountant"],
    ["манай маркетингийг хариуцах хүн", "маркетингийг"],
    ["программын компани ажиллуулж байсан хүн, нягтлан", "нягтлан"],
  ])("but it is in: %s", (text, need) => {
    expect(read(text).needs).toContain(need);
  });

  test("its field counts less than one that is asked for", () => {
    const own = read("манай аяллын аппад flutter хөгжүүлэгч хэрэгтэй").topics.get("аяллын") ?? 1;
    expect(own).toBeLessThan(1);
    expect(read("flutter developer with experience in tourism").topics.get("tourism")).toBe(1);
  });
});

test("who seeks an investor looks for one, and a product that is ready is no product manager", () => {
  expect(read("хөрөнгө оруулагч хайж байна").needs).toEqual(["хөрөнгө оруулагч"]);
  expect(read("бүтээгдэхүүн бэлэн, борлуулалтын хүн хэрэгтэй").needs).toEqual(["борлуулалтын"]);
});

test("the last word of a long sentence may say the field", () => {
  const { topics } = read("I do marketing and would like to work on something with food", "idea");
  expect([...topics.keys()]).toEqual(["food"]);
});

test("a Latin word amid Cyrillic ones is a name, what is typed in a hurry is none", () => {
  expect(read("2 жил react хийсэн, юм эхлэх сонирхолтой, хамтрагч", "idea").offers).toContain("react");
  expect(read("uildver ehluuleh gej bga, tehnologich heregtei").needs).toEqual(["tehnologich"]);
});

test("a vet is no doctor", () => {
  expect(read("малын эмч хүн").needs).toEqual(["малын эмч"]);
});

describe("what somebody does not know is looked for", () => {
  test.each([
    ["маркетинг мэдэхгүй, туслах хүн хэрэгтэй", "маркетинг"],
    ["борлуулалт яаж хийхээ мэдэхгүй байна", "борлуулалт"],
    ["tatvar oilgohgui yaj hiihee medehgui bna", "tatvar"],
    ["хүргэлт, буцаалт яаж явдгийг мэдэхгүй", "хүргэлт"],
    ["I don't know how to do marketing, need help", "marketing"],
    ["we don't really understand accounting", "accounting"],
    ["I have no idea how to sell", "sell"],
    ["nobody knows bookkeeping here", "bookkeeping"],
    ["I can't code", "code"],
  ])("%s", (text, need) => {
    expect(read(text).needs).toContain(need);
  });

  test("and having no idea refuses none", () => {
    expect(read("I have no idea how to sell").denied).toEqual([]);
    expect(read("a marketer, not a designer").denied).toContain("designer");
  });

  test("and is not offered to an idea", () => {
    expect(read("I don't know how to do marketing", "idea").offers).toEqual([]);
    expect(read("маркетинг мэдэхгүй", "idea").offers).toEqual([]);
  });

  test("but not what is not wanted", () => {
    expect(read("vet for sheep, we do not need a dog clinic").needs).toEqual(["vet"]);
    expect(read("програмист хэрэгтэй, агентлаг хэрэггүй").needs).toEqual(["програмист"]);
    expect(read("a partner in farming, no coding").needs).not.toContain("coding");
  });
});

test("a rare word is a name, as on a list, and not what only joins others", () => {
  expect(read("first version of an app in ten weeks", "company").needs).toContain("app");
  expect(read("Oracle in banks for twelve years", "project").offers).toContain("Oracle");
  expect(read("does social media for clinics").needs).toContain("social media");
  // Typed in Mongolian it would be a form of харах.
  expect(read("harp teacher").needs).toContain("harp");
  expect(read("someone to talk to about life").needs).toEqual([]);
});

test("who an engineer is for says what he can do; who is for something is enough elsewhere", () => {
  expect(read("engineer for machine learning").needs).toContain("machine learning");
  expect(read("lawyer for real estate").needs).toEqual(["lawyer"]);
});

test("those for whom something is wanted are not wanted", () => {
  expect(read("security test of our app", "company").needs).toEqual(["security test"]);
  expect(read("translation of mining manuals", "company").needs).toEqual(["translation"]);
  expect(read("recruit drivers", "company").needs).toEqual(["recruit"]);
  expect(read("legal advice on a mining license", "company").needs).toEqual(["legal"]);
  expect(read("ten days of mud baths for twenty of our welders", "company").needs).not.toContain("welders");
});

test("many of a kind are not for whom it is", () => {
  expect(read("дата судлаачид, зээлийн шинжээч", "project").offers).toContain("дата судлаачид");
  expect(read("дизайнерууд, хөгжүүлэгч хайж байна").needs).toEqual(["дизайнерууд", "хөгжүүлэгч"]);
});

test.each([
  ["жуулчны баазадаа тогооч авмаар байна", "cofounder", ["тогооч"]],
  ["juulchnii baazdaa togooch avmaar bna", "cofounder", ["togooch"]],
  ["ББСБ-даа зээлийн систем авмаар байна", "company", ["зээлийн систем"]],
  ["cook at our camp", "cofounder", ["cook"]],
  ["translate the manual", "company", ["translate"]],
] as const)("where it is for is not what is wanted: %s", (text, target, needs) => {
  expect(read(text, target).needs).toEqual(needs);
});

test("who of whom something is known is looked for, and not what that is for", () => {
  expect(read("a mobile app for drivers, somebody who knows permits").needs).toEqual(["permits"]);
  expect(read("апп хийнэ, зөвшөөрөл авахыг мэддэг хүн").needs).toEqual(["зөвшөөрөл"]);
  expect(read("We sell furniture. Somebody who does accounting").needs).toEqual(["accounting"]);
  expect(read("Flutter, Firebase мэддэг хүн").needs).toEqual(["Flutter", "Firebase"]);
  expect(read("a designer, someone who knows Figma").needs).toEqual(["designer", "Figma"]);
});

test("what is promised is not looked for", () => {
  const promise = read("a student who knows python, we teach the rest");
  expect([promise.needs, [...promise.topics.keys()]]).toEqual([["python"], []]);
  expect(read("python мэддэг, бусдыг нь зааж өгнө").needs).toEqual(["python"]);
  expect(read("англи хэл зааж өгнө үү").needs).not.toEqual([]);
});

test("what is grown is meant, and no season", () => {
  expect(read("өвөл улаан лооль тарина").needs).toEqual(["улаан лооль"]);
});

test("what an idea is about is no ability of who looks for it", () => {
  for (const text of ["санхүүгийн аппын санаа, би багш", "a finance app idea, I am a teacher"])
    expect(read(text, "idea").offers, text).toHaveLength(1);
  expect(read("mobile app idea", "idea").offers).toEqual(["mobile app"]);
});

test("whoever cannot see a thing wasted does not refuse it", () => {
  expect(read("сайхан хоол хогонд ордгийг харж чаддаггүй", "idea").denied).toEqual([]);
});

test("what nobody gets is no topic", () => {
  expect([...read("бэкэнд бичдэг, цалингүй явж чадах хүн").topics.keys()]).toEqual([]);
});

test("on what terms somebody is wanted is no trade", () => {
  expect(read("одоохондоо цалингүй, хувь өгнө, менежер хэрэгтэй").needs).toEqual(["менежер"]);
  const unpaid = read("цалин өгөхгүй, хувь өгнө, хуульч хэрэгтэй");
  expect([unpaid.needs, [...unpaid.topics.keys()]]).toEqual([["хуульч"], []]);
  expect(read("no salary, need a manager").needs).toEqual(["manager"]);
  expect([...read("сонсголгүй хүмүүст тустай юм", "idea").topics.keys()]).toEqual(["сонсголгүй"]);
});

test("what is rented or put up is meant with it", () => {
  expect(read("майхан түрээслэмээр байна", "company").needs).toEqual(["майхан", "түрээслэмээр"]);
  expect(read("майхан, жорлон түрээслүүлдэг", "project").offers).toContain("майхан");
});

test.each(["live in Darkhan", "Дарханд амьдардаг хүн", "darhand bdag hun bnu"])(
  "where somebody lives is all that is asked: %s",
  (text) => {
    const { needs, terms } = readWish(text);
    expect([needs, [...terms.keys()]]).toEqual([[], []]);
  },
);

test("a student serves as an intern", () => {
  const { offers } = matcher.analyse("cofounder", { id: "person", bio: "Би гуравдугаар курсын оюутан." });
  expect(offers.flatMap(conceptsOf)).toContain("intern");
});

test.each([
  ["аппынхаа дизайныг шалгах эмч хайж байна", "эмч"],
  ["appiinhaa dizainiig shalgah emch haij bn", "emch"],
  ["нягтлан хайж байна", "нягтлан"],
])("who is searched for is looked for, though an app may be for that: %s", (text, need) => {
  expect(read(text).needs).toContain(need);
});

test("not another one is refused", () => {
  const { needs, unwanted } = readWish("I need sales. Not another programmer");
  expect([surfacesOf(needs), unwanted]).toEqual([["sales"], ["software-development", "developer"]]);
});

test.each([
  "хуульч, цалин одоохондоо байхгүй, хувь эзэмшинэ",
  "huulich hereg bn, tsalin odoohondo bhgu huvi ezemshine",
])("pay that there is none of now is no topic: %s", (text) => {
  const { needs, topics, terms } = readWish(text);
  expect([needs.length, topics, [...terms.keys()]]).toEqual([1, [], []]);
});

test("a deed in -лт is no dative", () => {
  expect(read("ноос, арьс шир боловсруулалт мэддэг хүн").needs).toEqual(["арьс шир боловсруулалт"]);
});

test.each([
  ["аппыг маань шалгах мэдээллийн аюулгүй байдлын мэргэжилтэн", "аппыг"],
  ["appiig maani shalgah medeelliin ayulgui baidliin mergejilten", "appiig"],
  ["аппынхаа зөвлөгөөг хянуулах эмч", "аппынхаа"],
  ["I code. I need sales", "code"],
  ["We knit cashmere. Somebody who has sold clothes", "cashmere"],
])("what is the writer's own is not looked for: %s", (text, own) => {
  const { needs, topics } = read(text);
  expect(needs).not.toContain(own);
  expect(topics.get(own)).toBeLessThan(1);
});

test("but what is taken over for them is", () => {
  expect(read("борлуулалтыг маань хариуцах хүн, нягтлан").needs).toEqual(["борлуулалтыг", "нягтлан"]);
});

test("of what kind that is which is done is what it is about", () => {
  const english = read("our team builds hotel booking sites", "project");
  expect([english.offers, [...english.topics.keys()]]).toEqual([
    ["builds hotel booking sites"],
    ["hotel", "booking"],
  ]);
  for (const text of [
    "манай баг буудлын захиалгын сайт хийдэг",
    "manai bag buudliin zahialgiin sait hiideg",
  ]) {
    const { offers, topics } = read(text, "project");
    expect([offers.length, topics.size]).toEqual([1, 1]);
  }
});

test("what is taught is what teaching is about", () => {
  const { needs, topics } = read("someone to teach coding to kids");
  expect([needs, topics.get("coding")]).toEqual([["teach coding to kids"], 1]);
});

test("of a factory that is looked for what it makes is meant, and of a place that does something no land", () => {
  expect(read("meat factory that may export", "company").needs).toEqual(["meat", "export"]);
  expect(read("барааны тэмдэг бүртгүүлж өгдөг газар", "company").topics.size).toBe(0);
});

test.each([
  ["climate tech that needs a frontend developer", "frontend developer"],
  ["a software project looking for someone in sales", "sales"],
  ["төсөл, орчуулагч хэрэгтэй", "орчуулагч"],
])("what an idea needs is offered to it: %s", (text, offer) => {
  expect(read(text, "idea").offers).toEqual([offer]);
});

test.each(["someone who hates sales but loves data", "looking for a designer who avoids sales"])(
  "what those who are looked for dislike is not needed: %s",
  (text) => {
    const { needs, denied } = read(text);
    expect([needs.length, denied]).toEqual([1, ["sales"]]);
  },
);
