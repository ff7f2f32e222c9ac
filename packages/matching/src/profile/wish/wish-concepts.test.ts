import { expect, test } from "vitest";
import { readWish } from "../../../test/read-wish.ts";
import type { ProfileKind } from "../profile.ts";
import { conceptsOf } from "../named.ts";

/** What a wish names, by concept. */
function conceptsIn(text: string, target: ProfileKind): string[] {
  const { needs, offers, topics } = readWish(text, target);
  return [...needs, ...offers, ...topics].flatMap(conceptsOf);
}

test.each<[string, ProfileKind, string[]]>([
  ["chef in korea coming home next year", "idea", ["cooking", "chef", "south-korea"]],
  ["solar installation, 20 workers", "project", ["solar-installation"]],
  ["cyber security company", "project", ["cybersecurity", "cybersecurity-industry"]],
  ["IT аюулгүй байдлын шалгалт хийлгэх", "company", ["cybersecurity", "penetration-testing"]],
  ["машин сургалтын загвар хийх баг", "company", ["machine-learning"]],
  ["реклам хийдэг хүн", "cofounder", ["online-advertising"]],
  ["бизнес төлөвлөгөө бичих чаддаг хүн", "cofounder", ["business-writing"]],
  ["bizness tuluvluguu bichih chaddag hun", "cofounder", ["business-writing"]],
  ["video shoot", "company", ["video-production"]],
  ["print 5000 catalogues", "company", ["print-production"]],
  ["english courses for staff", "company", ["language-teaching", "language-education-industry"]],
  ["we need 50 winter jackets with our logo", "company", ["clothes-topic", "sewing", "fashion-design"]],
  ["marketing person", "cofounder", ["marketer", "marketing"]],
  ["Packaging. Not interested in crypto or gambling", "idea", ["packaging", "packaging-printing-industry"]],
  ["хамтран үүсгэгч хайж байна", "cofounder", ["co-founder"]],
  ["бизнес хамтран үүсгэгч", "cofounder", ["business-co-founder"]],
  ["малын эмч хамтрагч", "cofounder", ["veterinary", "veterinarian"]],
  ["agronomist co-founder", "cofounder", ["crop-farming", "agronomist"]],
  ["react native programist bga uu", "cofounder", ["react-native", "developer", "software-development"]],
  ["апп хийж чаддаг, цалин нэхэхгүй хүн", "cofounder", ["mobile-development"]],
  ["app hiij chaddag, tsalin nehehgui hun", "cofounder", ["mobile-development"]],
  ["техникийн хамтран үүсгэгч", "cofounder", ["technical-co-founder"]],
  ["a developer outside Mongolia", "cofounder", ["developer"]],
  ["Монголоос гадна байдаг хөгжүүлэгч", "cofounder", ["developer"]],
  ["pen test", "cofounder", ["penetration-testing"]],
  ["security audit", "company", ["penetration-testing"]],
  ["анагаахын оюутан", "idea", ["medicine"]],
  ["company that can host our data", "company", ["web-hosting"]],
  ["truck tracking", "company", ["gps-tracking"]],
  ["machine learning consultancy", "company", ["machine-learning", "ai-industry"]],
  ["management consulting", "company", ["management-consulting", "consulting-industry"]],
  ["ухаалаг гэр", "idea", ["smart-home"]],
  ["захын судалгаа", "company", ["market-research"]],
  ["monitoring of trucks", "company", ["gps-tracking"]],
  ["бизнесээ онлайн болгох хүн", "cofounder", ["digital-transformation"]],
  ["оффисын дотор засвар", "company", ["building-finishing"]],
  ["rooftop solar", "company", ["solar-installation"]],
  ["office rental", "company", ["real-estate", "real-estate-management", "real-estate-sales"]],
  ["an operator to run it", "cofounder", ["operations-manager"]],
  ["someone non-technical", "cofounder", ["business-co-founder"]],
  ["a business guy", "cofounder", ["business"]],
  ["музыкийн стартап", "idea", ["music-industry"]],
  ["a woman founder in agritech", "cofounder", ["agritech", "agri-technology"]],
  ["someone to organise our 10th anniversary party", "company", ["event-management"]],
  ["manai studio 3D animation", "project", ["3d-animation"]],
  ["accounting outsource, 10 employees, VAT", "company", ["accounting", "vat"]],
  ["translation bureau", "project", ["translation-industry", "translation"]],
  ["construction company", "project", ["construction", "construction-management", "civil-engineering"]],
  ["not a student, an experienced accountant", "cofounder", ["accounting", "accountant-role"]],
  ["туршлагатай нягтлан (оюутан биш)", "cofounder", ["accounting", "accountant-role"]],
  ["SMM агентлаг, видео биш зөвхөн пост", "company", ["social-media-marketing"]],
  ["бэкэнд хийдэг, крипто биш бол болно", "idea", ["backend-development"]],
  ["salesperson but not from insurance", "cofounder", ["sales", "salesperson"]],
  ["non-technical cofounder", "cofounder", ["business-co-founder"]],
  ["anyone but lawyers", "cofounder", []],
  ["tech guy", "cofounder", ["technical-co-founder"]],
  ["mathematician", "cofounder", ["physicist-mathematician-role"]],
  ["зах зээлийн судалгаа хийдэг", "idea", ["market-research"]],
  ["баярын үйл ажиллагаа зохион байгуулах", "company", ["event-management"]],
  ["ажилд зуучлах", "company", ["recruitment"]],
  ["барилгын будаг хийдэг", "project", ["building-finishing"]],
  ["гэрээ харуулах", "company", ["contract-law"]],
  ["lift zasvar uilchilgee", "company", ["elevator-maintenance"]],
  ["ux researcher not a visual designer", "cofounder", ["ux-ui-designer", "ux-research"]],
  ["print 500 t-shirts", "company", ["print-production"]],
  ["call center with 40 agents", "project", ["call-centre"]],
  ["freelance illustrator collective", "project", ["illustration", "illustrator-role"]],
  ["эдийн засагч, төсвийн шинжилгээ", "idea", ["economics", "economist", "budgeting"]],
])("“%s” to %s names %j alone", (text, target, concepts) => {
  expect(conceptsIn(text, target)).toEqual(concepts);
});

