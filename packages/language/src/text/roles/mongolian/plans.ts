// What somebody means to do one day, and what they do badly: neither is offered.
import { clauseOf, type Found, isFinal, type Place } from "./clause.ts";

/** «Апп хийх санаатай», «апп хийе гэж бодсон», «кафе нээх гэж байгаа», «сайт хийх гэсэн юм», «апп хиймээр байна»: it is not done yet. */
export function isPlanned(place: Place): boolean {
  const { words, index } = place;
  const text = words[index]?.text ?? "";
  if (wished.test(text)) return true;
  const [before = "", next = ""] = [words[index - 1]?.text, words[index + 1]?.text];
  if (/^(?:санаа|sanaa)/.test(text)) return making.test(before);
  if (/^(?:гэсэн|gesen)$/.test(text)) return making.test(before) && isFinal(place);
  if (!quoted.test(text)) return false;
  return (made.test(before) && thought.test(next)) || (making.test(before) && going.test(next));
}

const wished = /^(?:хий|бүтээ|нээ|hii|butee|nee)(?:мээр|meer)$/;
const quoted = /^(?:гэж|гээд|gej|geed|geej|gj)$/;
const making =
  /^(?:хийх|орох|бүтээх|гаргах|нээх|байгуулах|эхлүүлэх|эхлэх|үйлдвэрлэх|хөгжүүлэх|hiih|oroh|buteeh|gargah|neeh|baiguulah|ehluuleh|ehleh)$/;
const made =
  /^(?:хий|бүтээ|гарга|нээ|байгуул|эхл|үйлдвэрл|хөгжүүл|hii|butee|garga|nee|baiguul).*(?:[еэe]|ъя|uya|х|h)$/;
const going = /^(?:байгаа|байна|бгаа|бна|baigaa|baina|bgaa|bna)$/;
const thought = /^(?:бод|сана|төлөвл|мөрөөд|bod|sana|tuluvl|muruud)/;

/** «Санхүү талаас муу», «тооцоо муутай»: it is not what somebody offers. «Маркетингт сул», «би технологид тааруу» says who is bad at it. */
export function weakIn(place: Place): Found | undefined {
  const { words, index } = place;
  const text = words[index]?.text ?? "";
  if (!weak.test(text) || !isFinal(place)) return undefined;
  const { from, isOwn, isOthers, isOfKin, isConditional } = clauseOf(place);
  const last = much.test(words[index - 1]?.text ?? "") ? index - 2 : index - 1;
  const at = words[last]?.text ?? "";
  const isAtIt = atIt.test(at) || (tongue.test(at) && /тай$|tai$/.test(text));
  const isTold =
    isAtIt && last >= from && (isOwn || last - from < longestName || doing.test(at)) && !isOthers;
  if (isTold && !isOfKin && !isConditional) return { role: "not", from };
  return /^(?:сул|sul)$/.test(text) ? undefined : { role: "aside", from };
}

const weak = /^(?:муутай|муу|тааруу(?:хан)?|сул|muutai|muu|taaruu(?:han)?|sul)$/;
const much = /^(?:маш|их|нэлээд|нэлээн|бүр|mash|ih|neleen)$/;
/** «Маркетингт», «бүртгэл хөтлөхдөө». */
const atIt = /[^аэоөиуүaeou][дт]$|[дт](?:аа|ээ|оо|өө)$|[аэоөиуү]д$|[^aeo][dt]$|[aeiou]d$|d(?:aa|ee|oo)$/;
/** «Нягтлан бодохдоо». */
const doing = /[хh]д(?:аа|ээ|оо|өө)$|hd(?:aa|ee|oo)$/;
const tongue = /^(?:хэл|hel)$/;
const longestName = 2;

/** «Борлуулалтаа өөрсдөө хийж чаддаг багт нэгдэнэ»: it is told of the team. */
export function isJoined({ words, index }: Place): boolean {
  return (
    /^(?:нэгд|орно|ормоор|negd|orno|ormoor)/.test(words[index]?.text ?? "") &&
    /^(?:багт|компанид|стартапад?|төсөлд|bagt|kompanid|startapad|startupd|tusuld)$/.test(
      words[index - 1]?.text ?? "",
    ) &&
    /(?:д[аэоө]г|d[aeo]g)$/.test(words[index - 2]?.text ?? "")
  );
}
