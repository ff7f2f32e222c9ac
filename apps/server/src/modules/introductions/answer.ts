import { and, eq } from "drizzle-orm";
import type { Language } from "@khamt/language";
import { holdMembers } from "../../platform/db/hold-members.ts";
import { introductions } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { requiredRow } from "../../platform/http/required.ts";
import { connectBoth, type ConnectionTools } from "../connections/index.ts";
import { settleNotifications } from "../notifications/index.ts";
import { answerOf, isShownTo, requireIntroduction } from "./queries.ts";

type Answering = { id: string; userId: string; accepts: boolean };

/**
 * Two yeses connect; anything else stays with who said it. Until then each may think again before its end, also where the other has
 * declined: who said it does not know.
 */
export function answer(tools: ConnectionTools, { id, userId, accepts }: Answering): Promise<void> {
  const { now } = tools;
  return tools.db.transaction(async (tx) => {
    const isIt = and(eq(introductions.id, id), isShownTo(userId));
    const found = await requiredRow(tx.select().from(introductions).where(isIt));
    const members = await holdMembers(tx, [found.aId, found.bId]);
    const row = await requiredRow(tx.select().from(introductions).where(isIt).for("update"));
    const said = answerOf(row, userId);
    if (said === accepts) return;
    const isOpen = said === null ? row.state === "open" : row.state !== "connected";
    if (!isOpen || row.endsAt <= now) throw new HttpError("conflict");
    const isA = row.aId === userId;
    const otherId = isA ? row.bId : row.aId;
    const theirs = answerOf(row, otherId);
    await settleNotifications(tx, { to: userId, kind: "introduction", subjectId: id, now });
    const isAgreed = accepts && theirs === true;
    const speaker = members.find((each) => each.id === otherId);
    const isConnected =
      isAgreed &&
      (await connectBoth(
        { ...tools, tx },
        {
          firstId: otherId,
          secondId: userId,
          how: "introduced",
          message: introducedBy[speaker?.language ?? "mn"](await requireIntroduction(tx, id)),
        },
      ));
    const ended = isConnected ? "connected" : "ended";
    await tx
      .update(introductions)
      .set({ [isA ? "aAccepts" : "bAccepts"]: accepts, state: theirs === null ? "open" : ended })
      .where(eq(introductions.id, id));
    await tools.live.publish(tx, [userId], { kind: "connections" });
  });
}

type Said = { author: string | null; text: string };

/** It stands under the name of one of the two, so it says nothing in their own voice. */
const introducedBy: Record<Language, (said: Said) => string> = {
  en: ({ author, text }) => `An introduction by ${author ?? "the programme"}: “${text}”`,
  mn: ({ author, text }) => `Танилцуулсан: ${author ?? "хөтөлбөр"}. «${text}»`,
};
