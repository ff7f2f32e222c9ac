import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rows } from "../facets/reading/cases.ts";
import { detectLanguage, isRomanisedMongolian, writingOf } from "./detect.ts";

const texts = rows(`
We build cash registers for small shops and need a good seller | english
Our office in Ulaanbaatar sells cashmere from Arkhangai to Berlin and the world | english
Looking for a technical co-founder who knows React and the Mongolian market | english
I have run a ger camp in Khuvsgul for twelve years | english
Engineers from Erdenet and Darkhan who have seen a mine | english
Hello | english
marketing | english
full stack developer | english
GUI design | english
SaaS | english
AI/ML, React, Node.js | english
iOS | english
bookkeeping | english
early childhood education | english
food safety | english
deer hunting tours | english
bid management | english
Sarah Johnson | english
Utah ski resort | english
vacuum cleaner repair | english
Hawaii and Shanghai | english
speech recognition | english
guitar teacher | english
hotdog stand by the bridge | english
belaz zasdag mehanik | romanised
hel shinjleleer tugssun, uigarjin bichig unshdag | romanised
seed funding needed | english
good wood floors | english
chapter VII and XIII | english
Khan Bank | english
Gobi cashmere | english
yes | english
We won the deal and sold the bar | english
Let me know when you can start, I am free from May | english
Cheese, beer and coffee importer | english
Research and advisory for banks | english
Typing ө and ү on a phone is a fight, so we built a keyboard | english

Бид дэлгүүрийн касс хийдэг, React мэддэг хүн хэрэгтэй | mongolian
Хамтран үүсгэн байгуулагч хайж байна | mongolian
Би арван жил нягтлан бодогчоор ажилласан | mongolian
Танай баг AWS, Kubernetes, Docker ашигладаг уу? | mongolian
хүнсний дэлгүүр | mongolian
уул уурхай | mongolian
дизайн | mongolian
маркетинг | mongolian
программист | mongolian
борлуулалт | mongolian
ноос ноолуур | mongolian
мал аж ахуй | mongolian
Сайн байна уу | mongolian
SEO мэргэжилтэн | mongolian
UI/UX дизайнер хэрэгтэй | mongolian
Python, Django мэддэг | mongolian
хун хэрэгтэй байна | mongolian
унэтэй, баталгаатай ажил | mongolian
Улаанбаатар | mongolian
Манай компани 2015 онд байгуулагдсан | mongolian
барилгын компани | mongolian
кафе, ресторан | mongolian
3D зураг | mongolian
төсвийн санал авна | mongolian
Стартап эхлүүлэх гэж байгаа залуус | mongolian
Банкны апп, эмнэлгийн цаг авах систем хөгжүүлсэн, Figma дээр өдөр тутам ажилладаг | mongolian
Дархан хотод салбартай | mongolian
эмч | mongolian

Bid delguuriin kass hiideg, bas sain borluulagch hereg bna | romanised
Hamtran uusgen baiguulagch haij baina | romanised
Bi arvan jil nyagtlan bodogchoor ajillasan | romanised
sain baina uu | romanised
hun hereg | romanised
programmist haij bna | romanised
uul uurhai | romanised
delguuriin kass | romanised
borluulagch | romanised
nyagtlan | romanised
gar utasnii app hugjuulelt | romanised
video duudlaga | romanised
tsahim marketing | romanised
mal emneleg | romanised
daatgaliin buteegdehuun | romanised
malchin | romanised
barilga | romanised
surgalt | romanised
hool hiideg hun | romanised
noos nooluur | romanised
tatvar, sanhuu | romanised
zurag avalt, evluuleg, reels | romanised
web hugjuulegch | romanised
app hiideg hun, achaanii daatgal, geree | romanised
online hudaldaa | romanised
React meddeg hun hereg baina | romanised
Manai kompani 2015 ond baiguulagdsan | romanised
bvteegdehvvn hiij baigaa, hvn heregtei | romanised
xariutslagatai xvn xaij baina | romanised
ajillah hugatsaa 3 sar, tulbur tohirno | romanised
mergejliin tuvshnii zuvluguu ugdug | romanised
zahialga hurgeltiin uilchilgee | romanised
surguuliin umnukh bolovsrol | romanised
narnii erchim huch | romanised
yariltslaga uur hiihgui | romanised
tuslamjtai, turshlagagui baij bolno | romanised
tögrög, nölöö, hödölmör | romanised
designer bga uu | romanised
Darhan hotod shine tsaigazar neeh gej baina, 40 suudaltai | romanised

Бид AI стартап. We are looking for a CTO who can lead the team and raise money. | mixed
Манай баг хоёр хүнтэй. Our goal is to be the first in the market, and we need help. | mixed
We are a small team from Darkhan. Бид тоглоом хийдэг, хүн хэрэгтэй. | mixed
Looking for a partner (хамтрагч хайж байна) in the food business | mixed
Manai bag ulaanbaatart baidag, hereglegchdiin sanaliig sonsdog. We are looking for a designer with a love of detail and the will to stay. | mixed

Мы ищем разработчика в команду для стартапа | foreign
Ищем программиста, опыт от трёх лет | foreign
разработка мобильных приложений | foreign
бухгалтерский учёт и налоговая отчётность | foreign
Я работаю в банке и хочу открыть свою компанию | foreign
инвестиции в недвижимость | foreign
что нужно для проекта | foreign
Біз қазақ тілінде бағдарлама жасаймыз | foreign
Мен бағдарламашы болып жұмыс істеймін | foreign
ауыл шаруашылығы өнімдері | foreign
Ми шукаємо розробників | foreign

 | none
123 456 | none
?! — 😀 | none
$50,000 | none
`);

describe("how a text is written", () => {
  test.each(texts)("“%s” is %s", (text, writing) => expect(writingOf(text)).toBe(writing));
});

test.each(texts)("the readers of “%s” are found by its writing", (text, writing) => {
  if (writing === "mixed") return;
  expect(detectLanguage(text)).toBe(writing === "english" || writing === "none" ? "en" : "mn");
  expect(isRomanisedMongolian(text)).toBe(writing === "romanised");
});

test("prose of both languages goes to the readers of Cyrillic where it has much of it", () => {
  expect(detectLanguage("Манай баг хоёр хүнтэй, дэлгүүр ажиллуулдаг. We are looking for a CTO.")).toBe("mn");
  expect(detectLanguage("We are looking for somebody who knows the market (хүн хайж байна).")).toBe("en");
});

test("never throws", () => {
  const anyText = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(anyText, (text) => {
      expect(["en", "mn"]).toContain(detectLanguage(text));
    }),
  );
});

test.each(["a", "аа ", "aa", "1"])("a megabyte of “%s” is read", (piece) => {
  expect(() => writingOf(piece.repeat(1_000_000 / piece.length))).not.toThrow();
});
