import type { ManagedProgramme, ProgrammeInput } from "@khamt/contract";
import { fromField, toField } from "../../../shared/events/when.ts";

export type TypedQuestion = { en: string; mn: string; isRequired: boolean };

/** What stands in the form. */
export type TypedProgramme = {
  nameEn: string;
  nameMn: string;
  slug: string;
  wordsEn: string;
  wordsMn: string;
  startsOn: string;
  endsOn: string;
  entry: ProgrammeInput["entry"];
  questions: TypedQuestion[];
  /** Day and time where the organisers are. */
  closesAt: string;
  isListed: boolean;
  /** The address of a stored picture, or nothing. */
  picture: string;
  altEn: string;
  altMn: string;
};

export function typedOf(programme: ManagedProgramme | undefined): TypedProgramme {
  return {
    nameEn: programme?.name.en ?? "",
    nameMn: programme?.name.mn ?? "",
    slug: programme?.slug ?? "",
    wordsEn: programme?.words.en ?? "",
    wordsMn: programme?.words.mn ?? "",
    startsOn: programme?.startsOn ?? "",
    endsOn: programme?.endsOn ?? "",
    entry: programme?.entry ?? "open",
    questions: programme?.questions.map(({ text, isRequired }) => ({ ...text, isRequired })) ?? [],
    closesAt: typeof programme?.closesAt === "string" ? toField(programme.closesAt) : "",
    isListed: programme?.isListed ?? true,
    picture: programme?.picture?.url ?? "",
    altEn: programme?.picture?.alt.en ?? "",
    altMn: programme?.picture?.alt.mn ?? "",
  };
}

/** Each on its own line, as it is numbered in the form. */
export function questionsText(programme: ManagedProgramme | undefined): string {
  return typedOf(programme)
    .questions.map(({ en, mn }, at) => `\n${at + 1}. ${en} / ${mn}`)
    .join("");
}

/** The same another time: a year moves on, and what belongs to that time alone is typed anew. Its picture stays its own. */
export function copyOf(programme: ManagedProgramme): TypedProgramme {
  const { slug, nameEn, nameMn, ...typed } = typedOf(programme);
  const next = withNextYear(slug);
  return {
    ...typed,
    nameEn: withNextYear(nameEn),
    nameMn: withNextYear(nameMn),
    slug: next === slug ? "" : next,
    startsOn: "",
    endsOn: "",
    closesAt: "",
    picture: "",
    altEn: "",
    altMn: "",
  };
}

function withNextYear(text: string): string {
  return text.replaceAll(/(?<!\d)20\d\d(?!\d)/g, (year) => String(Number(year) + 1));
}

/** A new programme's address follows its English name until one is typed. */
export function withNameEn(typed: TypedProgramme, nameEn: string): Partial<TypedProgramme> {
  const isOwn = typed.slug !== slugOf(typed.nameEn);
  return isOwn ? { nameEn } : { nameEn, slug: slugOf(nameEn) };
}

/** Questions are asked of applicants alone; what was asked before stays while they are not shown. */
export function inputOf(typed: TypedProgramme): ProgrammeInput {
  return {
    slug: typed.slug,
    name: { en: typed.nameEn, mn: typed.nameMn },
    words: { en: typed.wordsEn, mn: typed.wordsMn },
    startsOn: typed.startsOn || null,
    endsOn: typed.endsOn || null,
    entry: typed.entry,
    questions: typed.questions.map(({ en, mn, isRequired }) => ({ text: { en, mn }, isRequired })),
    closesAt: fromField(typed.closesAt) ?? null,
    isListed: typed.isListed,
    picture: typed.picture === "" ? null : { url: typed.picture, alt: { en: typed.altEn, mn: typed.altMn } },
  };
}

export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length >= 3 && text.length <= 40;
}

/** How many people one invitation lets in. */
export function isPlaces(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 10_000;
}

/** A short address out of an English name; empty where it gives none. */
function slugOf(name: string): string {
  const words =
    name
      .normalize("NFKD")
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const slug = words.join("-").slice(0, 40).replace(/-$/, "");
  return isSlug(slug) ? slug : "";
}
