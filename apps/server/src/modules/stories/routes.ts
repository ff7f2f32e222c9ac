import type { FastifyInstance } from "fastify";
import type { OwnStory } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import { sourcesOfCards } from "../../entities/keeping.ts";
import type { Db } from "../../platform/db/handle.ts";
import { required } from "../../platform/http/required.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import type { NotifyDeps } from "../notifications/index.ts";
import { act } from "./act.ts";
import { mayRead, mayTellStory, mayWrite } from "./policy.ts";
import { presentOwn, presentStory } from "./present.ts";
import { getOwn, listOwn, listStories } from "./queries.ts";
import { editStory, writeStory } from "./write.ts";

export async function storyRoutes(app: FastifyInstance, deps: NotifyDeps): Promise<void> {
  addRoute(app, routes.listStories, {
    access: mayRead,
    // Members are told what is theirs.
    keeps: {
      sources: [
        ...sourcesOfCards,
        "success_stories",
        "blocks",
        "connections",
        "applications",
        "service_requests",
      ],
    },
    handler: readStories(deps),
  });
  addRoute(app, routes.listOwnStories, { access: mayTellStory, handler: readOwnStories(deps) });
  addRoute(app, routes.createStory, { access: mayWrite, handler: createStory(deps) });
  addRoute(app, routes.updateStory, { access: mayWrite, handler: updateStory(deps) });
  addRoute(app, routes.moveStory, { access: mayTellStory, handler: moveStory(deps) });
}

function readStories({ db }: NotifyDeps): HandlerOf<typeof routes.listStories> {
  return async (request, reply) => {
    const member = request.user?.id;
    const page = await listStories(db, request.query, member);
    return sendPage({ request, reply, page }, (row, reader) => presentStory(row, { member, reader }));
  };
}

function readOwnStories({ db }: NotifyDeps): HandlerOf<typeof routes.listOwnStories> {
  return async (request) => {
    const member = requireMember(request).user.id;
    return (await listOwn(db, member)).map((row) => presentOwn(row, member));
  };
}

function createStory({ clock, ...tools }: NotifyDeps): HandlerOf<typeof routes.createStory> {
  return async (request) => {
    const author = requireMember(request).user.id;
    const id = await writeStory({ ...tools, now: clock() }, { author, input: request.body });
    return readOwn(tools.db, { id, member: author });
  };
}

function updateStory({ clock, ...tools }: NotifyDeps): HandlerOf<typeof routes.updateStory> {
  return async (request) => {
    const author = requireMember(request).user.id;
    const { id } = request.params;
    await editStory({ ...tools, now: clock() }, { author, id, input: request.body });
    return readOwn(tools.db, { id, member: author });
  };
}

function moveStory({ clock, ...tools }: NotifyDeps): HandlerOf<typeof routes.moveStory> {
  return async (request) => {
    const by = requireMember(request).user.id;
    const { version } = request.body;
    const id = await act({ ...tools, now: clock() }, { ...request.params, by, version });
    return readOwn(tools.db, { id, member: by });
  };
}

async function readOwn(db: Db, { id, member }: { id: string; member: string }): Promise<OwnStory> {
  const row = await required(getOwn(db, member, id));
  return presentOwn(row, member);
}
