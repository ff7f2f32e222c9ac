import { and, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import type { reviewInput } from "@khamt/contract";
import { detectLanguage } from "@khamt/language";
import { companies, reviews, users } from "../../platform/db/schema/index.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { notify, type NotifyTransaction, type NotifyTools } from "../notifications/index.ts";
import { finishedTogether, rateAnew } from "./queries.ts";

type Reviewing = { author: string; companyId: string; input: z.output<typeof reviewInput> };

/** Throws not-found where the two have finished no such project. The same review sent again is taken for the one there. */
export function writeReview(tools: NotifyTools, { author, companyId, input }: Reviewing): Promise<string> {
  return tools.db.transaction(async (tx) => {
    // One review of a company after the other, so that its stars are made of all of them.
    const [company] = await tx
      .select({ userId: companies.userId })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for("update");
    if (!company) throw new HttpError("not-found");
    const { project, rating, id } = input;
    const isSame = and(eq(reviews.id, id), eq(reviews.authorId, author));
    if ((await tx.$count(reviews, isSame)) > 0) return id;
    const finished = (await finishedTogether(tx, author, company.userId)).find(
      (each) => each.kind === project.kind && each.id === project.id && each.sides.includes(companyId),
    );
    if (!finished || author === company.userId) throw new HttpError("not-found");
    const text = input.text || null;
    const values = {
      id,
      companyId,
      authorId: author,
      projectKind: project.kind,
      projectId: project.id,
      title: finished.title,
      rating,
      text,
      contentLanguage: detectLanguage(text ?? finished.title),
      createdAt: tools.now,
    };
    const made = await tx.insert(reviews).values(values).onConflictDoNothing().returning({ id: reviews.id });
    if (made.length === 0) throw new HttpError("conflict");
    await rateAnew(tx, companyId);
    await tell({ ...tools, tx }, { to: company.userId, author, companyId, title: finished.title });
    return id;
  });
}

type Told = { to: string; author: string; companyId: string; title: string };

async function tell(tools: NotifyTransaction, { to, author, companyId, title }: Told): Promise<void> {
  const { firstName, lastName } = users;
  const [row] = await tools.tx.select({ firstName, lastName }).from(users).where(eq(users.id, author));
  const actorName = [row?.firstName, row?.lastName].filter(Boolean).join(" ");
  const data = { actorId: author, actorName, title };
  await notify(tools, { to, kind: "review", subjectId: companyId, data });
  await tools.live.publish(tools.tx, [author, to], { kind: "applications" });
}

type Answering = { userId: string; id: string; text: string };

/** Once: what was answered stays. */
export function answerReview({ db, now }: NotifyTools, { userId, id, text }: Answering): Promise<void> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ answer: reviews.answer })
      .from(reviews)
      .innerJoin(companies, eq(companies.id, reviews.companyId))
      .where(and(eq(reviews.id, id), eq(companies.userId, userId)));
    if (!row) throw new HttpError("not-found");
    if (row.answer === text) return;
    const written = await tx
      .update(reviews)
      .set({ answer: text, answeredAt: now })
      .where(and(eq(reviews.id, id), isNull(reviews.answer)))
      .returning({ id: reviews.id });
    if (written.length === 0) throw new HttpError("conflict");
  });
}
