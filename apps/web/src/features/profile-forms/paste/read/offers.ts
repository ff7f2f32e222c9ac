import { projectCategories } from "@khamt/contract/vocabulary";
import { companyIndustries, ideaIndustries } from "@khamt/contract/form-vocabulary";
import { type ConceptMatch, type LanguageResources, parseCommitment } from "@khamt/language";
import { industriesIn, isOfField, listed, type Reader } from "./abilities.ts";
import { lineOf, linesOf, sentencesIn, sentencesOf, type Document, type Line } from "./document.ts";
import { hasPrivateContact } from "../../controls/private-contact.ts";
import { once, take, type Taken } from "./taken.ts";

const longestTitle = 100;

/** The title of an idea or a project: under its label, or the first line where that is no sentence. */
export function readHeading(document: Document): Taken | undefined {
  const label = lineOf(document, "heading") ?? lineOf(document, "title") ?? lineOf(document, "fullName");
  if (label?.isLabelled === true && label.text.length <= longestTitle)
    return take("title", label.text.replace(/\.$/u, ""), label.whole);
  const [first] = document;
  const isTitle =
    first !== undefined &&
    document.length > 1 &&
    first.part === undefined &&
    first.text.length <= longestTitle &&
    !/[.!?:;]$/u.test(first.text);
  return isTitle ? take("title", first.text, first.whole) : undefined;
}

const longestDescription = 1500;

