import { expect, test } from "vitest";
import { readWish } from "../../../test/read-wish.ts";
import type { ProfileKind } from "../profile.ts";

function read(text: string, target: ProfileKind = "cofounder") {
  const { needs, topics } = readWish(text, target);
  return {
    needs: needs.filter(({ parts }) => parts.some(({ concepts }) => concepts.length > 0)),
    topics: new Map(topics.map(({ surface, weight }) => [surface, weight])),
  };
}

test.each([
  ["designer looking for a developer", "developer"],
  ["two designers looking for an engineer", "engineer"],
  ["Nurse in need of a programmer", "programmer"],
  ["as a lawyer I need a developer", "developer"],
  ["my cofounder is a designer, we need a backend developer", "backend developer"],
  ["three engineers here, we need a salesperson", "salesperson"],
  ["both of us are designers. Looking for an engineer", "engineer"],
  ["our team is two nurses; looking for a developer", "developer"],
  ["we are all developers, need someone for sales", "sales"],
  ["Дизайнер хүн, хөгжүүлэгч хайж байна", "хөгжүүлэгч"],
  ["dizainer hun bna, developer haij bna", "developer"],
  ["2 программист байна, борлуулагч хэрэгтэй", "борлуулагч"],
  ["bid 2 programmist, borluulagch haij bna", "borluulagch"],
  ["хоёулаа инженер, борлуулагч хэрэгтэй", "борлуулагч"],
  ["манай хамтран үүсгэгч дизайнер, одоо борлуулагч хэрэгтэй", "борлуулагч"],
  ["Me developer, you designer?", "designer"],
  ["my strength is sales, my weakness is code", "code"],
  ["багш хүн апп хөгжүүлэгч хайж байна", "апп хөгжүүлэгч"],
  ["хөгжүүлэгч дизайнер хайж байна", "дизайнер"],
  ["manaid 3 injener bii, borluulagch heregtei", "borluulagch"],
  ["Manai bag gurav: 2 developer 1 dizainer. Borluulagch heregtei", "Borluulagch"],
  ["Our team: two engineers, a designer. Looking for a nurse", "nurse"],
  [
    "we run a workshop with 4 carpenters, want someone who can build an order system",
    "build an order system",
  ],
])("who looks for somebody is not looked for, nor a subject: %s", (text, need) => {
  const { needs, topics } = read(text);
  expect([needs.map(({ surface }) => surface), topics.size]).toEqual([[need], 0]);
});

test.each([
  ["small bakery looking for an accountant", "company", "bakery"],
  ["online shop needs SEO", "company", "online shop"],
  ["ресторан хүргэлтийн компани хайж байна", "company", "ресторан"],
  ["ТББ аудитор хайж байна", "company", "ТББ"],
  ["логистикийн стартап COO хайж байна", "cofounder", "логистикийн"],
  ["I do the code, you do the sales", "cofounder", "code"],
  ["Малчдад зориулсан апп хийнэ, React хөгжүүлэгч хэрэгтэй", "cofounder", "апп хийнэ"],
  ["I want to make educational games, need a Unity developer", "cofounder", "make educational games"],
  ["I want to make games for kids, need a Unity developer", "cofounder", "kids"],
  ["I'm good at design, need someone good at sales", "cofounder", "design"],
  ["Би код бичдэггүй, маркетинг хийдэг. Техникийн хүн хайж байна", "cofounder", "маркетинг хийдэг"],
] as const)("their field counts less than one that is asked for: %s", (text, target, field) => {
  expect(read(text, target).topics.get(field)).toBeLessThan(1);
});

test.each([
  ["a designer who is looking for equity", ["designer"]],
  ["маркетингийн хүн, дизайнер хайж байна", ["маркетингийн хүн", "дизайнер"]],
  ["дизайнер хүн, программист хүн хайж байна", ["дизайнер", "программист"]],
  ["an accountant, someone for sales", ["accountant", "sales"]],
])("who is on the list of those who are looked for is looked for: %s", (text, expected) => {
  expect(read(text).needs.map(({ surface }) => surface)).toEqual(expected);
});

