import { describe, expect, test } from "vitest";
import { createLanguage } from "../../language.ts";

const language = createLanguage();
const roleOf = (text: string, concept: string) =>
  language.findConcepts(text).find((found) => found.concept === concept)?.role;

describe("what is there already is not needed", () => {
  test.each([
    ["We have a designer and an accountant on the team.", "accountant-role"],
    ["We already have marketing.", "marketing"],
    ["Our team has accounting and sales.", "sales"],
    ["There is already a designer.", "designer"],
    ["Two designers work with us already.", "designer"],
    ["An accountant is already with us.", "accountant-role"],
    ["Accounting is already covered.", "accounting"],
    ["Marketing and sales are covered by my sister.", "marketing"],
    ["The accounting is taken care of.", "accounting"],
    ["Engineer: I am that myself.", "engineer"],
    ["Sales: done, six contracts signed.", "sales"],
    ["Finance and marketing we have.", "finance"],
    ["Design is in-house.", "design"],
    ["Sales are on me.", "sales"],
    ["Our own accountant keeps the books.", "accountant-role"],
    ["My co-founder handles sales.", "sales"],
    ["Маркетингаа өөрсдөө хийнэ.", "marketing"],
    ["Marketingaa ooroo hiine.", "marketing"],
    ["Инженер: би өөрөө.", "engineer"],
    ["Injener: bi ooroo.", "engineer"],
    ["Борлуулалт бол би өөрөө, дизайнер хайж байна.", "sales"],
    ["Манай багт дизайнер бий.", "designer"],
    ["Нягтлан бодогч маань байгаа.", "accountant-role"],
    ["Маркетинг хариуцсан хүн бий.", "marketing"],
    ["Борлуулалтыг би өөрөө хариуцна.", "sales"],
    ["Баг маань дизайнертай.", "designer"],
    ["Manai bagt dizainer bii.", "designer"],
    ["Nyagtlan bodogch maani baigaa.", "accountant-role"],
    ["Marketingiig bi hariutsana.", "marketing"],
    ["I do the finance myself.", "finance"],
    ["Design is done.", "design"],
    ["Нягтлан 1 хүн байгаа, борлуулагч хайж байна.", "accountant-role"],
    ["Nyagtlan 1 hun bga, borluulagch haij bn.", "accountant-role"],
    ["Контентоо бид өөрсдөө бичнэ.", "content-creation"],
    ["Сэтгэл зүйчид маань бэлэн.", "psychologist"],
    ["Нягтлан хуульч байгаа.", "lawyer"],
    ["Accountant: have one.", "accountant-role"],
    ["We got an accountant.", "accountant-role"],
    ["Sales is on my side.", "sales"],
    ["Dizainer bgaa, programmist haij bna.", "designer"],
  ])("“%s”: %s", (text, concept) => expect(roleOf(text, concept)).toBe("have"));
});

