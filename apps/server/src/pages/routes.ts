import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { valueAt } from "@khamt/contract/records";
import { languages } from "@khamt/contract/vocabulary";
import { languageCookie } from "../platform/http/language.ts";
import { contentSecurityPolicy } from "../platform/http/policy.ts";
import { createPageCache } from "./page-cache.ts";
import { readWebBuild, type Rendering } from "./web-build.ts";

type Options = {
  publicUrl: string;
  /** Folder of the web app's build. */
  webDist: string;
  clock: () => Date;
};

type Page = { rendering: Rendering; bodies: Partial<Record<Encoding, Promise<Buffer>>> };
type Encoding = "br" | "gzip" | "identity";

const themes = ["light", "dark"] as const;
const pagePublic = { config: { access: "public" }, schema: { hide: true } } as const;
/** Without its files a page that has come is broken: they are given however busy the server is. */
const filePublic = {
  config: { access: "public", ignoresSession: true, pressureHandler: () => {} },
  schema: { hide: true },
} as const;
const year = 31_536_000;
/** Milliseconds of a processor that rendering takes, with the calls behind it. */
const costOfPage = 60;

/** The web app: its files, and every other address rendered in the reader's language. */
export async function pageRoutes(
  app: FastifyInstance,
  { publicUrl, webDist, clock }: Options,
): Promise<void> {
  const build = await readWebBuild(webDist);
  const policy = contentSecurityPolicy({ styleHashes: [build.styleHash] });
  const cache = createPageCache<Page>({
    size: 100,
    lifeMs: 5000,
    clock,
    isLasting: ({ rendering }) => rendering.status < 500,
  });
  await app.register(fastifyStatic, { root: build.client, serve: false, preCompressed: true });

  app.get<{ Params: { "*": string } }>("/assets/*", filePublic, (request, reply) =>
    reply.sendFile(`assets/${request.params["*"]}`, { maxAge: year * 1000, immutable: true }),
  );
  for (const file of build.rootFiles) {
    app.get(`/${file}`, filePublic, (_request, reply) => reply.sendFile(file, { maxAge: 3_600_000 }));
  }

  app.get("/*", pagePublic, async (request, reply) => {
    if (!wantsPage(request)) return reply.callNotFound();
    rememberLanguage({ request, reply, secure: publicUrl.startsWith("https:") });
    const { language } = request;
    const theme = themes.find((each) => each === request.cookies["khamt-theme"]);
    const make = async (): Promise<Page> => ({
      bodies: {},
      rendering: await build.render({
        language,
        theme,
        url: request.url,
        origin: publicUrl,
        assets: build.assets,
        fetchApi: (path, init) => callApi({ app, path, init, reader: request }),
      }),
    });
    // A member's page holds what only the member may see; a story that is taken back is gone at once.
    const isAnew = request.user || request.url.startsWith("/success-stories");
    const key = [language, theme, request.url].join(" ");
    const load = () => (isAnew ? make() : cache.get(key, make));
    // Before the cache: others who ask for the same page wait for it, but not in this reader's queue.
    const page = !isAnew && cache.has(key) ? await load() : await app.inBudget(request, costOfPage, load);
    return sendPage({ request, reply, page, policy });
  });
}

/** A browser's navigation, not a script or picture that is gone. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return (
    /text\/html|\*\/\*/.test(headers.accept ?? "*/*") &&
    (headers["sec-fetch-dest"] ?? "document") === "document"
  );
}

type Choice = { request: FastifyRequest; reply: FastifyReply; secure: boolean };

/** A link with `?lang=` is a choice: the next page keeps it. */
function rememberLanguage({ request, reply, secure }: Choice): void {
  const asked = languages.find((each) => each === valueAt(request.query, "lang"));
  if (asked) reply.setCookie(languageCookie, asked, { path: "/", maxAge: year, sameSite: "lax", secure });
}

type Call = { app: FastifyInstance; path: string; init: RequestInit | undefined; reader: FastifyRequest };

/** As a member's browser would: with its cookies. Pages of visitors are shared, so theirs stay out. */
async function callApi({ app, path, init, reader }: Call): Promise<Response> {
  const headers = new Headers(init?.headers);
  if (reader.user && reader.headers.cookie) headers.set("cookie", reader.headers.cookie);
  const answer = await app.inject({
    // A question that is too long for an address is a POST too.
    method: init?.method === "POST" ? "POST" : "GET",
    url: path,
    headers: Object.fromEntries(headers),
    ...(typeof init?.body === "string" && { payload: init.body }),
  });
  const answered = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new Response(answer.body, { status: answer.statusCode, headers: answered });
}

type Sending = { request: FastifyRequest; reply: FastifyReply; page: Page; policy: string };

async function sendPage({ request, reply, page, policy }: Sending): Promise<FastifyReply> {
  const { rendering } = page;
  if ("redirect" in rendering) return reply.redirect(rendering.redirect, rendering.status);
  const encoding = encodingFor(request);
  page.bodies[encoding] ??= encode(rendering.html, encoding);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  if (rendering.status === 503) reply.header("retry-after", 3);
  return reply
    .code(rendering.status)
    .type("text/html; charset=utf-8")
    .header("content-security-policy", policy)
    .header("content-language", request.language)
    .header("cache-control", request.user ? "no-store" : "private, no-cache")
    .header("vary", "Accept-Encoding, Accept-Language, Cookie")
    .send(await page.bodies[encoding]);
}

function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : "identity";
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function encode(html: string, encoding: Encoding): Promise<Buffer> {
  const body = Buffer.from(html);
  if (encoding === "br") return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === "gzip" ? zip(body) : body;
}
