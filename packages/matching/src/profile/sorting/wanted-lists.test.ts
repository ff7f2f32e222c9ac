import { createLanguage } from "@khamt/language";
import { expect, test } from "vitest";
import { createMatcher } from "../../matcher.ts";
import { conceptsOf } from "../named.ts";
import type { ProfileKind } from "../profile.ts";

const matcher = createMatcher({ language: createLanguage() });
const needsOf = (kind: ProfileKind, description: string) =>
  matcher.analyse(kind, { id: "brief", description }).needs.flatMap(conceptsOf);

test.each([
  ["project", "The shelter's roof leaks. Roofer, forty sheets of tin, a truck for one day.", "roofing"],
  ["project", "Open-air cinema. Sound engineer, someone who can weld.", "welding"],
  ["project", "Street dogs. Жолооч, вэб хийдэг оюутан.", "web-development"],
  ["project", "Pickles in jars. Tasks: design the label, find shops.", "packaging-design"],
  ["project", "Pickles in jars.\nTasks:\n- label design\n- find a shop in town", "packaging-design"],
  [
    "project",
    "Startup weekend. Тайз, sound, гэрэл, MC, live stream. Event team хайж байна.",
    "audio-engineering",
  ],
  ["project", "A film on herders. Shoot four interviews, edit, subtitles.", "subtitling"],
  ["idea", "Монгол фонт. Системийн программист, хуульч.", "lawyer"],
  ["idea", "A budget app for couples. Flutter or React Native.", "flutter"],
  ["idea", "Khun teever. Dizainer, jolooch 2.", "driver"],
  ["project", "A mobile clinic. Driver, generator repair, and somebody who can weld.", "driver"],
  ["project", "Ахмадын хичээл. Зургаан оюутан, гарын авлага зурах дизайнер, танхим.", "designer"],
  ["project", "Village radio. Presenters who speak Kazakh, a technician on call.", "presenter-role"],
  ["project", "Bicycle lanes. Count cyclists on twelve corners, draw a map.", "cartography"],
  ["idea", "Шатрын клуб. Гагнуурчин 2, хуульч 1, ивээн тэтгэгч 1.", "welder"],
  ["project", "A mast. An electronics person with patience, 2 weeks in January, paid.", "electronics"],
  ["project", "A keyboard. Swift developer, 5 hrs/week, unpaid.", "swift-language"],
  ["project", "Номын сан. DevOps хүн (Terraform) 3 сарын гэрээгээр.", "devops"],
  ["project", "Номын сан. Монгол хэлний NLP хийдэг инженер 1, тестлэгч 1.", "qa-engineer"],
  ["idea", "Тоглоом. Апп хөгжүүлэх, зарах хоёр хүн.", "mobile-development"],
  ["company", "Эсгий эдлэл. Орчуулга хийх хүн, цалин өндөр.", "translation"],
] as const)("in the %s “%s” whoever is only named is needed", (kind, text, concept) =>
  expect(needsOf(kind, text)).toContain(concept),
);

test.each([
  ["idea", "Roofer, welder, tailor: all in one app.", "welder"],
  ["idea", "Агааржуулагч. Зохион бүтээгч нь би өөрөө, гагнуурчин хүн.", "welder"],
  ["idea", "A bot for camps. Welders and cooks don't write CVs.", "welder"],
  ["idea", "Salary advance. Licence in process, lawyer and accountant on board.", "lawyer"],
  ["idea", "Short films. Гагнуурчин, хуульч бий.", "lawyer"],
  ["idea", "Food stalls. Тогооч 9, хүнээр гачигдсан юм алга.", "chef"],
  ["project", "Концерт. Дуучид, хөтлөгч биднээс.", "presenter-role"],
  ["idea", "Looking for a lawyer. Accounting, marketing.", "accounting"],
  ["project", "Архив. Тайлбарыг ахмад сэтгүүлч бичнэ.", "journalist"],
  ["project", "Чатбот. Банкны чатбот нэвтрүүлэх.", "banking"],
  ["company", "Small studio. Translator, photographer.", "translator-role"],
] as const)("in the %s “%s” nobody is asked for by “%s”", (kind, text, concept) =>
  expect(needsOf(kind, text)).not.toContain(concept),
);

test("a title's place is needed by nobody", () => {
  const { needs } = matcher.analyse("project", {
    id: "brief",
    title: "Website for Darkhan",
    description: "",
  });
  expect(needs.flatMap(conceptsOf)).toContain("websites-topic");
  expect(needs.flatMap(conceptsOf)).not.toContain("darkhan");
});

const briefOf = (title: string, description: string) =>
  matcher.analyse("project", { id: "brief", title, description });

test.each([
  ["Mine land", "Экологич, агрономич, хүнд машин механизмын оператор.", "agronomist"],
  ["Office", "240 м2. Интерьер дизайн, цахилгаан, сантехник, гипсэн хана.", "interior-design"],
  ["A short film", "Camera, an editor, a driver, a welder.", "editor-role"],
  [
    "School yard",
    "A gardener, someone who can pour concrete, a grant writer for the town.",
    "fundraising-ngo",
  ],
  ["Survey", "One person to build the form, a statistician to draw the sample.", "statistics"],
  ["Park", "Modon togloom hiideg mujaan. Zurag tusul hiih landshaft arhitektor neg.", "landscaping"],
])("the brief “%s: %s” asks for %s from its first sentence on", (title, text, concept) =>
  expect(briefOf(title, text).needs.flatMap(conceptsOf)).toContain(concept),
);

test.each([
  ["Calls", "Not included. Translation, dubbing, speech synthesis.", "translation"],
  ["Office", "Сервер, архив, сейф 3ш.", "records-management"],
  ["Жолооч нарт", "Машины жолоочийн нурууны үзлэг, ажлын байрны дасгал, сургалт.", "driver"],
])("but the brief “%s: %s” not for %s", (title, text, concept) =>
  expect(briefOf(title, text).needs.flatMap(conceptsOf)).not.toContain(concept),
);
