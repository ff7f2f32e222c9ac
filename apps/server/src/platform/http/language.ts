import type { FastifyInstance, FastifyRequest } from "fastify";
import { valueAt } from "@khamt/contract/records";
import { languages } from "@khamt/contract/vocabulary";
import type { Language } from "@khamt/language";

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

export function requestLanguage({ query, cookies, user, headers }: FastifyRequest): Language {
  const asked = valueAt(query, "lang");
  return (
    languages.find((each) => each === asked) ??
    languages.find((each) => each === cookies?.[languageCookie]) ??
    user?.language ??
    (/^\s*mn\b/i.test(headers["accept-language"] ?? "") ? "mn" : "en")
  );
}

/** Of every answer of the API. */
export function languageHeaders(language: Language) {
  return { "content-language": language, vary: "Accept-Language, Cookie" };
}
