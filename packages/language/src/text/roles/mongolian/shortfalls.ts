// How Mongolian describes what a team is short of, without asking for it: not there so far, done by makeshift, put off, never met.
import { clauseOf, type Found, isFinal, own, type Place } from "./clause.ts";
import * as said from "./cues.ts";
import { isAmong, isPerson, isWithPerson, traitsOf } from "./words.ts";
import type { Word } from "../../words.ts";

const textOf = (word: Word | undefined) => word?.text ?? "";

type Test = (place: Place) => boolean;

/** By the word that the clause ends with. */
const ways = testsOf([
  [
    "сул тааруу тааруухан муу хуучирсан хуучирчихсан хоцрогдсон эвдэрсэн замбараагүй ичмээр ичгүүртэй sul taaruu muu huuchirsan hotsrogdson evdersen ichmeer",
    isPoorlyOurs,
  ],
  [
    "явдаг явж явуулдаг явуулж авдаг авч хөтөлдөг хөтөлж хийдэг бичдэг бичиж байдаг бүртгэдэг тэмдэглэдэг yavdag yavj yavuuldag avdag avch hutuldug hiideg bichdeg baidag burtgedeg temdegledeg",
    isMakeshift,
  ],
  [
    "хойшлуулсан хойшлуулсаар хойшлуулаад хойшлуулдаг hoishluulsan hoishluulsaar hoishluulaad hoishluuldag",
    isPutOff,
  ],
  ["хаягдаад орхигдоод hayagdaad orhigdood", isFinal],
  ["үгүйлэгдэж үгүйлэгддэг үгүйлэгдэнэ uguilegdej uguilegddeg", isFinal],
  ["үүрч үүрдэг uurch uurdeg", isTooMuchAlone],
  ["байсан baisan", isMissedIf],
  ["нийлбэл нэгдвэл хамтарвал ажиллавал niilbel negdvel hamtarval ajillaval", isJoiningUs],
]);

/** By the word that ends in -гүй. */
const waysWithout = testsOf([
  ["үзээгүй байгаагүй uzeegui vzeegvi baigaagui baigaagvi", isNeverMet],
  [
    "хянуулаагүй шалгуулаагүй бүртгүүлээгүй баталгаажуулаагүй hyanuulaagui burtguuleegui хийлгээгүй бичүүлээгүй зуруулаагүй засуулаагүй орчуулуулаагүй hiilgeegui hiilgeegvi zuruulaagui",
    isFinal,
  ],
  ["хийгдээгүй бичигдээгүй зурагдаагүй шийдэгдээгүй эхлээгүй hiigdeegui shiidegdeegui", isFinal],
  ["хүрэхгүй хүрэлцэхгүй хүрдэггүй hurehgui hureltsehgui hurdeggui", isTooWeak],
  ["дийлэхгүй амжуулахгүй diilehgui amjuulahgui", isFinal],
  ["байдаггүй baidaggui", isNeverHere],
  ["зайлшгүй zailshgui zailshgvi", isMust],
  ["чадахгүй гүйцэхгүй chadahgui chadahgvi guitsehgui", isTooMuchAlone],
  [
    "амжихгүй амждаггүй амжаагүй гардаггүй гарахгүй гаргадаггүй олдохгүй байхгүй amjihgui amjdaggui garahgui gardaggui oldohgui baihgui",
    isWithoutTime,
  ],
  ["өгөхгүй туслахгүй нэгдэхгүй нийлэхгүй орохгүй uguhgui tuslahgui negdehgui", isImpossibleElse],
]);

function testsOf(rows: readonly (readonly [words: string, isSo: Test])[]): ReadonlyMap<string, Test> {
  return new Map(rows.flatMap(([words, isSo]) => words.split(" ").map((word) => [word, isSo] as const)));
}

export const shortOf = (place: Place): Found | undefined => foundBy(ways, place);
export const withoutIn = (place: Place): Found | undefined => foundBy(waysWithout, place);

function foundBy(tests: ReadonlyMap<string, Test>, place: Place): Found | undefined {
  const isSo = tests.get(textOf(place.words[place.index]));
  if (!isSo?.(place)) return undefined;
  const { from, isOthers } = clauseOf(place);
  return isOthers ? undefined : { role: "need", from };
}

/** «Хөдөлгөөнт зураг маань сул», «дизайн нь ичмээр», but not «англи хэл маань муу». */
function isPoorlyOurs(place: Place): boolean {
  const { words, index, from } = place;
  const [last, before] = [words[index - 1], words[index - 2]];
  const isShameful = /^(?:ичмээр|ичгүүртэй|ichmeer)$/.test(textOf(words[index]));
  const isOurs = isAmong(last, own) || (isShameful && /^(?:нь|ni)$/.test(textOf(last)));
  return isOurs && index - 1 > from && !isAmong(before, tongue) && !isPerson(before) && isFinal(place);
}