test.each([
  ["tech is covered, we miss someone commercial", "someone commercial"],
  ["вэб хийлгэе, загвар бэлэн", "вэб хийлгэе"],
  ["апп хийлгэх, дизайн бэлэн байгаа", "апп хийлгэх"],
])("what is ready is there: %s", (text, need) => {
  const { needs, topics } = read(text);
  expect([needs.map(({ surface }) => surface), topics.size]).toEqual([[need], 0]);
});

test.each(["маркетинг талдаа сул, туслах хүн", "хөгжүүлэгчгүй болчихлоо, хүн яаралтай", "our CTO left"])(
  "where somebody is weak or left alone, that is looked for: %s",
  (text) => expect(read(text).needs).toHaveLength(1),
);

test("what is done at another time is not asked for", () => {
  const { needs } = read("someone to audit our books before we raise money", "company");
  expect(needs.map(({ surface }) => surface)).toEqual(["audit our books"]);
});

test("what somebody says they can't do is needed", () => {
  const { needs } = read("I want to do video consultations but I don't know law");
  expect(needs.map(({ surface }) => surface)).toEqual(["video consultations", "law"]);
});

test.each([
  ["I'm a backend developer looking for a co-founder", "business-co-founder"],
  ["Looking for a co-founder who complements me: I do backend and data", "business-co-founder"],
  ["би программист, хамтрагч хайж байна", "business-co-founder"],
  ["bi programmist, hamtragch haij baina", "business-co-founder"],
  ["Би дизайнер, хамтран үүсгэгч хайж байна", "technical-co-founder"],
  ["I am good at sales and marketing, looking for a partner", "technical-co-founder"],
  ["Маркетинг, борлуулалтыг би хариуцна. Технологи талыг хариуцах хүн хэрэгтэй", "technical-co-founder"],
])("who looks for a co-founder looks for what they lack: %s", (text, concept) => {
  const { needs } = read(text);
  expect(needs.map(({ parts }) => parts.flatMap(({ concepts }) => concepts))).toEqual([[concept]]);
});

test("who looks for a partner of a trade is taken at their word", () => {
  const { needs } = read("I'm a developer, looking for a partner who can sew");
  expect(needs.map(({ surface }) => surface)).toEqual(["sew"]);
});

test.each([
  ["I bake cakes at home, need someone who knows the business side", "business side"],
  ["I bake cakes and need someone who understands business", "understands business"],
])("business is looked for where all else is one's own: %s", (text, need) => {
  const { needs, topics } = read(text);
  expect([needs.map(({ surface }) => surface), topics.get("bake cakes")]).toEqual([[need], 0.4]);
});

test("what somebody's own thing is of is no need, whoever is looked for", () => {
  const { needs } = read("video person for my clothing brand");
  expect(needs.map(({ surface }) => surface)).toEqual(["video"]);
});

test("of a pay it says little whose it is", () => {
  const { needs } = read("Жолоочийн цалин бодох хүн хэрэгтэй");
  expect(needs.map(({ surface }) => surface)).toEqual(["цалин бодох"]);
});

test.each([
  ["би маркетинг хийдэг, хоолны бизнест нэгдэнэ", "маркетинг хийдэг", "хоолны"],
  ["I do marketing, want to join an animation business", "marketing", "animation"],
])(
  "what the business is of that somebody wants to join is no ability of theirs: %s",
  (text, ability, field) => {
    const { offers, topics } = readWish(text, "idea");
    expect([offers, topics].map((said) => said.map(({ surface }) => surface))).toEqual([[ability], [field]]);
  },
);

test.each([
  ["a word without end after many names", "design and ".repeat(182) + "ж".repeat(2000)],
  ["a channel after more blanks than words", "messenger \n  ".repeat(18)],
  [
    "what may be read in two ways again and again",
    `design for ${"a of our ".repeat(25)}big new shop marketing`,
  ],
  ["a clause without end before many names", "ж ".repeat(1000) + "React, ".repeat(285)],
])("%s holds nobody up", (_, text) => {
  const before = process.threadCpuUsage();
  read(text);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1500);
});
