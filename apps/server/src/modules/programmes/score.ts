import type { ProgrammeScoreInput } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { programmeScores } from "../../platform/db/schema/index.ts";
import { required } from "../../platform/http/required.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { memberOf } from "./join.ts";
import { requireImpartial } from "./recuse.ts";

type Scoring = { programmeId: string; userId: string; reviewerId: string; input: ProgrammeScoreInput };

/** One of each manager, given anew as often as they like while the application waits. */
export function score(db: Db, { input, ...of }: Scoring, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const membership = await required(memberOf(tx, of.programmeId, of.userId));
    if (membership.state !== "applied") throw new HttpError("conflict");
    await requireImpartial(tx, of);
    const { programmeId, userId, reviewerId } = programmeScores;
    await tx
      .insert(programmeScores)
      .values({ ...of, ...input, updatedAt: now })
      .onConflictDoUpdate({ target: [programmeId, userId, reviewerId], set: { ...input, updatedAt: now } });
  });
}
