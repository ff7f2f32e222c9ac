import { and, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import type { reviewInput } from "@khamt/contract";
import { detectLanguage } from "@khamt/language";
import { companies, reviews, startupCofounders } from "../../platform/db/schema/index.ts";
import { required, requiredRow } from "../../platform/http/required.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { readActingName } from "../../entities/acting-name.ts";
import { finishedApplications } from "../applications/index.ts";
import { notify, type NotifyTransaction, type NotifyTools } from "../notifications/index.ts";
import { columnsOf, countAnew, holdSubject, ownerOfSubject, type Subject } from "./subject.ts";

type Reviewing = { author: string; subject: Subject; input: z.output<typeof reviewInput> };

/** Throws not-found where the two have finished no such project. The same review sent again is taken for the one there. */
export function writeReview(tools: NotifyTools, { author, subject, input }: Reviewing): Promise<string> {
  return tools.db.transaction(async (tx) => {
    // One review after the other, so that the stars are made of all of them.
    const owner = await required(holdSubject(tx, subject));
    const { project, rating, id } = input;
    const isSame = and(eq(reviews.id, id), eq(reviews.authorId, author));
    if ((await tx.$count(reviews, isSame)) > 0) return id;
    // Only what the two have brought to an end together may be reviewed.
    const finished = (await finishedApplications(tx, author, owner)).find(
      (each) => each.kind === project.kind && each.id === project.id && each.sides.includes(subject.id),
    );
    if (!finished || author === owner) throw new HttpError("not-found");
    const text = input.text || null;
    const values = {
      id,
      ...columnsOf(subject),
      authorId: author,
      projectKind: project.kind,
      projectId: project.id,
      title: finished.title,
      rating,
      isCounted: finished.isCounted,
      text,
      contentLanguage: detectLanguage(text ?? finished.title),
      createdAt: tools.now,
    };
    const made = await tx.insert(reviews).values(values).onConflictDoNothing().returning({ id: reviews.id });
    if (made.length === 0) throw new HttpError("conflict");
    await countAnew(tx, subject);
    await tell({ ...tools, tx }, { to: owner, author, subject, project: project.id, title: finished.title });
    return id;
  });
}

type Told = { to: string; author: string; subject: Subject; project: string; title: string };

async function tell(tools: NotifyTransaction, { to, author, subject, project, title }: Told): Promise<void> {
  const actorName = await readActingName(tools.tx, { account: author, subject: project });
  const data = { actorId: author, actorName, title, subjectKind: subject.kind };
  await notify(tools, { to, kind: "review", subjectId: subject.id, data });
  await tools.live.publish(tools.tx, [author, to], { kind: "applications" });
}

type Answering = { userId: string; id: string; text: string };

/** Once: what was answered stays, and whoever wrote the review is told. */
export function answerReview(tools: NotifyTools, { userId, id, text }: Answering): Promise<void> {
  return tools.db.transaction(async (tx) => {
    const row = await requiredRow(
      tx
        .select({
          answer: reviews.answer,
          authorId: reviews.authorId,
          title: reviews.title,
          projectId: reviews.projectId,
          companyId: reviews.companyId,
          cofounderId: reviews.cofounderId,
        })
        .from(reviews)
        .leftJoin(companies, eq(companies.id, reviews.companyId))
        .leftJoin(startupCofounders, eq(startupCofounders.id, reviews.cofounderId))
        .where(and(eq(reviews.id, id), eq(ownerOfSubject, userId))),
    );
    if (row.answer === text) return;
    const written = await tx
      .update(reviews)
      .set({ answer: text, answeredAt: tools.now })
      .where(and(eq(reviews.id, id), isNull(reviews.answer)))
      .returning({ id: reviews.id });
    if (written.length === 0) throw new HttpError("conflict");
    const { authorId, title, projectId, companyId, cofounderId } = row;
    const subjectId = companyId ?? cofounderId;
    // The author may have deleted the account.
    if (authorId === null || subjectId === null) return;
    const subjectKind = companyId === null ? ("cofounder" as const) : ("company" as const);
    const actorName = await readActingName(tx, { account: userId, subject: projectId });
    const data = { actorId: userId, actorName, title, subjectKind, text: "answered" };
    await notify({ ...tools, tx }, { to: authorId, kind: "review", subjectId, data });
  });
}