describe("what others do, and what is bought in, is neither an offer nor a need", () => {
  test.each([
    ["We buy design from agencies.", "design"],
    ["We outsource accounting.", "accounting"],
    ["Accounting is outsourced.", "accounting"],
    ["Translation is done by freelancers.", "translation"],
    ["We order marketing from a studio in town.", "marketing"],
    ["Our clients do marketing on their own.", "marketing"],
    ["Our customers need accounting.", "accounting"],
    ["Most clients want design first.", "design"],
    ["They do sales by phone.", "sales"],
    ["Farmers need marketing, and nobody tells them how.", "marketing"],
    ["I need a person chefs listen to.", "chef"],
    ["A place for people who need translation.", "translation"],
    ["My brother does accounting.", "accounting"],
    ["Accounting we outsource.", "accounting"],
    ["People like me need accounting.", "accounting"],
    ["Design comes from an agency.", "design"],
    ["Accounting is with an outside firm.", "accounting"],
    ["An agency does our marketing.", "marketing"],
    ["We pay a studio for design.", "design"],
    ["Built for teachers such as myself.", "teacher-role"],
    ["Над шиг дизайнеруудад зориулсан.", "designer"],
    ["Миний адил орчуулагчдад хэрэгтэй апп.", "translator-role"],
    ["Манай захиалагчид маркетинг хийдэг.", "marketing"],
    ["It was made for accountants like me.", "accountant-role"],
    ["Дизайныг гаднаас худалдаж авдаг.", "design"],
    ["Дизайныг гаднаас авдаг.", "design"],
    ["Маркетингаа агентлагт захиалдаг.", "marketing"],
    ["Нягтлан бодох бүртгэлээ гаднын компаниар хийлгэдэг.", "accounting"],
    ["Хэрэглэгчид орчуулга хайдаг.", "translation"],
    ["Орчуулга хайдаг сайт.", "translation"],
    ["Апп хийж өгөөч гэж их гуйдаг.", "mobile-development"],
    ["Хэнд борлуулалт дутдагийг тэмдэглэсэн.", "sales"],
    ["Үйлчлүүлэгчид маань борлуулалт хийдэг.", "sales"],
    ["Малчид татвараа өөрсдөө хийдэг.", "tax"],
    ["Ах нягтлан бодох бүртгэл хийдэг.", "accounting"],
    ["Dizainiig gadnaas hudaldaj avdag.", "design"],
    ["Marketingaa agentlagt zahialdag.", "marketing"],
    ["Hereglegchid orchuulga haidag.", "translation"],
  ])("“%s”: %s", (text, concept) => expect(roleOf(text, concept)).toBe("aside"));
});

describe("what is told of others by other words is theirs too", () => {
  test.each([
    ["Most of our clients are welders.", "welder"],
    ["Бүртгэлийг гэрээт нягтлан маань хийдэг, нягтлан бодох бүртгэл.", "accountant-role"],
    ["Эхнэр маань орчуулагч, би гагнуурчин.", "translator-role"],
    ["If you only want to do accounting, please move on.", "accounting"],
    ["Эцэг эхчүүд орчуулагч хайж тэнэж явдаг.", "translator-role"],
    ["Орчуулагч нартаа заагаад өгөх дизайнер хэрэгтэй.", "translator-role"],
    ["We want translators to show what they earn.", "translator-role"],
    ["We have no GSM there.", "telecom-engineering"],
    ["Малын зээл авахгүй.", "loans-topic"],
    ["Here no bus runs, I do sales.", "buses-public-transport"],
    ["We repair cars, no welding yet.", "welding"],
  ])("“%s”: %s", (text, concept) => expect(roleOf(text, concept)).toBe("aside"));
  test.each([
    ["If you are good at accounting, our app is for you.", "accounting"],
    ["Маркетингийн компани байгуулах гэж байна, борлуулалт хийдэг хүн хэрэгтэй.", "marketing"],
    ["Маркетингийн цех нээх гэж байгаа тул борлуулалт мэддэг хүн хэрэгтэй.", "marketing"],
    ["Тайлбарыг орчуулагч бичнэ, дизайн хэрэгтэй.", "translator-role"],
  ])("is no need: “%s”, %s", (text, concept) => expect(roleOf(text, concept)).not.toBe("need"));
});

describe("what is only wished for is no offer", () => {
  test.each([
    ["I want to learn accounting.", "accounting"],
    ["A startup that wants to transform accounting.", "accounting"],
    ["I would love to learn design one day.", "design"],
    ["I am currently learning marketing.", "marketing"],
    ["Keen to learn sales.", "sales"],
    ["I hope to one day do research.", "research"],
    ["I am interested in learning translation.", "translation"],
    ["One day I will study design.", "design"],
    ["I am taking a course in marketing.", "marketing"],
    ["I'm new to sales.", "sales"],
    ["Ирээдүйд дизайн сурна.", "design"],
    ["Орчуулга сурах хүсэлтэй.", "translation"],
    ["Маркетинг сурахаар төлөвлөж байна.", "marketing"],
    ["Dizain surah husel bii.", "design"],
    ["Маркетинг сурмаар байна.", "marketing"],
    ["Дизайн сурахыг хүсэж байна.", "design"],
    ["Нягтлан бодох бүртгэл сонирхож байгаа.", "accounting"],
    ["Орчуулга сурч байгаа.", "translation"],
    ["Судалгаа сонирхдог.", "research"],
    ["Marketing surmaar baina.", "marketing"],
    ["Dizain sonirhoj baigaa.", "design"],
  ])("“%s”: %s", (text, concept) => expect(roleOf(text, concept)).toBe("aside"));
});

