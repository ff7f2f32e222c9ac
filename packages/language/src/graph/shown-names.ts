import type { Concept } from "./parse.ts";

/**
 * What is wrong with the first names, which every reader sees and which a pick among suggestions writes into a profile.
 * `allowed`: skills that a product's name, or one written like it, may stand for.
 */
export function shownNameFaults(concept: Concept, allowed: ReadonlySet<string>): string[] {
  if (concept.kind !== "skill") return listedNames(concept);
  return [
    ...listedNames(concept),
    ...shownPeople(concept),
    ...(allowed.has(concept.id) ? [] : [...shownProducts(concept), ...renamedProducts(concept)]),
  ];
}

function shownOf({ labels }: Concept): string[] {
  return [...labels.en.slice(0, 1), ...labels.mn.slice(0, 1)];
}

/** A tag ends at a comma, and a sentence sets one between two names. */
function listedNames(concept: Concept): string[] {
  return shownOf(concept).flatMap((name) =>
    name.includes(",")
      ? [`${concept.id}: “${name}” would be two tags; write “and” or “ба” for the comma, or name the whole`]
      : [],
  );
}

/** A skill is what someone does; who does it is a role. */
function shownPeople(concept: Concept): string[] {
  return shownOf(concept).flatMap((name) =>
    person.test(withoutBrackets(name))
      ? [`${concept.id}: “${name}” is a person, and the concept a skill; let what is done be the first name`]
      : [],
  );
}

// Хүч "power", өмч "property", мэдрэгч "sensor", өвчин "illness" and орчин "environment" end so too.
const person =
  /(?:(?<!хү|өм|мэдрэг)ч|(?<!хү|өв|ор)чин|мужаан|инженер|менежер|багш|дизайнер|мэргэжилтэн|ажилтан|зөвлөх|захирал|администратор|админ|оператор|продюсер|редактор|бармен|бариста|токарь|\b(?:engineer|developer|programmer|manager|designer|teacher|doctor|analyst|specialist|consultant|advis[eo]r|operator|auditor|DJ|barista))$/;

function withoutBrackets(name: string): string {
  return name.replace(/ \(.*\)$/, "");
}

/** "AutoCAD" would be shown to everyone who draws with anything else. */
function shownProducts({ id, labels }: Concept): string[] {
  const [english = "", mongolian = ""] = [labels.en[0], labels.mn[0]];
  const general = labels.en.find((label) => !label.split(" ").some(isProper));
  if (isProduct(english) && general !== undefined) return [productFault(id, english, general)];
  if (isProduct(mongolian) && !isProper(english) && !english.includes(mongolian))
    return [productFault(id, mongolian, english)];
  return [];
}

/** A tag stays as typed for readers in whose language it is a name too; another is told by the shown one. */
function renamedProducts({ id, labels }: Concept): string[] {
  return labels.en
    .filter((label) => isProduct(label) && !labels.mn.includes(label))
    .map(
      (label) => `${id}: “${label}” would have another name for Mongolian readers; write it after “mn:” too`,
    );
}

function productFault(id: string, product: string, general: string): string {
  return `${id}: “${product}” is one product, and “${general}” would be shown by its name; put a general name first or make two concepts`;
}

function isProduct(name: string): boolean {
  return isProper(name) && !name.split(" ").every((word) => abbreviation.test(word));
}

const abbreviation = /^(?:[A-Z0-9/&]{2,5}|[A-Z][a-z]{1,2}[A-Z]{1,2})$/;

/** Capital letters as only a name has them. */
function isProper(name: string): boolean {
  return name.split(" ").every((word) => /^[A-Z0-9.]|^[a-z]+[A-Z]/.test(word));
}
