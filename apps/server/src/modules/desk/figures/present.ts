import {
  fewestCounted,
  type FigureCount,
  type Figures,
  type FigureStep,
  figureSteps,
  figureWeeks,
  mostMissingSkills,
  refusals,
} from "@khamt/contract";
import { day, hour } from "@khamt/contract/durations";
import type { Language } from "@khamt/language";
import { isGeneral, withBroader } from "../../../entities/meaning.ts";
import { language } from "../../../platform/text/language.ts";
import { type Counts, type CountRow, type Scope, scopesAround } from "./read.ts";
import { type Counted, shownColumn, shownCount } from "./withhold.ts";

type Figure = CountRow["figure"];
/** A figure of the group that is asked for, and of each around it. */
type Look = (figure: Figure, key: string) => Counted;

/** In the reader's language, without what would tell of a few members. */
export function presentFigures({ countedAt, rows }: Counts, scope: Scope, reader: Language): Figures {
  const look = lookIn(rows, scope);
  const weeks = weeksUntil(countedAt);
  const columns = new Map(
    figureSteps.map((step) => [step, shownColumn(weeks.map((week) => look(step, week)))]),
  );
  const steps = (shown: (step: FigureStep) => FigureCount | undefined) => ({
    "signed-up": shown("signed-up") ?? 0,
    listed: shown("listed") ?? 0,
    invited: shown("invited") ?? 0,
    answered: shown("answered") ?? 0,
    connected: shown("connected") ?? 0,
    together: shown("together") ?? 0,
  });
  return {
    countedAt: countedAt.toISOString(),
    weeks: weeks.map((week, at) => ({ week, steps: steps((step) => columns.get(step)?.shown[at]) })),
    total: steps((step) => columns.get(step)?.total),
    answerHours: answerHours(rows, scope, look),
    skills: skillsOf(rows, { ...scope, kind: null }, reader),
    refusals: refusalsOf(rows, scope, look),
  };
}

/** The Mondays of the weeks that are counted, the oldest first. */
function weeksUntil(now: Date): string[] {
  const there = new Date(now.getTime() + 8 * hour);
  const monday = there.getTime() - ((there.getUTCDay() + 6) % 7) * day;
  return Array.from({ length: figureWeeks }, (_, at) =>
    new Date(monday - (figureWeeks - 1 - at) * 7 * day).toISOString().slice(0, 10),
  );
}

function lookIn(rows: readonly CountRow[], scope: Scope): Look {
  const known = new Map(rows.map((row) => [nameOf(row, row.figure, row.key), row.people]));
  const [own = scope, ...around] = scopesAround(scope);
  return (figure, key) => {
    const peopleOf = (each: Scope) => known.get(nameOf(each, figure, key)) ?? 0;
    return { people: peopleOf(own), among: around.map(peopleOf) };
  };
}

function nameOf({ programmeId, language: spoken, kind }: Scope, figure: Figure, key: string): string {
  return [programmeId, spoken, kind, figure, key].join("/");
}

function isOf(scope: Scope): (row: CountRow) => boolean {
  return (row) =>
    row.programmeId === scope.programmeId && row.language === scope.language && row.kind === scope.kind;
}

function answerHours(rows: readonly CountRow[], scope: Scope, look: Look): number | null {
  const row = rows.filter(isOf(scope)).find(({ figure }) => figure === "answer-hours");
  if (!row || typeof shownCount(look("answer-hours", "")) === "string") return null;
  return row.value === null ? null : Math.max(1, Math.round(row.value));
}

/** The number of refusals, where it is of enough members. */
function refusalsOf(rows: readonly CountRow[], scope: Scope, look: Look): Figures["refusals"] {
  const own = rows.filter(isOf(scope)).filter(({ figure }) => figure === "refusal");
  const shown = own.flatMap(({ key, value }) => {
    const reason = refusals.find((each) => each === key);
    const count = shownCount(look("refusal", key));
    return reason ? [{ reason, count: typeof count === "number" ? (value ?? 0) : count }] : [];
  });
  return shown.toSorted((one, other) => sizeOf(other.count) - sizeOf(one.count));
}

/**
 * What more members ask for than offer, as narrow as they say it, and by the numbers that are shown: their order says no
 * more than they do.
 */
function skillsOf(rows: readonly CountRow[], scope: Scope, reader: Language): Figures["skills"] {
  const look = lookIn(rows, scope);
  const sought = rows.filter(isOf(scope)).filter(({ figure }) => figure === "sought");
  const missing = sought.flatMap(({ key: id }) => {
    const concept = language.get(id);
    if (!concept || (concept.kind !== "skill" && concept.kind !== "role") || isGeneral(id)) return [];
    const counts = { sought: shownCount(look("sought", id)), offered: shownCount(look("offered", id)) };
    if (typeof counts.sought === "string" || counts.offered === "withheld") return [];
    const gap = counts.sought - sizeOf(counts.offered);
    return gap > 0 ? [{ id, name: concept.labels[reader][0] ?? id, ...counts, gap }] : [];
  });
  const broader = new Set(missing.flatMap(({ id }) => withBroader(id).filter((each) => each !== id)));
  return missing
    .filter(({ id }) => !broader.has(id))
    .toSorted((one, other) => other.gap - one.gap || (one.name < other.name ? -1 : 1))
    .slice(0, mostMissingSkills)
    .map(({ gap: _, ...skill }) => skill);
}

function sizeOf(count: FigureCount): number {
  if (typeof count === "number") return count;
  return count === "few" ? fewestCounted - 1 : 0;
}