describe("who is looked for is not the writer", () => {
  test.each([
    ["Looking for people who know accounting.", "accounting"],
    ["I look for somebody who can do sales; they must know marketing.", "sales"],
    ["We want a partner who has done research.", "research"],
    ["Looking for a designer, they should also do marketing.", "marketing"],
    ["Маркетинг мэддэг хүмүүс хайж байна.", "marketing"],
    ["Борлуулалт хийж чаддаг түнш хэрэгтэй.", "sales"],
    ["Marketing meddeg humuus haij baina.", "marketing"],
  ])("“%s”: %s", (text, concept) => expect(roleOf(text, concept)).toBe("need"));
});

describe("what sounds like it stays an offer", () => {
  test.each([
    ["I have ten years of accounting.", "accounting"],
    ["We have to do marketing, and we do it well.", "marketing"],
    ["We have built accounting tools.", "accounting"],
    ["I do machine learning and sales.", "machine-learning"],
    ["Би сурсан: нягтлан бодох бүртгэл хийдэг.", "accounting"],
    ["Захиалгаар орчуулга хийдэг.", "translation"],
    ["Манай залуус маркетинг хийдэг.", "marketing"],
    ["Orchuulga hiij chadna.", "translation"],
  ])("“%s”: %s", (text, concept) => expect(roleOf(text, concept)).toBe("offer"));
});

test("what somebody hopes to become is no offer, and what is not there is needed", () => {
  expect(roleOf("Програмист болох гэж байгаа.", "developer")).toBe("aside");
  expect(roleOf("What we dont have is somebody for a mobile app.", "mobile-development")).toBe("need");
});
test("a word that only looks like one of inviting asks for nothing", () => {
  expect(roleOf("Аймгийн сургууль, уран зургийн дугуйлан.", "fine-art")).toBeUndefined();
  expect(roleOf("Дизайнер урьж байна.", "designer")).toBe("need");
});

test.each([
  ["Бусдын загвараар захиалга авна.", "cashier-work", undefined],
  ["Оёдолчин авна.", "tailor", "need"],
  ["Маркетинг, цахим худалдааны баг байхгүй.", "marketing", "need"],
  ["Бидэнд хөгжүүлэгч байхгүй.", "developer", "need"],
  ["Дизайн шаардвал бусдаас аваарай.", "design", "aside"],
] as const)("who takes orders needs none, and whom there is not is needed: “%s”", (text, concept, role) =>
  expect(roleOf(text, concept)).toBe(role),
);

test.each([
  ["Хэрэгтэй: дизайнер, программист", "designer", "need"],
  ["Heregtei hun: borluulagch", "salesperson", "need"],
  ["Хайж буй: борлуулагч", "salesperson", "need"],
  ["Байгаа: программист. Дутуу: маркетинг", "developer", "have"],
  ["Байгаа: программист. Дутуу: маркетинг", "marketing", "need"],
  ["Хэрэггүй: дизайнер, нягтлан", "accountant-role", "not"],
  ["Team: 2 engineers, 1 designer. Gap: sales", "designer", "have"],
  ["Team: 2 engineers, 1 designer. Gap: sales", "sales", "need"],
  ["What we have: designer. What we miss: sales", "sales", "need"],
  ["Already on board: developer. Still open: marketing", "developer", "have"],
  ["Don't need: designer, accountant", "accountant-role", "not"],
  ["We are short of sales people.", "sales", "need"],
  ["We look for marketing people.", "marketing", "need"],
  ["We could use a designer.", "designer", "need"],
  ["I can't find a developer.", "developer", "need"],
  ["Программист олдохгүй байна.", "developer", "need"],
  ["Our work: design, translation", "design", "offer"],
] as const)("the words before a list say whose it is: “%s”, %s", (text, concept, role) =>
  expect(roleOf(text, concept)).toBe(role),
);