/** What is told of it, in whole sentences, without the title and without what has a field of its own. */
export function readDescription(document: Document, title: Taken | undefined): Taken | undefined {
  const isTold = ({ text, whole, part, isLabelled }: Line) =>
    (part === undefined || part === "summary") &&
    (!isLabelled || part === "summary") &&
    whole !== title?.words &&
    text.length >= 25;
  let told = "";
  for (const { text } of document.filter(isTold))
    for (const sentence of sentencesIn(text.replaceAll(/#\S+/gu, "").trim()))
      if (!hasPrivateContact(sentence) && told.length + sentence.length < longestDescription)
        told = `${told} ${sentence}`.trim();
  return told.length < 40 ? undefined : take("description", told, told);
}

/** Option of a closed list that the most named branch of business lies under. */
export function readIndustry(
  document: Document,
  kind: "idea" | "company",
  { language }: Reader,
): Taken | undefined {
  const options: readonly string[] =
    kind === "idea" ? ideaIndustries.filter((each) => each !== "logistics") : companyIndustries;
  const label = linesOf(document, "industries");
  const isTold = ({ part }: Line) =>
    part === undefined || part === "summary" || part === "heading" || part === "services";
  const found = industriesIn(label.length > 0 ? label : document.filter(isTold), language);
  for (const { id, words } of found) {
    const option = options.find((each) => each !== "other" && language.isWithin(id, conceptOf(each)));
    if (option !== undefined) return take("industry", option, words);
  }
  return undefined;
}

const concepts: Readonly<Record<string, string>> = {
  finance: "finance-industry",
  education: "education-industry",
  manufacturing: "manufacturing-industry",
  marketing: "marketing-industry",
  consulting: "consulting-industry",
  design: "design-industry",
};

function conceptOf(option: string): string {
  return concepts[option] ?? option;
}

/** What is still to be found: the entries of a list, or skills and roles of which the text says that they are needed. */
export function readNeeds(document: Document, { language, written }: Reader): Taken | undefined {
  const lines = linesOf(document, "needs", "skills");
  const list = listed(document, ["needs", "skills"], 50).filter(
    (entry) => language.findConcepts(entry).length > 0 && entry.split(" ").length <= 5,
  );
  if (list.length > 0)
    return take("requiredSkills", list.slice(0, 15), lines.map(({ whole }) => whole).join(" · "));
  const found = sentencesOf(document).flatMap((words) => {
    const matches = language.findConcepts(words);
    const [from, to] = spanOfNeeds(words);
    const needs = matches
      .filter(({ role, start, end }) => role === "need" && start >= from && end <= to)
      .flatMap((match) => asWork(match, language))
      .filter((match) => match.kind === "role" || !isOfField(match, matches, language));
    // "React developer" is a skill and a role; the role's name alone would lose the first.
    const isCovered = (one: (typeof needs)[number]) =>
      needs.some(
        (other) =>
          other !== one && other.kind === "skill" && other.start === one.start && other.end === one.end,
      );
    return needs
      .filter((need) => need.kind === "skill" || !isCovered(need))
      .map(({ concept }) => ({ concept, words }));
  });
  const asked = found.length > 0 ? found : orderedIn(document, language);
  return take(
    "requiredSkills",
    once(asked.map(({ concept }) => language.labelOf(concept, written))).slice(0, 15),
    once(asked.map(({ words }) => words)).join(" · "),
  );
}

const order =
  /^(?:translate|build|design|develop|make|create|write|film|shoot|edit|print|produce|install|repair|paint|organi[sz]e|set up|test|audit|train|teach|survey|map|record|draw|sew|clean|move|deliver|digiti[sz]e|migrate|integrate)\s/iu;

/** A brief that begins with an order, "Translate a manual": what it tells to do. */
function orderedIn(document: Document, language: LanguageResources) {
  const [words = ""] = sentencesOf(document);
  const first = order.test(words)
    ? language
        .findConcepts(words)
        .find(({ kind, role, start }) => kind === "skill" && role === undefined && start < 3)
    : undefined;
  return first === undefined ? [] : [{ concept: first.concept, words }];
}

const needed =
  /\b(?:need(?:s|ed|ing)?|looking for|look for|searching for|seek(?:s|ing)?|wanted|require[sd]?|hiring|miss(?:es|ing)?|lack(?:s|ing)?)\b/iu;
const wished = /\b(?:want|plan|hope|aim|going|would like|would love|dream)\b[^,.;]*?\bto\b/iu;

/** Where a sentence says what is needed: what somebody only wants to build has its needs elsewhere. */
function spanOfNeeds(sentence: string): [from: number, to: number] {
  const wish = wished.exec(sentence);
  const need = needed.exec(sentence);
  if (wish === null) return [0, sentence.length];
  if (need === null) return [0, wish.index];
  return need.index > wish.index ? [need.index, sentence.length] : [0, wish.index];
}

/** A thing that is needed stands for the work of making it, where one skill has its name: a website. */
function asWork(match: ConceptMatch, language: LanguageResources): ConceptMatch[] {
  if (match.kind === "skill" || match.kind === "role") return [match];
  if (match.kind !== "industry") return [];
  const [skill, ...others] = language.conceptsOfTag(match.surface, ["skill"]);
  return skill === undefined || others.length > 0 ? [] : [{ ...match, concept: skill, kind: "skill" }];
}

const stages: Readonly<Record<string, string>> = {
  "stage-idea": "idea",
  "stage-prototype": "prototype",
  "stage-mvp": "mvp",
  "stage-growth": "growth",
  "stage-scale": "growth",
  "stage-revenue": "growth",
};

/** The stage that is named last: what comes first is often behind one already. */
export function readStage(document: Document, { language }: Reader): Taken | undefined {
  const label = linesOf(document, "stage").map(({ whole }) => whole);
  for (const words of [...label, ...sentencesOf(document)]) {
    const found = language
      .findConcepts(words)
      .findLast(
        ({ kind, role, concept }) =>
          kind === "stage" && role !== "not" && role !== "need" && concept in stages,
      );
    const isSure =
      found !== undefined &&
      (label.includes(words) || found.concept !== "stage-idea") &&
      !/\b(?:will|plan to|want to|next)\b|болно|төлөвлө/iu.test(words);
    if (isSure) return take("stage", stages[found.concept], words);
  }
  return undefined;
}

/** Words with a hash sign or under their label, else the branches that are named. */
export function readTags(document: Document, { language, written }: Reader): Taken | undefined {
  const lines = linesOf(document, "tags");
  const hashed = document.flatMap(({ text, whole }) =>
    [...text.matchAll(/#([\p{L}][\p{L}\p{N}_-]+)/gu)].map(([, tag = ""]) => ({ tag, whole })),
  );
  if (lines.length + hashed.length > 0)
    return take(
      "tags",
      once([
        ...listed(document, ["tags"]).map((tag) => tag.replace(/^#/, "")),
        ...hashed.map(({ tag }) => tag),
      ]).slice(0, 10),
      once([...lines, ...hashed].map(({ whole }) => whole)).join(" · "),
    );
  const found = industriesIn(document, language).slice(0, 4);
  return take(
    "tags",
    found.map(({ id }) => language.labelOf(id, written)),
    once(found.map(({ words }) => words)).join(" · "),
  );
}

/** The time that whoever joins should have. */
export function readWantedTime(document: Document): Taken | undefined {
  const sentences = sentencesOf(document).filter((each) => wants.test(each));
  for (const words of [...linesOf(document, "availability").map(({ whole }) => whole), ...sentences]) {
    const found = parseCommitment(words);
    if (found !== undefined) return take("commitment", found, words);
  }
  return undefined;
}

const wants =
  /\b(?:need|looking for|seeking|join|want|ok|okay|fine|enough|to start|at first)\b|хэрэгтэй|хайж|нэгдэх|болно|эхэнд|эхний|kheregtei|heregtei|khaij|haij|bolno/iu;

/** Only where one kind of work is named. */
export function readCategory(document: Document, { language }: Reader): Taken | undefined {
  const kinds = {
    "ai/ml": "machine-learning",
    web: "web-development",
    mobile: "mobile-development",
    marketing: "marketing",
    design: "design",
  } as const;
  const named = new Map<string, string>();
  for (const words of sentencesOf(document))
    for (const { concept, role, kind } of language.findConcepts(words))
      for (const option of projectCategories) {
        const root = option === "other" ? undefined : kinds[option];
        if (
          root !== undefined &&
          kind === "skill" &&
          role !== "not" &&
          language.isWithin(concept, root) &&
          !named.has(option)
        )
          named.set(option, words);
      }
  const [only, ...others] = named;
  return only !== undefined && others.length === 0 ? take("category", only[0], only[1]) : undefined;
}
