import type { ActRefusal, MemberActInput, MemberActOutcome } from "@khamt/contract";
import { recordAct } from "../../platform/auth/administrators.ts";
import type { Auth } from "../../platform/auth/auth.ts";
import { endSessions } from "../../platform/auth/sessions.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { type DecisionTools, decideAccount } from "../administration/index.ts";
import { sendInvitationAgain, sendResetLink } from "../auth/index.ts";
import { addNote } from "./notes.ts";
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
  }
}

async function decide({ tools, by, input }: Acting, { id }: MemberRow): Promise<ActRefusal | undefined> {
  const { act, rule, note } = input;
  const until = input.until === null ? null : new Date(input.until);
  try {
    if (act === "restore") await decideAccount(tools, { action: act, userId: id, by, note });
    else if ((act === "restrict" || act === "suspend") && rule !== undefined)
      await decideAccount(tools, { action: act, userId: id, by, note, rule, until });
    return undefined;
  } catch (error) {
    const why = error instanceof HttpError ? refusals[error.id] : undefined;
    if (why === undefined) throw error;
    return why;
  }
}

const refusals: Readonly<Record<string, ActRefusal>> = {
  "not-found": "gone",
  "not-allowed": "not-allowed",
  conflict: "already",
};

async function signOut({ auth, tools, by, input }: Acting, { id }: MemberRow): Promise<undefined> {
  const { now } = tools;
  await auth.db.transaction(async (tx) => {
    await endSessions(tx, id);
    const note = { userId: id, authorId: by, text: input.note, act: input.act, now };
    const subjectId = await addNote(tx, note);
    await recordAct(tx, { act: "signed-out", by, accountId: id, subjectId, now });
  });
}

/** Who has not confirmed the account yet gets the invitation once more. */
async function sendLetter(
  { auth, tools, by, input }: Acting,
  { id, email, isEmailVerified }: MemberRow,
): Promise<ActRefusal | undefined> {
  if (!auth.mail) return "no-mail";
  const { now } = tools;
  await auth.db.transaction(async (tx) => {
    const note = { userId: id, authorId: by, text: input.note, act: input.act, now };
    const subjectId = await addNote(tx, note);
    await recordAct(tx, { act: "password-letter", by, accountId: id, subjectId, now });
  });
  await (isEmailVerified ? sendResetLink(auth, email) : sendInvitationAgain(auth, email));
  return undefined;
}
