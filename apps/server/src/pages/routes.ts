import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { valueAt } from "@khamt/contract/records";
import { languages } from "@khamt/contract/vocabulary";
import type { Keeping } from "../platform/answers/answers.ts";
import type { Changes } from "../platform/answers/changes.ts";
import { createKept, type Made } from "../platform/answers/kept.ts";
import { callInProcess, type Reader } from "../platform/http/in-process.ts";
import { languageCookie } from "../platform/http/language.ts";
import { presentSite, type Site } from "../platform/site/site.ts";
import { contentSecurityPolicy } from "../platform/http/policy.ts";
import { createMemberPages } from "./member-pages.ts";
import { manifestSender, readManifest } from "./manifest.ts";
import { siteStyle } from "./site-style.ts";
import {
  type ApiAnswer,
  readWebBuild,
  type Rendering,
  type RenderRequest,
  styleHashOf,
} from "./web-build.ts";

type Options = {
  publicUrl: string;
  /** Folder of the web app's build. */
  webDist: string;
  clock: () => Date;
  changes: Changes;
  site: Site;
};

type Page = { rendering: Rendering; policy: string; bodies: Partial<Record<Encoding, Promise<Buffer>>> };
/** Compressed as its reader takes it, and nothing else of it. */
type SentPage = Page & { bytes: number };
type FetchApi = RenderRequest["fetchApi"];
type Encoding = "br" | "gzip" | "identity";

const themes = ["light", "dark"] as const;
const pagePublic = { config: { access: "public" }, schema: { hide: true } } as const;
/** Without its files a page that has come is broken: they are given however busy the server is. */
const filePublic = {
  config: { access: "public", ignoresSession: true, pressureHandler: () => {} },
  schema: { hide: true },
} as const;
const year = 31_536_000;
const mostBytes = 24 * 1024 * 1024;
const mostBytesOfMembers = 6 * 1024 * 1024;
const aMoment = 5000;
/** Milliseconds of a processor that rendering takes, with the calls behind it. */
const costOfPage = 60;
/** The calls alone. What takes longer is paid for afterwards. */
const costOfCalls = 8;

/** The web app: its files, and every other address rendered in the reader's language. */
export async function pageRoutes(
  app: FastifyInstance,
  { publicUrl, webDist, clock, changes, site }: Options,
): Promise<void> {
  const build = await readWebBuild(webDist);
  const kept = createKept<Page>({ changes, clock, mostBytes, sizeOf });
  const ofMembers = createMemberPages<SentPage>({ mostBytes: mostBytesOfMembers, bytesOf });
  await app.register(fastifyStatic, { root: build.client, serve: false, preCompressed: true });

  app.get<{ Params: { "*": string } }>("/assets/*", filePublic, (request, reply) =>
    reply.sendFile(`assets/${request.params["*"]}`, { maxAge: year * 1000, immutable: true }),
  );
  for (const file of build.rootFiles) {
    const language = languages.find((each) => file === `manifest.${each}.webmanifest`);
    const give = language
      ? manifestSender({ usual: readManifest(path.join(build.client, file)), site, language })
      : (_request: FastifyRequest, reply: FastifyReply) => reply.sendFile(file, { maxAge: 3_600_000 });
    app.get(`/${file}`, filePublic, give);
  }

  app.get("/*", pagePublic, async (request, reply) => {
    if (!wantsPage(request)) return reply.callNotFound();
    rememberLanguage({ request, reply, secure: publicUrl.startsWith("https:") });
    const { language } = request;
    const theme = themes.find((each) => each === request.cookies["khamt-theme"]);
    const url = build.knownAddress(request.url);
    const make = async (fetchApi: FetchApi): Promise<Page> => {
      const settings = await site.read();
      const style = siteStyle(settings.colours);
      const rendering = await build.render({
        language,
        theme,
        url,
        origin: publicUrl,
        assets: build.assets,
        site: { shown: presentSite(settings), style },
        fetchApi,
      });
      const styles = "html" in rendering ? [rendering.style, style].filter((each) => each !== "") : [];
      const policy = contentSecurityPolicy({ styleHashes: styles.map(styleHashOf) });
      return { rendering, policy, bodies: {} };
    };
    const calls: (Keeping | undefined)[] = [];
    const fetchApi = callsFor(app, request, (each) => void calls.push(each));
    const makeForAll = async (): Promise<Made<Page>> => {
      const value = await make(fetchApi);
      return { value, ...lifeOf(value.rendering, calls) };
    };
    const key = [language, theme, url].join(" ");
    // What is kept costs nothing. Others who ask for the same page wait for it, but not in this reader's queue.
    const forAll = async () =>
      kept.find(key) ?? (await app.inBudget(request, costOfPage, () => kept.get(key, makeForAll)));
    // A member's page holds what only the member may see.
    const forMember = async (id: string) => {
      const encoding = encodingFor(request);
      const own = JSON.stringify([id, encoding, key, await site.read()]);
      const drawn = async (fetchOnce: FetchApi) => asSent(await make(fetchOnce), encoding);
      const cost = ofMembers.has(own) ? costOfCalls : costOfPage;
      return app.inBudget(request, cost, () => ofMembers.get({ key: own, fetchApi, make: drawn }));
    };
    const page = await (request.user ? forMember(request.user.id) : forAll());
    return sendPage({ request, reply, page });
  });
}