const tongue = said.keySet("хэл бие нүд чих");

/** «Видео хийдэг хүн зайлшгүй», «англи хэл зайлшгүй». */
function isMust(place: Place): boolean {
  const { words, index, from } = place;
  const isNamed = isPerson(words[index - 1]) || (isAmong(words[index - 1], tongue) && index - from === 2);
  return isNamed && isFinal(place);
}

/** «Манай бүртгэл одоо хүртэл дэвтэр дээр явдаг», «захиалга маань утсаар явж байна», «захиалгаа дэвтэр, утсаар авдаг». */
function isMakeshift(place: Place): boolean {
  const { words, index } = place;
  const last = isAmong(words[index - 1], only) ? index - 2 : index - 1;
  const isOnPaper =
    onTop.test(textOf(words[last])) &&
    (sheets.test(textOf(words[last - 1])) || isAmong(words[last - 1], paper));
  if (!isOnPaper && !byMakeshift.test(textOf(words[last]))) return false;
  const { from, isOurs } = clauseOf(place);
  const before = words.slice(from, last);
  const isStill = before.some((word, at) => isAmong(word, until) && at > 0);
  return isFinal(place) && (isStill || isOurs || isOfWriters(place));
}

/** «Захиалгаа дэвтэрт бичдэг», but not «дэлгүүрийн ихэнх нь захиалгаа …». */
function isOfWriters({ words, index, start }: Place): boolean {
  const at = words.slice(start, index).findIndex(({ text }) => ofOneself.test(text));
  return (
    at >= 0 && at <= longestName && !words.slice(start, index).some(({ text }) => /^(?:нь|ni)$/.test(text))
  );
}

/** «Нягтлан бодох бүртгэлээ». */
const longestName = 2;
/** «Бүртгэлээ», «захиалгуудаа», but not «цаасаар». */
const ofOneself = /(?:л|г|д|т|н|с|l|g|d|t|n)(?:аа|ээ|оо|өө|aa|ee|oo|uu)$/;

const paper = said.keySet("дэвтэр");
const sheets = /^(?:excel|эксел|эксэл|толгой|цаасан|tsaasan)$/;
const onTop = /^(?:дээр(?:ээ)?|deer(?:ee)?)$/;
const byMakeshift =
  /^(?:дэвтр(?:ээр|т)|дэвтэр(?:т|ээр)|цаасаар|утсаар|баримжаагаар|чатаар|devt(?:reer|ert)|tsaasaar|utsaar|barimjaagaar|chataar)$/;
/** «Одоо хүртэл», «одоо болтол». */
const until = said.keySet("хүртэл болтол");

/** «Захиалгын систем хийхийг нэг жил хойшлуулсан». */
function isPutOff({ words, index, from }: Place): boolean {
  return words.slice(from, index).some(({ text }) => /(?:хыг|хийг|[иы]й?г|hiig|iig)$/.test(text));
}

/** «Хөгжмийн зохиолч бидэнтэй нийлбэл сайхан». */
function isJoiningUs({ words, index }: Place): boolean {
  return (
    withUs.test(textOf(words[index - 1])) &&
    isPerson(words[index - 2]) &&
    !isAmong(words[index - 2], said.others) &&
    gladly.test(textOf(words[index + 1]))
  );
}

const withUs = /^(?:надтай|бидэнтэй|манайтай|nadtai|bidentei)$/;
const gladly = /^(?:сайхан|сайн|гоё|зүгээр|болно|эхэлнэ|saihan|sain|goyo|zugeer|bolno)$/;

/** «Дизайнертай ажиллаж үзээгүй», «дизайнертай хамтарч байгаагүй», «аудит хийлгэж үзээгүй». */
function isNeverMet({ words, index }: Place): boolean {
  if (/^(?:хийлгэж|бичүүлж|зуруулж|орчуулуулж|hiilgej|zuruulj)$/.test(textOf(words[index - 1]))) return true;
  const whom = words[index - 2];
  return (
    /^(?:ажиллаж|хамтарч|хамтран|ajillaj|hamtarch)$/.test(textOf(words[index - 1])) &&
    isWithPerson(whom) &&
    !isAmong(whom, said.others) &&
    !isAmong(whom, said.clients)
  );
}

/** «Борлуулалтыг ганцаараа үүрч байна», «ганцаараа хийж чадахгүй». */
function isTooMuchAlone({ words, index, from }: Place): boolean {
  const before = words.slice(Math.max(from, index - 2), index);
  return before.some(({ text }) => /^(?:ганцаараа|gantsaaraa)$/.test(text)) && index - from > 1;
}

