import { and, lte } from "drizzle-orm";
import type { RoundAnswerInput } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { holdMembers } from "../../platform/db/hold-members.ts";
import { roundAnswers, roundMeetings } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { connectBoth, type ConnectionTools } from "../connections/index.ts";
import { areAnswers, getPerson, isPair, requireRounds } from "./queries.ts";

type Answering = { roundsId: string; userId: string; input: RoundAnswerInput };

/** Of who has been met only. Two yeses connect; anything else stays with who said it. */
export function answerMeeting(tools: ConnectionTools, { roundsId, userId, input }: Answering): Promise<void> {
  const { with: otherId, wants } = input;
  return tools.db.transaction(async (tx) => {
    if (!(await getPerson(tx, roundsId, userId))) throw new HttpError("not-found");
    const row = await requireRounds(tx, roundsId);
    const hasMet = and(isPair(roundsId, userId, otherId), lte(roundMeetings.number, row.current));
    if ((await tx.$count(roundMeetings, hasMet)) === 0) throw new HttpError("conflict");
    const members = await holdMembers(tx, [userId, otherId]);
    const values = { wants, at: tools.now };
    await tx
      .insert(roundAnswers)
      .values({ roundsId, userId, otherId, ...values })
      .onConflictDoUpdate({
        target: [roundAnswers.roundsId, roundAnswers.userId, roundAnswers.otherId],
        set: values,
      });
    const yeses = and(areAnswers(roundsId, [userId, otherId]), roundAnswers.wants);
    if ((await tx.$count(roundAnswers, yeses)) < 2) return;
    const language = members.find(({ id }) => id === otherId)?.language ?? "mn";
    const pair = { firstId: otherId, secondId: userId, how: "met" as const };
    await connectBoth({ ...tools, tx }, { ...pair, message: metAt[language](row.name) });
  });
}

const metAt: Record<Language, (name: string) => string> = {
  en: (name) => `We met at “${name}”, and we both want to talk on.`,
  mn: (name) => `Бид «${name}» дээр танилцсан, хоёулаа цааш ярилцахыг хүссэн.`,
};
