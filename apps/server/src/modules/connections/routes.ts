import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import {
  askInput,
  connection,
  connectionList,
  connectionListQuery,
  connectionQuota,
  connectionSettings,
  connectionSettingsInput,
  connectionWith,
  declineInput,
  idParams,
  invitation,
  withParams,
} from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Live } from "../../platform/live/live.ts";
import type { Matching } from "../../matching/matching.ts";
import type { Post } from "../../platform/mail/mail.ts";
import { failures } from "../../platform/http/failures.ts";
import { requireMember } from "../../platform/http/session.ts";
import { acceptOne, answer, ask, decline, setAside, view, withdraw } from "./act.ts";
import { invite } from "./invite.ts";
import { countTabs, getConnection, listConnections } from "./list.ts";
import { mayConnect } from "./policy.ts";
import { presentConnections } from "./present.ts";
import { quotaOf } from "./quota.ts";
import { changeSettings, settingsOf } from "./settings.ts";
import type { Tools } from "./notify.ts";
import { connectionWithOwner } from "./connection-state.ts";

type Options = { db: Db; matching: Matching; live: Live; post?: Post | undefined; clock: () => Date };

const config = { access: mayConnect };
const tags = ["Connections"];
const one = { 200: connection, ...failures };

export const connectionRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { db, matching, live, post, clock },
) => {
  const tools = (): Tools => ({ db, live, post, now: clock() });

  async function present(id: string, reader: string) {
    const row = await getConnection(db, { id, reader });
    if (!row) throw new HttpError("not-found");
    const [presented] = await presentConnections({ db, matching }, [row], { reader, now: clock() });
    if (!presented) throw new HttpError("not-found");
    return presented;
  }

  app.get(
    "/api/connections",
    {
      config,
      schema: {
        summary: "Invitations and connections of the member, newest first",
        tags,
        querystring: connectionListQuery,
        response: { 200: connectionList, ...failures },
      },
    },
    async (request) => {
      const reader = requireMember(request).user.id;
      const { rows, nextCursor } = await listConnections(db, { reader, ...request.query });
      return {
        items: await presentConnections({ db, matching }, rows, { reader, now: clock() }),
        counts: await countTabs(db, reader),
        next: nextCursor ?? null,
      };
    },
  );

  app.post(
    "/api/connections",
    {
      config,
      schema: {
        summary: "Invites who is behind a profile; whoever is invited by them accepts that instead",
        tags,
        body: invitation,
        response: one,
      },
    },
    async (request) => {
      const userId = requireMember(request).user.id;
      return present(await invite(tools(), { userId, input: request.body }), userId);
    },
  );

  app.get(
    "/api/connections/quota",
    {
      config,
      schema: {
        summary: "How many invitations are left, and until when",
        tags,
        response: { 200: connectionQuota, ...failures },
      },
    },
    async (request) => quotaOf(db, requireMember(request).user.id, clock()),
  );

  app.get(
    "/api/connections/settings",
    {
      config,
      schema: {
        summary: "How the member wants to be invited",
        tags,
        response: { 200: connectionSettings, ...failures },
      },
    },
    async (request) => settingsOf(db, requireMember(request).user.id),
  );

  app.put(
    "/api/connections/settings",
    {
      config,
      schema: {
        summary: "Says how the member wants to be invited",
        tags,
        body: connectionSettingsInput,
        response: { 200: connectionSettings, ...failures },
      },
    },
    async (request) => {
      const { user } = requireMember(request);
      await changeSettings(db, user.id, request.body);
      return settingsOf(db, user.id);
    },
  );

  app.get(
    "/api/connections/with/:kind/:id",
    {
      config,
      schema: {
        summary: "What stands between the member and who is behind a profile",
        tags,
        params: withParams,
        response: { 200: connectionWith, ...failures },
      },
    },
    async (request) =>
      connectionWithOwner(db, {
        ...request.params,
        reader: requireMember(request).user.id,
        now: clock(),
      }),
  );

  const simple = {
    view: { act: view, summary: "Sees an invitation" },
    accept: { act: acceptOne, summary: "Accepts an invitation: a conversation opens" },
    "not-now": { act: setAside, summary: "Sets an invitation aside; its sender is not told" },
    withdraw: { act: withdraw, summary: "Takes an invitation back" },
  };
  for (const [name, { act, summary }] of Object.entries(simple))
    app.post(
      `/api/connections/:id/${name}`,
      { config, schema: { summary, tags, params: idParams, response: one } },
      async (request) => {
        const userId = requireMember(request).user.id;
        const { id } = request.params;
        await act(tools(), { id, userId });
        return present(id, userId);
      },
    );

  app.post(
    "/api/connections/:id/decline",
    {
      config,
      schema: {
        summary: "Declines an invitation",
        tags,
        params: idParams,
        body: declineInput,
        response: one,
      },
    },
    async (request) => {
      const userId = requireMember(request).user.id;
      const { id } = request.params;
      await decline(tools(), { id, userId, ...request.body });
      return present(id, userId);
    },
  );

  const worded = {
    ask: { act: ask, summary: "Asks the sender something before deciding" },
    answer: { act: answer, summary: "Answers what the receiver asked" },
  };
  for (const [name, { act, summary }] of Object.entries(worded))
    app.post(
      `/api/connections/:id/${name}`,
      { config, schema: { summary, tags, params: idParams, body: askInput, response: one } },
      async (request) => {
        const userId = requireMember(request).user.id;
        const { id } = request.params;
        await act(tools(), { id, userId, text: request.body.text });
        return present(id, userId);
      },
    );
};
