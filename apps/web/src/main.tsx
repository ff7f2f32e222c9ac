import "./theme.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { earlyInput } from "./lib/early-input.ts";
import type { Language } from "./lib/language/index.ts";
import { takeOver } from "./lib/query/page-state.ts";
import { textsInDocument } from "./lib/query/page-texts.ts";
import { fromTables } from "./lib/query/table.ts";
import { siteQuery } from "./lib/site.ts";
import { createAppRouter, knownAddress } from "./router.tsx";
import { createContext } from "./lib/router-context.ts";

const root = requireElement("root");
const language: Language = document.documentElement.lang === "mn" ? "mn" : "en";
const context = createContext((path, init) => fetch(path, init), language);
const state = requireElement("state");
const texts = textsInDocument(root);
// By something other than the page's own script, such as a translator: it is drawn anew.
const isChanged = texts.length !== Number(state.dataset["texts"]);
if (isChanged) reportError(new Error("The page was changed before its script had come."));
const beginToAge = takeOver(
  context.queryClient,
  isChanged ? [] : JSON.parse(state.textContent, fromTables(texts)),
);

const router = createAppRouter(context);
router.ssr = { manifest: undefined };
dropUnknown();
void start();

// The first rendering must find its chunk, its words and its data, or it would not match the server's. Awaited in a
// function: a module that waits for the route's chunk would keep that chunk, which imports from it, waiting for ever.
async function start(): Promise<void> {
  const site = context.queryClient.getQueryData(siteQuery.queryKey);
  if (site) context.language.show((await import("./shared/site/own-site.tsx")).ownSite(site));
  await router.load();
  // Without it the page works, but for what was done before.
  await import(/* @vite-ignore */ earlyInput).catch(() => {});
  beginToAge();
  const app = <App context={context} router={router} />;
  if (root.dataset["failed"] === undefined && !isChanged) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** The server left it out too: with it, the page would ask for other data than it came with. */
function dropUnknown(): void {
  const { pathname, search, hash } = globalThis.location;
  const known = knownAddress(router, { pathname, search });
  if (known !== pathname + search) router.history.replace(known + hash);
}

function requireElement(id: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`#${id}`);
  if (element === null) throw new Error(`The page has no #${id}.`);
  return element;
}
