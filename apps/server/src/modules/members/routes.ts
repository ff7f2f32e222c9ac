import type { FastifyInstance } from "fastify";
import { longestImport, provenActs } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Auth } from "../../platform/auth/auth.ts";
import { requireProof } from "../../platform/auth/owner.ts";
import { sendTable } from "../../platform/http/download.ts";
import { required } from "../../platform/http/required.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { Live } from "../../platform/live/live.ts";
import type { QueueEmail } from "../../platform/mail/mail.ts";
import { timeInTables } from "../../platform/text/csv.ts";
import { actOnMembers } from "./acts.ts";
import { correctAddress } from "./correct-address.ts";
import { readDetails } from "./details.ts";
import { importPeople, previewImport } from "./import.ts";
import { addNote, deleteNote, deleteView, getNote, listViews, saveView } from "./notes.ts";
import { mayManageMembers } from "./policy.ts";
import { presentDetails, presentMember, presentNote } from "./present.ts";
import { allMembers, getMember, listMembers } from "./queries.ts";
import { membersTable } from "./table.ts";

type Deps = { auth: Auth; live: Live; post: QueueEmail | undefined; contactEmail: string | undefined };

/** A file in JSON is a little longer than by itself, and Mongolian letters take two bytes each. */
const importBytes = 2 * longestImport + 64 * 1024;

/** The members, as administrators look after them. */
export async function memberRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const access = mayManageMembers;
  const bodyLimit = importBytes;
  addRoute(app, routes.listMembers, { access, handler: readList(deps) });
  addRoute(app, routes.exportMembers, { access, handler: exportAll(deps) });
  addRoute(app, routes.getManagedMember, { access, handler: readOne(deps) });
  addRoute(app, routes.actOnMembers, { access, handler: act(deps) });
  addRoute(app, routes.correctMemberAddress, { access, handler: correct(deps) });
  addRoute(app, routes.addMemberNote, { access, handler: writeNote(deps) });
  addRoute(app, routes.deleteMemberNote, { access, handler: removeNote(deps) });
  addRoute(app, routes.listSavedViews, { access, handler: readViews(deps) });
  addRoute(app, routes.saveView, { access, handler: keepView(deps) });
  addRoute(app, routes.deleteSavedView, { access, handler: removeView(deps) });
  addRoute(app, routes.previewMemberImport, { access, bodyLimit, handler: preview(deps) });
  addRoute(app, routes.importMembers, { access, bodyLimit, handler: importAll(deps) });
}

function readList({ auth: { db, clock } }: Deps): HandlerOf<typeof routes.listMembers> {
  return async (request, reply) =>
    sendPage({ request, reply, page: await listMembers(db, request.query, clock()) }, presentMember);
}

function exportAll({ auth: { db, clock } }: Deps): HandlerOf<typeof routes.exportMembers> {
  return async (request, reply) => {
    const now = clock();
    const { as, ...filters } = request.query;
    const name = `khamt-members-${timeInTables(now).slice(0, 10)}`;
    return sendTable({
      reply,
      name,
      table: membersTable(allMembers(db, filters, now), request.language),
      as,
    });
  };
}

function readOne({ auth: { db } }: Deps): HandlerOf<typeof routes.getManagedMember> {
  return async (request) => {
    const row = await required(readDetails(db, request.params.id));
    return presentDetails(row, requireMember(request).user.id);
  };
}

function act({ auth, live, post, contactEmail }: Deps): HandlerOf<typeof routes.actOnMembers> {
  return async (request) => {
    const { user } = requireMember(request);
    const { db, keys, clock } = auth;
    const input = request.body;
    if (provenActs.includes(input.act)) await requireProof(auth, request, input.password ?? "");
    const tools = { db, keys, live, post, contactEmail, now: clock() };
    return actOnMembers({ auth, tools, by: user.id, input });
  };
}

function correct({ auth }: Deps): HandlerOf<typeof routes.correctMemberAddress> {
  return async (request) => {
    const { id } = request.params;
    await correctAddress(auth, { id, email: request.body.email, by: requireMember(request).user.id });
    return presentMember(await required(getMember(auth.db, id)));
  };
}

function writeNote({ auth: { db, clock } }: Deps): HandlerOf<typeof routes.addMemberNote> {
  return async (request) => {
    const { user } = requireMember(request);
    const userId = request.params.id;
    if (!(await getMember(db, userId))) throw new HttpError("not-found");
    const written = { ...request.body, userId, authorId: user.id, now: clock() };
    const note = await required(getNote(db, await addNote(db, written)));
    return presentNote(note, user.id);
  };
}

function removeNote({ auth: { db } }: Deps): HandlerOf<typeof routes.deleteMemberNote> {
  return async (request) => {
    const { id: userId, note: id } = request.params;
    await deleteNote(db, { id, userId, authorId: requireMember(request).user.id });
    return { id };
  };
}

function readViews({ auth: { db } }: Deps): HandlerOf<typeof routes.listSavedViews> {
  return (request) => listViews(db, requireMember(request).user.id);
}

function keepView({ auth: { db, clock } }: Deps): HandlerOf<typeof routes.saveView> {
  return (request) => saveView(db, { userId: requireMember(request).user.id, ...request.body, now: clock() });
}

function removeView({ auth: { db } }: Deps): HandlerOf<typeof routes.deleteSavedView> {
  return async (request) => {
    const { id } = request.params;
    await deleteView(db, { id, userId: requireMember(request).user.id });
    return { id };
  };
}

function preview({ auth }: Deps): HandlerOf<typeof routes.previewMemberImport> {
  return (request) => previewImport(auth, request.body);
}

function importAll(deps: Deps): HandlerOf<typeof routes.importMembers> {
  return async (request) => {
    const { people, joining, noted, drafted, ...input } = request.body;
    const by = requireMember(request).user.id;
    await importPeople(deps, { by, input, seen: { people, joining, noted, drafted } });
    return { invited: people, joined: joining, noted, drafted, hasMail: deps.auth.mail !== undefined };
  };
}
