import { and, eq, gt } from "drizzle-orm";
import type { ApplicationInput, NewApplication } from "@khamt/contract";
import { day } from "@khamt/contract/durations";
import { detectLanguage } from "@khamt/language";
import { isOwn } from "../../entities/owned/own.ts";
import { countApplications } from "../../entities/count-applications.ts";
import { project } from "../../entities/project.ts";
import type { Db } from "../../platform/db/handle.ts";
import { applications, companies, projectListings, users } from "../../platform/db/schema/index.ts";
import { HttpError, WaitError } from "../../platform/http/http-error.ts";
import type { NotifyTools } from "./act.ts";
import { isBlocked } from "../../entities/shown-to.ts";
import { actionsFor, applicationLimits } from "./policy.ts";
import { notifyOwner } from "./notify.ts";
import { requiredRow } from "../../platform/http/required.ts";

type Applying = { userId: string; listingId: string; input: NewApplication };

/** Answers with the id of the application. The same one sent again is taken for the one that is there. */
export function apply(tools: NotifyTools, { userId, listingId, input }: Applying): Promise<string> {
  return tools.db.transaction(async (tx) => {
    // One at a time for each member, so that neither the limit nor a second application slips in between.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const { id, ...fields } = input;
    const mine = await findMine(tx, { userId, listingId });
    if (mine === id) return mine;
    const listing = await requireOpen(tx, { userId, listingId });
    if (mine !== undefined) throw new HttpError("already-applied");
    await requireRoom(tx, userId, tools.now);
    const values = await columnsOf(tx, { userId, listing, fields });
    const [row] = await tx
      .insert(applications)
      .values({
        ...values,
        id,
        userId,
        listingId,
        ownerId: listing.userId,
        companyId: listing.companyId,
        title: listing.title,
        createdAt: tools.now,
        updatedAt: tools.now,
      })
      .onConflictDoNothing()
      .returning();
    // The id is somebody else's, or of an application to another listing.
    if (!row) throw new HttpError("conflict");
    await countApplications(tx, [listingId]);
    await notifyOwner({ ...tools, tx }, row, "sent");
    return id;
  });
}

type Editing = { userId: string; id: string; input: ApplicationInput };

export function editApplication(tools: NotifyTools, { userId, id, input }: Editing): Promise<string> {
  return tools.db.transaction(async (tx) => {
    const isMine = and(eq(applications.id, id), eq(applications.userId, userId));
    const before = await requiredRow(tx.select().from(applications).where(isMine));
    // First the listing, as whoever closes it holds it first.
    const listing = before.listingId ? await holdListing(tx, before.listingId) : undefined;
    const [row] = await tx.select().from(applications).where(isMine).for("update");
    if (!row || !listing || !actionsFor(row, userId).includes("edit")) throw new HttpError("conflict");
    const values = await columnsOf(tx, { userId, listing, fields: input });
    await tx
      .update(applications)
      .set({ ...values, updatedAt: tools.now })
      .where(isMine);
    await tools.live.publish(tx, [row.userId, row.ownerId], { kind: "applications" });
    return id;
  });
}

type Mine = { userId: string; listingId: string };

async function findMine(tx: Db, { userId, listingId }: Mine): Promise<string | undefined> {
  const isMine = and(eq(applications.userId, userId), eq(applications.listingId, listingId));
  const [row] = await tx.select({ id: applications.id }).from(applications).where(isMine);
  return row?.id;
}

/** Held as it is until the transaction is over: a listing that is being closed takes no more. */
async function requireOpen(tx: Db, { userId, listingId }: Mine): Promise<HeldListing> {
  const listing = await holdListing(tx, listingId);
  if (!listing?.isListed || (await isBlocked(tx, userId, listing.userId))) throw new HttpError("not-found");
  if (listing.isDemo) throw new HttpError("example-profile");
  if (listing.userId === userId) throw new HttpError("not-allowed");
  return listing;
}

type HeldListing = NonNullable<Awaited<ReturnType<typeof holdListing>>>;

/** Stays as it is until the transaction is over. */
async function holdListing(tx: Db, id: string) {
  const { title, companyId, questions, isDemo } = projectListings;
  const held = eq(projectListings.id, id);
  await tx.select({ id: projectListings.id }).from(projectListings).where(held).for("no key update");
  const [row] = await tx
    .select({ title, companyId, questions, isDemo, userId: companies.userId })
    .from(projectListings)
    .innerJoin(companies, eq(companies.id, companyId))
    .where(held);
  return row && { ...row, isListed: (await tx.$count(projectListings, and(held, project.isListed))) > 0 };
}

async function requireRoom(tx: Db, userId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - day);
  const isRecent = and(eq(applications.userId, userId), gt(applications.createdAt, since));
  if ((await tx.$count(applications, isRecent)) < applicationLimits.perDay) return;
  const [oldest] = await tx
    .select({ at: applications.createdAt })
    .from(applications)
    .where(isRecent)
    .orderBy(applications.createdAt)
    .limit(1);
  const wait = (oldest?.at.getTime() ?? now.getTime()) + day - now.getTime();
  throw new WaitError("too-many-requests", wait / 1000);
}

type Writing = { userId: string; listing: HeldListing; fields: ApplicationInput };

async function columnsOf(tx: Db, { userId, listing, fields }: Writing) {
  const { profile, letter, price, duration } = fields;
  if (!(await isOwn(tx, { userId, ...profile }))) throw new HttpError("invalid-parameter", "profile");
  return {
    letter,
    price,
    duration,
    profileKind: profile.kind,
    profileId: profile.id,
    answers: answersTo(listing.questions, fields.answers),
    contentLanguage: detectLanguage(letter),
  };
}

/** In the order of the questions, each of which wants an answer. */
function answersTo(questions: readonly string[], given: ApplicationInput["answers"]) {
  return questions.map((question, place) => {
    const answer = given.find((each) => each.question === question);
    if (!answer) throw new HttpError("invalid-parameter", `answers.${place}`);
    return answer;
  });
}
