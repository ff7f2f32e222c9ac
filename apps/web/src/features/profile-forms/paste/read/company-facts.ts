import { companySizes, type LanguageResources, parseCompanySize, sizeOfHeadCount } from "@khamt/language";
import { listed, type Reader } from "./abilities.ts";
import { lineOf, linesOf, sentencesOf, type Document } from "./document.ts";
import { isListing, piecesOf } from "./prose.ts";
import { once, take, type Taken } from "./taken.ts";

const forms = "LLC|Ltd\\.?|Inc\\.?|GmbH|JSC|ХХК|ХК";
const legalForm = new RegExp(`(?:^|\\s)(?:${forms}|Co\\.|Corp\\.?|XXK)[,.]?$`, "u");
const quoted = /[«“"]([^»”"]{2,60})[»”"]\s?(?:ХХК|ХК|LLC)/u;
const beginning = new RegExp(
  `^((?:\\p{Lu}[\\p{L}\\p{N}&.-]*\\s?){1,4}?)(?:\\s(?:${forms}))?\\s(?:is an?|are an?|was founded|builds|develops|нь)\\s`,
  "u",
);
const formed = new RegExp(`^[«“"]?((?:\\p{Lu}[\\p{L}\\p{N}&.-]*\\s){1,4}?)(?:${forms})(?!\\p{L})`, "u");

/** Under its label, before its legal form, or as the first subject of the text. */
export function readCompanyName(document: Document): Taken | undefined {
  const label = lineOf(document, "company") ?? lineOf(document, "fullName");
  if (label?.isLabelled === true && label.text.length <= 80) return take("name", label.text, label.whole);
  for (const { text, whole } of document.slice(0, 5)) {
    const name = (quoted.exec(text) ?? beginning.exec(text))?.[1]?.trim();
    if (name !== undefined && !/^(?:We|Our|The|It|This|They|Бид|Манай|Энэ)$/u.test(name))
      return take("name", name, whole);
    if (legalForm.test(text) && text.length <= 60) return take("name", text.replace(/[,.]$/u, ""), whole);
    const head = formed.exec(text)?.[1]?.trim();
    if (head !== undefined) return take("name", head, whole);
  }
  const [first] = document;
  const isHead =
    first !== undefined &&
    document.length > 1 &&
    first.part === undefined &&
    first.text.length <= 40 &&
    /^\p{Lu}/u.test(first.text) &&
    !/[.!?,;@]/u.test(first.text);
  return isHead && first.text.split(" ").length <= 4 ? take("name", first.text, first.whole) : undefined;
}

const founded =
  /\b(?:founded|established|incorporated|started|since)\s(?:in\s)?((?:17|18|19|20)\d{2})\b|\b((?:19|20)\d{2})\s?оноос|\b((?:19|20)\d{2})\s?онд\s(?:\S+\s){0,3}(?:байгуул|үүсгэн|анх)|\b((?:19|20)\d{2})\sond\s(?:\S+\s){0,3}baiguul/iu;

export function readFounded(document: Document, today: Date): Taken | undefined {
  const label = lineOf(document, "founded");
  const sure = /\b(?:1[789]|20)\d{2}\b/u.exec(label?.text ?? "")?.[0];
  if (sure !== undefined) return take("foundedYear", sure, label?.whole ?? "");
  for (const words of sentencesOf(document)) {
    const year = founded
      .exec(words)
      ?.slice(1)
      .find((each) => each !== undefined);
    if (year !== undefined && Number(year) <= today.getFullYear()) return take("foundedYear", year, words);
  }
  return undefined;
}

const staff =
  /\b(\d[\d,]{0,6})\s?\+?\s?(?:full-time\s)?(?:employees|staff|people work|team members|engineers and designers)\b|\b(?:team|studio|company|firm) of (\d{1,5})\b|\b(\d{1,4})-(?:person|people|man) (?:team|studio|company|firm|agency|shop)\b|(\d[\d,]{0,6})\s?(?:гаруй\s)?(?:ажилтан|ажилчин|хүний бүрэлдэхүүн|хүнтэй баг)|(\d[\d,]{0,6})\s?(?:garui\s)?(?:ajiltan|ajilchin)/iu;

/** How many work there, and the size that follows. */
export function readStaff(document: Document): (Taken | undefined)[] {
  const label = lineOf(document, "employees");
  const labelled = /^\d[\d,]*$/u.exec(label?.text.split(" ")[0] ?? "")?.[0];
  for (const words of sentencesOf(document)) {
    const said =
      label === undefined
        ? staff
            .exec(words)
            ?.slice(1)
            .find((each) => each !== undefined)
        : labelled;
    if (said === undefined) continue;
    const count = Number(said.replaceAll(",", ""));
    const whole = label?.whole ?? words;
    return [take("employeeCount", String(count), whole), take("size", sizeOfHeadCount(count), whole)];
  }
  const size = label === undefined ? undefined : parseCompanySize(label.text);
  return [
    size !== undefined && companySizes.includes(size) ? take("size", size, label?.whole ?? "") : undefined,
  ];
}

export function readLegalForm(document: Document): Taken | undefined {
  for (const { text, whole } of document.slice(0, 8)) {
    const form = /(?<!\p{L})(ХХК|ХК|LLC)(?!\p{L})/u.exec(text)?.[1];
    if (form !== undefined) return take("legalStructure", form === "LLC" ? "ХХК" : form, whole);
  }
  return undefined;
}

const isForm = new RegExp(`^(?:${forms})$`, "u");
const uses =
  /\b(?:we|our \w+) (?:use|work with|build with)\b|\b(?:using|built with)\b|ашиглад|ашиглаж|ashiglad|ashiglaj/iu;

/** "After Effects, Blender, Cinema 4D.": nothing but names. */
function isNaming(sentence: string, language: LanguageResources): boolean {
  const matches = language.findConcepts(sentence);
  return piecesOf(sentence).every((piece) => /^\p{Lu}/u.test(piece)) && isListing(sentence, matches);
}

/** As they are written: names of programs and machines begin with a capital letter. */
function toolsIn(sentence: string, language: LanguageResources): string[] {
  return language
    .findConcepts(sentence)
    .filter(({ kind, role, surface }) => kind === "skill" && role !== "not" && /^\p{Lu}/u.test(surface))
    .map(({ surface }) => surface);
}

/** Lists under their headings; services also where a sentence says that the company offers them. */
export function readOffers(document: Document, { language, written }: Reader): (Taken | undefined)[] {
  const list = (field: string, ...parts: Parameters<typeof listed>[1]) =>
    take(
      field,
      listed(document, parts).slice(0, 15),
      linesOf(document, ...parts)
        .map(({ whole }) => whole)
        .join(" · "),
    );
  const services = list("services", "services");
  const used = sentencesOf(linesOf(document, undefined, "summary")).filter(
    (each) => uses.test(each) || isNaming(each, language),
  );
  const tools = take(
    "technologies",
    once(used.flatMap((each) => toolsIn(each, language))).slice(0, 10),
    used.join(" · "),
  );
  const technologies = list("technologies", "technologies", "skills");
  const isTechnology = (id: string) =>
    language.isWithin(id, "software-development") && /^[A-Z]/u.test(language.labelOf(id, "en"));
  const found = sentencesOf(linesOf(document, undefined, "summary")).flatMap((words) =>
    language
      .findConcepts(words)
      .filter(({ kind, role, surface }) => kind === "skill" && role === "offer" && !isForm.test(surface))
      .map(({ concept }) => ({ concept, words })),
  );
  const fromText = (field: string, all: typeof found) =>
    take(
      field,
      once(all.map(({ concept }) => language.labelOf(concept, written))).slice(0, 10),
      once(all.map(({ words }) => words)).join(" · "),
    );
  return [
    list("specialties", "expertise"),
    services ??
      fromText(
        "services",
        found.filter(({ concept }) => !isTechnology(concept)),
      ),
    technologies ??
      tools ??
      fromText(
        "technologies",
        found.filter(({ concept }) => isTechnology(concept)),
      ),
    list("clients", "clients"),
    list("partnerships", "partnerships"),
    list("companyValues", "values"),
  ];
}

/** A text under its heading, such as a mission. */
export function readStatement(document: Document, part: "mission" | "vision"): Taken | undefined {
  const told = linesOf(document, part)
    .map(({ text }) => text)
    .join(" ");
  return take(part, told.slice(0, 600), told);
}
