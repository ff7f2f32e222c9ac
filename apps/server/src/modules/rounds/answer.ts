import { and, lte } from "drizzle-orm";
import type { EntityRef, RoundAnswerInput } from "@khamt/contract";
import type { Language } from "@khamt/language";
import type { ListedRow } from "../../entities/read-listed.ts";
import { holdMembers } from "../../platform/db/hold-members.ts";
import type { Db } from "../../platform/db/handle.ts";
import { roundAnswers, roundMeetings } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { connectBoth, type NotifyTools } from "../connections/index.ts";
import { profilesOf } from "./people.ts";
import { areAnswers, getPerson, isPair, requireRounds, type RoundsRow } from "./queries.ts";

type Answering = { roundsId: string; userId: string; input: RoundAnswerInput };

/** Of who has been met only. Two yeses connect; anything else stays with who said it. */
export function answerMeeting(tools: NotifyTools, { roundsId, userId, input }: Answering): Promise<void> {
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
    // Whoever said yes first speaks first.
    const language = members.find(({ id }) => id === otherId)?.language ?? "mn";
    await connect({ ...tools, tx }, { row, senderId: otherId, receiverId: userId, language });
  });
}

type Connecting = { row: RoundsRow; senderId: string; receiverId: string; language: Language };

async function connect(telling: NotifyTools & { tx: Db }, connecting: Connecting): Promise<void> {
  const { row, senderId, receiverId, language } = connecting;
  const profiles = await profilesOf(telling.tx, [senderId, receiverId]);
  const [ofSender, ofReceiver] = [refOf(profiles.get(senderId)), refOf(profiles.get(receiverId))];
  const message = metAt[language](row.name);
  if (ofReceiver)
    await connectBoth(telling, { senderId, receiverId, target: ofReceiver, source: ofSender, message });
  else if (ofSender)
    await connectBoth(telling, {
      senderId: receiverId,
      receiverId: senderId,
      target: ofSender,
      source: undefined,
      message,
    });
}

function refOf(profiles: readonly ListedRow[] | undefined): EntityRef | undefined {
  const [first] = profiles ?? [];
  return first && { kind: first.kind, id: first.row.id };
}

const metAt: Record<Language, (name: string) => string> = {
  en: (name) => `We met at “${name}”, and we both want to talk on.`,
  mn: (name) => `Бид «${name}» дээр танилцсан, хоёулаа цааш ярилцахыг хүссэн.`,
};
