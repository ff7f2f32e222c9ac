import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import {
  idParams,
  languageQuery,
  newStory,
  ownStory,
  storyInput,
  storyMove,
  storyParams,
  storyQuery,
  successStory,
} from "@khamt/contract";
import { HttpError } from "../../platform/http/http-error.ts";
import { failures } from "../../platform/http/failures.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import { act } from "./act.ts";
import { mayRead, mayTell } from "./policy.ts";
import { presentOwn, presentStory } from "./present.ts";
import { getOwn, listOwn, listStories } from "./queries.ts";
import type { Tools } from "./notify.ts";
import { editStory, writeStory } from "./write.ts";

type Options = Omit<Tools, "now"> & { clock: () => Date };

const config = { access: mayTell };
const tags = ["Success stories"];
const response = { 200: ownStory, ...failures };

export const storyRoutes: FastifyPluginAsyncZod<Options> = async (app, { clock, ...tools }) => {
  const { db } = tools;
  const toolsNow = (): Tools => ({ ...tools, now: clock() });

  app.get(
    "/api/success-stories",
    {
      config: { access: mayRead },
      schema: {
        summary: "What members tell of what came about here, as both sides agreed; the newest first",
        tags,
        querystring: storyQuery,
        response: { 200: z.array(successStory), ...failures },
      },
    },
    async (request, reply) => {
      const member = request.user?.id;
      const page = await listStories(db, request.query, member);
      return sendPage({ request, reply, page }, (row, reader) => presentStory(row, { member, reader }));
    },
  );

  app.get(
    "/api/success-stories/mine",
    {
      config,
      schema: {
        summary: "Stories that the member tells, and those in which the member is told of",
        tags,
        querystring: languageQuery,
        response: { 200: z.array(ownStory), ...failures },
      },
    },
    async (request) => {
      const member = requireMember(request).user.id;
      return (await listOwn(db, member)).map((row) => presentOwn(row, member));
    },
  );

  app.post(
    "/api/success-stories",
    {
      config,
      schema: {
        summary: "Tells of what came about with another member, once, and asks them to agree",
        tags,
        body: newStory,
        response,
      },
    },
    async (request) => {
      const author = requireMember(request).user.id;
      return read(author, await writeStory(toolsNow(), { author, input: request.body }));
    },
  );

  app.put(
    "/api/success-stories/:id",
    {
      config,
      schema: {
        summary: "Tells it in other words, to which the other side is asked to agree again",
        tags,
        params: idParams,
        body: storyInput,
        response,
      },
    },
    async (request) => {
      const author = requireMember(request).user.id;
      const editing = { author, id: request.params.id, input: request.body };
      return read(author, await editStory(toolsNow(), editing));
    },
  );

  app.post(
    "/api/success-stories/:id/:action",
    {
      config,
      schema: {
        summary: "Agrees to be told of, declines it, or takes the own story back",
        tags,
        params: storyParams,
        body: storyMove,
        response,
      },
    },
    async (request) => {
      const by = requireMember(request).user.id;
      const { version } = request.body;
      return read(by, await act(toolsNow(), { ...request.params, by, version }));
    },
  );

  async function read(member: string, id: string) {
    const row = await getOwn(db, member, id);
    if (!row) throw new HttpError("not-found");
    return presentOwn(row, member);
  }
};
