import type { ActRefusal, MemberActOutcome, MembershipAction, ProgrammeDecisions } from "@khamt/contract";
import { programmeMembers } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { required } from "../../platform/http/required.ts";
import { nextVersion, requireVersion } from "../../platform/http/version.ts";
import type { NotifyTools, NotifyTransaction } from "../notifications/index.ts";
import { type HeldProgramme, holdProgramme, memberOf, requireOtherManager } from "./join.ts";
import { tellDecision } from "./notify.ts";
import { after } from "./policy.ts";
import { getMember, isMembership } from "./queries.ts";

type Decision = {
  programmeId: string;
  userId: string;
  /** The manager. */
  by: string;
  action: MembershipAction;
  note: string | null;
  version?: string | undefined;
};

/** Throws conflict where another manager was first, or an applicant has changed what the manager read. */
export async function decide({ db, ...tools }: NotifyTools, decision: Decision): Promise<void> {
  await db.transaction(async (tx) => {
    const programme = await holdProgramme(tx, { id: decision.programmeId });
    await decideOne({ ...tools, tx }, programme, decision);
  });
}

type Decisions = Pick<Decision, "programmeId" | "note" | "by"> &
  Pick<ProgrammeDecisions, "action" | "people">;

/** The same for each of them; of those of whom it cannot be done any more it says why not. */
export function decideAll({ db, ...tools }: NotifyTools, decisions: Decisions): Promise<MemberActOutcome> {
  const { people, ...decision } = decisions;
  const { programmeId } = decision;
  return db.transaction(async (tx) => {
    const programme = await holdProgramme(tx, { id: programmeId });
    const refused: MemberActOutcome["refused"] = [];
    for (const { id, version } of people) {
      const one = { ...decision, userId: id, version };
      const why = await refusalOf(decideOne({ ...tools, tx }, programme, one));
      if (why === undefined) continue;
      const name = (await getMember(tx, programmeId, id))?.name ?? "";
      refused.push({ id, name, why });
    }
    return { done: people.length - refused.length, refused };
  });
}

const refusals: Partial<Record<string, ActRefusal>> = { conflict: "changed", "not-found": "gone" };

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
  const { programmeId, userId, by, action, note, version } = decision;
  const membership = await required(memberOf(tx, programmeId, userId));
  requireVersion(membership, version);
  const standing = after(action, membership);
  if (standing === undefined) throw new HttpError("conflict");
  if (standing.role === "member") await requireOtherManager(tx, membership);
  await tx
    .update(programmeMembers)
    .set({
      ...standing,
      ...(standing.state !== membership.state && { note, decidedById: by, decidedAt: now }),
      updatedAt: nextVersion(membership, now),
    })
    .where(isMembership(programmeId, userId));
  await tellDecision(tools, programme, decision);
}
