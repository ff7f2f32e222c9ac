import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { contactPanel, grantInput, idParams, revealed, revealInput } from "@khamt/contract";
import type { Db } from "../../platform/db/handle.ts";
import type { Live } from "../../platform/live/live.ts";
import { failures } from "../../platform/http/failures.ts";
import { requireMember } from "../../platform/http/session.ts";
import { mayShareContacts } from "./policy.ts";
import { changeGrant, panelOf, reveal } from "./share.ts";

type Options = { db: Db; live: Live; clock: () => Date };

const config = { access: mayShareContacts };
const tags = ["Connections"];

export const contactRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, live, clock }) => {
  const tools = () => ({ db, live, now: clock() });

  app.get(
    "/api/connections/:id/contacts",
    {
      config,
      schema: {
        summary: "What both of a connection let each other see, and who has seen what",
        tags,
        params: idParams,
        response: { 200: contactPanel, ...failures },
      },
    },
    async (request) => panelOf(db, { id: request.params.id, reader: requireMember(request).user.id }),
  );

  app.post(
    "/api/connections/:id/contacts",
    {
      config,
      schema: {
        summary: "Lets the other of a connection see one contact, or takes that back",
        tags,
        params: idParams,
        body: grantInput,
        response: { 200: contactPanel, ...failures },
      },
    },
    async (request) => {
      const side = { id: request.params.id, reader: requireMember(request).user.id };
      await changeGrant(tools(), { ...side, ...request.body });
      return panelOf(db, side);
    },
  );

  app.post(
    "/api/connections/:id/reveal",
    {
      config,
      schema: {
        summary: "One contact that the other lets the member see; the other learns of it",
        tags,
        params: idParams,
        body: revealInput,
        response: { 200: revealed, ...failures },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { field } = request.body;
      const reader = requireMember(request).user.id;
      return { connectionId: id, field, value: await reveal(tools(), { id, reader, field }) };
    },
  );
};
