import type { ActRefusal, MemberActOutcome, MembershipAction, ProgrammeDecisions } from "@khamt/contract";
import { programmeMembers } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { required } from "../../platform/http/required.ts";
import { nextVersion, requireVersion } from "../../platform/http/version.ts";
import type { NotifyTools, NotifyTransaction } from "../notifications/index.ts";
import { type HeldProgramme, holdProgramme, memberOf, requireOtherManager, unprepared } from "./join.ts";
import { tellDecision } from "./notify.ts";
import { after, isDecision } from "./policy.ts";
import { isChangedSince } from "./present.ts";
import { requireImpartial } from "./recuse.ts";
import { getMember, isMembership, type MembershipRow } from "./queries.ts";

type Decision = {
  programmeId: string;
  userId: string;
  /** The manager. */
  by: string;
  action: MembershipAction;
  note: string | null;
  /** The applicant hears of it when it is sent with the others. */
  isLater: boolean;
  version?: string | undefined;
};

/** Throws conflict where another manager was first, or an applicant has changed what the manager read. */
export async function decide({ db, ...tools }: NotifyTools, decision: Decision): Promise<void> {
  await db.transaction(async (tx) => {
    const programme = await holdProgramme(tx, { id: decision.programmeId });
    await decideOne({ ...tools, tx }, programme, decision);
  });
}

type People = Pick<Decision, "programmeId" | "by"> & Pick<ProgrammeDecisions, "people">;
type Decisions = People & Pick<Decision, "note" | "isLater"> & Pick<ProgrammeDecisions, "action">;

/** The same for each of them; of those of whom it cannot be done any more it says why not. */
export function decideAll(tools: NotifyTools, decisions: Decisions): Promise<MemberActOutcome> {
  return withEach(tools, decisions, (each, programme, of) =>
    decideOne(each, programme, { ...decisions, ...of }),
  );
}

/** Each hears what was prepared about them. Who wrote something else since it was prepared is looked at again first. */
export function sendPrepared(tools: NotifyTools, sending: People): Promise<MemberActOutcome> {
  return withEach(tools, sending, async (each, programme, of) => {
    const { programmeId, by } = sending;
    const membership = await memberAsRead(each, { programmeId, ...of });
    const { preparedAction: action, preparedNote: note, preparedById, preparedAt } = membership;
    if (action === null || preparedAt === null || isChangedSince(membership, preparedAt))
      throw new HttpError("conflict");
    const decision = { programmeId, by: preparedById ?? by, action, note, isLater: false, ...of };
    await decideOne(each, programme, decision);
  });
}

type One = Pick<Decision, "userId" | "version">;

function withEach(
  { db, ...tools }: NotifyTools,
  { programmeId, people }: People,
  act: (tools: NotifyTransaction, programme: HeldProgramme, of: One) => Promise<void>,
): Promise<MemberActOutcome> {
  return db.transaction(async (tx) => {
    const programme = await holdProgramme(tx, { id: programmeId });
    const refused: MemberActOutcome["refused"] = [];
    for (const { id, version } of people) {
      const why = await refusalOf(act({ ...tools, tx }, programme, { userId: id, version }));
      if (why === undefined) continue;
      const name = (await getMember(tx, programmeId, id))?.name ?? "";
      refused.push({ id, name, why });
    }
    return { done: people.length - refused.length, refused };
  });
}

const refusals: Partial<Record<string, ActRefusal>> = {
  conflict: "changed",
  "not-found": "gone",
  "not-allowed": "not-allowed",
};

/** What is refused has written nothing yet: the others go on. */
async function refusalOf(deciding: Promise<void>): Promise<ActRefusal | undefined> {
  try {
    await deciding;
    return undefined;
  } catch (error) {
    const why = error instanceof HttpError ? refusals[error.id] : undefined;
    if (why === undefined) throw error;
    return why;
  }
}

async function decideOne(
  tools: NotifyTransaction,
  programme: HeldProgramme,
  decision: Decision,
): Promise<void> {
  const { tx, now } = tools;
  const { programmeId, userId, by, action, note, isLater } = decision;
  const membership = await memberAsRead(tools, decision);
  if (isDecision(action)) await requireImpartial(tx, { programmeId, userId, reviewerId: by });
  const standing = after(action, membership);
  if (standing === undefined) throw new HttpError("conflict");
  if (isLater) return prepare(tools, membership, decision);
  if (standing.role === "member") await requireOtherManager(tx, membership);
  await tx
    .update(programmeMembers)
    .set({
      ...standing,
      ...unprepared,
      ...(standing.state !== membership.state && { note, decidedById: by, decidedAt: now }),
      updatedAt: nextVersion(membership, now),
    })
    .where(isMembership(programmeId, userId));
  await tellDecision(tools, programme, decision);
}

/** Only of an application that waits: until the letter leaves it goes on waiting. */
async function prepare(
  { tx, now }: NotifyTransaction,
  membership: MembershipRow,
  { by, action, note }: Decision,
): Promise<void> {
  const isLetter = action === "accept" || action === "decline";
  if (membership.state !== "applied" || !isLetter) throw new HttpError("conflict");
  await tx
    .update(programmeMembers)
    .set({
      preparedAction: action,
      preparedNote: note,
      preparedById: by,
      preparedAt: now,
      updatedAt: nextVersion(membership, now),
    })
    .where(isMembership(membership.programmeId, membership.userId));
}

async function memberAsRead(
  { tx }: NotifyTransaction,
  { programmeId, userId, version }: One & Pick<Decision, "programmeId">,
): Promise<MembershipRow> {
  const membership = await required(memberOf(tx, programmeId, userId));
  requireVersion(membership, version);
  return membership;
}
