// The words by which Mongolian says whose a thing is, that it is wanted, or that it is refused.
import { mongolianKey } from "../../keys.ts";

export type Form =
  | "any"
  | "with -тай"
  | "without ending"
  | "wish"
  | "future"
  | "finite"
  | "habit"
  | "past"
  | "as a thing"
  | "converb";

/** What a word in one of the forms says of the words before it. */
export type Saying = "need" | "offer" | "have" | "aside";

export type Cue = { readonly saying: Saying; readonly forms: readonly Form[] };

export const mongolianCues: ReadonlyMap<string, readonly Cue[]> = cuesOf([
  ["хайх дутах дутагдах дутуу хүсэх шаардах хөлслөх эрэлхийлэх", "need", ["any"]],
  // Not уран "artful", nor уралдаан "contest".
  ["урих", "need", ["finite", "future"]],
  ["хэрэг", "need", ["with -тай", "without ending"]],
  // Typed in a hurry.
  ["hregtei hergtei heregteishd heregteishuu хэрэгтэйшд хэрэгтэйгээ heregteigee", "need", ["any"]],
  ["шаардлага хэрэгцээ дутагдал", "need", ["with -тай"]],
  ["олох хамтрах", "need", ["wish"]],
  ["авах", "need", ["wish", "future"]],
  ["сурах суралцах", "aside", ["wish", "converb", "future"]],
  ["сонирхох мөрөөдөх", "aside", ["any"]],
  ["сонирхол мөрөөдөл зорилго", "aside", ["with -тай"]],
  ["захиалах", "aside", ["habit"]],
  ["хобби", "aside", ["any"]],
  ["бий", "have", ["any"]],
  ["бүрдэх хангагдах", "have", ["past"]],
  ["хариуцах", "have", ["finite", "future"]],
  ["мэдэх чадах эзэмших мэргэших дадлагажих ажиллах хийх сурах гаргах", "offer", ["finite", "future"]],
  ["гаргууд", "offer", ["any"]],
  ["туршлага чадвар дадлага мэдлэг мэргэжил", "offer", ["with -тай"]],
]);

type Entry = readonly [words: string, saying: Saying, forms: readonly Form[]];

function cuesOf(entries: readonly Entry[]): Map<string, Cue[]> {
  const cues = new Map<string, Cue[]>();
  for (const [words, saying, forms] of entries)
    for (const key of keysOf(words)) cues.set(key, [...(cues.get(key) ?? []), { saying, forms }]);
  return cues;
}

// On folded words.
export const formPatterns: Readonly<Record<Form, RegExp>> = {
  any: /$/,
  "with -тай": /t[aeo]$/,
  "without ending": /^kereg$/,
  wish: /m[aeo]r$/,
  future: /n[aeo]$/,
  // Not -хад, "for doing": «гаргахад туслах хүн».
  finite: /(?:j|c|d[aeo]g|s[aeo]n|(?<!k)[aeo]d)$/,
  habit: /d[aeo]g$/,
  past: /s[aeo]n$/,
  converb: /(?:j|c)$/,
  // -дгийг, -сныг, -ааг: what is looked for or lacks, spoken of.
  "as a thing": /(?:d[aeo]g|s[aeo]?n)eg$|gag$/,
};

/** What somebody says they cannot or will not do. */
export const refusable = keySet(
  "мэдэх чадах хийх бичих ойлгох эзэмших сурах ажиллах оролцох гүйцэтгэх хариуцах үйлчлэх зарах борлуулах зохиох зурах ярих " +
    "сонирхох хүсэх орох заах орчуулах жолоодох програмчлах кодлох үзүүлэх эрхлэх нийлүүлэх үйлдвэрлэх барих засах үзэх байх авах дурлах " +
    "хөгжүүлэх боловсруулах буцах байгуулах бүтээх загварчлах засварлах суурилуулах угсрах оёх уях гаргах гагнах хэвлэх тээвэрлэх хүргэх импортлох удирдах сургах өгөх таарах байгаа бгаагүй bgaagui bgaagvi татагдах ажиллуулах төлөөлөх " +
    "багшлах эмчлэх эмчилдэггүй эмчлэхгүй үйлчилдэггүй сувилдаггүй нисэх нисгэх авирах эвлүүлэх найруулах хэвлүүлэх тарих малтах ухах нядлах будах тавих шалгах хянах асрах сувилах гүйлгэх тоглох тоглуулах аялуулах хөтлөх хөтчлөх шинжлэх турших аудитлах шивэх очих угаах цэвэрлэх хэрэглэх ашиглах хамтрах хамтрахгүй hamtrahgui hamtrahgvi",
);
/** What somebody says they do not have: "туршлагагүй". */
export const abilities = keySet(
  "туршлага чадвар дадлага мэдлэг боловсрол мэргэжил ойлголт сонирхол хүсэл бэлтгэл эрх дур дүр бодолгүй bodolgui bodolgvi авьяас авьяасгүй avyas aviyas aviyasgui aviyasgvi avyasgui avyaasgui дургүй durgui durgvi",
);
export const needs = keySet("хэрэг хэрэггүй хэрэгүй heregui heregvi шаардлага хэрэгцээ хайх шаардах");
/** After these a refusal stands at the end of its clause; a noun would only be described by it. */
export const finals = keySet(
  "болсон bolson би бид ч боловч байх байна байгаа бна бн бгаа baina baigaa bna bn bgaa ээ аа шүү юм шүү тул учир учраас болохоор гэхдээ харин билээ дээ даа мөртлөө ба бөгөөд болон л",
);
/** Where these stand, something is refused only now and then. */
export const conditions = keySet(
  "хэрэв хэрвээ нөхцөл тохиолдол ганцаараа дангаараа бага богино доош дээш зөвхөн хямд ихэвчлэн үргэлж заримдаа амралт",
);
export const causes = keySet("тул учир учраас болохоор үед хойно дараа");
export const writers = keySet("би бид манай манайх миний надад бидэнд намайг өөрөө манайд");
const clientele = "хэрэглэгч үйлчлүүлэгч харилцагч захиалагч нийлүүлэгч";
export const clients = keySet(clientele);
export const others = keySet(
  `${clientele} хүмүүс тэд малчин оюутан сурагч өвчтөн зочин жуулчин залуус иргэн айл эцэг гишүүн хэн хүүхэд жолооч`,
);
export const kin = keySet("аав ээж ах эгч дүү эхнэр нөхөр найз");
/** Who is looked for. */
export const people = keySet(
  "хүн хамтрагч мэргэжилтэн ажилтан түнш компани багш инженер нягтлан мужаан кассир жижүүр харуул нярав бариста хөтөч агент механик сантехник электрик лаборант слесарь",
);
/** What somebody does who wants something of the writer; who is spoken to, or would be the person himself. */
export const askers = keySet(
  "хэрэг хайх хүсэх хүсэл сонирхох сонирхол захиалах хийлгэх авах худалдах сурах суралцах асуух асуулт",
);
export const addressees = keySet("та танай танайд танд таны чи би хэрэв хэрвээ");
/** "Тийм ч сайн биш", "шиг биш" refuse nothing. */
export const beforeBish = keySet(
  "шиг ч гэх сайн муу зөвхөн хангалттай амар хэцүү чухал хол буруу үнэн ганц их бага нь гол хямд төсөл",
);

