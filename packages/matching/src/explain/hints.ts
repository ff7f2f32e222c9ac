// Hints: what one change of one's own profile would do to the percentage of a pair. Each changed profile is read and scored
// again, so a hint says what saving the change would show; nothing is estimated.
import { formatMoney, type Language, type LanguageResources } from "@khamt/language";
import type { Features } from "../profile/features.ts";
import type { ProfileKind, ProfileOf } from "../profile/profile.ts";
import type { ReadingTools } from "../profile/reading/draft-profile.ts";
import { readProfile } from "../profile/reading/read-profile.ts";
import { pairOf } from "../score/pair.ts";
import { scorePair } from "../score/score.ts";
import type { Statistics } from "../score/statistics.ts";
import { type Change, changesOf, type ChangeTopic } from "./changes.ts";
import { optionNames } from "./option-names.ts";

export type Hint<K extends ProfileKind = ProfileKind> = {
  readonly change: Change<K>;
  /** Percentages without and with the change. */
  readonly from: number;
  readonly to: number;
};

export type HintInput<K extends ProfileKind> = {
  readonly kind: K;
  readonly profile: ProfileOf[K];
  readonly other: Features;
  readonly statistics: Statistics;
};

const mostHints = 3;
/** In points: less than this is not worth a change. */
const worthwhile = 3;

/** At most three, the best first; of a field that holds one value only its best. */
export function hintsOf<K extends ProfileKind>(input: HintInput<K>, tools: ReadingTools): Hint<K>[] {
  const { kind, profile, other, statistics } = input;
  const context = { language: tools.language, statistics };
  const percentWith = (own: Features) => {
    const { relation, sides } = pairOf(own, other);
    return scorePair(relation, sides, context).percent;
  };
  const reading = { ...tools, language: readingOnce(tools.language) };
  const own = readProfile(kind, profile, reading);
  const from = percentWith(own);
  const hints = changesOf({ kind, profile, own, other }, tools)
    .map((change) => ({
      change,
      from,
      to: percentWith(readProfile(kind, { ...profile, ...change.patch }, reading)),
    }))
    .filter(({ to }) => to - from >= worthwhile)
    .sort((a, b) => b.to - a.to);
  return bestOfField(hints).slice(0, mostHints);
}

/** A change leaves nearly all words as they are, so each is read for the first of them only. */
function readingOnce(language: LanguageResources): LanguageResources {
  const read = once(language.read);
  return {
    ...language,
    read,
    findConcepts: (text, options) => read(text, options).matches,
    placeOf: once(language.placeOf),
  };
}

function once<Options, Result>(read: (text: string, options?: Options) => Result) {
  const known = new Map<string, { readonly result: Result }>();
  return (text: string, options?: Options): Result => {
    const id = `${JSON.stringify(options)} ${text}`;
    let found = known.get(id);
    if (found === undefined) known.set(id, (found = { result: read(text, options) }));
    return found.result;
  };
}

function bestOfField<K extends ProfileKind>(hints: readonly Hint<K>[]): Hint<K>[] {
  return hints.filter(
    ({ change }, at) =>
      change.topic !== "commitment" || hints.findIndex((hint) => hint.change.topic === change.topic) === at,
  );
}

/** "Full-time instead of part-time: 74% → 83%". No slot is inflected. */
export function explainHint(
  { change, from, to }: Hint,
  reader: Language,
  language: LanguageResources,
): string {
  const template =
    change.instead === undefined ? (added[change.topic] ?? templates[change.topic]) : templates[change.topic];
  const sentence = template[reader]
    .replace("{value}", () => nameOf(change, reader, language))
    .replace("{instead}", () => optionOf(change.instead ?? "", reader));
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}: ${from}% → ${to}%`;
}

type Template = Readonly<Record<Language, string>>;

// What somebody can do is no advice to claim it: such a hint says what would be if it were so.
const templates: Readonly<Record<ChangeTopic, Template>> = {
  commitment: { en: "{value} instead of {instead}", mn: "Цаг завыг «{value}» болговол" },
  remote: { en: "open to remote work", mn: "Зайнаас ажиллахыг зөвшөөрвөл" },
  size: {
    en: "company size {value} instead of {instead}",
    mn: "Компанийн хэмжээг «{value}» болговол",
  },
  budget: { en: "a budget of {value} instead of {instead}", mn: "Төсвийг {value} болговол" },
  skill: { en: "if this person also had {value}", mn: "Хэрэв энэ ур чадвартай бол ({value})" },
  service: {
    en: "if this company also offered {value}",
    mn: "Хэрэв энэ үйлчилгээг үзүүлдэг бол ({value})",
  },
  language: {
    en: "if this person also knew {value}",
    mn: "Хэрэв энэ хэлийг мэддэг бол ({value})",
  },
  industry: {
    en: "if this person also had an interest in {value}",
    mn: "Хэрэв энэ салбарыг сонирхдог бол ({value})",
  },
  need: { en: "without asking for {value}", mn: "Шаардлагаас хасвал ({value})" },
};
/** For fields that are empty before. */
const added: Partial<Record<ChangeTopic, Template>> = {
  commitment: { en: "time given as {value}", mn: "Цаг завыг «{value}» гэж бичвэл" },
};

function nameOf({ value, concept, money }: Change, reader: Language, language: LanguageResources): string {
  if (money) return formatMoney(money.amount, money.currency, reader);
  if (concept === undefined && optionNames[value] !== undefined) return optionOf(value, reader);
  // What a requirement says is known only as it was typed.
  const [named] = concept === undefined ? language.conceptsOfTag(value) : [concept];
  return named === undefined ? value : language.labelOf(named, reader);
}

function optionOf(value: string, reader: Language): string {
  return optionNames[value]?.[reader] ?? value;
}
