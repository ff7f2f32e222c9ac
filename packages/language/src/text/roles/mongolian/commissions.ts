// What somebody has others do, in Mongolian, or asks them for: it is needed.
import type { Place } from "./clause.ts";
import type { Word } from "../../words.ts";

/** «Вэб хийлгэмээр байна», «лого зуруулах гэсэн юм»: who has it done by others. */
export function isToBeDone(place: Place): boolean {
  const { words, index, end } = place;
  const text = words[index]?.text ?? "";
  if (!delegated.test(text))
    return isRequested(place) || isOrdered(place) || isDueBy(place) || isDemanded(place);
  const isGoingOn = /(?:ж|ч|j|ch)$/.test(text);
  if (
    isGoingOn &&
    words.slice(index + 1, end).some((each) => delegated.test(each.text) && wished.test(each.text))
  )
    return true;
  if (wished.test(text)) return true;
  const next = words[index + 1]?.text ?? "";
  return /(?:х|h)$/.test(text) && (isAnew(words[index - 1]) || intended.test(next) || ordered.test(next));
}

/** «Вэб маань хуучирсан, шинээр хийлгэх». */
function isAnew(word: Word | undefined): boolean {
  return /^(?:шинээр|дахин|shineer|dahin)$/.test(word?.text ?? "");
}

/** «Апп хийлгэх захиалгатай». */
const ordered = /^(?:захиалга|шаардлага|zahialga|shaardlaga)(?:тай|tai)$/;
const delegated =
  /^(?:хийлгэ|хөтлүүл|бичүүл|хянуул|зуруул|засуул|орчуулуул|хөгжүүлүүл|суулгуул|оёул|угсруул|хэвлүүл|бариул|тавиул|солиул|татуул|холбуул|будуул|хэмжүүл|цэвэрлүүл|нураалга|зөөлгө|шинэчил|шинэчлэ|шинэчлүүл|сайжруул|янзл|цэгцл|цахимжуул|hiilge|hutluul|tawiul|taviul|soliul|bariul|tatuul|holbuul|budu+l|bichuul|bichvvl|hyanuul|zuruul|zasuul|orchuuluul|hugjuuluul|hogjuuluul|shinechil|shinechle|saijruul)/;
const wished =
  /(?:маар|мээр|моор|мөөр|ъя|ье|юя|эе|ая|[гл][еэ]е|л[аэоө]?н[аэоө]|г[аэоө]н[аэоө]|maar|meer|moor|muur|uya|ie|ye|l[aeo]?n[aeo]|g[aeo]n[aeo])$/;

/** «Цэвэрлэгээний үйлчилгээ авна», «угсралтын үнийн санал авна», "orchuulga zahialna", but not «хэрэглэгчид үйлчилгээ авдаг». */
function isOrdered({ words, index, end }: Place): boolean {
  const text = words[index]?.text ?? "";
  const bought = words[index - 1]?.text ?? "";
  return (
    index === end - 1 && (/^zahial(?:na|ya|maar)$/.test(text) || (taking.test(text) && service.test(bought)))
  );
}

/** «Гар утасны апп 3 сарын дотор хийх.» */
function isDueBy({ words, index, from, end }: Place): boolean {
  if (index !== end - 1 || !/[хh]$/.test(words[index]?.text ?? "")) return false;
  return words.slice(Math.max(from + 1, index - dueSight), index).some(({ text }) => due.test(text));
}

const due = /^(?:дотор|багтааж|багтаан|dotor|bagtaaj|bagtaan)$/;
const dueSight = 3;

/** «Гүйцэтгэгч ERP чиглэлээр туршлагатай байх.» */
function isDemanded({ words, index, from, end }: Place): boolean {
  if (index !== end - 1 || !/^(?:байх|baih)$/.test(words[index]?.text ?? "")) return false;
  return index - 1 > from && able.test(words[index - 1]?.text ?? "");
}

const able =
  /^(?:(?:туршлага|мэдлэг|чадвар|turshlaga|medleg|chadvar)(?:тай|тэй|төй|tai|tei|tui)|(?:мэддэг|чаддаг|эзэмшсэн|meddeg|chaddag|ezemshsen))$/;

const taking = /^(?:авна|авъя|авмаар|avna|avya|avmaar)$/;
const service = /^(?:үйлчилгээ|санал|uilchilgee|sanal)$/;

/** «Дизайн хийж өгөөч», but not «… гэж гуйдаг». */
function isRequested({ words, index }: Place): boolean {
  if (!doing.test(words[index]?.text ?? "")) return false;
  const [asked = "", next = ""] = words.slice(index + 1, index + 3).map(({ text }) => text);
  return (giving.test(asked) && asking.test(next)) || (please.test(asked) && !quoting.test(next));
}

const please = /^(?:өгөөч|өгөөрэй|ugu+ch|ogo+ch|ugu+rei|ogo+roi)$/;
const giving = /^(?:өгнө|өгөх|ugnu|ogno|ugno|ugvh|ugnv)$/;
const doing =
  /^(?:хий|зур|бич|зас|хөгжүүл|орчуул|оё|hii|zur|bich|zas|hugjuul|hogjuul|orchuul)[аэоөaeouv]*[жчj]$/;
/** «… гэж гуйдаг»: others say it. */
export const quoting = /^(?:гэ(?:ж|ээд|сэн|дэг)|ge(?:j|ed|sen|deg))$/;
/** «… гэж байна», of what is meant. */
export const intended =
  /^(?!.*(?:гүй|g[uv]i)$)(?:гэ(?:ж|ээд|сэн)|ge{1,2}(?:j|d(?!eg)|sen)|санаа|бодол|төлөв|хүсэл|sanaa|bodol|tuluv|tolov|hus[eo]l)/;
export const asking = /^(?:уу|үү|юу|юү|uu|vv|yu|yuu|yv)$/;

/** «Апп хийж өгөөч гэж гуйдаг»: others ask for it. */
export function isQuotedRequest({ text }: Word, next: Word | undefined): boolean {
  return requested.test(text) && quoting.test(next?.text ?? "");
}

const requested = /(?:аач|ээч|ооч|өөч|[aeouvö]{2}ch)$/;
