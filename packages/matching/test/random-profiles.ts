// Profiles as people write them, drawn from a few things, sentences and places in both languages.
import fc from "fast-check";
import type { CofounderProfile, CompanyProfile, IdeaProfile, ProjectProfile } from "../src/index.ts";

const things = {
  en: [
    "accounting",
    "tax",
    "VAT returns",
    "payroll",
    "audit",
    "logistics",
    "cold chain",
    "mobile development",
    "Kotlin",
    "Flutter",
    "web development",
    "React",
    "API integration",
    "sales",
    "marketing",
    "copywriting",
    "fibre grading",
    "felting",
    "zorbing",
    "shagai carving",
    "kiln firing",
  ],
  mn: [
    "нягтлан бодох бүртгэл",
    "татвар",
    "вэб хөгжүүлэлт",
    "борлуулалт",
    "маркетинг",
    "брэнд",
    "ноолуурын ангилал",
    "оёдол",
    "хүргэлт",
    "агуулах",
    "хөөмий",
    "шагай наадгай",
  ],
};
// The opening keeps the language of the text what it is, whatever is taken out.
const openings = { en: "I live here with my two children.", mn: "Би хоёр хүүхэдтэйгээ энд амьдардаг." };
const sentences = {
  en: [
    (thing: string) => `For nine years I have done ${thing}.`,
    (thing: string) => `Our shop lives from ${thing}.`,
  ],
  mn: [
    (thing: string) => `Арван жил ${thing} дээр ажилласан.`,
    (thing: string) => `Манай дэлгүүр ${thing} дээр тогтдог.`,
  ],
};
const requests = {
  en: [(thing: string) => `We need somebody for ${thing}.`],
  mn: [(thing: string) => `${thing} мэддэг хүн хэрэгтэй.`],
};
const industries = ["finance", "agriculture", "technology", "education", "food", "аялал жуулчлал"];
const places = ["Ulaanbaatar", "Дархан", "Berlin or Darkhan", "remote", "Улаанбаатар, remote"];

const list = fc.uniqueArray(fc.constantFrom(...things.en, ...things.mn), { maxLength: 5 });
/** A title and a text of one language; lists may hold both. */
const told = (isAsking: boolean) =>
  fc.constantFrom("en" as const, "mn" as const).chain((written) => {
    const thing = fc.constantFrom(...things[written]);
    const form = fc.constantFrom(...sentences[written], ...(isAsking ? requests[written] : []));
    return fc.record({
      title: thing,
      text: fc
        .array(fc.tuple(form, thing), { maxLength: 3 })
        .map((said) => [openings[written], ...said.map(([form, what]) => form(what))].join(" ")),
    });
  });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const commitment = maybe(fc.constantFrom("full-time", "part-time", "consulting", "weekends"));
const size = maybe(fc.constantFrom("startup", "small", "medium", "enterprise"));

export const anIdea: fc.Arbitrary<IdeaProfile> = fc
  .tuple(
    told(true),
    fc.record({
      industry: fc.constantFrom(...industries),
      requiredSkills: list,
      tags: list,
      location: maybe(fc.constantFrom(...places)),
      commitment,
    }),
  )
  .map(([{ title, text }, rest]) => ({ id: "asking", title, description: text, ...rest }));
export const aPerson: fc.Arbitrary<CofounderProfile> = fc
  .tuple(
    told(false),
    fc.record({
      skills: list,
      expertise: list,
      industries: fc.uniqueArray(fc.constantFrom(...industries), { maxLength: 2 }),
      availability: commitment,
      location: maybe(fc.constantFrom(...places)),
      workStyle: maybe(fc.constantFrom("remote", "onsite", "hybrid")),
    }),
  )
  .map(([{ title, text }, rest]) => ({ id: "offering", title, bio: text, ...rest }));
export const aProject: fc.Arbitrary<ProjectProfile> = fc
  .tuple(
    told(true),
    fc.record({
      requiredSkills: list,
      budget: maybe(fc.constantFrom("$20k", "300 сая төгрөг", "$2m")),
      requiredCompanySize: size,
      preferredLocation: maybe(fc.constantFrom(...places)),
    }),
  )
  .map(([{ title, text }, rest]) => ({ id: "asking", title, description: text, ...rest }));
export const aCompany: fc.Arbitrary<CompanyProfile> = fc
  .tuple(
    told(false),
    fc.record({
      industry: fc.constantFrom(...industries),
      services: list,
      technologies: list,
      size,
      location: maybe(fc.constantFrom(...places)),
      rating: maybe(fc.constantFrom(3, 4.5, 5)),
      completedProjects: maybe(fc.constantFrom(0, 4, 60)),
    }),
  )
  .map(([{ text }, rest]) => ({ id: "offering", description: text, ...rest }));
