import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { valueAt } from "@khamt/contract/records";
import { languages } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";
import { wishesIn } from "./negotiation.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The reader's language: `?lang=`, else the cookie, else the account's, else the browser's wish, else English. */
    readonly language: Language;
  }
}

export const languageCookie = "khamt-lang";

export function addLanguage(app: FastifyInstance): void {
  app.decorateRequest("language", {
    getter() {
      return requestLanguage(this);
    },
  });
  app.addHook("onSend", async (request, reply) => {
    if (request.url.startsWith("/api/")) reply.headers(languageHeaders(request.language));
  });
}

type Asking = { headers: IncomingHttpHeaders; cookies?: Readonly<Record<string, string | undefined>> };

export function requestLanguage(request: FastifyRequest): Language {
  return known(valueAt(request.query, "lang")) ?? wishedLanguage(request, request.user?.language);
}

/** The language of an answer whose address names none. */
export function wishedLanguage({ headers, cookies }: Asking, ofAccount?: Language): Language {
  return known(cookies?.[languageCookie]) ?? ofAccount ?? ofBrowser(headers["accept-language"]) ?? "en";
}

/** Of our languages the one that the browser likes best, whatever others it likes more. */
function ofBrowser(accepted?: string): Language | undefined {
  return wishesIn(accepted).flatMap(({ name }) => known(name.replace(/-.*/, "")) ?? [])[0];
}

function known(name: unknown): Language | undefined {
  return languages.find((each) => each === name);
}

/** Of every answer of the API. */
export function languageHeaders(language: Language) {
  return { "content-language": language, vary: "Accept-Language, Cookie" };
}