test("a service from outside is what is asked for, not what it is about", () => {
  const text = "нягтлан бодох бүртгэлийн гаднын үйлчилгээ хэрэгтэй";
  const { needs, topics } = readWish(text, "company");
  expect(needs.map(({ surface }) => surface)).toEqual(["нягтлан бодох бүртгэлийн"]);
  expect(topics).toEqual([]);
});

/** What a wish for people or companies asks for, by concept and unknown word. */
function read(text: string, target: ProfileKind = "cofounder") {
  const { needs, topics, unwanted } = readWish(text, target);
  const namesOf = (mentions: typeof needs) =>
    mentions.flatMap((mention) => mention.parts.flatMap(({ concepts, term }) => concepts[0] ?? term));
  return { needs: namesOf(needs), topics: namesOf(topics), unwanted };
}

test.each([
  ["nobody knows our shop exists", ["marketing"]],
  ["our site is down every week", ["web-development"]],
  ["манай сайт дандаа унадаг", ["web-development"]],
])("what goes wrong is told as a need: %s", (text, needs) => {
  expect(read(text)).toEqual({ needs, topics: [], unwanted: [] });
});

test.each([
  ["Nobody knows us. We need an accountant.", "accounting"],
  ["манай сайтаас мэдээлэл алдагдаж байна", "websites-topic"],
])("but not where an ability is named, or a field besides: %s", (text, named) => {
  expect(read(text).needs[0]).toBe(named);
});

test.each(["someone to answer customers on messenger", "somebody to answer customers via whatsapp"])(
  "by what something is done is not asked for: %s",
  (text) => expect(read(text)).toEqual({ needs: ["customer-service"], topics: [], unwanted: [] }),
);

test.each([
  ["security engineer foobar", ["cybersecurity", "=foobar"]],
  ["legal advisor zyxxy", ["legal-advisor", "=zyxxy"]],
])("a trade is looked for whatever nobody knows behind it: %s", (text, needs) => {
  expect(read(text).needs).toEqual(needs);
});

test.each([
  ["strong in finance, weak in tech", "technical-co-founder", "finance"],
  ["strong in coding, weak in business", "business-co-founder", "software-development"],
])("whoever says what they are weak in looks for that: %s", (text, need, own) => {
  const { needs, topics } = read(text);
  expect([needs, topics]).toEqual([[need], [own]]);
});

test.each([
  ["дизайнер хайж байна, аудит авахгүй", "audit"],
  ["нягтлан хэрэгтэй, сайт авахгүй", "websites-topic"],
])("what is not taken is not wanted: %s", (text, refused) => {
  expect(read(text, "company").unwanted).toContain(refused);
});

test("of a long story words that nobody knows are not what is meant", () => {
  const story =
    "Би Сэлэнгэд жимсний талбайтай, гурван жил чанамал хийж байна. Ургац сайн ч савлагаа муу. Савлагааны дизайн хийж чадах хүнтэй хамтармаар байна.";
  expect(read(story).needs.filter((name) => name.startsWith("~"))).toEqual([]);
});
