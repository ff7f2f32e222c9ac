import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { conceptSources } from "../../concepts/index.ts";
import { createPhraseBook } from "../../graph/phrases.ts";
import { parseConcepts } from "../../graph/parse.ts";
import { createLexicon } from "./lexicon.ts";
import { createRandom, typeByChance, typeByStandard } from "./latin-typing.ts";

// Each line: a dictionary word and forms of it.
const ownForms = readForms(`
ном: номын номыг номд номоос номоор номтой номууд номоо номуудын номынхоо номгүй
гэр: гэрийн гэрийг гэрт гэрээс гэрээр гэртэй гэрүүд гэртээ гэрийнхээ гэргүй
багш: багшийн багшийг багшид багшаас багшаар багштай багшаа
сургууль: сургуулийн сургуулийг сургуульд сургуулиас сургуулиар сургуультай сургуулиуд сургуулиа
компани: компанийн компанийг компанид компаниас компаниар компанитай компаниуд компанийнхаа компаниудад
байшин: байшингийн байшинг байшинд байшингаас байшингаар байшинтай байшингууд байшингаа
мод: модны модыг модонд модноос модоор модтой моднууд
яам: яамны яамыг яаманд яамнаас яамаар яамтай яамд яамдын
гудамж: гудамжны гудамжийг гудамжинд гудамжнаас гудамжаар гудамжтай гудамжууд
захирал: захирлын захирлыг захиралд захирлаас захирлаар захиралтай захирлууд захирлаа
ажилтан: ажилтны ажилтныг ажилтанд ажилтнаас ажилтнаар ажилтантай ажилтнууд ажилтнуудаас ажилтнуудтайгаа
эмнэлэг: эмнэлгийн эмнэлгийг эмнэлэгт эмнэлгээс эмнэлгээр эмнэлэгтэй эмнэлгүүд эмнэлгүүдийнхээ
малчин: малчны малчныг малчинд малчнаас малчинтай малчид малчдын малчдад малчдаас
эмч: эмчийн эмчийг эмчид эмчээс эмчээр эмчтэй эмчээ
залуу: залуугийн залууг залууд залуугаас залуутай залуучууд залуучуудын залуучуудаас
хөгжүүлэгч: хөгжүүлэгчийн хөгжүүлэгчийг хөгжүүлэгчид хөгжүүлэгчээс хөгжүүлэгчээр хөгжүүлэгчтэй хөгжүүлэгчдийн хөгжүүлэгчдэд
хүүхэд: хүүхдийн хүүхдийг хүүхдэд хүүхдээс хүүхдээр хүүхэдтэй хүүхдүүд хүүхдүүдийн
аяга: аяганы аягыг аяганд аяганаас аягаар аягатай аяганууд
цонх: цонхны цонхыг цонхонд цонхноос цонхоор цонхтой цонхнууд
далай: далайн далайг далайд далайгаас далайгаар далайтай далайгаа
нохой: нохойн нохойг нохойд нохойгоор нохойтой нохойгоо
морь: морины морийг мориноос мориор морьтой морьдын морио
санхүү: санхүүгийн санхүүг санхүүд санхүүгээс санхүүгээр санхүүтэй
борлуулалт: борлуулалтын борлуулалтыг борлуулалтад борлуулалтаас борлуулалтаар борлуулалттай борлуулалтаа
маркетинг: маркетингийн маркетингийг маркетингт маркетингаас маркетингаар маркетингтай
дизайн: дизайны дизайныг дизайнд дизайнаас дизайнаар дизайнтай
дизайнер: дизайнерын дизайнерыг дизайнерт дизайнераас дизайнераар дизайнертай дизайнерууд дизайнеруудтай
интернэт: интернэтийн интернэтийг интернэтэд интернэтээс интернэтээр интернэтгүй интернэтгүйгээр
банк: банкны банкийг банканд банкнаас банкаар банктай банкууд
видео: видеоны видеог видеонд видеоноос видеогоор видеонууд
хот: хотын хотыг хотод хотоос хотоор хоттой хотууд хотынхон
ус: усны усыг усанд уснаас усаар устай
мах: махны махыг маханд махнаас махаар махтай
сүү: сүүний сүүг сүүнд сүүнээс сүүгээр сүүтэй
гэрээ: гэрээний гэрээг гэрээнд гэрээнээс гэрээгээр гэрээтэй гэрээнүүд
хэрэглэгч: хэрэглэгчийн хэрэглэгчид хэрэглэгчдийн хэрэглэгчдээс хэрэглэгчтэй
ажиллах: ажилладаг ажилласан ажиллана ажиллаж ажиллаад ажиллавал ажиллалаа ажиллажээ ажиллая ажиллаарай ажиллаасай ажилламаар
ажиллах: ажилламагц ажиллатал ажиллангаа ажиллалгүй ажиллацгаая ажиллачихсан ажиллуулдаг ажиллахгүй ажиллаагүй ажилладаггүй
ажиллах: ажиллахдаа ажиллахын ажиллахад ажилласнаас ажилласны ажилласангүй ажилладгаа ажиллав
түгэх: түгдэг түгсэн түгнэ түгж түгээд түгвэл түгжээ түгмэгц түгтэл түгэнгээ түгэлгүй түгээсэй түгье түгэв
бичих: бичдэг бичсэн бичнэ бичиж бичээд бичвэл бичлээ бичжээ бичье бичээрэй бичихгүй бичээгүй бичүүлсэн бичихийн
тавих: тавьдаг тавьсан тавина тавьж тавиад тавивал тавилаа тавья тавихгүй тавиагүй
хийх: хийдэг хийсэн хийнэ хийж хийгээд хийвэл хийе хийхгүй хийгээгүй хийлгэсэн хийхдээ
сурах: сурдаг сурсан сурна сурч сураад сурвал суръя сурахгүй сурмаар сурлаа
өгөх: өгдөг өгсөн өгнө өгч өгөөд өгвөл өгье өгөхгүй өгөөгүй өгмөөр
захиалах: захиалдаг захиалсан захиална захиалж захиалаад захиалъя захиалахгүй захиалбал
нэмэгдүүлэх: нэмэгдүүлдэг нэмэгдүүлсэн нэмэгдүүлж нэмэгдүүлье нэмэгдүүлэхийн нэмэгдүүлэхээр
борлуулах: борлуулдаг борлуулсан борлуулна борлуулж борлуулъя борлуулахгүй борлуулаагүй
багшлах: багшилдаг багшилсан багшилна багшилж багшлаад багшилвал багшлахгүй багшлаагүй
эмчлэх: эмчилдэг эмчилсэн эмчилнэ эмчилж эмчлээд эмчлүүлэх
унших: уншдаг уншсан уншина уншиж уншаад уншвал уншихгүй уншаагүй
хөлслөх: хөлсөлдөг хөлсөлсөн хөлсөлнө хөлсөлж хөлслөөд хөлслөхгүй хөлслөөрэй
удирдах: удирддаг удирдсан удирдана удирдаж удирдаад удирдахад удирдсаар
зөвлөх: зөвлөдөг зөвлөсөн зөвлөнө зөвлөж зөвлөөд зөвлөе зөвлөхөөр
`);

