import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import { HttpError } from "../../platform/http/http-error.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { isModerator } from "../../platform/http/access.ts";
import { requireMember } from "../../platform/http/session.ts";
import { createDecoder } from "./decoder.ts";
import { createUploadStore, sizeKey } from "./keep.ts";
import { mayAsk, mayList, mayRead } from "./policy.ts";
import { presentFile } from "./present.ts";
import { getFile, listFiles } from "./queries.ts";
import { sendFile } from "./send.ts";
import { type UploadDeps, uploadRoutes } from "./upload.ts";

type Deps = Omit<UploadDeps, "keeper">;

export async function fileRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const decoder = createDecoder();
  app.addHook("onClose", async () => decoder.close());
  uploadRoutes(app, { ...deps, keeper: createUploadStore({ storage: deps.storage, decoder }) });
  addRoute(app, routes.listFiles, { access: mayList, handler: listOwn(deps) });
  addRoute(app, routes.getFile, { access: mayAsk, handler: readFile(deps) });
}

function listOwn({ db }: Deps): HandlerOf<typeof routes.listFiles> {
  return async (request) => (await listFiles(db, requireMember(request).user.id)).map(presentFile);
}

function readFile({ db, storage }: Deps): HandlerOf<typeof routes.getFile> {
  return async (request, reply) => {
    const row = await getFile(db, request.params.key, {
      id: request.user?.id,
      isModerator: isModerator(request),
    });
    if (!row || !mayRead(row, request.user?.id)) throw new HttpError("not-found");
    const tag = row.type === "application/pdf" ? row.key : sizeKey(row.key, request.query.size);
    const ifNoneMatch = request.headers["if-none-match"];
    return sendFile(reply, { row, tag, ifNoneMatch, read: () => storage.read(tag) });
  };
}
