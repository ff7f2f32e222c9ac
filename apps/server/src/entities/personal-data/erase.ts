import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { entityKinds } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import { nameOfAccount } from "../../platform/db/account-name.ts";
import { nameOfMember } from "../../platform/db/member-name.ts";
import { toMember } from "../../platform/mail/email.ts";
import type { QueueEmail } from "../../platform/mail/mail.ts";
import { appliedTo, countApplications } from "../count-applications.ts";
import type { Db } from "../../platform/db/handle.ts";
import { users } from "../../platform/db/schema/index.ts";
import { wordsOfEntities } from "../search/entries.ts";
import { forgetWords } from "../search/forget.ts";
import { forgetNameInEvidence, namedInLetters } from "./traces.ts";
import { personalDataMap } from "./personal-data-map.ts";
import { findMember, type Leaving, type Member } from "./rule.ts";
import { eachAlone } from "../../platform/each-alone.ts";

type Options = {
  now: Date;
  post: QueueEmail;
  /** Takes back letters that wait and go to one of these addresses, or name one of these ids. */
  forgetLetters: (tx: Db, named: readonly string[]) => Promise<void>;
  /** Tells who still waits for the member, whose rows go next. What it writes names nobody who goes. */
  tellWaiting: (tx: Db, member: Member) => Promise<void>;
};

/** Deletes the accounts whose time is over, each wholly or not at all; what is left, at a stop or where one fails, is done the next time. */
export async function eraseDue(db: Db, { now, ...tools }: Options): Promise<number> {
  const due = await db
    .select({
      id: users.id,
      language: users.language,
      name: nameOfMember(users),
      accountName: nameOfAccount(users),
    })
    .from(users)
    .where(lte(users.deletesAt, now))
    .orderBy(asc(users.deletesAt));
  let erased = 0;
  await eachAlone(due, async (each) => {
    if (await eraseMember(db, { ...each, now, ...tools })) erased += 1;
  });
  return erased;
}

type Erasure = Options & { id: string; language: Language; name: string; accountName: string };

function eraseMember(db: Db, { id, language, name, accountName, now, ...tools }: Erasure): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The member may have changed their mind a moment ago, and another server may be at it.
    const isStillDue = and(eq(users.id, id), lte(users.deletesAt, now));
    await tx.select({ id: users.id }).from(users).where(isStillDue).for("update");
    const member = await findMember(tx, id);
    if (!member || (await tx.$count(users, isStillDue)) === 0) return false;
    const words = await wordsOf(tx, member.entities);
    await tools.forgetLetters(tx, [member.email, ...(await namedInLetters(tx, member))]);
    await forgetNameInEvidence(tx, { id, names: [name, accountName] });
    await erasePointing(tx, member);
    await tools.tellWaiting(tx, member);
    const listings = await appliedTo(tx, id);
    await eraseOwn(tx, member);
    await countApplications(tx, listings);
    await forgetWords(tx, words);
    await tools.post({ kind: "deleted", ...toMember({ email: member.email, language, name }) }, tx);
    return true;
  });
}

/** An account that its member has never come to, at once and without a word. False where they have come by now. */
export async function eraseUnclaimed(tx: Db, id: string): Promise<boolean> {
  const isUnclaimed = and(
    eq(users.id, id),
    eq(users.isEmailVerified, false),
    isNull(users.password),
    eq(users.isDemo, false),
  );
  const held = await tx.select({ id: users.id }).from(users).where(isUnclaimed).for("update");
  const member = held.length > 0 ? await findMember(tx, id) : undefined;
  if (!member) return false;
  await erasePointing(tx, member);
  await eraseOwn(tx, member);
  return true;
}

async function eraseOwn(tx: Db, member: Member): Promise<void> {
  for (const { table, own, cleared } of personalDataMap) {
    if (cleared) await tx.update(table).set(cleared).where(own(member));
    else await tx.delete(table).where(own(member));
  }
}

/** What others have that means nothing without them: their matches with them, and that they looked at them. */
export async function erasePointing(db: Db, leaving: Leaving): Promise<void> {
  for (const { table, pointing } of personalDataMap)
    if (pointing) await db.delete(table).where(pointing(leaving));
}

export async function wordsOf(db: Db, entities: Member["entities"]): Promise<string[]> {
  const words = [];
  for (const kind of entityKinds) words.push(...(await wordsOfEntities(db, { kind, ids: entities[kind] })));
  return words;
}
