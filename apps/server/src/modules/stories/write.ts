import { and, eq } from "drizzle-orm";
import type { NewStory, StoryInput } from "@khamt/contract";
import { detectLanguage } from "@khamt/language";
import type { Db } from "../../platform/db/handle.ts";
import { successStories } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { isBlocked } from "../../entities/shown-to.ts";
import type { NotifyTools } from "../notifications/index.ts";
import { partnerIn } from "./grounds.ts";
import { moveOf, roleOf } from "./policy.ts";
import { holdStory } from "./queries.ts";
import { refresh, notifyPartner } from "./notify.ts";

type Writing = { author: string; input: NewStory };

/**
 * Throws not-found where nothing came about between the member and another one, and a conflict where it is told of
 * already. The same story sent again is taken for the one that is there.
 */
export function writeStory(tools: NotifyTools, { author, input }: Writing): Promise<string> {
  const { id, ground, ...words } = input;
  return tools.db.transaction(async (tx) => {
    const isThere = async () =>
      (await tx.$count(successStories, and(eq(successStories.id, id), eq(successStories.authorId, author)))) >
      0;
    if (await isThere()) return id;
    const partnerId = await partnerIn(tx, { ground, member: author });
    if (partnerId === undefined || (await isBlocked(tx, author, partnerId))) throw new HttpError("not-found");
    await clear(tx, input, partnerId);
    const [row] = await tx
      .insert(successStories)
      .values({
        ...columnsOf(words),
        id,
        groundKind: ground.kind,
        groundId: ground.id,
        authorId: author,
        partnerId,
        movedBy: author,
        createdAt: tools.now,
        updatedAt: tools.now,
      })
      .onConflictDoNothing()
      .returning();
    // Sent again meanwhile, else told of by the other side, or the id is somebody else's.
    if (!row && (await isThere())) return id;
    if (!row) throw new HttpError("conflict");
    await notifyPartner({ ...tools, tx }, row);
    await refresh({ ...tools, tx }, row);
    return id;
  });
}

/** What the other one has taken back keeps nobody from telling it in their own words. */
async function clear(tx: Db, { ground }: NewStory, other: string): Promise<void> {
  await tx
    .delete(successStories)
    .where(
      and(
        eq(successStories.groundKind, ground.kind),
        eq(successStories.groundId, ground.id),
        eq(successStories.authorId, other),
        eq(successStories.state, "withdrawn"),
      ),
    );
}

type Editing = { author: string; id: string; input: StoryInput };

/** From the page it goes until the other side agrees to the new words. */
export function editStory(tools: NotifyTools, { author, id, input }: Editing): Promise<string> {
  return tools.db.transaction(async (tx) => {
    const row = await holdStory(tx, id, author);
    if (roleOf(row, author) !== "author") throw new HttpError("not-found");
    const state = moveOf(row, { action: "edit", by: "author" });
    if (!state || (await isBlocked(tx, row.authorId, row.partnerId))) throw new HttpError("conflict");
    const [edited] = await tx
      .update(successStories)
      .set({
        ...columnsOf(input),
        state,
        version: row.version + 1,
        movedBy: author,
        updatedAt: tools.now,
        publishedAt: null,
      })
      .where(eq(successStories.id, id))
      .returning();
    if (!edited) throw new Error("a story that was held is gone");
    // Who is asked already finds the new words there.
    if (row.state !== "asked") await notifyPartner({ ...tools, tx }, edited);
    await refresh({ ...tools, tx }, edited);
    return id;
  });
}

function columnsOf(input: StoryInput) {
  return { ...input, contentLanguage: detectLanguage(input.text) };
}
