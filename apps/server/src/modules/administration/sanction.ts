import { and, eq, isNull, lte, ne } from "drizzle-orm";
import type { AccountStanding } from "@khamt/contract";
import type { ConductRule } from "@khamt/contract/conduct";
import { entityKinds } from "@khamt/contract/vocabulary";
import { entitiesOf } from "../../entities/owned/own.ts";
import { fileEntities } from "../../entities/search/entries.ts";
import { listAdministrators, recordAct } from "../../platform/auth/administrators.ts";
import { presentUser, userColumns, type UserRow } from "../../platform/auth/account.ts";
import type { Keys } from "../../platform/auth/keys.ts";
import { appealToken } from "../../platform/auth/suspension.ts";
import { endWaysIn } from "../../platform/auth/ways-in.ts";
import type { Db } from "../../platform/db/handle.ts";
import { sanctions, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { toMember } from "../../platform/mail/email.ts";
import { move } from "../../platform/state-machine.ts";
import { type NotifyTools, settleNotifications } from "../notifications/index.ts";
import { type Action, judgeOf, moves } from "./policy.ts";
import type { SanctionRow } from "./queries.ts";
import { eachAlone } from "../../platform/each-alone.ts";

export type Tools = NotifyTools & { keys: Pick<Keys, "mac">; contactEmail: string | undefined };
type Deciding = {
  userId: string;
  by: string;
  note: string;
  /** How the account stood when it was decided about, where that is known. */
  from?: AccountStanding | undefined;
} & ({ action: "restore" } | { action: Exclude<Action, "restore">; rule: ConductRule; until: Date | null });

/** Of who is decided about, and told. */
const accountColumns = { ...userColumns, isDemo: users.isDemo, standing: users.standing };

/**
 * Throws not-found, not-allowed for oneself and for administrators, and conflict where it is so already, or another decided first.
 * The same decision sent again is the one that stands.
 */
export function decideAccount({ db, ...tools }: Tools, deciding: Deciding): Promise<void> {
  return db.transaction(async (tx) => {
    const { userId, by, action, note, from } = deciding;
    const isIt = eq(users.id, userId);
    const account = await requiredRow(tx.select(accountColumns).from(users).where(isIt).for("no key update"));
    const judge = judgeOf(account, by);
    const to = move(moves, { from: account.standing, action, by: judge });
    if (judge !== "nobody" && action !== "restore" && (await isStanding(tx, deciding))) return;
    if (from !== undefined && from !== account.standing && judge !== "nobody")
      throw new HttpError("conflict");
    if (to === undefined) throw new HttpError(judge === "nobody" ? "not-allowed" : "conflict");
    const before = await endStanding(tx, userId, tools.now);
    const sanction = action === "restore" ? undefined : await impose(tx, deciding, tools.now);
    await put(tx, { userId, standing: to, until: sanction?.until ?? null });
    const { rule = before?.rule, until } = sanction ?? {};
    const act = to === "good" ? "restored" : to;
    const subjectId = sanction?.id ?? before?.id;
    await recordAct(tx, {
      act,
      by,
      accountId: userId,
      ...(subjectId !== undefined && { subjectId }),
      rule,
      until: until ?? null,
      now: tools.now,
    });
    await settleAppeal(tx, before, tools.now);
    await tell({ ...tools, tx }, { account, standing: to, sanction, note });
  });
}

/** Those whose time is over. The letter says so. */
export async function endSanctions({ db, ...tools }: Tools): Promise<void> {
  const isOver = and(ne(users.standing, "good"), lte(users.standingUntil, tools.now));
  const due = await db.select({ id: users.id }).from(users).where(isOver);
  await eachAlone(due, ({ id }) =>
    db.transaction(async (tx) => {
      const [account] = await tx
        .select(accountColumns)
        .from(users)
        .where(and(eq(users.id, id), isOver))
        .for("no key update");
      if (!account) return;
      const before = await endStanding(tx, id, tools.now);
      await put(tx, { userId: id, standing: "good", until: null });
      await settleAppeal(tx, before, tools.now);
      await tell({ ...tools, tx }, { account, standing: "good", sanction: undefined, note: "" });
    }),
  );
}

async function endStanding(tx: Db, userId: string, now: Date): Promise<SanctionRow | undefined> {
  const [ended] = await tx
    .update(sanctions)
    .set({ endedAt: now })
    .where(and(eq(sanctions.userId, userId), isNull(sanctions.endedAt)))
    .returning();
  return ended;
}

type Imposing = Exclude<Deciding, { action: "restore" }>;

const kinds = { suspend: "suspended", restrict: "restricted" } as const;

/** Anew it would be told once more, and an appeal that waits would be lost. */
async function isStanding(tx: Db, { userId, action, rule, note, until }: Imposing): Promise<boolean> {
  const isSame = and(
    eq(sanctions.userId, userId),
    eq(sanctions.kind, kinds[action]),
    eq(sanctions.rule, rule),
    eq(sanctions.note, note),
    until === null ? isNull(sanctions.until) : eq(sanctions.until, until),
    isNull(sanctions.endedAt),
    isNull(sanctions.appealAnswer),
  );
  return (await tx.$count(sanctions, isSame)) > 0;
}

async function impose(
  tx: Db,
  { userId, action, rule, note, until }: Imposing,
  now: Date,
): Promise<SanctionRow> {
  if (until !== null && until <= now) throw new HttpError("invalid-parameter", "until");
  const [row] = await tx
    .insert(sanctions)
    .values({ userId, kind: kinds[action], rule, note, since: now, until })
    .returning();
  if (!row) throw new Error("nothing was inserted");
  return row;
}

type Putting = { userId: string; standing: AccountStanding; until: Date | null };

/** What was begun before a suspension opens nothing and changes nothing any more. */
async function put(tx: Db, { userId, standing, until }: Putting): Promise<void> {
  await tx.update(users).set({ standing, standingUntil: until }).where(eq(users.id, userId));
  if (standing === "suspended") await endWaysIn(tx, userId);
  const own = await entitiesOf(tx, userId);
  for (const kind of entityKinds) await fileEntities(tx, { kind, ids: own[kind] });
}

export async function settleAppeal(tx: Db, sanction: SanctionRow | undefined, now: Date): Promise<void> {
  if (!sanction?.appeal) return;
  for (const to of await listAdministrators(tx))
    await settleNotifications(tx, { to, kind: "appeal", subjectId: sanction.id, now });
}

type Told = {
  account: UserRow;
  standing: AccountStanding;
  sanction: SanctionRow | undefined;
  note: string;
};

async function tell(
  { tx, post, keys, contactEmail }: Omit<Tools, "db"> & { tx: Db },
  { account, standing, sanction, note }: Told,
): Promise<void> {
  await post?.(
    {
      kind: "account-standing",
      ...toMember(presentUser(account)),
      standing,
      rule: sanction?.rule ?? null,
      note,
      until: sanction?.until?.toISOString() ?? null,
      token: sanction ? appealToken(keys, sanction.id) : null,
      appealTo: contactEmail ?? null,
    },
    tx,
  );
}
