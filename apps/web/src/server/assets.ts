import type { Language } from "../lib/language/index.ts";
import type { AppRouter } from "../router.tsx";

type Chunk = {
  file: string;
  imports?: string[];
  css?: string[];
};

/** What the browser's build left behind. */
export type Assets = {
  css: string;
  manifest: Readonly<Record<string, Chunk>>;
};

export type Preloads = {
  entry: string;
  /** The whole style sheet. */
  style: string;
  scripts: string[];
  fonts: string[];
};

type PageUse = {
  assets: Assets;
  router: AppRouter;
  language: Language;
  /** Names of the catalogues that the page read. */
  used: ReadonlySet<string>;
  /** The operator has made something of the site their own. */
  isOwn: boolean;
};

const entryKey = "src/main.tsx";
const styleKey = "style.css";
const ownKey = "src/shared/site/own-site.tsx";
const fontBlocks = { en: ["latin"], mn: ["latin", "cyrillic"] } as const;

/** By build and by what pages use of it: there are not many more such uses than routes. */
const known = new WeakMap<Assets["manifest"], Map<string, Preloads>>();

/** The files that the page will ask for, so that the browser can fetch them all at once. */
export function preloadsOf({ assets: { manifest }, router, ...use }: PageUse): Preloads {
  const routes = router.stores.matches.get().map((match) => match.routeId);
  const key = [use.language, use.isOwn, ...routes, ...use.used].join(" ");
  const ofBuild = known.get(manifest) ?? new Map<string, Preloads>();
  known.set(manifest, ofBuild);
  const preloads = ofBuild.get(key) ?? readPreloads(manifest, { ...use, routes: new Set(routes) });
  ofBuild.set(key, preloads);
  return preloads;
}

type Use = Omit<PageUse, "assets" | "router"> & { routes: ReadonlySet<string> };

function readPreloads(manifest: Assets["manifest"], { routes, language, used, isOwn }: Use): Preloads {
  const words = [...used].map((name) => `/words/${name}.${language}.ts`);
  const keys = [
    entryKey,
    ...(isOwn ? [ownKey] : []),
    ...Object.keys(manifest).filter((key) => routes.has(routeOfChunk(key) ?? "")),
    ...Object.keys(manifest).filter((key) => words.some((end) => key.endsWith(end))),
  ];
  const files = new Set(keys.flatMap((key) => closure(manifest, key)));
  const entry = manifest[entryKey]?.file ?? "";
  files.delete(entry);
  return {
    entry: `/${entry}`,
    style: `/${manifest[styleKey]?.file ?? ""}`,
    scripts: [...files].map((file) => `/${file}`),
    fonts: fontBlocks[language].flatMap((block) => fontFile(manifest, block)),
  };
}

/** "src/routes/partner.$id.tsx?tsr-split=component" is the screen of the route "/partner/$id". */
function routeOfChunk(key: string): string | undefined {
  const name = /^src\/routes\/(.+)\.tsx\?tsr-split=/.exec(key)?.[1];
  return name === undefined ? undefined : `/${name}`.replaceAll(".", "/").replace(/\/index$/, "/");
}

function closure(manifest: Assets["manifest"], key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => closure(manifest, next, seen))];
}

function fontFile(manifest: Assets["manifest"], block: string): string[] {
  const key = Object.keys(manifest).find((name) => name.endsWith(`manrope-${block}-wght-normal.woff2`));
  const file = key === undefined ? undefined : manifest[key]?.file;
  return file === undefined ? [] : [`/${file}`];
}
