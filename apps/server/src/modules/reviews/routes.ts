import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { idParams, languageQuery, review, reviewAnswerInput, reviewInput } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Live } from "../../platform/live/live.ts";
import type { Post } from "../../platform/mail/mail.ts";
import { failures } from "../../platform/http/failures.ts";
import { requireMember } from "../../platform/http/session.ts";
import { mayRead, mayReview } from "./policy.ts";
import { presentReview } from "./present.ts";
import { getReview, listReviews } from "./queries.ts";
import { answerReview, writeReview } from "./write.ts";

type Options = { db: Db; live: Live; post: Post | undefined; clock: () => Date };

const tags = ["Reviews"];

export const reviewRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, live, post, clock }) => {
  app.get(
    "/api/companies/:id/reviews",
    {
      config: { access: mayRead },
      schema: {
        summary: "What members say of a company after a finished project; the newest first",
        tags,
        params: idParams,
        querystring: languageQuery,
        response: { 200: z.array(review), ...failures },
      },
    },
    async ({ params, user }) => {
      const rows = await listReviews(db, { company: params.id, ...(user && { reader: user.id }) });
      if (!rows) throw new HttpError("not-found");
      return rows.map((row) => presentReview(row, user?.id));
    },
  );

  app.post(
    "/api/companies/:id/reviews",
    {
      config: { access: mayReview },
      schema: {
        summary: "Reviews a company, once for each project finished with it",
        tags,
        params: idParams,
        body: reviewInput,
        response: { 200: review, ...failures },
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      const reviewing = { author: user.id, companyId: request.params.id, input: request.body };
      return read(await writeReview({ db, live, post, now: clock() }, reviewing), user.id);
    },
  );

  app.put(
    "/api/reviews/:id/answer",
    {
      config: { access: mayReview },
      schema: {
        summary: "The company's answer to a review, once",
        tags,
        params: idParams,
        body: reviewAnswerInput,
        response: { 200: review, ...failures },
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      const { id } = request.params;
      await answerReview({ db, live, post, now: clock() }, { userId: user.id, id, text: request.body.text });
      return read(id, user.id);
    },
  );

  async function read(id: string, reader: string) {
    const row = await getReview(db, id);
    if (!row) throw new HttpError("not-found");
    return presentReview(row, reader);
  }
};
