import { matchTypes } from "@khamt/contract/vocabulary";
import { expect, it } from "vitest";
import { kindOfWish } from "./kind-of-wish.ts";
import en from "./words/wishes.en.ts";
import mn from "./words/wishes.mn.ts";

it.each([
  "Senior backend developer (Go, Postgres) in Berlin, want to join a fintech startup as technical cofounder",
  "I am a nurse looking for a healthcare idea",
  "Designer, looking for a startup to join",
  "I'd like to join an early team",
  "Би сувилагч, эрүүл мэндийн санаа хайж байна",
  "Боловсролын санаанд нэгдмээр байна",
  "Маркетинг хийдэг, стартапд оройн цагаар нэгдэх сонирхолтой",
  "hugjuulegch, fintech sanaa haij bn",
  "bi dizainer, sanaand negdmeer bn",
])("of ideas: %s", (text) => {
  expect(kindOfWish(text)).toBe("startup-idea");
});

it.each([
  "Манайх 12 хүнтэй програм хангамжийн компани, төсөл хайж байна",
  "We are a design studio looking for projects",
  "Freelance analyst seeking clients in Mongolia",
  "Би төсөлд нэгдмээр байна",
  "manai kompani tusul haij baina",
])("of projects: %s", (text) => {
  expect(kindOfWish(text)).toBe("project");
});

it.each([
  "Need an agency to build our website",
  "Looking for a software company in Ulaanbaatar",
  "Апп хийх компани хайж байна",
  "Нягтлан бодох бүртгэлийн компани хэрэгтэй",
  "veb hiih kompani heregtei",
])("of companies: %s", (text) => {
  expect(kindOfWish(text)).toBe("company");
});

it.each([
  "I need a technical co-founder for my e-commerce idea",
  "looking for CTO",
  "Looking for a startup lawyer",
  "I have a startup idea and need a developer",
  "Looking for someone who would like to join a startup",
  "Looking for a developer to join our team",
  "Want to build a startup with a designer",
  "Need a project manager",
  "Малчдад зориулсан төлбөрийн апп хийж байна, бэкэнд хөгжүүлэгч хэрэгтэй",
  "Манай санаанд нэгдэх хүсэлтэй хүн хайж байна",
  "Санаандаа нэгдэх хүсэлтэй хөгжүүлэгч хайж байна",
  "Аялал жуулчлалын санаанд маркетинг хийх хамтрагч хайж байна",
  "malchdad zoriulsan tulburiin app hiij bn, backend hugjuulegch heregtei",
])("says nothing of what else than people: %s", (text) => {
  expect(kindOfWish(text)).toBeUndefined();
});

it.each(
  matchTypes.flatMap((type) => [...of(en, type), ...of(mn, type)].map((text) => [type, text] as const)),
)("leaves the examples of %s where they are: %s", (type, text) => {
  expect([type, undefined]).toContain(kindOfWish(text));
});

function of({ placeholder, examples }: typeof en, type: (typeof matchTypes)[number]): readonly string[] {
  return [placeholder[type], ...examples.items[type]];
}
