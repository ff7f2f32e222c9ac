import type { Block, DecisionMade, OwnStanding, ReportCase, ReportMade } from "@khamt/contract";
import { actionsOf } from "../../platform/state-machine.ts";
import type { BlockRow } from "./blocks.ts";
import type { CaseRow, LoggedRow, MadeRow } from "./cases.ts";
import { openedPassages, unseenEvidence } from "./evidence.ts";
import { judgeOf, moves, stateOf } from "./policy.ts";
import type { Standing } from "./standing.ts";

export function presentBlock({ id, name, createdAt }: BlockRow): Block {
  return { id, name, createdAt: createdAt.toISOString() };
}

export function presentStanding({ subject, name, since, isAsked, decision }: Standing): OwnStanding {
  return {
    subject,
    name,
    since: since.toISOString(),
    isAsked,
    decision: decision && {
      rule: decision.rule,
      note: decision.note,
      isAppealed: decision.appeal !== null,
      appealAnswer: decision.appealAnswer,
    },
  };
}

/** For administrators: who reported what and why, by name, and what it says by now. */
export function presentCase(row: CaseRow, reader: string): ReportCase {
  const passages = openedPassages(row.passages, [...row.open, ...row.earlier]);
  const unseen = unseenEvidence(passages);
  const presentMade = (made: MadeRow) => presentReport(made, unseen(made.evidence));
  return {
    ...presentReported(row),
    id: row.id,
    passages,
    appeal: row.holdAppeal,
    reports: row.open.map(presentMade),
    reporters: row.reporters,
    earlier: row.earlier.map((each) => ({
      ...presentMade(each),
      outcome: each.outcome,
      rule: each.rule,
      decidedAt: each.decidedAt.toISOString(),
    })),
    actions: actionsOf(moves, { from: "open", by: judgeOf(row, reader) }),
  };
}

export function presentDecision(row: LoggedRow, reader: string): DecisionMade {
  return {
    ...presentReported(row),
    id: row.id,
    outcome: row.outcome,
    rule: row.rule,
    note: row.note,
    appeal: row.appeal,
    appealAnswer: row.appealAnswer,
    decidedAt: row.decidedAt.toISOString(),
    decidedBy: row.decider,
    actions: row.isLast ? actionsOf(moves, { from: stateOf(row), by: judgeOf(row, reader) }) : [],
  };
}

function presentReported({ subject, name, owner, isActive, isHeld }: CaseRow | LoggedRow) {
  return { subject, name, owner, isListed: isActive, isHeld };
}

function presentReport(
  { id, reporterId, reporter, reason, text, createdAt }: MadeRow,
  evidence: ReportMade["evidence"],
): ReportMade {
  const said = { reporter: reporterId && reporter, reason, text };
  return { id, ...said, createdAt: createdAt.toISOString(), evidence };
}
