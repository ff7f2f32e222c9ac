import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import { fileParams, fileQuery, memberFile, storedFile, uploadAddress } from "@khamt/contract";
import type { Keys } from "../../platform/auth/keys.ts";
import type { Db } from "../../platform/db/handle.ts";
import { acceptedTypes } from "./inspect.ts";
import { addressOf } from "../../entities/files/address.ts";
import { type Keeper, sizeKey } from "./keep.ts";
import { fileLimits } from "./file-limits.ts";
import { createPlaces } from "./places.ts";
import { receive } from "./receive.ts";
import { signGrant } from "./sign.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { failures } from "../../platform/http/failures.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { mayAsk, mayList, mayRead, mayUpload } from "./policy.ts";
import { presentFile, sendFile } from "./present.ts";
import { addPending, claim, getFile, listFiles, markStored, release } from "./queries.ts";
import { requireAcceptable, requireGrant } from "./requirements.ts";

type Options = {
  db: Db;
  keys: Keys;
  storage: Storage;
  keeper: Keeper;
  clock: () => Date;
  /** Milliseconds that one upload may take. */
  patience: number;
};

export const fileRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, keys, storage, keeper, clock, patience },
) => {
  const inPlace = createPlaces(fileLimits.atOnce);
  // The body stays a stream: it is counted while it comes in.
  app.addContentTypeParser(Object.keys(acceptedTypes), (_request, payload, done) => done(null, payload));

  // Who asks for an address may say "application/json" and send nothing.
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, _body, done) => done(null));

  app.post(
    "/api/projects/upload",
    {
      config: { access: mayUpload },
      schema: {
        summary: "An address that takes one file, once",
        tags: ["Files"],
        response: { 200: uploadAddress, ...failures },
      },
    },
    async (request) => {
      const { id: userId } = requireMember(request).user;
      const now = clock();
      const key = randomUUID();
      if (!(await addPending(db, { key, userId, now }))) throw new HttpError("too-many-files");
      const expires = now.getTime() + fileLimits.grantLife;
      const { mostBytes } = fileLimits;
      const signature = signGrant({ key, userId, expires, mostBytes }, keys);
      return { uploadURL: `${addressOf(key)}?expires=${expires}&most=${mostBytes}&signature=${signature}` };
    },
  );

  app.put(
    "/files/:key",
    {
      config: { access: mayUpload, bodyPatience: patience },
      // Refused before anything of the body is read.
      preParsing: async (request) => {
        const { most } = requireGrant(request, { keys, now: clock() });
        requireAcceptable(request, most);
      },
      schema: {
        summary: "Takes the raw file",
        tags: ["Files"],
        params: fileParams,
        response: { 200: storedFile, ...failures },
      },
    },
    async (request) => {
      const { key } = request.params;
      const { id: userId } = requireMember(request).user;
      const { type, name } = requireAcceptable(request, fileLimits.mostBytes);
      return inPlace(userId, async () => {
        if (!(await claim(db, key, userId))) throw new HttpError("invalid-link");
        try {
          const bytes = await receive(request.body as Readable, fileLimits.mostBytes);
          const kept = await keeper.keep({ key, name, type, bytes });
          if (await markStored(db, key, { type, name, bytes: kept, now: clock() }))
            return { url: addressOf(key), name };
        } catch (error) {
          await release(db, key);
          throw error;
        }
        await keeper.remove(key);
        throw new HttpError("invalid-link");
      });
    },
  );

  app.get(
    "/api/my-files",
    {
      config: { access: mayList },
      schema: {
        summary: "The member's own files",
        tags: ["Files"],
        response: { 200: z.array(memberFile), ...failures },
      },
    },
    async (request) => (await listFiles(db, requireMember(request).user.id)).map(presentFile),
  );

  app.get(
    "/files/:key",
    {
      config: { access: mayAsk },
      schema: { params: fileParams, querystring: fileQuery, hide: true },
    },
    async (request, reply) => {
      const row = await getFile(db, request.params.key, request.user?.id);
      if (!row || !mayRead(row, request.user?.id)) throw new HttpError("not-found");
      const tag = row.type === "application/pdf" ? row.key : sizeKey(row.key, request.query.size);
      return sendFile(reply, {
        row,
        tag,
        ifNoneMatch: request.headers["if-none-match"],
        read: () => storage.read(tag),
      });
    },
  );
};
