import type { FastifyInstance, FastifyRequest } from "fastify";
import type { JuryApplication, ProgrammeJury } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import { required } from "../../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../../platform/http/route.ts";
import { sendPage } from "../../../platform/http/send-page.ts";
import { requireMember } from "../../../platform/http/session.ts";
import type { NotifyDeps } from "../../notifications/index.ts";
import { managedProgrammeOf } from "../managed.ts";
import { mayManage, mayOrganise } from "../policy.ts";
import type { ProgrammeRow } from "../queries.ts";
import { recuse } from "../recuse.ts";
import { score } from "../score.ts";
import { requireAsked, requireJuror, requireScoring } from "./policy.ts";
import { presentApplication, presentJuror, presentJury } from "./present.ts";
import { getApplication, listApplications, listJurors, listJuries } from "./queries.ts";
import { remindJuror } from "./remind.ts";
import { changeJury, endJuror, inviteJurors, joinJury, leaveJury } from "./write.ts";

type Deps = NotifyDeps;

/** Of who scores applications from outside: for managers, and for jurors, who have nothing else of the desk. */
export function addJuryRoutes(app: FastifyInstance, deps: Deps): void {
  addRoute(app, routes.getProgrammeJury, { access: mayManage, handler: read(deps) });
  addRoute(app, routes.changeProgrammeJury, { access: mayOrganise, handler: change(deps) });
  addRoute(app, routes.inviteJurors, { access: mayOrganise, handler: invite(deps) });
  addRoute(app, routes.remindJuror, { access: mayOrganise, handler: remind(deps) });
  addRoute(app, routes.endJuror, { access: mayOrganise, handler: end(deps) });
  addRoute(app, routes.listOwnJuries, { access: "member", handler: readOwn(deps) });
  addRoute(app, routes.getJury, { access: "member", handler: readOne(deps) });
  addRoute(app, routes.joinJury, { access: "member", handler: joinIt(deps) });
  addRoute(app, routes.leaveJury, { access: "member", handler: leaveIt(deps) });
  addRoute(app, routes.listJuryApplications, { access: "member", handler: readApplications(deps) });
  addRoute(app, routes.scoreJuryApplication, { access: "writer", handler: scoreOne(deps) });
  addRoute(app, routes.recuseJuror, { access: "member", handler: recuseOne(deps) });
}

function read(deps: Deps): HandlerOf<typeof routes.getProgrammeJury> {
  return async (request) => juryOf(deps, await managedProgrammeOf(deps.db, request));
}

function change(deps: Deps): HandlerOf<typeof routes.changeProgrammeJury> {
  return async (request) => {
    const programme = await managedProgrammeOf(deps.db, request);
    return juryOf(deps, await changeJury({ ...deps, now: deps.clock() }, programme.id, request.body));
  };
}

function invite(deps: Deps): HandlerOf<typeof routes.inviteJurors> {
  return async (request) => {
    const programme = await managedProgrammeOf(deps.db, request);
    await inviteJurors({ ...deps, now: deps.clock() }, programme, request.body);
    return juryOf(deps, programme);
  };
}

function remind(deps: Deps): HandlerOf<typeof routes.remindJuror> {
  return async (request) => {
    const programme = await managedProgrammeOf(deps.db, request);
    await remindJuror({ ...deps, now: deps.clock() }, programme, request.params.juror);
    return juryOf(deps, programme);
  };
}

function end(deps: Deps): HandlerOf<typeof routes.endJuror> {
  return async (request) => {
    const programme = await managedProgrammeOf(deps.db, request);
    await endJuror(deps.db, programme.id, request.params.juror);
    return juryOf(deps, programme);
  };
}

function readOwn({ db }: Deps): HandlerOf<typeof routes.listOwnJuries> {
  return async (request) => (await listJuries(db, requireMember(request).user)).map(presentJury);
}

function readOne({ db }: Deps): HandlerOf<typeof routes.getJury> {
  return async (request) => presentJury(await requireAsked(db, request));
}

function joinIt({ db, clock }: Deps): HandlerOf<typeof routes.joinJury> {
  return async (request) => {
    const { id: programmeId } = await requireAsked(db, request);
    await joinJury(db, requireMember(request).user, { programmeId, now: clock() });
    return presentJury(await requireJuror(db, request));
  };
}

function leaveIt(deps: Deps): HandlerOf<typeof routes.leaveJury> {
  return async (request) => {
    const { id } = await requireAsked(deps.db, request);
    await leaveJury({ ...deps, now: deps.clock() }, requireMember(request).user, id);
    return { id };
  };
}

function readApplications({ db }: Deps): HandlerOf<typeof routes.listJuryApplications> {
  return async (request, reply) => {
    const { id: programmeId, seesContacts } = await requireJuror(db, request);
    const jurorId = requireMember(request).user.id;
    const page = await listApplications(db, { programmeId, jurorId }, request.query);
    return sendPage({ request, reply, page }, (row) => presentApplication(row, seesContacts));
  };
}

function scoreOne({ db, clock }: Deps): HandlerOf<typeof routes.scoreJuryApplication> {
  return async (request) => {
    const asked = await applicationOf(db, request);
    const { programmeId, userId, jurorId } = asked;
    requireScoring(asked, clock());
    await score(db, { programmeId, userId, reviewerId: jurorId, input: request.body }, clock());
    return asked.read();
  };
}

function recuseOne({ db, clock }: Deps): HandlerOf<typeof routes.recuseJuror> {
  return async (request) => {
    const { read, closesAt, ...of } = await applicationOf(db, request);
    requireScoring({ closesAt }, clock());
    await recuse(db, { ...of, ...request.body }, clock());
    return read();
  };
}

type ApplicationRequest = FastifyRequest<{ Params: { id: string; userId: string } }>;

/** The one of the address, which the juror is shown; there is no other. */
async function applicationOf(db: Deps["db"], request: ApplicationRequest) {
  const { id: programmeId, seesContacts, closesAt } = await requireJuror(db, request);
  const { userId } = request.params;
  const jurorId = requireMember(request).user.id;
  const read = async (): Promise<JuryApplication> =>
    presentApplication(await required(getApplication(db, { programmeId, jurorId }, userId)), seesContacts);
  await read();
  return { programmeId, userId, jurorId, closesAt, read };
}

async function juryOf(
  { db, post, clock }: Deps,
  { id, jurySeesContacts, juryClosesAt }: Pick<ProgrammeRow, "id" | "jurySeesContacts" | "juryClosesAt">,
): Promise<ProgrammeJury> {
  const scoring = { now: clock(), closesAt: juryClosesAt };
  const jurors = await listJurors(db, id);
  return {
    seesContacts: jurySeesContacts,
    closesAt: juryClosesAt && juryClosesAt.toISOString(),
    jurors: jurors.map((row) => presentJuror(row, scoring)),
    hasMail: post !== undefined,
  };
}
