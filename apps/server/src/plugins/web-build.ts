import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Language } from "@khamt/language";

export type Theme = "light" | "dark";

type RenderRequest = {
  url: string;
  language: Language;
  theme: Theme | undefined;
  fetchApi: (path: string, init?: RequestInit) => Promise<Response>;
  origin: string;
  assets: { css: string; manifest: Manifest };
};

export type Rendering = { status: number; html: string } | { status: number; redirect: string };

type Manifest = Record<string, { file: string; css?: string[] }>;

export type WebBuild = {
  clientDir: string;
  assets: RenderRequest["assets"];
  /** "sha256-…" of the style sheet that every page carries. */
  styleHash: string;
  render: (request: RenderRequest) => Promise<Rendering>;
};

/** Loads what `npm run build` made of the web app; undefined where it has not been run. */
export async function loadWebBuild(webDist: string): Promise<WebBuild | undefined> {
  const clientDir = path.join(webDist, "client");
  const manifestFile = path.join(clientDir, ".vite", "manifest.json");
  const entryFile = path.join(webDist, "server", "entry-server.js");
  if (!existsSync(manifestFile) || !existsSync(entryFile)) return undefined;
  const manifest = JSON.parse(await readFile(manifestFile, "utf8")) as Manifest;
  const css = await readStyles(clientDir, manifest);
  const { render } = (await import(pathToFileURL(entryFile).href)) as Pick<WebBuild, "render">;
  const styleHash = `sha256-${createHash("sha256").update(css).digest("base64")}`;
  return { clientDir, assets: { css, manifest }, styleHash, render };
}

/** All of the app's CSS is one small file: it is inlined whole. */
async function readStyles(clientDir: string, manifest: Manifest): Promise<string> {
  const files = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
  for (const { file } of Object.values(manifest)) if (file.endsWith(".css")) files.add(file);
  const sheets = await Promise.all([...files].map((file) => readFile(path.join(clientDir, file), "utf8")));
  return sheets.join("").trim();
}