describe("whoever is invited is needed, and whoever is asked to stay away is not", () => {
  test.each([
    ["Маркетинг хийж байсан хүн нэгдээрэй.", "marketing", "need"],
    ["Эх баригч мэргэжилтэй хүн хамтран ажиллахаар ирээрэй.", "midwife-role", "need"],
    ["Marketing hiij bsan hun negdeerei.", "marketing", "need"],
    ["Eh barigch mergejiltei hvn hamtran ezemshigcheer orooch.", "midwife-role", "need"],
    ["Дизайнер битгий бичээрэй.", "designer", "not"],
  ])("“%s”", (text, concept, role) => expect(roleOf(text, concept)).toBe(role));
  test("but not readers of what is written", () =>
    expect(roleOf("Маркетингийн тухай асуух зүйл байвал бичээрэй.", "marketing")).not.toBe("need"));
});

describe("who is wanted or missing is needed", () => {
  test.each([
    ["Welder wanted.", "welder"],
    ["Engineer wanted, the kind with grease under the nails.", "engineer"],
    ["A designer is wanted.", "designer"],
    ["An accountant is still missing.", "accountant-role"],
    ["Wanted: designer.", "designer"],
    ["Гагнуурчин нэгдээрэй.", "welder"],
    ["Дизайнер хамтрагч болооч.", "designer"],
    ["Gagnuurchin negdeerei.", "welder"],
  ])("“%s”: %s", (text, concept) => expect(roleOf(text, concept)).toBe("need"));

  test.each([
    ["I built the website they wanted.", "websites-topic"],
    ["What the designer wanted.", "designer"],
    ["An app that finds missing invoices.", "invoices-receipts"],
    ["Борлуулалт нэгдээрэй.", "sales"],
  ])("“%s” asks for no %s", (text, concept) => expect(roleOf(text, concept)).not.toBe("need"));
});

describe("what is planned, done badly or by others is no offer", () => {
  test.each([
    ["Апп хийе гэж бодсон.", "mobile-development"],
    ["Апп хийх санаатай.", "mobile-development"],
    ["Дизайн сайн хийж чаддаг багт нэгдэнэ.", "design"],
    ["Маркетинг талаас муу.", "marketing"],
    ["Санхүү, тооцоо муутай.", "finance"],
    ["Ээж маань нягтлан тул санаа зовохгүй.", "accountant-role"],
    ["Our drawings are made by a freelance engineer.", "engineer"],
    ["My father worked as an accountant.", "accountant-role"],
    ["My former boss was an accountant.", "accountant-role"],
    ["A friend of mine does the accounting.", "accounting"],
    ["An accountant does it for us.", "accountant-role"],
    ["Accounting is taken care of by my wife.", "accounting"],
    ["I wanted to become an accountant.", "accountant-role"],
    ["I started learning accounting.", "accounting"],
    ["I plan to study accounting.", "accounting"],
    ["I am married to an accountant.", "accountant-role"],
    ["I was trained by an accountant.", "accountant-role"],
    ["Unlike an accountant I take risks.", "accountant-role"],
    ["Every accountant knows this.", "accountant-role"],
    ["Аав маань нягтлан байсан.", "accountant-role"],
    ["Нягтланг гадны компани хийдэг.", "accountant-role"],
    ["Апп нягтлан хүн бүрт хэрэгтэй.", "accountant-role"],
  ])("“%s”: %s", (text, concept) => expect(roleOf(text, concept)).toBe("aside"));
  test.each([
    ["Аавынхаа компанид нягтлан хийсэн.", "accountant-role"],
    ["Найзуудтайгаа вэб хийдэг.", "web-development"],
    ["I work as an accountant.", "accountant-role"],
  ])("but what is done with or for them is: “%s”: %s", (text, concept) =>
    expect(roleOf(text, concept)).not.toBe("aside"),
  );
  test.each([
    ["I want to run things, say as a COO.", "coo", "offer"],
    ["We look for someone to join us as a CTO.", "cto", "need"],
  ])("“%s”: %s", (text, concept, role) => expect(roleOf(text, concept)).toBe(role));
});
