import { and, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Attachment, SafetySubject } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import type { Conduct } from "../../platform/conduct.ts";
import type { Db } from "../../platform/db/handle.ts";
import { decisions, type Evidence, reports } from "../../platform/db/schema/index.ts";
import { readWords } from "./subject-words.ts";

/** What it says at this moment, to be kept with the report: from now on its author may change or delete it. */
export async function copyEvidence(tx: Db, subject: SafetySubject): Promise<Evidence> {
  const { name, passages } = (await readWords(tx, [subject]))(subject);
  return { name, passages };
}

/** Removes the copies whose decision can no longer be appealed against; an appeal that came late has a month more. */
export async function sweepEvidence(
  db: Db,
  { now, conduct }: { now: Date; conduct: Conduct },
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const isOver = or(
    and(sql`${decisions.appeal} is null`, lt(decisions.decidedAt, ago(conduct.appealDays))),
    lt(decisions.decidedAt, ago(conduct.appealDays + 30)),
  );
  const over = db.select({ id: decisions.id }).from(decisions).where(isOver);
  await db
    .update(reports)
    .set({ evidence: null })
    .where(and(isNotNull(reports.evidence), sql`${reports.decisionId} in (${over})`));
}

type Passages = Evidence["passages"];
type Told = Omit<Passages[number], "seq">;
type Shown = Required<Told>;
type Copied = { evidence: Evidence | null };

/** What stands there now, with the files that a report has copied: those alone a moderator can open. */
export function openedPassages(now: readonly Told[], copied: readonly Copied[]): Shown[] {
  const opened = new Set(
    copied.flatMap(({ evidence }) => evidence?.passages ?? []).flatMap(({ files = [] }) => files.map(urlOf)),
  );
  return now
    .map(({ author, text, files = [] }) => ({
      author,
      text,
      files: files.filter((file) => opened.has(urlOf(file))),
    }))
    .filter(({ text, files }) => text !== "" || files.length > 0);
}

/** Of each report what it copied, unless the reader sees just that already. */
export function unseenEvidence(now: readonly Shown[]): (evidence: Evidence | null) => Shown[] | null {
  const seen = new Set([textOf(now)]);
  return (evidence) => {
    if (evidence === null || seen.has(textOf(evidence.passages))) return null;
    seen.add(textOf(evidence.passages));
    return inOrder(evidence.passages).map(({ author, text, files = [] }) => ({ author, text, files }));
  };
}

function inOrder(passages: Passages): Passages {
  return passages.toSorted((one, other) => (one.seq ?? 0) - (other.seq ?? 0));
}

function urlOf({ url }: Attachment): string {
  return url;
}

function textOf(passages: readonly Told[]): string {
  return JSON.stringify(passages.map(({ author, text, files = [] }) => [author, text, ...files.map(urlOf)]));
}