/** As true as what it was made of; for a moment only, where that tells of no changes. */
function lifeOf(
  rendering: Rendering,
  calls: readonly (Keeping | undefined)[],
): Pick<Made<Page>, "sources" | "lifeMs"> {
  if (rendering.status >= 500) return { sources: undefined, lifeMs: 0 };
  const known = calls.filter((each) => each !== undefined);
  if (known.length < calls.length) return { sources: undefined, lifeMs: aMoment };
  return { sources: ["settings", ...known.flatMap(({ sources }) => sources)] };
}

/** With what is compressed of it, and its letters in two bytes. */
function sizeOf({ rendering }: Page): number {
  return "html" in rendering ? rendering.html.length * 4 : 0;
}

async function asSent({ rendering, policy }: Page, encoding: Encoding): Promise<SentPage> {
  if (!("html" in rendering)) return { rendering, policy, bodies: {}, bytes: 0 };
  const body = await encode(rendering.html, encoding);
  const bytes = rendering.status < 500 ? body.length : 0;
  return {
    rendering: { ...rendering, html: "", style: "" },
    policy,
    bodies: { [encoding]: Promise.resolve(body) },
    bytes,
  };
}

function bytesOf({ bytes }: SentPage): number {
  return bytes;
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

/** Calls of a page, made as its reader. */
function callsFor(
  app: FastifyInstance,
  { user, session, rights, headers }: FastifyRequest,
  onCall: Reader["onCall"],
): FetchApi {
  const cookie = user && headers.cookie;
  return (path, init) => callApi({ app, path, init, cookie, reader: { user, session, rights, onCall } });
}

type Call = {
  app: FastifyInstance;
  path: string;
  init: RequestInit | undefined;
  /** Of a member, as the browser would send it. Pages of visitors are shared, so theirs stays out. */
  cookie: string | undefined;
  reader: Reader;
};

async function callApi({ app, path, init, cookie, reader }: Call): Promise<ApiAnswer> {
  const headers = Object.fromEntries(new Headers(init?.headers));
  const call = {
    // A question that is too long for an address is a POST too.
    method: init?.method === "POST" ? "POST" : "GET",
    url: path,
    headers: { ...headers, ...(cookie && { cookie }) },
    ...(typeof init?.body === "string" && { payload: init.body }),
  } as const;
  const {
    statusCode: status,
    statusMessage: statusText,
    body,
    headers: given,
  } = await callInProcess(app, call, reader);
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText,
    headers: { get: (name) => textOf(given[name.toLowerCase()]) },
    json: async (): Promise<unknown> => JSON.parse(body),
    text: async () => body,
  };
}

function textOf(header: number | string | string[] | undefined): string | null {
  return header === undefined ? null : String(header);
}

type Sending = { request: FastifyRequest; reply: FastifyReply; page: Page };

async function sendPage({ request, reply, page }: Sending): Promise<FastifyReply> {
  const { rendering, policy } = page;
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
