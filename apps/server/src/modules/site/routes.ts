import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FirstRun } from "@khamt/contract";
import { routes } from "@khamt/contract/routes";
import type { Auth } from "../../platform/auth/auth.ts";
import { takeAll } from "../../platform/auth/limits.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import { addRoute, type HandlerOf } from "../../platform/http/route.ts";
import { requireMember } from "../../platform/http/session.ts";
import { toMember } from "../../platform/mail/email.ts";
import { MailError } from "../../platform/mail/mail.ts";
import { presentSite, readSite, type Site } from "../../platform/site/site.ts";
import { messages } from "../../platform/words/index.ts";
import { note, readFirstRun } from "./first-run.ts";
import { mayBegin, maySee, maySet } from "./policy.ts";
import { changeSite } from "./write.ts";

type Deps = {
  auth: Auth;
  site: Site;
  /** Who letters come from; undefined without a mail server. */
  mailFrom: string | undefined;
};

const keeps = { sources: ["settings"], isSameFor: () => true } as const;

export async function siteRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  addRoute(app, routes.getSite, { access: maySee, keeps, handler: readShown(deps) });
  addRoute(app, routes.getSiteTerms, { access: maySee, keeps, handler: readTerms(deps) });
  addRoute(app, routes.getSiteSettings, { access: maySet, handler: readSettings(deps) });
  addRoute(app, routes.updateSite, { access: maySet, bodyLimit: 256 * 1024, handler: update(deps) });
  addRoute(app, routes.getFirstRun, { access: mayBegin, handler: readSteps(deps) });
  addRoute(app, routes.postponeFirstRunStep, { access: maySet, handler: postpone(deps) });
  addRoute(app, routes.sendTestLetter, { access: maySet, handler: testMail(deps) });
}

function readShown({ site }: Deps): HandlerOf<typeof routes.getSite> {
  return async () => presentSite(await site.read());
}

function readTerms({ site }: Deps): HandlerOf<typeof routes.getSiteTerms> {
  return async () => ({ terms: (await site.read()).terms });
}

function readSettings({ auth }: Deps): HandlerOf<typeof routes.getSiteSettings> {
  return () => readSite(auth.db);
}

function update({ auth: { db, clock } }: Deps): HandlerOf<typeof routes.updateSite> {
  return async (request) => {
    await changeSite(db, { input: request.body, by: requireMember(request).user.id, now: clock() });
    return readSite(db);
  };
}

function readSteps(deps: Deps): HandlerOf<typeof routes.getFirstRun> {
  return (request) => {
    if (requireMember(request).user.role !== "admin") throw new HttpError("not-allowed");
    return firstRunFor(deps, request);
  };
}

function firstRunFor({ auth, mailFrom }: Deps, request: FastifyRequest): Promise<FirstRun> {
  const reader = {
    id: requireMember(request).user.id,
    hasSecondStep: request.rights?.hasSecondStep ?? false,
  };
  return readFirstRun(auth.db, { mailFrom: mailFrom ?? null, reader });
}

function postpone(deps: Deps): HandlerOf<typeof routes.postponeFirstRunStep> {
  return async (request) => {
    await note(deps.auth.db, request.params.step, "later");
    return firstRunFor(deps, request);
  };
}

function testMail({ auth }: Deps): HandlerOf<typeof routes.sendTestLetter> {
  return async (request) => {
    const { db, mail, clock } = auth;
    const { user } = requireMember(request);
    if (!mail) throw new HttpError("unavailable");
    await takeAll(db, {
      windows: [{ key: `test-letter:${user.id}`, most: 10, minutes: 60 }],
      now: clock(),
    });
    try {
      await mail.send({ ...toMember(user), kind: "test-letter" });
    } catch (err) {
      if (!(err instanceof MailError)) throw err;
      request.log.error({ err }, "the test letter could not be sent");
      throw new HttpError(`mail-${err.fault}`);
    }
    await note(db, "mail", "done");
    return { success: true, message: messages[request.language].done.testLetterSent(user.email) };
  };
}
