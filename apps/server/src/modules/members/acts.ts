import type { ActOfAdministrator, ActRefusal, MemberActInput, MemberActOutcome } from "@khamt/contract";
import { recordAct } from "../../platform/auth/administrators.ts";
import type { Auth } from "../../platform/auth/auth.ts";
import { eraseUnclaimed } from "../../entities/personal-data/erase.ts";
import { endSessions } from "../../platform/auth/sessions.ts";
import type { Db } from "../../platform/db/handle.ts";
import { holdMembers } from "../../platform/db/hold-members.ts";
import { namedId } from "../../platform/db/named-id.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { type DecisionTools, decideAccount } from "../administration/index.ts";
import { giveToMailbox, sendInvitationAgain, sendResetLink, sendUnqueued } from "../auth/index.ts";
import { addNote, getNote } from "./notes.ts";
import { actsFor } from "./policy.ts";
import { type MemberRow, membersOf } from "./queries.ts";

type Acting = { auth: Auth; tools: DecisionTools; by: string; input: MemberActInput };

/** One after the other, each in a transaction of its own: what cannot be done to one does not stop the others. */
export async function actOnMembers(acting: Acting): Promise<MemberActOutcome> {
  const { auth, input } = acting;
  const ids = [...new Set(input.ids)];
  const rows = new Map((await membersOf(auth.db, ids)).map((row) => [row.id, row]));
  const refused: MemberActOutcome["refused"] = [];
  for (const id of ids) {
    const row = rows.get(id);
    const why = row ? await actOn(acting, row) : "gone";
    if (why !== undefined) refused.push({ id, name: row?.name ?? "", why });
  }
  return { done: ids.length - refused.length, refused };
}

async function actOn(acting: Acting, row: MemberRow): Promise<ActRefusal | undefined> {
  const { act } = acting.input;
  const allowed = actsFor(row, acting.by);
  if (!allowed.includes(act)) return allowed.length > 0 && act === "restore" ? "already" : "not-allowed";
  switch (act) {
    case "restrict":
    case "suspend":
    case "restore":
      return decide(acting, row);
    case "sign-out":
      return signOut(acting, row);
    case "password-letter":
      return sendLetter(acting, row);
    case "give-back":
      return giveBack(acting, row);
    case "withdraw":
      return withdraw(acting, row);
  }
}

async function decide({ tools, by, input }: Acting, { id }: MemberRow): Promise<ActRefusal | undefined> {
  const { act, rule, note, seen } = input;
  const state = seen?.[id];
  const from = state === "invited" ? "good" : state;
  const until = input.until === null ? null : new Date(input.until);
  try {
    if (act === "restore") await decideAccount(tools, { action: act, userId: id, by, note, from });
    else if ((act === "restrict" || act === "suspend") && rule !== undefined)
      await decideAccount(tools, { action: act, userId: id, by, note, from, rule, until });
    return undefined;
  } catch (error) {
    const why = error instanceof HttpError ? refusals[error.id] : undefined;
    if (why === undefined) throw error;
    return why === "already" && from !== undefined ? "changed" : why;
  }
}

const refusals: Readonly<Record<string, ActRefusal>> = {
  "not-found": "gone",
  "not-allowed": "not-allowed",
  conflict: "already",
};

async function signOut({ auth, ...acting }: Acting, { id }: MemberRow): Promise<undefined> {
  await auth.db.transaction(async (tx) => {
    if (await isDone(tx, acting.input, id)) return;
    await endSessions(tx, id);
    await record(acting, { tx, act: "signed-out", id });
  });
}

/** Sent again after a lost answer it is the same act. */
async function isDone(tx: Db, input: MemberActInput, memberId: string): Promise<boolean> {
  await holdMembers(tx, [memberId]);
  return (await getNote(tx, noteIdOf(input, memberId))) !== undefined;
}

/** Of one act one note beside each member. */
const noteIdOf = ({ id }: MemberActInput, memberId: string) => namedId(`${id} ${memberId}`);

/** With the reason beside the member. */
async function record(
  { tools: { now }, by, input }: Omit<Acting, "auth">,
  { tx, act, id }: { tx: Db; act: ActOfAdministrator; id: string },
): Promise<void> {
  const note = { id: noteIdOf(input, id), userId: id, authorId: by, text: input.note, act: input.act, now };
  await recordAct(tx, { act, by, accountId: id, subjectId: await addNote(tx, note), now });
}

/** Who has not confirmed the account yet gets the invitation once more. */
async function sendLetter(
  { auth, ...acting }: Acting,
  { id, email, isEmailVerified }: MemberRow,
): Promise<ActRefusal | undefined> {
  if (!auth.mail) return "no-mail";
  const isNew = await auth.db.transaction(async (tx) => {
    if (await isDone(tx, acting.input, id)) return false;
    await record(acting, { tx, act: "password-letter", id });
    return true;
  });
  if (isNew) await (isEmailVerified ? sendResetLink(auth, email) : sendInvitationAgain(auth, email));
  return undefined;
}

/** For whom is shut out of the own account: whoever reads its mailbox gets in, and nobody else. */
async function giveBack(
  { auth, ...acting }: Acting,
  { id, email }: MemberRow,
): Promise<ActRefusal | undefined> {
  if (!auth.mail) return "no-mail";
  const letters = await auth.db.transaction(async (tx) => {
    if (await isDone(tx, acting.input, id)) return [];
    const given = await giveToMailbox(auth, { tx, id, email });
    if (given) await record(acting, { tx, act: "gave-back", id });
    return given && [given];
  });
  if (!letters) return "gone";
  await sendUnqueued(auth, letters);
  return undefined;
}

/** Of who was invited and has not come nothing is kept, as if nobody had asked them. */
async function withdraw(
  { auth, tools: { now }, by }: Acting,
  { id }: MemberRow,
): Promise<ActRefusal | undefined> {
  return auth.db.transaction(async (tx) => {
    if (!(await eraseUnclaimed(tx, id))) return "changed";
    await recordAct(tx, { act: "withdrawn", by, accountId: id, now });
    return undefined;
  });
}
