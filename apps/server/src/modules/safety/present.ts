import { eq } from "drizzle-orm";
import type { DecisionMade, ReportCase, ReportMade } from "@khamt/contract";
import { nameOfAccount } from "../../platform/db/account-name.ts";
import type { Db } from "../../platform/db/handle.ts";
import { type reports, users } from "../../platform/db/schema/index.ts";
import { actionsOf } from "../../platform/state-machine.ts";
import { countReporters, decidedReports, type MadeRow, openReports } from "./cases.ts";
import { type DecisionRow, lastDecision } from "./decide.ts";
import { isHeld } from "../../entities/holds.ts";
import { isProfile, judgeOf, moves } from "./policy.ts";
import { wordsOfSubject } from "./subject-words.ts";

type About = Pick<DecisionRow, "subjectKind" | "subjectId" | "ownerId">;

/** For administrators: who reported what and why, by name, and what it says by now. */
export async function presentCase(
  db: Db,
  row: typeof reports.$inferSelect,
  reader: string,
): Promise<ReportCase> {
  const { passages, ...reported } = await presentReported(db, row);
  const { subject } = reported;
  return {
    ...reported,
    id: row.id,
    passages,
    reports: (await openReports(db, subject)).map(presentMade),
    reporters: await countReporters(db, subject),
    earlier: (await decidedReports(db, subject)).map((each) => ({
      ...presentMade(each),
      outcome: each.decision.outcome,
      rule: each.decision.rule,
      decidedAt: each.decision.decidedAt.toISOString(),
    })),
    actions: actionsOf(moves, { from: "open", by: judgeOf(row, reader) }),
  };
}

export async function presentDecision(db: Db, row: DecisionRow, reader: string): Promise<DecisionMade> {
  const { passages: _, ...reported } = await presentReported(db, row);
  const isLast = (await lastDecision(db, reported.subject))?.id === row.id;
  const { id, outcome, rule, note, decidedAt, decidedBy } = row;
  return {
    ...reported,
    id,
    outcome,
    rule,
    note,
    decidedAt: decidedAt.toISOString(),
    decidedBy: decidedBy && (await nameOf(db, decidedBy)),
    actions: isLast ? actionsOf(moves, { from: outcome, by: judgeOf(row, reader) }) : [],
  };
}

async function presentReported(db: Db, { subjectKind, subjectId, ownerId }: About) {
  const subject = { kind: subjectKind, id: subjectId };
  const { name, isActive, passages } = await wordsOfSubject(db, subject);
  return {
    subject,
    name,
    owner: await nameOf(db, ownerId),
    isListed: isActive,
    isHeld: isProfile(subjectKind) && (await isHeld(db, { kind: subjectKind, id: subjectId })),
    passages,
  };
}

function presentMade({ id, reporterId, reporter, reason, text, createdAt }: MadeRow): ReportMade {
  return { id, reporter: reporterId && reporter, reason, text, createdAt: createdAt.toISOString() };
}

async function nameOf(db: Db, id: string): Promise<string> {
  const [row] = await db
    .select({ name: nameOfAccount(users) })
    .from(users)
    .where(eq(users.id, id));
  return row?.name ?? "";
}
