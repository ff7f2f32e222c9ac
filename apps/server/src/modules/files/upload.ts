import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { StoredFile } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Keys } from "../../platform/auth/keys.ts";
import type { Db } from "../../platform/db/handle.ts";
import { addressOf } from "../../entities/files/address.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { isPlace } from "../../platform/storage/site-folder.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { fileLimits } from "./file-limits.ts";
import { acceptedTypes } from "./inspect.ts";
import type { UploadStore, Upload } from "./keep.ts";
import { createPlaces } from "./places.ts";
import { mayUpload } from "./policy.ts";
import { addPending, claim, markStored, release } from "./queries.ts";
import { requireAcceptable, requireGrant } from "./requirements.ts";
import { signGrant } from "./sign.ts";

export type UploadDeps = {
  db: Db;
  storage: Storage;
  keys: Keys;
  keeper: UploadStore;
  clock: () => Date;
  /** Milliseconds that one upload may take. */
  patience: number;
};

const { mostBytes } = fileLimits;

export function uploadRoutes(app: FastifyInstance, deps: UploadDeps): void {
  const { keys, clock, patience } = deps;
  // The body stays a stream: it is counted while it comes in.
  app.addContentTypeParser(Object.keys(acceptedTypes), (_request, payload, done) => done(null, payload));
  // Who asks for an address may say "application/json" and send nothing.
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, _body, done) => done(null));
  addRoute(app, routes.requestUpload, { access: mayUpload, handler: giveAddress(deps) });
  addRoute(app, routes.uploadFile, {
    access: mayUpload,
    config: { bodyPatience: patience, leastRate: fileLimits.leastRate },
    // Refused before anything of the body is read.
    preParsing: async (request) => {
      const { most } = requireGrant(request, { keys, now: clock() });
      requireAcceptable(request, most);
    },
    handler: takeFile(deps),
  });
}

function giveAddress({ db, storage, keys, clock }: UploadDeps): HandlerOf<typeof routes.requestUpload> {
  return async (request) => {
    if (!(await isPlace(db, storage))) {
      request.log.error("uploads are refused: the files of this site lie with another server");
      throw new HttpError("unavailable");
    }
    const { id: userId } = requireMember(request).user;
    const now = clock();
    const key = randomUUID();
    if (!(await addPending(db, { key, userId, now }))) throw new HttpError("too-many-files");
    const expires = now.getTime() + fileLimits.grantLife;
    const signature = signGrant({ key, userId, expires, mostBytes }, keys);
    return { uploadURL: `${addressOf(key)}?expires=${expires}&most=${mostBytes}&signature=${signature}` };
  };
}

function takeFile(deps: UploadDeps): HandlerOf<typeof routes.uploadFile> {
  const inPlace = createPlaces(fileLimits.atOnce);
  return (request) => {
    const { key } = request.params;
    const { id: userId } = requireMember(request).user;
    const { type, name } = requireAcceptable(request, mostBytes);
    const body = requireStream(request.body);
    return inPlace(userId, () => receiveOnce(deps, { key, userId, type, name, body }));
  };
}

function requireStream(body: unknown): Readable {
  if (!(body instanceof Readable)) throw new HttpError("bad-request");
  return body;
}

type Receiving = Omit<Upload, "bytes"> & { body: Readable };

/** Throws invalid-link where the address has taken its file, or was swept away before it did. */
async function receiveOnce(
  { db, keeper, clock }: UploadDeps,
  { key, userId, type, name, body }: Receiving,
): Promise<StoredFile> {
  if (!(await claim(db, key, userId))) throw new HttpError("invalid-link");
  try {
    const kept = await keeper.keep({ userId, key, name, type, bytes: await readWhole(body) });
    if (await markStored(db, key, { type, name, bytes: kept, now: clock() }))
      return { url: addressOf(key), name };
  } catch (error) {
    await release(db, key);
    throw error;
  }
  await keeper.remove(key);
  throw new HttpError("invalid-link");
}

/** An error as soon as there is more than the limit. */
async function readWhole(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new HttpError("bad-request");
    received += chunk.length;
    if (received > mostBytes) throw new HttpError("file-too-large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, received);
}
