import type { FastifyInstance } from "fastify";
import { routes } from "@khamt/contract/routes";
import type { Auth } from "../../platform/auth/auth.ts";
import {
  countEvent,
  countless,
  countsOf,
  forgetTries,
  giveBack,
  takeAll,
} from "../../platform/auth/limits.ts";
import { hasAdministrators, languageOfOffice } from "../../platform/auth/administrators.ts";
import { networkOf } from "../../platform/auth/network.ts";
import type { Site } from "../../platform/site/site.ts";
import { bitsFor, requireWork } from "../../platform/auth/work.ts";
import { required } from "../../platform/http/required.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { Email } from "../../platform/mail/mail.ts";
import { messages } from "../../platform/words/index.ts";
import { addRoute, type HandlerOf, type RequestOf } from "../../platform/http/route.ts";
import { mayWrite } from "./policy.ts";
import { newToken, requireTime } from "./time-trap.ts";

type Deps = { auth: Auth; site: Pick<Site, "contactEmail" | "servicesEmail"> };

const day = 24 * 60;
/** Beyond so many a day each costs work: nobody can use up what others need. */
const usual = 50;
const site = { key: "contact:site", most: countless, minutes: day };

/** Letters of visitors to the operator. They are sent while the writer waits, and kept nowhere. */
export async function contactFormRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  addRoute(app, routes.getContactWay, { access: mayWrite, handler: readContactWay(deps) });
  addRoute(app, routes.getOperator, { access: mayWrite, handler: readOperator(deps) });
  addRoute(app, routes.sendContactForm, { access: mayWrite, handler: sendContactForm(deps) });
}

function readContactWay({ auth, site }: Deps): HandlerOf<typeof routes.getContactWay> {
  return async () => {
    const address = await site.contactEmail();
    return auth.mail && address !== undefined
      ? { token: newToken(auth), address: null }
      : { token: null, address: address ?? null };
  };
}

/** An administrator reads everything; without one, an address may take requests. */
function readOperator({ auth, site }: Deps): HandlerOf<typeof routes.getOperator> {
  return async () => {
    const reports = await hasAdministrators(auth.db);
    const hasDesk = auth.mail !== undefined && (await site.servicesEmail()) !== undefined;
    return { requests: reports || hasDesk, reports };
  };
}

function sendContactForm({ auth, site }: Deps): HandlerOf<typeof routes.sendContactForm> {
  return async (request) => {
    const { id, token, website, name, email, topic, message } = request.body;
    const { language } = request;
    const contactEmail = await required(site.contactEmail());
    requireTime(auth, token);
    const lines = message.split(/\s*\n\s*/);
    const letter = {
      kind: "contact-form",
      to: contactEmail,
      language: await languageOfOffice(auth.db, contactEmail, language),
      reads: language,
      name,
      email,
      topic,
      lines,
    } as const;
    // A program that fills in everything learns nothing from the answer.
    if (website === "") await sendOnce(auth, { id, letter, request });
    return { success: true, message: messages[language].done.contactSent(email) };
  };
}

type Sending = { letter: Email; request: RequestOf<typeof routes.sendContactForm> };

/** One that is sent again after its answer was lost is there already. */
async function sendOnce(auth: Auth, { id, ...sending }: Sending & { id: string }): Promise<void> {
  const sent = { key: `contact:sent:${id}`, minutes: day };
  if ((await countEvent(auth.db, sent, auth.clock())) > 1) return;
  try {
    await sendCounted(auth, sending);
  } catch (error) {
    await forgetTries(auth.db, sent.key);
    throw error;
  }
}

async function sendCounted(auth: Auth, { letter, request }: Sending): Promise<void> {
  const { db, mail, clock } = auth;
  if (!mail) throw new HttpError("unavailable");
  const used = await countsOf(db, [site.key], clock());
  const bits = bitsFor({ count: used.get(site.key) ?? 0, most: usual, step: 2 });
  if (bits > 0) await requireWork(auth, { request, bits });
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
