import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { editedVersion, idParams } from "@khamt/contract";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import { HttpError } from "../../platform/http/http-error.ts";
import { failures } from "../../platform/http/failures.ts";
import { requireMember } from "../../platform/http/session.ts";
import { entities, type FieldsOf, type OwnRowOf } from "../index.ts";
import { listOwn, requireOwn } from "./own.ts";
import { createWriter, type Setup } from "./write.ts";

/** How the calls of owners are named, and what they answer. */
type Calls<Kind extends EntityKind, Own> = {
  /** `/api/startup-ideas` */
  url: string;
  /** `/api/my-startup-idea-profile`: the newest of the member's own. */
  mine: string;
  tag: string;
  output: z.ZodType<Own>;
  present: (row: OwnRowOf[Kind], reader: Language) => Own;
};

/** What its owner may do with a kind of profile or listing. Nobody can name an owner: it is who is signed in. */
export function ownRoutes<Kind extends EntityKind, Own>(
  kind: Kind,
  { url, mine, tag, present, ...calls }: Calls<Kind, Own>,
): FastifyPluginAsyncZod<Setup> {
  const { input } = entities[kind];
  // The type of the answer is checked where the kind is described; here it is one of four.
  const output: z.ZodType = calls.output;
  const config = { access: "member" } as const;
  const answer = { 200: output, ...failures };

  return async (app, setup) => {
    const { db } = setup;
    const writer = createWriter(kind, setup);

    app.get(
      mine,
      { config, schema: { summary: "The member's own, the newest first", tags: [tag], response: answer } },
      async (request) => {
        const [row] = await listOwn(db, kind, requireMember(request).user.id);
        if (!row) throw new HttpError("not-found");
        return present(row, request.language);
      },
    );

    app.get(
      `${mine}s`,
      {
        config,
        schema: {
          summary: "All of the member's own",
          tags: [tag],
          response: { 200: z.array(output), ...failures },
        },
      },
      async (request) =>
        (await listOwn(db, kind, requireMember(request).user.id)).map((row) =>
          present(row, request.language),
        ),
    );

    app.post(
      url,
      {
        config,
        bodyLimit: mostBytes,
        schema: { summary: "Makes one", tags: [tag], body: input, response: { 201: output, ...failures } },
      },
      async (request, reply) => {
        const { id: userId } = requireMember(request).user;
        const id = await writer.create(userId, request.body as FieldsOf[Kind]);
        reply.code(201);
        return present(await requireOwn(db, { userId, kind, id }), request.language);
      },
    );

    app.put(
      `${url}/:id`,
      {
        config,
        bodyLimit: mostBytes,
        schema: {
          summary: "Changes the member's own, if nobody did so since it was read",
          tags: [tag],
          params: idParams,
          querystring: editedVersion,
          body: input,
          response: answer,
        },
      },
      async (request) => {
        const { id: userId } = requireMember(request).user;
        const { id } = request.params;
        const { version, keeps } = request.query;
        const fields = request.body as FieldsOf[Kind];
        const edit = { id, version: new Date(version), fields, keepsDraft: keeps === "draft" };
        await writer.update(userId, edit);
        return present(await requireOwn(db, { userId, kind, id }), request.language);
      },
    );

    app.delete(
      `${url}/:id`,
      {
        config,
        schema: {
          summary: "Deletes the member's own",
          tags: [tag],
          params: idParams,
          response: { 200: z.object({ success: z.literal(true) }), ...failures },
        },
      },
      async (request) => {
        await writer.remove(requireMember(request).user.id, request.params.id);
        return { success: true as const };
      },
    );
  };
}

/** Every field at its longest, in Cyrillic. */
const mostBytes = 256 * 1024;
