import { chromium, type Browser, type Page } from "@playwright/test";
import { signUp } from "../e2e/tools/accounts.ts";
import { chromiumFlags } from "../e2e/tools/chromium-flags.ts";
import { formValues } from "../e2e/tools/forms-fixtures.ts";
import { formOn, formPages } from "../e2e/tools/forms.ts";
import startServers from "../e2e/tools/start-servers.ts";
import { readAs, type Reader } from "../e2e/tools/test.ts";
import { sizes } from "./pages.ts";
import { printTable } from "./report.ts";

/** As a quick typist has it. */
const pauseMs = 100;
/** What stands in the field already: nearly as much as it may hold. */
const standing = 4700;
const texts = {
  en:
    "Every morning the drivers weigh the milk at the gate, and every evening the office adds the sheets up by hand. " +
    "We replace the sheets by a scale that knows each herder, and pay on the same day. ",
  mn:
    "Жолооч нар өглөө бүр сүүгээ хаалган дээр жинлэж, оройд нь оффис дэвтэр дэх тоог гараар нэмдэг. " +
    "Бид дэвтрийг малчин бүрийг таньдаг жингээр сольж, төлбөрийг нь тэр өдөрт нь хийж өгдөг. ",
};

/** What a keystroke costs in the longest form, with all of it filled in, and what each form's page loads. */
export async function run(): Promise<void> {
  const stop = await startServers();
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: chromiumFlags });
  try {
    const url = process.env["DEMO_URL"] ?? "";
    for (const language of ["en", "mn"] as const) {
      const page = await openFullForm(browser, url, language);
      const keystrokes = readKeystrokes(await traceTyping(page, language));
      await page.close();
      printTable({
        title: `Typing ${language === "en" ? "English" : "Mongolian"} into the description of a company, milliseconds per keystroke`,
        notes: [
          `${keystrokes.length} keystrokes, ${pauseMs} ms apart, of a member in a form with every field filled, after ${standing} characters.`,
          "All that the page's main thread does from one letter to the next, as Chromium traces its tasks: handlers,",
          "rendering, layout, paint, and the keeping of the draft. Waiting is no task. “processor”: without other programs' turns.",
        ],
        columns: ["", "p50", "p95", "max"],
        rows: [
          ["elapsed", ...percentiles(keystrokes.map(({ elapsed }) => elapsed))],
          ["processor", ...percentiles(keystrokes.map(({ processor }) => processor))],
          ["longest task", ...percentiles(keystrokes.map(({ longest }) => longest))],
        ],
      });
    }
    const rows = [];
    for (const [kind, path] of Object.entries(formPages)) {
      const { JavaScript } = await sizes(url + path);
      rows.push([kind, String(JavaScript?.files), String(JavaScript?.["brotli kB"])]);
    }
    printTable({
      title: "JavaScript that the page of each form loads",
      notes: ["A first visit. The rules of the fields come when the first of them is checked."],
      columns: ["form", "files", "brotli kB"],
      rows,
    });
  } finally {
    await browser.close();
    await stop();
  }
}

async function openFullForm(browser: Browser, url: string, language: Reader["language"]): Promise<Page> {
  const page = await browser.newPage();
  await readAs(page, { language, width: 1280 }, url);
  await signUp(page.request, url, language);
  await page.goto(url + formPages.company);
  await page.waitForLoadState("networkidle");
  const form = formOn(page, "company", language);
  await form.fill(formValues[language]);
  return page;
}

/** The browser's trace, as JSON, of a member who goes on writing where much is written already. */
async function traceTyping(page: Page, language: Reader["language"]): Promise<string> {
  const text = texts[language];
  const description = formOn(page, "company", language).control("description");
  await description.fill(text.repeat(standing).slice(0, standing));
  await description.press("End");
  const categories = ["devtools.timeline", "disabled-by-default-devtools.timeline"];
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories });
  await page.keyboard.type(text, { delay: pauseMs });
  const trace = await browser?.stopTracing();
  return trace?.toString("utf8") ?? "";
}

/** As Chromium writes it; times in microseconds. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time. */
  tdur?: number;
  args: { data?: { type?: string } };
};

type Keystroke = {
  elapsed: number;
  processor: number;
  longest: number;
};

function readKeystrokes(trace: string): Keystroke[] {
  const { traceEvents: events }: { traceEvents: TraceEvent[] } = JSON.parse(trace);
  const letters = events
    .filter(({ name, args }) => name === "EventDispatch" && args.data?.type === "input")
    .sort((a, b) => a.ts - b.ts);
  const tasks = events.filter(
    ({ name, pid, tid }) => name === "RunTask" && pid === letters[0]?.pid && tid === letters[0].tid,
  );
  // The last one has no next, and the task of a key begins shortly before its letter arrives.
  const starts = letters.map((letter) => taskOf(letter, tasks));
  return starts.slice(0, -1).map((start, index) => {
    const own = tasks.filter(({ ts }) => ts >= start && ts < (starts[index + 1] ?? start));
    const inMs = own.map(({ dur = 0, tdur = 0 }) => ({ elapsed: dur / 1000, processor: tdur / 1000 }));
    return {
      elapsed: inMs.reduce((sum, { elapsed }) => sum + elapsed, 0),
      processor: inMs.reduce((sum, { processor }) => sum + processor, 0),
      longest: Math.max(0, ...inMs.map(({ elapsed }) => elapsed)),
    };
  });
}

function taskOf({ ts }: TraceEvent, tasks: readonly TraceEvent[]): number {
  return tasks.find((task) => task.ts <= ts && ts < task.ts + (task.dur ?? 0))?.ts ?? ts;
}

function percentiles(times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return [at(0.5), at(0.95), sorted.at(-1)].map((time) => (time ?? Number.NaN).toFixed(1));
}