/** What is taken for work, and what of it is no work: «мөнгө авахгүй». */
export const payments = keySet(
  "мөнгө төлбөр хураамж шимтгэл хүү татвар торгууль урьдчилгаа барьцаа зээл чөлөө амралт хариу үнэ цалин хувь хувьцаа хөлс зардал " +
    "санхүүжилт хөрөнгө хандив тусламж зөвшөөрөл эрх шагнал оруулалт утас нөат бэлэн нэмэлт хугацаа цаг зай эрсдэл үүрэг хариуцлага",
);
/** What is made by who reports or draws: «тайлан гаргахгүй», but not «алдаа гаргахгүй». */
export const reports = keySet("тайлан тэнцэл баланс төсөв зураг загвар эсгүүр худаг");
/** Where these stand before it, so much of somebody is enough. */
export const measures = keySet(
  "нэг хоёр гурав ганц хагас цаг оюутан дунд анхан сайн энгийн ердийн ийм жижиг neg",
);

export type Refusing = "stopped" | "left" | "declining" | "tired" | "excuse" | "offering" | "aching";

/** Words that may refuse, by which a clause says more than one word: as they are written, or folded. */
export function refusingIn(text: string, form: string): Refusing | undefined {
  if (stopped.test(text)) return "stopped";
  if (aching.test(text)) return "aching";
  if (afraid.test(text)) return "tired";
  return refusing.find(([, pattern]) => pattern.test(form))?.[0];
}

// Not болсон, "became".
const stopped =
  /^(?:больсон|больчихсон|болисон|болилоо|больлоо|болино|больж|болиод|байсан|зогсоосон|зогсоочихсон|хаясан|хаячихсан|орхисон|орхичихсон|bolison|bolil?oo|bolino|bolij|boliod|baisan|zogsooson|hayasan)$/;
/** With the head before it. */
const aching = /^(?:өвддөг|өвдөж|өвдөнө|эргэдэг|эргэж|uvddug|uvdduug|ergedeg)$/;
const afraid = /^(?:айдаг|айгаад|айна|айсан|aidag|aigaad|aina|aisan)$/;
const refusing: readonly (readonly [Refusing, RegExp])[] = [
  ["declining", /^t[ao]tg[ao]lz(?:[aeo]n[aeo]|d[aeo]g)$/],
  ["tired", /^(?:(?:(?:zalk|od)(?:cek)?|kalser|cokor|konder)s[ao]?n|amar(?:na|mar)|konder(?:c|od)|garsan)$/],
  ["left", /^(?:olde|datga)(?:cek)?(?:s[aeo]n|d[aeo]g|n[aeo])$/],
  ["excuse", /^oc?lara$/],
  ["offering", /^(?:bolg|tab)/],
];

/** «Нэмж», «дахин», «хүлээж»: on words as they are folded. */
export const again = /^(?:neme?j|kolej|dake[jnd])$/;
/** How many more, besides, for work. */
export const manyMore =
  /^(?:neme?j|dake[jnd]|\d+|neg(?:eg)?|ko(?:y?e)?r(?:eg)?|gor(?:ab|beg)|dor(?:ob|beg)|ajeld)$/;
/** On what terms somebody is taken on. */
export const terms = keySet(
  "хувь эзэмшүүлэх гэрээ цалин байр бүтэн хагас цаг яаралтай даруй шууд бас мөн өндөр сайн тогтмол байнга одоо шинээр ирэх сар жил хавар зун намар өвөл",
);
export const presence = keySet("байх бга бгаа");
/** «Програмист болох гэж байгаа», «… болох хүсэлтэй». */
export const becoming = keySet("болох");
export const learning = keySet("сурах суралцах");
export const finding = keySet(
  "олох олдох олдохгүй олдоогүй олддоггүй oldohgui oldohgvi oldoogui oldoogvi olddoggui olddoggvi",
);
export const taking = keySet("авах");

export function keySet(words: string): ReadonlySet<string> {
  return new Set(keysOf(words));
}

function keysOf(words: string): string[] {
  return words.split(" ").map(mongolianKey);
}
