import { chromium, type BrowserContext } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { signUp } from "../../e2e/tools/accounts.ts";
import { chromiumFlags } from "../../e2e/tools/chromium-flags.ts";
import { crawl } from "../../e2e/tools/crawl.ts";
import { freePort } from "../../e2e/tools/free-port.ts";
import { ofMembers, paths } from "../../e2e/tools/paths.ts";
import { readAs, readers, type Reader } from "../../e2e/tools/test.ts";

const categories = ["accessibility", "best-practices", "seo"] as const;

/** Pages of one reader alone, or of one question: the product asks search engines to leave them alone. */
const unlisted =
  /^\/(compare|confirm-email|create-|domain-verification|match|my-|post-project|profile|reset-password|settings)/;

type Scores = Record<(typeof categories)[number], number>;
type Row = { page: string; reader: string } & Scores & { deliberate: string };

/** Accessibility, best practices and SEO of every kind of page, in both languages, on a phone. */
export async function examinePages(origin: string): Promise<void> {
  const rows: Row[] = [];
  for (const isMember of [false, true])
    for (const { language } of readers) rows.push(...(await examineAs({ origin, language, isMember })));
  console.table(rows);
  if (rows.some((row) => categories.some((category) => row[category] < 100))) process.exitCode = 1;
}

type Visit = {
  origin: string;
  language: Reader["language"];
  isMember: boolean;
};

async function examineAs({ origin, language, isMember }: Visit): Promise<Row[]> {
  const port = await freePort();
  // The browser's own context is the one that Lighthouse opens its pages in.
  const context = await chromium.launchPersistentContext("", {
    executablePath: "/usr/bin/chromium",
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    if (isMember) await signUp(context.request, origin, language);
    const rows = [];
    for (const page of await listPages({ context, origin, language, isMember })) {
      const { faults, ...found } = await examine(addressOf(origin + page, language), port);
      rows.push({ page, reader: `${isMember ? "member" : "visitor"}, ${language}`, ...found });
      for (const fault of faults) console.log(`${page} (${language}): ${fault}`);
    }
    return rows;
  } finally {
    await context.close();
  }
}

/** Every static page, and one of each kind that a visitor of the home page finds by following links. */
async function listPages({ context, origin, language, isMember }: Visit & { context: BrowserContext }) {
  const page = await context.newPage();
  await readAs(page, { language, width: 390 }, origin);
  const found = await crawl(page, { address: `${origin}/`, language, samplesOfKind: 3 });
  await page.close();
  const all = [...new Set([...paths, ...found.pages.map(([first = ""]) => first.slice(origin.length))])];
  const seen = isMember ? all.filter((path) => ofMembers.test(path)) : all;
  const opened = await Promise.all(seen.map((path) => context.request.get(origin + path)));
  // An old address that leads to another page is no page.
  return seen.filter((path, index) => opened[index]?.url() === origin + path);
}

/** As search engines know it: they have no cookie that says the language. */
function addressOf(address: string, language: Reader["language"]): string {
  const url = new URL(address);
  if (language !== "en") url.searchParams.set("lang", language);
  return url.href;
}

async function examine(url: string, port: number) {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    throttlingMethod: "provided",
    disableStorageReset: true,
  });
  if (!result) throw new Error("Lighthouse gave no result");
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const isDeliberate = (id: string) => id === "is-crawlable" && unlisted.test(new URL(url).pathname);
  const deliberate = Object.values(lhr.audits)
    .filter(({ id, score }) => isDeliberate(id) && score === 0)
    .map(({ id }) => id)
    .join(", ");
  const scores = {} as Scores;
  const faults: string[] = [];
  for (const category of categories) {
    const audits = (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      return audit?.score == null || weight === 0 || isDeliberate(id)
        ? []
        : [{ audit, weight, score: audit.score }];
    });
    const total = audits.reduce((sum, { weight }) => sum + weight, 0);
    const reached = audits.reduce((sum, { weight, score }) => sum + weight * score, 0);
    scores[category] = Math.floor((reached / total) * 100);
    faults.push(...audits.filter(({ score }) => score < 1).map(({ audit }) => describe(audit)));
  }
  return { ...scores, deliberate, faults };
}

function describe({ id, title, details }: Result["audits"][string]): string {
  const items = details && "items" in details ? JSON.stringify(details.items).slice(0, 600) : "";
  return `${id}: ${title} ${items}`;
}
