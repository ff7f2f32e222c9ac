import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { valueAt } from "@khamt/contract/records";
import { languages } from "@khamt/contract/vocabulary";
import type { Keeping } from "../platform/answers/answers.ts";
import type { Changes } from "../platform/answers/changes.ts";
import { createKept, type Kept, type Made } from "../platform/answers/kept.ts";
import { languageCookie } from "../platform/http/language.ts";
import { encodingFor } from "../platform/http/negotiation.ts";
import { presentSite, type Site } from "../platform/site/site.ts";
import { contentSecurityPolicy } from "../platform/http/policy.ts";
import { callsFor } from "./calls.ts";
import { createMemberPages } from "./member-pages.ts";
import { manifestSender, readManifest } from "./manifest.ts";
import { siteStyle } from "./site-style.ts";
import { readWebBuild, type Rendering, type RenderRequest, styleHashOf, type WebBuild } from "./web-build.ts";

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
export async function pageRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { webDist, clock, changes, site } = options;
  const build = await readWebBuild(webDist);
  await app.register(fastifyStatic, { root: build.client, serve: false, preCompressed: true });
  addFiles(app, { build, site });
  const kept = createKept<Page>({ changes, clock, mostBytes, sizeOf });
  const ofMembers = createMemberPages<SentPage>({ mostBytes: mostBytesOfMembers, bytesOf });
  app.get("/*", pagePublic, givePage({ ...options, app, build, kept, ofMembers }));
}

function addFiles(app: FastifyInstance, { build, site }: { build: WebBuild; site: Site }): void {
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
}

type Tools = Options & {
  app: FastifyInstance;
  build: WebBuild;
  kept: Kept<Page>;
  ofMembers: ReturnType<typeof createMemberPages<SentPage>>;
};

function givePage(tools: Tools) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (!wantsPage(request)) return reply.callNotFound();
    rememberLanguage({ request, reply, secure: tools.publicUrl.startsWith("https:") });
    const { user } = request;
    const page = await (user
      ? pageOfMember(tools, { request, member: user.id })
      : pageForAll(tools, request));
    return sendPage({ request, reply, page });
  };
}

/** What is kept costs nothing. Others who ask for the same page wait for it, but not in this reader's queue. */
async function pageForAll(tools: Tools, request: FastifyRequest): Promise<Page> {
  const { app, kept } = tools;
  const asked = askedBy(request, tools);
  const make = async (): Promise<Made<Page>> => {
    const calls: (Keeping | undefined)[] = [];
    const fetchApi = callsFor(app, request, (each) => void calls.push(each));
    const value = await draw(tools, { ...asked, fetchApi });
    return { value, ...lifeOf(value.rendering, calls) };
  };
  const key = keyOf(asked);
  return kept.find(key) ?? app.inBudget(request, costOfPage, () => kept.get(key, make));
}

/** It holds what only the member may see. */
async function pageOfMember(
  tools: Tools,
  { request, member }: { request: FastifyRequest; member: string },
): Promise<SentPage> {
  const { app, site, ofMembers } = tools;
  const asked = askedBy(request, tools);
  const encoding = encodingOf(request);
  const key = JSON.stringify([member, encoding, keyOf(asked), await site.read()]);
  const fetchApi = callsFor(app, request, () => {});
  const make = async (fetchOnce: FetchApi) =>
    asSent(await draw(tools, { ...asked, fetchApi: fetchOnce }), encoding);
  const cost = ofMembers.has(key) ? costOfCalls : costOfPage;
  return app.inBudget(request, cost, () => ofMembers.get({ key, fetchApi, make }));
}

type Asked = Pick<RenderRequest, "language" | "theme" | "url">;

function askedBy({ language, cookies, url }: FastifyRequest, { build }: Tools): Asked {
  const theme = themes.find((each) => each === cookies["khamt-theme"]);
  return { language, theme, url: build.knownAddress(url) };
}

function keyOf({ language, theme, url }: Asked): string {
  return [language, theme, url].join(" ");
}

async function draw(
  { build, site, publicUrl }: Tools,
  asked: Asked & Pick<RenderRequest, "fetchApi">,
): Promise<Page> {
  const settings = await site.read();
  const style = siteStyle(settings.colours);
  const rendering = await build.render({
    ...asked,
    origin: publicUrl,
    assets: build.assets,
    site: { shown: presentSite(settings), style },
  });
  const styles = "html" in rendering ? [rendering.style, style].filter((each) => each !== "") : [];
  return { rendering, policy: contentSecurityPolicy({ styleHashes: styles.map(styleHashOf) }), bodies: {} };
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

type Sending = { request: FastifyRequest; reply: FastifyReply; page: Page };

async function sendPage({ request, reply, page }: Sending): Promise<FastifyReply> {
  const { rendering, policy } = page;
  if ("redirect" in rendering) return reply.redirect(rendering.redirect, rendering.status);
  const encoding = encodingOf(request);
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

function encodingOf({ headers }: FastifyRequest): Encoding {
  return encodingFor(headers["accept-encoding"], ["br", "gzip"]) ?? "identity";
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function encode(html: string, encoding: Encoding): Promise<Buffer> {
  const body = Buffer.from(html);
  if (encoding === "br") return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return encoding === "gzip" ? zip(body) : body;
}
