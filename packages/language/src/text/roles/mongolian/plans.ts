// What somebody means to do one day, and what they do badly: neither is offered.
import { isFinal, type Place } from "./clause.ts";

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
const quoted = /^(?:гэж|гээд|gej|geed|geej)$/;
const making =
  /^(?:хийх|орох|бүтээх|гаргах|нээх|байгуулах|эхлүүлэх|эхлэх|үйлдвэрлэх|хөгжүүлэх|hiih|oroh|buteeh|gargah|neeh|baiguulah|ehluuleh|ehleh)$/;
const made =
  /^(?:хий|бүтээ|гарга|нээ|байгуул|эхл|үйлдвэрл|хөгжүүл|hii|butee|garga|nee|baiguul).*(?:[еэ]|ъя|ye|uya|х|h)$/;
const going = /^(?:байгаа|байна|бгаа|бна|baigaa|baina|bgaa|bna)$/;
const thought = /^(?:бод|сана|төлөвл|мөрөөд|bod|sana|tuluvl|muruud)/;

/** «Санхүү талаас муу», «тооцоо муутай»: it is not what somebody offers. */
export function isWeak(place: Place): boolean {
  return weak.test(place.words[place.index]?.text ?? "") && isFinal(place);
}

const weak = /^(?:муутай|муу|тааруу(?:хан)?|muutai|muu|taaruu(?:han)?)$/;

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
