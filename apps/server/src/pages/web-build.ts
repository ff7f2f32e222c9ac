import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Site } from "@khamt/contract";
import type { Language } from "@khamt/language";
import { StartError } from "../platform/start-error.ts";
import { operatorWords } from "../platform/words/operator/index.ts";

/** What the renderer of the web app takes and gives; the web app's `entry-server.tsx` is the other end. */
export type RenderRequest = {
  url: string;
  language: Language;
  theme: "light" | "dark" | undefined;
  fetchApi: (path: string, init?: RequestInit) => Promise<ApiAnswer>;
  origin: string;
  assets: { css: string; manifest: object };
  site: { shown: Site; style: string };
};
/** As much of a Response as the loaders of pages read. */
export type ApiAnswer = Pick<Response, "ok" | "status" | "statusText" | "json" | "text"> & {
  headers: Pick<Headers, "get">;
};
export type Rendering =
  /** With the style sheet that stands in the document. */
  { status: number; html: string; style: string } | { status: number; redirect: string };
type Renderer = {
  render: (request: RenderRequest) => Promise<Rendering>;
  /** Path and query of a page without what the page does not know. */
  knownAddress: (url: string) => string;
};

export type WebBuild = {
  client: string;
  /** Files beside the assets, such as the icon. */
  rootFiles: string[];
  assets: RenderRequest["assets"];
} & Renderer;

/** Reads what `npm run build` left in the web app's dist folder. Throws StartError when it isn't there. */
export async function readWebBuild(dist: string): Promise<WebBuild> {
  const client = path.join(dist, "client");
  const renderer = path.join(dist, "server/entry-server.js");
  const manifestFile = path.join(client, ".vite/manifest.json");
  if (!existsSync(renderer) || !existsSync(manifestFile)) {
    throw new StartError("settings", operatorWords().webNotBuilt);
  }
  const { render, knownAddress } = (await import(pathToFileURL(renderer).href)) as Renderer;
  const manifest: unknown = JSON.parse(readFileSync(manifestFile, "utf8"));
  if (typeof manifest !== "object" || manifest === null) throw new Error(`${manifestFile} is no manifest`);
  return {
    client,
    render,
    knownAddress,
    assets: { css: readStyles(client, manifest), manifest },
    rootFiles: readdirSync(client, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => entry.name),
  };
}

/** As the content security policy names a style sheet that stands in the document. */
export function styleHashOf(css: string): string {
  return `sha256-${createHash("sha256").update(css).digest("base64")}`;
}

/** Those of this build alone: files of the one before lie beside them. */
function readStyles(client: string, manifest: object): string {
  const files = Object.values(manifest).map(({ file }: { file?: unknown }) => file);
  const sheets = files.filter((file) => typeof file === "string" && file.endsWith(".css"));
  return ["assets/fonts.css", ...sheets]
    .map((sheet) => path.join(client, String(sheet)))
    .filter((sheet) => existsSync(sheet))
    .map((sheet) => readFileSync(sheet, "utf8"))
    .join("");
}
