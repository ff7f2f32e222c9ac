import type { Auth } from "../../platform/auth/auth.ts";
import { removeWaysIn } from "../../platform/auth/ways-in.ts";
import { newToken } from "../../platform/auth/tokens.ts";
import type { Db } from "../../platform/db/handle.ts";
import { listPrepared, type Prepared } from "../../entities/drafts.ts";
import { type Email, toMember } from "../../platform/mail/email.ts";
import { keepResetLink, lives, resetColumns } from "./queries.ts";

export const invitationDays = 14;
const invitationMinutes = invitationDays * 24 * 60;

type Member = Parameters<typeof toMember>[0];
type Sending = Pick<Auth, "mail" | "later">;

/** With the queue, the letter is there as soon as the link is: neither a crash nor a mail server that is down loses it. */
export async function sendResetLink(auth: Auth, email: string): Promise<void> {
  const token = newToken();
  const minutes = lives.resetMinutes;
  const letter = await auth.db.transaction(async (tx) => {
    const user = await keepResetLink(tx, { email, token, now: auth.clock() });
    if (!user) return undefined;
    const written = { kind: "password-reset", ...toMember(user), token, minutes } as const;
    await auth.later?.(written, minutes, tx);
    return written;
  });
  if (letter) await sendUnqueued(auth, [letter]);
}

type InvitingAgain = {
  /** The account goes once the link has ended. */
  isLast?: boolean;
};

/** The same for an account that its member has not confirmed yet, with more time. */
export async function sendInvitationAgain(
  auth: Sending & Pick<Auth, "db" | "clock">,
  email: string,
  { isLast = false }: InvitingAgain = {},
): Promise<void> {
  const link = newInvitation(auth.clock());
  const letter = await auth.db.transaction(async (tx) => {
    const minutes = invitationMinutes;
    const user = await keepResetLink(tx, { email, token: link.token, now: auth.clock(), minutes });
    if (!user) return undefined;
    const [startUp = null] = await listPrepared(tx, user.id);
    const until = isLast ? link.columns.passwordResetExpires : undefined;
    return queueInvitation(auth, { tx, member: user, token: link.token, programme: null, startUp, until });
  });
  if (letter) await sendUnqueued(auth, [letter]);
}

const givenBackHours = 24;

/**
 * Leaves the mailbox as the one way into an account, and makes the letter with the link: a thief who knows the password or
 * has set up a second step is out, and so is whoever only says that the account is theirs. Undefined where the address is
 * another one by now.
 */
export async function giveToMailbox(
  { clock, later }: Pick<Auth, "clock" | "later">,
  { tx, id, email }: { tx: Db; id: string; email: string },
): Promise<Email | undefined> {
  await removeWaysIn(tx, id);
  const token = newToken();
  const minutes = givenBackHours * 60;
  const user = await keepResetLink(tx, { email, token, now: clock(), minutes });
  if (user?.id !== id) return undefined;
  const written = { kind: "given-back", ...toMember(user), token, hours: givenBackHours } as const;
  await later?.(written, minutes, tx);
  return written;
}

/** A link for an account that is about to be opened, and what the account keeps of it. */
export function newInvitation(now: Date) {
  const token = newToken();
  return { token, columns: resetColumns({ token, now, minutes: invitationMinutes }) };
}

type Invitation = {
  tx: Db;
  member: Member;
  token: string;
  programme: string | null;
  /** A draft of it waits for them. */
  startUp: Prepared | null;
  /** When the account goes, where that is soon. */
  until?: Date | undefined;
};

/** Queued where there is a queue; the letter itself is for `sendUnqueued`. */
export async function queueInvitation(
  { later }: Sending,
  { tx, member, token, programme, startUp, until }: Invitation,
): Promise<Email> {
  const written = {
    kind: "account-invitation",
    ...toMember(member),
    token,
    days: invitationDays,
    programme,
    startUp,
    ...(until && { until: until.toISOString() }),
  } as const;
  await later?.(written, invitationMinutes, tx);
  return written;
}

/** After the transaction, where nothing keeps letters. */
export async function sendUnqueued({ mail, later }: Sending, letters: readonly Email[]): Promise<void> {
  if (!later) for (const letter of letters) await mail?.send(letter);
}
