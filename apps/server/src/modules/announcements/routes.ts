import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import { required } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireOrganiser } from "../programmes/index.ts";
import type { NotifyDeps } from "../notifications/index.ts";
import { mayManage, mayRead } from "./policy.ts";
import { presentAnnouncement, presentManaged } from "./present.ts";
import { getAnnouncement, listFor, listManaged } from "./queries.ts";
import { tellNext } from "./tell.ts";
import { send, takeBack } from "./write.ts";

export async function announcementRoutes(app: FastifyInstance, deps: NotifyDeps): Promise<void> {
  addRoute(app, routes.listAnnouncements, { access: mayRead, handler: read(deps) });
  addRoute(app, routes.listManagedAnnouncements, { access: mayManage, handler: readManaged(deps) });
  addRoute(app, routes.sendAnnouncement, { access: mayManage, handler: sendOne(deps) });
  addRoute(app, routes.takeAnnouncementBack, { access: mayManage, handler: takeOneBack(deps) });
}

function read({ db }: NotifyDeps): HandlerOf<typeof routes.listAnnouncements> {
  return async (request, reply) => {
    const page = await listFor(db, requireMember(request).user.id, request.query);
    return sendPage({ request, reply, page }, presentAnnouncement);
  };
}

function readManaged({ db }: NotifyDeps): HandlerOf<typeof routes.listManagedAnnouncements> {
  return async (request, reply) => {
    const page = await listManaged(db, requireMember(request).user, request.query);
    return sendPage({ request, reply, page }, presentManaged);
  };
}

function sendOne({ clock, ...tools }: NotifyDeps): HandlerOf<typeof routes.sendAnnouncement> {
  return async (request) => {
    await requireOrganiser(tools.db, request, request.body.programmeId);
    const now = clock();
    const { id } = requireMember(request).user;
    await send({ db: tools.db, now }, id, request.body);
    // A programme of usual size is told at once; the clock goes on with the others.
    await tellNext({ ...tools, now });
    return presentManaged(await required(getAnnouncement(tools.db, request.body.id)));
  };
}

function takeOneBack({ db }: NotifyDeps): HandlerOf<typeof routes.takeAnnouncementBack> {
  return async (request) => {
    const { id } = request.params;
    const { programmeId } = await required(getAnnouncement(db, id));
    await requireOrganiser(db, request, programmeId);
    await takeBack(db, id);
    return { id };
  };
}
