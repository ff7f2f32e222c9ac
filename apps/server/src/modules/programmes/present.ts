import type {
  MailedInvitation,
  ManagedProgramme,
  Programme,
  ProgrammeInvitation,
  ProgrammeMember,
  ProgrammeStartUp,
  ProgrammeView,
} from "@khamt/contract";
import { actionsFor, isDecision } from "./policy.ts";
import { qrOf } from "../../platform/text/qr.ts";
import type { InvitationRow, MailedRow, MemberRow, MembershipRow, ProgrammeRow } from "./queries.ts";
import type { RecusalRow, ScoreRow } from "./read-scores.ts";

export function presentProgramme(row: ProgrammeRow): Programme {
  const { id, slug, name, words, startsOn, endsOn, entry, questions, members, picture } = row;
  const closesAt = row.closesAt && row.closesAt.toISOString();
  const isArchived = row.archivedAt !== null;
  const dates = { startsOn, endsOn, closesAt };
  return { id, slug, name, words, ...dates, entry, questions, members, picture, isArchived };
}

export function presentManaged(row: ProgrammeRow): ManagedProgramme {
  const { isListed, invited, applications, prepared, updatedAt } = row;
  const counts = { invited, applications, prepared };
  return { ...presentProgramme(row), isListed, ...counts, updatedAt: updatedAt.toISOString() };
}

type Place = {
  membership: MembershipRow | undefined;
  /** Undefined: there is no such invitation; null: none was shown. */
  invitation: InvitationRow | undefined | null;
  isHere: boolean;
  startUps: readonly ProgrammeStartUp[];
  now: Date;
  /** Of the reader; null: a visitor. */
  email: string | null;
};

export function presentView(
  row: ProgrammeRow,
  { membership, invitation, isHere, startUps, ...reader }: Place,
): ProgrammeView {
  return {
    ...presentProgramme(row),
    membership: membership ? presentMembership(membership) : null,
    application: membership && membership.answers.length > 0 ? presentApplication(membership) : null,
    startUps: startUps.map(({ kind, id, name, industry, stage }) => ({ kind, id, name, industry, stage })),
    isHere,
    invitation: invitation === null ? null : standingFor(invitation, { ...reader, membership }),
  };
}

function presentMembership(row: MembershipRow): ProgrammeView["membership"] {
  const { role, state, pool, isShown, note } = row;
  return { role, state, pool, isShown, note };
}

type Sent = Pick<MembershipRow, "answers" | "questions" | "createdAt" | "changedAt">;

function presentApplication({ createdAt, changedAt, ...sent }: Sent): ProgrammeView["application"] {
  return {
    answers: presentAnswers(sent),
    sentAt: createdAt.toISOString(),
    changedAt: changedAt && changedAt.toISOString(),
  };
}

/** By its number where a question is not known any more. */
export function presentAnswers({ answers, questions }: Pick<Sent, "answers" | "questions">) {
  return answers.map((answer, place) => {
    const number = `${place + 1}`;
    return { question: questions[place] ?? { en: number, mn: number }, answer };
  });
}

type For = Pick<Place, "membership" | "now" | "email">;

/** One that was sent by mail has nothing left to say to who is in: it hangs nowhere to say that they came. */
function standingFor(invitation: InvitationRow | undefined, { membership, ...reader }: For) {
  const isDone = membership?.state === "joined" && typeof invitation?.email === "string";
  return isDone ? "ended" : standingOf(invitation, reader);
}

/** To a visitor one that was sent to somebody is as good as any: they have yet to say who they are. */
export function standingOf(
  invitation: InvitationRow | undefined,
  { now, email }: { now: Date; email: string | null },
): NonNullable<ProgrammeView["invitation"]> {
  if (invitation === undefined || (invitation.endsAt !== null && invitation.endsAt <= now)) return "ended";
  const isMailed = invitation.email !== null;
  if (isMailed && invitation.used > 0) return "ended";
  if (isMailed && email !== null && invitation.email !== email.toLowerCase()) return "other";
  return invitation.used < invitation.places ? "good" : "full";
}

export type Judged = { reader: string; scores: readonly ScoreRow[]; recusals: readonly RecusalRow[] };

/** Nobody reads what is thought of their own application, also once they are in. */
export function presentMember(row: MemberRow, { reader, recusals, ...given }: Judged): ProgrammeMember {
  const isLeftOut = row.userId === reader || recusals.some(({ jurorId }) => jurorId === reader);
  const scores = isLeftOut ? [] : given.scores;
  const actions = actionsFor(row);
  return {
    userId: row.userId,
    name: row.name,
    email: row.state === "left" ? null : row.email,
    language: row.language,
    role: row.role,
    state: row.state,
    actions: isLeftOut ? actions.filter((action) => !isDecision(action)) : actions,
    hasCome: row.hasCome,
    visits: row.visits,
    answers: presentAnswers(row),
    changedAt: row.changedAt && row.changedAt.toISOString(),
    note: row.note,
    decidedAt: row.decidedAt && row.decidedAt.toISOString(),
    decidedBy: row.decidedById && row.decidedBy,
    prepared: presentPrepared(row),
    scored: scores.length,
    scores: shownOf(scores).map((each) => presentScore(each, row)),
    isLeftOut,
    recused: row.state === "applied" ? recusals.map(({ name }) => name) : [],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Only of an application that waits. */
function presentPrepared(row: MemberRow): ProgrammeMember["prepared"] {
  const { state, preparedAction: action, preparedNote: note, preparedById, preparedBy, preparedAt } = row;
  if (state !== "applied" || action === null || preparedAt === null) return null;
  const isBefore = isChangedSince(row, preparedAt);
  return { action, note, by: preparedById && preparedBy, at: preparedAt.toISOString(), isBefore };
}

/** The applicant wrote something else than what was judged. */
export function isChangedSince({ changedAt }: Pick<MemberRow, "changedAt">, judgedAt: Date): boolean {
  return changedAt !== null && judgedAt < changedAt;
}

/** Those of other managers once the reader has given one: nobody is swayed by who decides with them. */
function shownOf(scores: readonly ScoreRow[]): readonly ScoreRow[] {
  return scores.some(({ isOwn }) => isOwn) ? scores : scores.filter(({ isFromOutside }) => isFromOutside);
}

function presentScore(
  { name, score, remarks, isOwn, updatedAt }: ScoreRow,
  member: MemberRow,
): ProgrammeMember["scores"][number] {
  return { name, score, remarks, isOwn, isBefore: isChangedSince(member, updatedAt) };
}

export function presentInvitation(
  row: InvitationRow,
  pageOf: (token: string) => string,
): ProgrammeInvitation {
  const { id, token, places, used, endsAt, createdAt } = row;
  return {
    id,
    token,
    qr: qrOf(pageOf(token)),
    places,
    used,
    endsAt: endsAt && endsAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

export function presentMailed(
  { id, email, token, used, endsAt, remindsAt, createdAt }: MailedRow,
  now: Date,
): MailedInvitation {
  const standing = endsAt <= now ? "ended" : "waiting";
  return {
    id,
    email,
    token,
    standing: used > 0 ? "joined" : standing,
    endsAt: endsAt.toISOString(),
    remindsAt: remindsAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
