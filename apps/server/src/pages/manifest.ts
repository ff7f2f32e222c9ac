import { readFileSync } from "node:fs";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Site } from "../platform/site/site.ts";
import type { SiteSettings } from "@khamt/contract";
import type { Language } from "@khamt/language";

type Manifest = Record<string, unknown>;

/** As it was built. */
export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, "utf8"));
}

type Sending = { usual: Manifest; site: Site; language: Language };

export function manifestSender({ usual, site, language }: Sending) {
  return async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type("application/manifest+json")
      .header("cache-control", "public, max-age=60")
      .send(JSON.stringify(manifestOf(usual, await site.read(), language)));
}

/** What a telephone calls the site once it is put beside its programs. */
function manifestOf(
  usual: Manifest,
  { name, colours }: Pick<SiteSettings, "name" | "colours">,
  language: Language,
): Manifest {
  return {
    ...usual,
    ...(name && { name: name[language], short_name: name[language] }),
    ...(colours && { theme_color: colours.light }),
  };
}
