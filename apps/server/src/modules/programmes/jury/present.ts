import { day } from "@khamt/contract/durations";
import type { Jury, JuryApplication, ProgrammeJury } from "@khamt/contract";
import { isChangedSince, presentAnswers } from "../present.ts";
import type { ApplicationRow, JurorRow, JuryRow } from "./queries.ts";

export function presentJury({ closesAt, ...row }: JuryRow): Jury {
  return { ...row, closesAt: closesAt && closesAt.toISOString() };
}

type Scoring = { now: Date; closesAt: Date | null };

export function presentJuror(row: JurorRow, scoring: Scoring): ProgrammeJury["jurors"][number] {
  const { id, email, userId, joinedAt, remindedAt, createdAt, scored, applications, recused } = row;
  return {
    id,
    email,
    name: userId && row.name,
    invitedAt: createdAt.toISOString(),
    joinedAt: joinedAt && joinedAt.toISOString(),
    scored,
    applications,
    recused,
    remindedAt: remindedAt && remindedAt.toISOString(),
    canRemind: canRemind(row, scoring),
  };
}

/** Who has something left to do while scoring goes on, a day after the last email. */
export function canRemind(
  { userId, remindedAt, createdAt, scored, applications }: JurorRow,
  { now, closesAt }: Scoring,
): boolean {
  if (closesAt !== null && closesAt <= now) return false;
  const isLeft = userId === null || scored < applications;
  return isLeft && (remindedAt ?? createdAt).getTime() + day <= now.getTime();
}

export function presentApplication(
  { userId, name, email, createdAt, changedAt, score, remarks, scoredAt, isRecused, ...sent }: ApplicationRow,
  seesContacts: boolean,
): JuryApplication {
  return {
    userId,
    name,
    email: seesContacts && !isRecused ? email : null,
    answers: isRecused ? [] : presentAnswers(sent),
    changedAt: changedAt && changedAt.toISOString(),
    createdAt: createdAt.toISOString(),
    isRecused,
    score:
      score === null || remarks === null || scoredAt === null
        ? null
        : { score, remarks, isBefore: isChangedSince({ changedAt }, scoredAt) },
  };
}
