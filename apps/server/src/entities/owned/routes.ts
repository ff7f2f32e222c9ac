import type { FastifyInstance, FastifyRequest } from "fastify";
import type { deleted, editedVersion, idParams, madeOnce } from "@khamt/contract";
import type { Route } from "@khamt/contract/routes";
import type { EntityKind } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import type * as z from "zod";
import { requiredRow } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { entities, type FieldsOf, type OwnRowOf } from "../index.ts";
import { listOwn, requireOwn } from "./own.ts";
import { createWriter, type Setup } from "./write.ts";

/** How the contract says the calls of the owners of a kind. */
type Calls<Kind extends EntityKind, Own> = {
  get: Saying<{ answer: z.ZodType<Own> }>;
  list: Saying<{ answer: z.ZodType<Own[]> }>;
  create: Saying<{ query: typeof madeOnce; body: z.ZodType<FieldsOf[Kind]>; answer: z.ZodType<Own> }>;
  update: Saying<{
    params: typeof idParams;
    query: typeof editedVersion;
    body: z.ZodType<FieldsOf[Kind]>;
    answer: z.ZodType<Own>;
  }>;
  remove: Saying<{ params: typeof idParams; answer: typeof deleted }>;
};
type Saying<Schemas> = Omit<Route, keyof Schemas> & Schemas;

type Owned<Kind extends EntityKind, Own> = {
  kind: Kind;
  calls: Calls<Kind, Own>;
  present: (row: OwnRowOf[Kind], reader: Language) => Own;
};

/** What its owner may do with a kind of profile or listing. Nobody can name an owner: it is who is signed in. */
export function addOwnRoutes<Kind extends EntityKind, Own>(
  app: FastifyInstance,
  setup: Setup,
  owned: Owned<Kind, Own>,
): void {
  const access = "member";
  const { calls } = owned;
  const deps = { ...setup, ...owned, writer: createWriter(owned.kind, setup) };
  addRoute(app, calls.get, { access, handler: getNewest(deps) });
  addRoute(app, calls.list, { access, handler: listAll(deps) });
  addRoute(app, calls.create, { access, bodyLimit: mostBytes, handler: create(deps) });
  addRoute(app, calls.update, { access, bodyLimit: mostBytes, handler: update(deps) });
  addRoute(app, calls.remove, { access, handler: remove(deps) });
}

/** Every field at its longest, in Cyrillic. */
const mostBytes = 256 * 1024;

type Deps<Kind extends EntityKind, Own> = Owned<Kind, Own> &
  Pick<Setup, "db"> & { writer: ReturnType<typeof createWriter<Kind>> };
type Handler<Kind extends EntityKind, Own, Call extends keyof Calls<Kind, Own>> = HandlerOf<
  Calls<Kind, Own>[Call]
>;

function getNewest<Kind extends EntityKind, Own>({
  db,
  kind,
  present,
}: Deps<Kind, Own>): Handler<Kind, Own, "get"> {
  return async (request) => {
    const row = await requiredRow(listOwn(db, kind, requireMember(request).user.id));
    return present(row, request.language);
  };
}

function listAll<Kind extends EntityKind, Own>({
  db,
  kind,
  present,
}: Deps<Kind, Own>): Handler<Kind, Own, "list"> {
  return async (request) => {
    const rows = await listOwn(db, kind, requireMember(request).user.id);
    return rows.map((row) => present(row, request.language));
  };
}

function create<Kind extends EntityKind, Own>({
  db,
  kind,
  present,
  writer,
}: Deps<Kind, Own>): Handler<Kind, Own, "create"> {
  return async (request) => {
    const { id: userId } = requireMember(request).user;
    const { key } = request.query;
    const id = await writer.create(userId, { fields: fieldsIn(kind, request), key });
    return present(await requireOwn(db, { userId, kind, id }), request.language);
  };
}

function update<Kind extends EntityKind, Own>({
  db,
  kind,
  present,
  writer,
}: Deps<Kind, Own>): Handler<Kind, Own, "update"> {
  return async (request) => {
    const { id: userId } = requireMember(request).user;
    const { id } = request.params;
    const { version, keeps } = request.query;
    const fields = fieldsIn(kind, request);
    await writer.update(userId, { id, version: new Date(version), fields, keepsDraft: keeps === "draft" });
    return present(await requireOwn(db, { userId, kind, id }), request.language);
  };
}

function remove<Kind extends EntityKind, Own>({ writer }: Deps<Kind, Own>): Handler<Kind, Own, "remove"> {
  return async (request) => {
    await writer.remove(requireMember(request).user.id, request.params.id);
    return { success: true };
  };
}

/** As the call's schema has read it: Fastify's types lose it while the kind is open. */
function fieldsIn<Kind extends EntityKind>(
  kind: Kind,
  request: FastifyRequest & { body: unknown },
): FieldsOf[Kind] {
  const given = request.body as FieldsOf[Kind];
  return entities[kind].completed?.(given, requireMember(request).user.name) ?? given;
}
