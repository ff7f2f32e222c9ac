import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod";
import {
  idParams,
  newServiceRequest,
  requestCancellation,
  requestConfirmation,
  serviceRequest,
  serviceRequestQuery,
} from "@khamt/contract";
import { HttpError } from "../../platform/http/http-error.ts";
import { failures } from "../../platform/http/failures.ts";
import { sendPage } from "../../platform/http/send-page.ts";
import { requireMember } from "../../platform/http/session.ts";
import { act, type Acting } from "./act.ts";
import { ask } from "./ask.ts";
import { mayAsk, mayOperate, type Reader } from "./policy.ts";
import { presentRequest } from "./present.ts";
import { getRequest, listRequests } from "./queries.ts";
import type { Tools } from "./notify.ts";

type Options = Omit<Tools, "now"> & { clock: () => Date };

const tags = ["Services"];
const response = { 200: serviceRequest, ...failures };

export const serviceRoutes: FastifyPluginAsyncZod<Options> = async (app, { clock, ...tools }) => {
  const { db } = tools;

  app.get(
    "/api/service-requests",
    {
      config: { access: mayAsk },
      schema: {
        summary: "The member's service requests, or, for administrators, all; the newest first",
        tags,
        querystring: serviceRequestQuery,
        response: { 200: z.array(serviceRequest), ...failures },
      },
    },
    async (request, reply) => {
      const { user } = requireMember(request);
      const { side, ...paging } = request.query;
      if (side === "all" && user.role !== "admin") throw new HttpError("not-allowed");
      const page = await listRequests(db, side === "all" ? undefined : user.id, paging);
      return sendPage({ request, reply, page }, (row) => presentRequest(row, user));
    },
  );

  app.post(
    "/api/service-requests",
    {
      config: { access: mayAsk },
      schema: { summary: "Asks for a service", tags, body: newServiceRequest, response },
    },
    async (request) => {
      const { user } = requireMember(request);
      return read(user, await ask({ ...tools, now: clock() }, user.id, request.body));
    },
  );

  app.post(
    "/api/service-requests/:id/cancel",
    {
      config: { access: mayAsk },
      schema: {
        summary: "Cancels a service request; the operator says why",
        tags,
        params: idParams,
        body: requestCancellation,
        response,
      },
    },
    async (request) => {
      const by = requireMember(request).user;
      return moved({ action: "cancel", id: request.params.id, by, reason: request.body.reason });
    },
  );

  app.post(
    "/api/service-requests/:id/confirm",
    {
      config: { access: mayOperate },
      schema: {
        summary: "Confirms a service request with a time, and opens the conversation about it",
        tags,
        params: idParams,
        body: requestConfirmation,
        response,
      },
    },
    async (request) => {
      const by = requireMember(request).user;
      return moved({ action: "confirm", id: request.params.id, by, confirmation: request.body });
    },
  );

  app.post(
    "/api/service-requests/:id/done",
    {
      config: { access: mayOperate },
      schema: { summary: "Says that a service was delivered", tags, params: idParams, response },
    },
    async (request) => {
      const by = requireMember(request).user;
      return moved({ action: "done", id: request.params.id, by });
    },
  );

  async function moved(acting: Acting) {
    return read(acting.by, await act({ ...tools, now: clock() }, acting));
  }

  async function read(reader: Reader, id: string) {
    const row = await getRequest(db, id);
    if (!row) throw new HttpError("not-found");
    return presentRequest(row, reader);
  }
};
