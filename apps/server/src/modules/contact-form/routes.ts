import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { contactInput, contactWay, done } from "@khamt/contract";
import type { Auth } from "../../platform/auth/auth.ts";
import { giveBack, takeAll } from "../../platform/auth/limits.ts";
import { networkOf } from "../../platform/auth/network.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Letter } from "../../platform/mail/mail.ts";
import { messages } from "../../platform/words/index.ts";
import { failures } from "../../platform/http/failures.ts";
import { mayWrite } from "./policy.ts";
import { newToken, requireTime } from "./time-trap.ts";

type Options = { auth: Auth; contactEmail: string | undefined };

const config = { access: mayWrite };
const tags = ["Contact"];
const day = 24 * 60;
const site = { key: "contact:site", most: 100, minutes: day };

/** Letters of visitors to the operator. They are sent while the writer waits, and kept nowhere. */
export const contactFormRoutes: FastifyPluginAsyncZod<Options> = async (app, { auth, contactEmail }) => {
  const { db, mail, clock } = auth;

  app.get(
    "/api/contact",
    {
      config,
      schema: {
        summary: "How the operator can be reached",
        tags,
        response: { 200: contactWay, ...failures },
      },
    },
    async () =>
      mail && contactEmail !== undefined
        ? { token: newToken(auth), address: null }
        : { token: null, address: contactEmail ?? null },
  );

  app.post(
    "/api/contact",
    {
      config,
      schema: {
        summary: "Sends a letter to the operator",
        tags,
        body: contactInput,
        response: { 200: done, ...failures },
      },
    },
    async (request) => {
      const { token, website, name, email, topic, message } = request.body;
      const { language } = request;
      if (contactEmail === undefined) throw new HttpError("not-found");
      requireTime(auth, token);
      const lines = message.split(/\s*\n\s*/);
      const content = { name, email, topic, lines };
      // A program that fills in everything learns nothing from the answer.
      if (website === "")
        await send(request, { kind: "contact-form", to: contactEmail, language, ...content });
      return { success: true as const, message: messages[language].done.contactSent(email) };
    },
  );

  async function send(request: FastifyRequest, letter: Letter): Promise<void> {
    if (!mail) throw new HttpError("unavailable");
    const network = { key: `contact:network:${networkOf(request.ip)}`, most: 5, minutes: day };
    await takeAll(db, { windows: [network, site], now: clock() });
    try {
      await mail.send(letter);
    } catch (err) {
      request.log.error({ err }, "a letter of the contact form could not be sent");
      for (const { key } of [network, site]) await giveBack(db, key);
      throw new HttpError("unavailable");
    }
  }
};
