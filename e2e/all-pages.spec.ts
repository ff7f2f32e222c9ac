import type { Page } from "@playwright/test";
import { signUp } from "./tools/accounts.ts";
import { crawl, faultsOf } from "./tools/crawl.ts";
import { deadButtons } from "./tools/dead-buttons.ts";
import { openAlive } from "./tools/open-alive.ts";
import { ofMembers, paths } from "./tools/paths.ts";
import { readPage } from "./tools/read-page.ts";
import {
  demoUrl,
  expect,
  expectAccessible,
  expectWhole,
  readAs,
  readers,
  test,
  type Reader,
  walkedBy,
} from "./tools/test.ts";
import { words } from "./tools/words.ts";

// Nothing pressed moves longer than it must.
test.use({ contextOptions: { reducedMotion: "reduce" }, ownBrowser: true });

const ofProfile = /\/[0-9a-f]{8}-[0-9a-f-]{27}/;
const themes = { en: "light", mn: "dark" };

for (const reader of readers)
  test(`for a visitor every link leads to a page in the visitor's language, which opens whole and without an error and passes axe, and its buttons do something, ${reader.language}`, async ({
    page,
  }) => {
    const { pages, faults } = await crawlAs(page, reader, 3);
    const whole = paths.map((path) => demoUrl() + path);
    const others = pages.filter(([first = ""]) => !whole.includes(first));
    const addresses = [...whole.map((each) => [each]), ...(walkedBy("en").includes(reader) ? others : [])];
    const leftAlone = reader.language === "en" ? {} : undefined;
    faults.push(...(await examine({ page, reader, addresses, whole, leftAlone })));
    expectNoFaults(faults);
  });

test("for a member every link leads to a page, every page that visitors see otherwise opens without an error, and its buttons do something", async ({
  page,
}) => {
  await signUp(page.request, demoUrl(), "en");
  // Where links lead is the same in both languages, and three of a kind were read as a visitor.
  const { pages, faults } = await crawlAs(page, readers[0], 1);
  const addresses = pages.filter(([first = ""]) => ofMembers.test(new URL(first).pathname));
  const { signOut } = words.mn.memberMenu;
  const leftAlone = { [`button ${signOut}`]: "the pages after it are the member's too" };
  for (const reader of walkedBy("mn")) {
    await readAs(page, reader, demoUrl());
    const pressed = reader.language === "mn" ? leftAlone : undefined;
    faults.push(...(await examine({ page, reader, addresses, leftAlone: pressed })));
  }
  expectNoFaults(faults);
});

async function crawlAs(page: Page, reader: Reader, samplesOfKind: number) {
  await readAs(page, reader, demoUrl());
  await page.goto("about:blank");
  const { language } = reader;
  const found = await crawl(page, { address: `${demoUrl()}/`, language, samplesOfKind });
  expect(found.pages.length, "kinds of pages").toBeGreaterThan(45);
  return found;
}

type Examination = {
  page: Page;
  reader: Reader;
  /** Of each kind the first that is there is examined. */
  addresses: readonly (readonly string[])[];
  /** Of these, what must also have all that a page has, and pass axe, in the reader's colours. */
  whole?: readonly string[];
  /** Buttons that are not pressed, and why; without it none is. */
  leftAlone: Readonly<Record<string, string>> | undefined;
};

async function examine({ page, reader, addresses, whole = [], leftAlone }: Examination): Promise<string[]> {
  const faults: string[] = [];
  const done = new Set<string>();
  for (const alike of addresses) {
    const address = await firstThere(page, alike);
    if (address === undefined) continue;
    // Some button has chosen others.
    const theme = { name: "khamt-theme", value: themes[reader.language], url: demoUrl() };
    await page.context().addCookies([theme]);
    const response = await openAlive(page, address);
    if (whole.includes(address)) {
      expect(response?.status(), address).toBe(200);
      await expectWhole(page, reader.language);
      await expectAccessible(page, address);
    }
    faults.push(...faultsOf(await page.evaluate(readPage, null), address, reader.language));
    if (leftAlone !== undefined) faults.push(...(await deadButtons(page, { done, leftAlone })));
  }
  return faults;
}

/** The newest profiles are other journeys', who hide and delete them. */
async function firstThere(page: Page, alike: readonly string[]): Promise<string | undefined> {
  for (const address of alike) {
    if (!ofProfile.test(address)) return address;
    const answer = await page.request.get(address, { headers: { accept: "text/html" } });
    if (answer.ok()) return address;
  }
  return undefined;
}

/** One fault stands on many pages, and is told once. */
function expectNoFaults(faults: readonly string[]): void {
  const told = new Map(faults.map((fault) => [fault.replace(/ \([^()]*\)$/, ""), fault]));
  expect([...told.values()]).toEqual([]);
}
