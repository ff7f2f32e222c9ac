import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languages } from "@khamt/contract/vocabulary";
import { HttpError } from "../http-error.ts";
import { languageCookie } from "./language.ts";
import { chooseEncoding, pageBody, type PageBody } from "./page-body.ts";
import { createPageCache } from "./page-cache.ts";
import { contentSecurityPolicy } from "./policy.ts";
import { loadWebBuild, type Theme, type WebBuild } from "./web-build.ts";

type Options = {
  publicUrl: string;
  /** Where the web app was built to: the folder with `client` and `server`. */
  webDist?: string;
};

type Answer = { status: number; body: PageBody } | { status: number; redirect: string };

const builtWeb = path.resolve(import.meta.dirname, "../../../web/dist");
const rootFiles = ["knot.svg", "robots.txt"];
const open = { config: { access: "public" as const }, schema: { hide: true } };
const oneYear = 31_536_000;

/** The web app: its files, and every address that is neither a file nor the API as a rendered page. */
export default async function pages(app: FastifyInstance, { publicUrl, webDist = builtWeb }: Options): Promise<void> {
  const build = await loadWebBuild(webDist);
  if (build === undefined) return sayNotBuilt(app, webDist);

  await app.register(fastifyStatic, { root: build.clientDir, serve: false, preCompressed: true });
  app.get<{ Params: { "*": string } }>("/assets/*", open, (request, reply) =>
    reply.sendFile(path.posix.join("assets", request.params["*"]), { maxAge: oneYear * 1000, immutable: true }),
  );
  for (const file of rootFiles) app.get(`/${file}`, open, (_request, reply) => reply.sendFile(file, { maxAge: 3_600_000 }));

  const render = cachedRenderer({ app, build, publicUrl });
  const policy = contentSecurityPolicy({ styleHashes: [build.styleHash] });
  app.get("/*", open, async (request, reply) => {
    if (!acceptsHtml(request)) throw new HttpError("not-found");
    const answer = await render(request);
    rememberLanguage({ request, reply, isSecure: publicUrl.startsWith("https:") });
    reply.headers({ "cache-control": "private, no-cache", vary: "Accept-Language, Cookie, Accept-Encoding" });
    if ("redirect" in answer) return reply.code(answer.status).header("location", answer.redirect).send();
    reply.header("content-security-policy", policy);
    return sendPage({ request, reply, ...answer });
  });
}

/** A page for a visitor depends on its address, language and colours alone, so visitors share it for ten seconds. */
function cachedRenderer({ app, build, publicUrl }: { app: FastifyInstance; build: WebBuild; publicUrl: string }) {
  const cache = createPageCache<Answer>({
    size: 100,
    lifetime: 10_000,
    now: () => performance.now(),
    keep: ({ status }) => status === 200,
  });
  const fetchApi = apiWithin(app);
  return async (request: FastifyRequest): Promise<Answer> => {
    const { language } = request;
    const url = ownAddress(request.url, publicUrl);
    const theme = themeOf(request);
    return cache(`${language} ${theme ?? ""} ${url}`, async () => {
      const { assets } = build;
      const rendering = await build.render({ url, language, theme, fetchApi, origin: publicUrl, assets });
      if ("redirect" in rendering) return rendering;
      return { status: rendering.status, body: pageBody(rendering.html) };
    });
  };
}

/** Path and query. "//other.example" and its kin would be read as another site's address. */
function ownAddress(address: string, origin: string): string {
  const url = URL.parse(address, origin);
  if (url === null || url.origin !== origin) throw new HttpError("not-found");
  return url.pathname + url.search;
}

function apiWithin(app: FastifyInstance) {
  return async (address: string, init: RequestInit = {}): Promise<Response> => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const { statusCode, headers: answered, body } = await app.inject({ method: "GET", url: address, headers });
    const pairs = Object.entries(answered).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(body, { status: statusCode, headers: pairs });
  };
}

type Sending = { request: FastifyRequest; reply: FastifyReply; status: number; body: PageBody };

async function sendPage({ request, reply, status, body }: Sending) {
  reply.headers({ etag: body.etag, "content-language": request.language });
  if (request.headers["if-none-match"] === body.etag) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(status).type("text/html; charset=utf-8").send(await body.encoded(encoding));
}

function acceptsHtml({ headers: { accept } }: FastifyRequest): boolean {
  return accept === undefined || accept.includes("text/html") || accept.includes("*/*");
}

function themeOf({ cookies }: FastifyRequest): Theme | undefined {
  const theme = cookies["khamt-theme"];
  return theme === "light" || theme === "dark" ? theme : undefined;
}

type Remembering = { request: FastifyRequest; reply: FastifyReply; isSecure: boolean };

/** `?lang=` is a choice: the next page without it stays in that language. */
function rememberLanguage({ request, reply, isSecure }: Remembering): void {
  const asked = (request.query as { lang?: unknown }).lang;
  const chosen = languages.find((language) => language === asked);
  if (chosen === undefined || chosen === request.cookies[languageCookie]) return;
  reply.setCookie(languageCookie, chosen, { path: "/", maxAge: oneYear, sameSite: "lax", secure: isSecure });
}

function sayNotBuilt(app: FastifyInstance, webDist: string): void {
  const message = "The web app is not built. Run: npm run build";
  app.log.warn({ webDist }, message);
  app.get("/*", open, (_request, reply) => reply.code(503).type("text/plain; charset=utf-8").send(`${message}\n`));
}
