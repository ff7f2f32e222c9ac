import { eq } from "drizzle-orm";
import type { StoryCall } from "@khamt/contract";
import { successStories } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { isBlocked } from "../../entities/shown-to.ts";
import { isRepeated } from "../../platform/state-machine.ts";
import type { NotifyTools } from "../notifications/index.ts";
import { moveOf, moves, roleOf } from "./policy.ts";
import { holdStory } from "./queries.ts";
import { refresh, notifyAuthor } from "./notify.ts";

type Acting = { id: string; by: string; action: StoryCall; version: number };

/**
 * Throws a conflict where the story, as it has become by now, takes no such move from this side, and where the words
 * that the partner agrees to are others by now.
 */
export function act(tools: NotifyTools, { id, by, action, version }: Acting): Promise<string> {
  return tools.db.transaction(async (tx) => {
    const row = await holdStory(tx, id, by);
    const role = roleOf(row, by);
    const state = role && moveOf(row, { action, by: role });
    if (!state && isRepeated(moves, { row, action, by })) return id;
    if (!state) throw new HttpError("conflict");
    const isOther = action === "agree" && row.version !== version;
    if (isOther || (action === "agree" && (await isBlocked(tx, row.authorId, row.partnerId))))
      throw new HttpError("conflict");
    const [moved] = await tx
      .update(successStories)
      .set({
        state,
        movedBy: by,
        updatedAt: tools.now,
        publishedAt: state === "published" ? tools.now : null,
        refusals: row.refusals + (state === "declined" ? 1 : 0),
      })
      .where(eq(successStories.id, id))
      .returning();
    if (!moved) throw new Error("a story that was held is gone");
    if (role === "partner") await notifyAuthor({ ...tools, tx }, moved);
    await refresh({ ...tools, tx }, moved);
    return id;
  });
}