describe("forms of everyday trades", () => {
  const words = ownForms.map(([lemma]) => lemma);
  const lexicon = createLexicon();
  for (const word of words) lexicon.addWord(word);
  const wrong = (type: (form: string) => string) =>
    ownForms
      .filter(([lemma, form]) => lexicon.lemmasOf(type(form))[0] !== lemma)
      .map(
        ([lemma, form]) => `${type(form)} (${form}): ${lexicon.lemmasOf(type(form)).join(" ")} for ${lemma}`,
      );

  test("there are many", () => expect(ownForms.length).toBeGreaterThan(350));
  test("are taken back to their words in Cyrillic", () => expect(wrong((form) => form)).toEqual([]));
  test("and without the letters ө and ү, but for a few short words", () => {
    const typed = wrong((form) => form.replaceAll("ө", "о").replaceAll("ү", "у"));
    expect(typed.length, typed.join("\n")).toBeLessThan(0.08 * ownForms.length);
  });
  test("and in the Latin letters of MNS 5217", () => {
    const typed = wrong(typeByStandard);
    expect(typed.length, typed.join("\n")).toBeLessThan(0.01 * ownForms.length);
  });
  test.each([1, 2, 3, 4, 5])("and in the Latin letters of phones (%i)", (seed) => {
    const random = createRandom(seed);
    const typed = new Map(ownForms.map(([, form]) => [form, typeByChance(form, random)]));
    const lost = wrong((form) => typed.get(form) ?? "");
    expect(lost.length, lost.join("\n")).toBeLessThan(0.02 * ownForms.length);
  });
});

describe("in the dictionary of the concepts", () => {
  const concepts = conceptSources.flatMap((source) => parseConcepts(source).concepts);
  const { lexicon } = createPhraseBook(concepts, []);
  test.each([
    ["татвараас", "татвар"],
    ["tatvaraas", "татвар"],
    ["нягтлангийн", "нягтлан"],
    ["бүртгэлтэй", "бүртгэл"],
    ["hugjuulegchuudiig", "хөгжүүлэгч"],
  ])("%s is a form of %s", (form, lemma) => expect(lexicon.lemmasOf(form)).toContain(lemma));
  test.each([
    ["мэдээж", "мэдээ"],
    ["хүргэнэ", "хурга"],
    ["дотор", "дота"],
    ["нууц", "нүүх"],
    ["дохио", "доха"],
    ["зуугаас", "зуух"],
    ["gal", "гааль"],
  ])("%s is no form of %s", (form, lemma) => expect(lexicon.lemmasOf(form)).not.toContain(lemma));
});

// Outside the repository, because of its licence: lemma TAB form TAB features.
const dataFolder =
  process.env["KHAMT_EVAL_DATA"] ?? join(import.meta.dirname, "../../../../../../shared/eval");
const dataFile = join(dataFolder, "unimorph-khk-dev.tsv");

describe.skipIf(!existsSync(dataFile))(`UniMorph's Mongolian forms (${dataFile}; skipped without)`, () => {
  const rows = existsSync(dataFile) ? readRows(dataFile) : [];
  const lexicon = createLexicon();
  for (const [lemma] of rows) lexicon.addWord(lemma);
  const shareRight = (type: (form: string) => string) =>
    rows.filter(([lemma, form]) => lexicon.lemmasOf(type(form))[0] === lemma).length / rows.length;
  const random = createRandom(7);

  test.each([
    ["Cyrillic", (form: string) => form, 0.92],
    ["MNS 5217", typeByStandard, 0.9],
    ["phone Latin", (form: string) => typeByChance(form, random), 0.88],
  ] as const)("the right word comes first in %s", (script, type, goal) => {
    const share = shareRight(type);
    process.stdout.write(
      `UniMorph, right word first, ${script}: ${(100 * share).toFixed(1)} % of ${rows.length}\n`,
    );
    expect(share).toBeGreaterThanOrEqual(goal);
  });
});

type Row = readonly [lemma: string, form: string];

function readForms(table: string): Row[] {
  return table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [lemma = "", forms = ""] = line.split(": ");
      return forms.split(" ").map((form): Row => [lemma, form]);
    });
}

function readRows(file: string): Row[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .flatMap(([lemma, form]): Row[] => (lemma && form ? [[lemma, form]] : []));
}
