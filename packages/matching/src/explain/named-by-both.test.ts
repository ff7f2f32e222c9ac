import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../matcher.ts";

const matcher = createMatcher({ language: createLanguage() });

const place = { location: "Ulaanbaatar" };
const idea = {
  title: "Хуулийн чатбот",
  description: "Иргэд хуулийн асуултаа бичихэд хариулдаг туслах.",
  requiredSkills: ["NLP"],
  tags: ["хууль"],
  industry: "technology",
  ...place,
};
const inText = { title: "AI судлаач", bio: "Хуулийн текстээр NLP-ийн загвар сургадаг." };

test.each([
  [
    "a need that a text names",
    { ...inText, expertise: ["гэрээний эрх зүй"], ...place },
    ["NLP-ийн", "Ulaanbaatar"],
  ],
  ["none of what is refused", { ...inText, bio: `${inText.bio} NLP хийхгүй.`, ...place }, []],
  ["none where the match is not good", { ...inText, bio: "Нэг удаа NLP-ийн сургалтад суусан." }, []],
])("of a good match without another reason is told: %s", (_, profile, told) => {
  const source = matcher.analyse("idea", { id: "idea", ...idea });
  const person = matcher.analyse("cofounder", { id: "person", ...profile });
  const [match] = matcher.rank({ source, candidates: [person] });
  const strengths = match?.reasons.filter(({ kind }) => kind === "strength") ?? [];
  expect(strengths.flatMap(({ evidence }) => evidence.map(({ target }) => target))).toEqual(told);
});

test.each([
  ["Манайд хэл засалч дутаад байгаа.", []],
  ["Манайд хэл засал бий.", ["хэл засал"]],
])("who lacks what the other lacks is told of nothing in common: %j", (description, told) => {
  const source = matcher.analyse("idea", {
    id: "idea",
    title: "Дуу авиа",
    description: "Хэл ярианы хоцрогдолтой хүүхдэд зориулсан дасгалын апп. Хэл засалч хамтрагч хэрэгтэй.",
    requiredSkills: ["хэл засал", "хүүхдийн зураг"],
    tags: ["хэл засал", "хүүхэд", "апп"],
    industry: "healthcare",
    ...place,
  });
  const centre = matcher.analyse("company", {
    id: "centre",
    description,
    services: ["хөдөлгөөн засал", "бариа засал", "гэрээр очих үйлчилгээ"],
    specialties: ["харвалтын дараах сэргээн засал", "хүүхдийн саажилт"],
    industry: "healthcare",
    ...place,
  });
  const [match] = matcher.rank({ source, candidates: [centre] });
  expect(match?.percent).toBeGreaterThanOrEqual(50);
  const evidence = match?.reasons.flatMap((reason) => (reason.kind === "strength" ? reason.evidence : []));
  expect(evidence?.flatMap(({ concept, source }) => (concept === "speech-therapy" ? source : []))).toEqual(
    told,
  );
});