/** «Маркетинг хийх зав гардаггүй», «маркетинг хийж амжихгүй байна», «ганцаараа амжихгүй». */
function isWithoutTime(place: Place): boolean {
  const { words, index } = place;
  const [text, last, deed] = [0, 1, 2].map((back) => words[index - back]);
  if (isTooMuchAlone(place)) return true;
  if (/^(?:амж|amj)/.test(textOf(text)))
    return last !== undefined && traitsOf(last).isVerb && /[жчjh]$/.test(last.text);
  if (!/^(?:зав|цаг|zav|tsag)$/.test(textOf(last)) || deed === undefined) return false;
  return onTop.test(deed.text) || (traitsOf(deed).isVerb && /[хh]$/.test(deed.text));
}

/** «Маркетингт хүч хүрэхгүй байна», «техникч хүрэлцэхгүй байна». */
function isTooWeak({ words, index, from }: Place): boolean {
  const last = words[index - 1];
  return (
    (index - 1 > from && /^(?:хүч|huch|hvch)$/.test(textOf(last))) ||
    (isPerson(last) && !/[дтdt]$/.test(textOf(last)))
  );
}

/** «Ойлгодог хүн манайд байдаггүй». */
function isNeverHere({ words, index }: Place): boolean {
  return (
    /^(?:манайд|бидэнд|надад|manaid|bidend|nadad)$/.test(textOf(words[index - 1])) &&
    isPerson(words[index - 2])
  );
}

/** «Орчуулагч байсан бол авах байлаа», but not «би эмч байсан бол». */
function isMissedIf({ words, index, from }: Place): boolean {
  const who = words[index - 1];
  if (!/^(?:бол|bol)$/.test(textOf(words[index + 1])) || !isPerson(who)) return false;
  return !isAmong(who, said.others) && !/^(?:би|чи|та|тэр|bi|chi|ta|ter)$/.test(textOf(words[from]));
}

/** «Механик инженер хийж өгөхгүй бол болохгүй». */
function isImpossibleElse({ words, index, from, to }: Place): boolean {
  if (!/^(?:бол|bol)$/.test(textOf(words[index + 1]))) return false;
  const at = index > from && /[жчj]$/.test(textOf(words[index - 1])) ? index - 2 : index - 1;
  const isStuck = words.slice(index + 2, to).some(({ text }) => stuck.test(text));
  return isStuck && isPerson(words[at]) && !isAmong(words[at], said.others);
}

const stuck = /^(?:болохгүй|урагшлахгүй|эхлэхгүй|явахгүй|үлдэнэ|хэцүү|зогсоно|bolohgui|uldene|hetsuu)$/;

/** «Гэрэл зурагчин орон тоонд байхгүй», «… хийсэн хүн бидний дунд алга»: where the one who is not there is named. */
export function absentee({ words, index }: Place): Word | undefined {
  const [last, before] = [textOf(words[index - 1]), textOf(words[index - 2])];
  const isAmongUs =
    (/^(?:дунд|dund)$/.test(last) && /^(?:бидний|манай|bidnii|manai)$/.test(before)) ||
    (/^(?:тоонд|toond)$/.test(last) && /^(?:орон|oron)$/.test(before)) ||
    (/^(?:багт|компанид|bagt|kompanid)$/.test(last) && /^(?:манай|бидний|manai|bidnii)$/.test(before));
  return isAmongUs ? words[index - 3] : undefined;
}

/** «Дуу хөгжим одоохондоо байхгүй», «одоогоор агуулах байхгүй», but not «монголд ийм апп одоогоор байхгүй». */
export function isNotThereYet(place: Place): boolean {
  const { words, index } = place;
  const { from, isOthers } = clauseOf(place);
  const before = words.slice(from, index);
  const isSoFar =
    soFar.test(textOf(before.at(-1))) || soFar.test(textOf(before[0])) || isAmong(before.at(-1), only);
  return (
    isSoFar &&
    before.length > 1 &&
    isFinal(place) &&
    !isOthers &&
    !before.some(({ text }) => market.test(text))
  );
}

/** «Маркетинг л алга». */
const only = said.keySet("л");
const soFar = /^(?:одоогоор|одоохондоо|хараахан|огт|odoogoor|odoohondoo|ogt)$/;
const market =
  /^(?:ийм|тийм|төстэй|адил|ижил|зах|монголд|монгол|улсад|хотод|аймагт|сумд|дэлхийд|iim|tustei|mongold|zah|өөр|асуудал|төлөвлөгөө|хүүхэд|ажил)$/;
