import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { codeAlphabet } from "@khamt/contract/verification-code";
import { rowsOfWorkbook } from "../apps/server/test/workbook.ts";
import { openMailbox, type Mailbox } from "../apps/server/test/mailbox.ts";
import figuresEn from "../apps/web/src/features/manage/overview/words/figures.en.ts";
import figuresMn from "../apps/web/src/features/manage/overview/words/figures.mn.ts";
import importEn from "../apps/web/src/features/manage/members/words/manage-import.en.ts";
import importMn from "../apps/web/src/features/manage/members/words/manage-import.mn.ts";
import membersEn from "../apps/web/src/features/manage/members/words/manage-members.en.ts";
import membersMn from "../apps/web/src/features/manage/members/words/manage-members.mn.ts";
import deskEn from "../apps/web/src/features/manage/programmes/words/desk-programmes.en.ts";
import deskMn from "../apps/web/src/features/manage/programmes/words/desk-programmes.mn.ts";
import programmesEn from "../apps/web/src/features/programmes/words/programmes.en.ts";
import programmesMn from "../apps/web/src/features/programmes/words/programmes.mn.ts";
import moderationEn from "../apps/web/src/shared/moderation/words/moderation.en.ts";
import moderationMn from "../apps/web/src/shared/moderation/words/moderation.mn.ts";
import roundsEn from "../apps/web/src/shared/rounds/words/rounds.en.ts";
import roundsMn from "../apps/web/src/shared/rounds/words/rounds.mn.ts";
import { signUp, signUpOperator } from "./tools/accounts.ts";
import { openAlive } from "./tools/open-alive.ts";
import { pressAndConfirm } from "./tools/press-and-confirm.ts";
import { organisers } from "./tools/operators.ts";
import { type Server, startServer, stopServer } from "./tools/start-servers.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readAs,
  walkedBy,
  test,
  type Reader,
} from "./tools/test.ts";
import { words } from "./tools/words.ts";

// One server of their own: what the journeys bring would crowd the others' lists, and its letters reach one mailbox.
test.describe.configure({ mode: "default" });

const catalogues = {
  en: {
    desk: deskEn,
    figures: figuresEn,
    members: membersEn,
    importing: importEn,
    moderation: moderationEn,
    programmes: programmesEn,
    rounds: roundsEn,
  },
  mn: {
    desk: deskMn,
    figures: figuresMn,
    members: membersMn,
    importing: importMn,
    moderation: moderationMn,
    programmes: programmesMn,
    rounds: roundsMn,
  },
};

/** How many come by a table; desk-members.spec.ts always brings 500. Their letters leave before those of whoever comes next: the most come last. */
const listedFor = { en: 50, mn: process.env["TEST_READERS"] === "both" ? 500 : 50 };

let mailbox: Mailbox;
let server: Server;
test.beforeAll(async () => {
  mailbox = await openMailbox();
  server = await startServer({
    DEMO_DATA: "off",
    SMTP_URL: mailbox.url,
    MAIL_FROM: "Khamt <khamt@khamt.example>",
    CONTACT_EMAIL: "",
  });
});
test.afterAll(async () => {
  await stopServer(server);
  await mailbox.close();
});

for (const reader of walkedBy("mn"))
  test(`a programme from its code at the door to a list of ${listedFor[reader.language]}, ${reader.language} at ${reader.width} px`, ({
    page,
    other,
    third,
  }) => journey({ boss: page, phone: other, invited: third, reader }));

type Journey = { boss: Page; phone: Page; invited: Page; reader: Reader };

async function journey({ boss, phone, invited, reader }: Journey): Promise<void> {
  const { language } = reader;
  const t = { ...catalogues[language], acts: words[language].memberActs };
  const listed = listedFor[language];
  const { url } = server;
  const main = (of: Page) => of.getByRole("main");
  const dialog = boss.getByRole("dialog");
  const name = `Demo day ${language}`;
  const slug = `demo-day-${language}`;
  const addressOf = (at: number) => `guest-${at}-${language}@guests.example`;
  for (const each of [boss, invited]) await readAs(each, reader, url);
  await readAs(phone, { ...reader, width: 390 }, url);
  const chief = await signUpOperator(boss.request, url, language, organisers[language], codeFor);
  const programme = await createProgramme(boss.request, slug, name);

  const door = await test.step("the programme has a code to hang up, and letters go to a list", async () => {
    await openAlive(boss, `${url}/manage/programmes/${programme}?view=invitations`);
    await main(boss).getByRole("button", { name: t.desk.invitations.make }).click();
    await expect(main(boss).getByText(t.desk.invitations.used(0, 30))).toBeVisible();
    const list = [1, 2, 3].map(addressOf).join("\n");
    await main(boss).getByLabel(t.desk.mailed.list).fill(`${list}\nnobody`);
    await main(boss).getByRole("button", { name: t.desk.mailed.check }).click();
    await expect(main(boss).getByText(t.desk.mailed.problems["no-email"])).toBeVisible();
    await main(boss)
      .getByRole("button", { name: t.desk.mailed.send(3) })
      .click();
    await expect(main(boss).getByRole("heading", { name: t.desk.mailed.invited(3) })).toBeVisible();
    const answer = await boss.request.get(`${url}/api/manage/programmes/${programme}/invitations`);
    const [link] = (await answer.json()) as { token: string }[];
    return `${url}/programmes/${slug}?invitation=${link?.token ?? ""}`;
  });

  await test.step("one scans the code with a phone, one follows the letter, and both are in", async () => {
    await signUp(phone.request, url, language, addressOf(0), codeFor);
    await phone.goto(door);
    await main(phone).getByRole("button", { name: t.programmes.join.button }).click();
    await expect(main(phone).getByRole("heading", { name: t.programmes.joined.title })).toBeVisible();
    await expect(main(phone).getByText(t.programmes.joined.here)).toBeVisible();
    await expectNoSidewaysScroll(phone);
    const letter = await letterTo(addressOf(1));
    expect(letter.subject).toContain(name);
    await signUp(invited.request, url, language, addressOf(1), codeFor);
    await invited.goto(/http\S+invitation=\S+/.exec(letter.text ?? "")?.[0] ?? "");
    await main(invited).getByRole("button", { name: t.programmes.join.button }).click();
    await expect(main(invited).getByRole("heading", { name: t.programmes.joined.title })).toBeVisible();
    await boss.reload();
    await expect(main(boss).getByText(t.desk.mailed.standings.joined)).toBeVisible();
    await expectAccessible(boss, "whom letters invited");
  });

  await test.step("three rounds are planned for eight; one leaves after the first, and the others meet on", async () => {
    for (const each of [phone, invited]) await addProfile(each.request);
    for (let at = 4; at < 10; at += 1) await joinBy(boss, addressOf(at), slug);
    await boss.goto(`${url}/manage/rounds`);
    await main(boss).getByRole("button", { name: t.rounds.list.create }).click();
    await dialog.getByLabel(t.rounds.form.programme, { exact: true }).selectOption(name);
    await dialog.getByLabel(t.rounds.form.name).fill(name);
    await dialog.getByRole("button", { name: t.rounds.form.submit }).click();
    await expect(boss.getByRole("heading", { level: 1, name })).toBeVisible();
    await main(boss).getByRole("button", { name: t.rounds.desk.start }).click();
    await expect(main(boss).getByRole("timer")).toBeVisible();
    const id = boss.url().split("/").at(-1) ?? "";
    await phone.goto(`${url}/rounds/${id}`);
    await expect(main(phone).getByRole("heading", { name: t.rounds.own.now })).toBeVisible();
    const rows = main(boss).getByRole("region", { name: t.rounds.desk.people }).getByRole("combobox");
    await rows.last().selectOption("left");
    await expect(boss.getByText(t.rounds.desk.planned)).toBeVisible();
    for (const round of [2, 3]) {
      await pressAndConfirm(boss, t.rounds.desk.next(round));
      await expect(main(boss).getByText(t.rounds.round(round, 3)).first()).toBeVisible();
    }
    const view = (await (await boss.request.get(`${url}/api/manage/rounds/${id}`)).json()) as {
      meetings: { number: number }[];
    };
    const counts = [1, 2, 3].map((round) => view.meetings.filter(({ number }) => number === round).length);
    expect(counts).toEqual([4, 3, 3]);
    await expectNoSidewaysScroll(boss);
    await pressAndConfirm(boss, t.rounds.desk.end);
  });

  await test.step(`the spreadsheet becomes ${listed} members, each with a letter`, async () => {
    const people = Array.from(
      { length: listed },
      (_, at) => `Dulam ${at},dulam-${at}-${language}@list.example`,
    );
    await boss.goto(`${url}/manage/members/import`);
    const written = Buffer.from(["Name,Email", ...people].join("\r\n"));
    await chooseTable(boss, t.importing.file, "people.csv", written);
    await main(boss).getByRole("button", { name: t.importing.preview, exact: true }).click();
    await main(boss)
      .getByRole("button", { name: t.importing.send(listed) })
      .click();
    await expect(main(boss).getByRole("heading", { name: t.importing.done(listed) })).toBeVisible();
    // They leave one by one, in no order; the first of them is enough to go on.
    const letter = await letterTo(new RegExp(String.raw`^dulam-\d+-${language}@list\.example$`));
    expect(letter.text).toContain("/reset-password?account=new#");
  });

  await test.step("the figures have changed: eight have signed up in the programme, and are in the lists", async () => {
    // Who is invited has not signed up, and of too few outside the programme the difference would tell.
    for (let at = 10; at < 14; at += 1) await (await signUpBeside(boss, addressOf(at))).close();
    await boss.goto(`${url}/manage?programme=${programme}`);
    for (const step of ["signed-up", "listed"] as const) {
      const card = main(boss)
        .getByRole("listitem")
        .filter({ has: boss.getByRole("heading", { name: t.figures.steps[step].title, exact: true }) });
      await expect(card.getByText("8", { exact: true }).first()).toBeVisible();
    }
    await expectAccessible(boss, "the figures of the programme");
  });

  await test.step("the exported table has everybody, and an import knows all of them", async () => {
    await boss.goto(`${url}/manage/members?q=-${language}@list.example`);
    await expect(main(boss).getByText(t.members.count(listed), { exact: true })).toBeVisible();
    const downloading = boss.waitForEvent("download");
    await main(boss).getByRole("button", { name: t.members.export }).click();
    const table = await readFile(await (await downloading).path());
    expect(await rowsOfWorkbook(table)).toHaveLength(listed + 1);
    await boss.goto(`${url}/manage/members/import`);
    await chooseTable(boss, t.importing.file, "people.xlsx", table);
    await main(boss).getByRole("button", { name: t.importing.preview, exact: true }).click();
    await expect(main(boss).getByRole("heading", { name: t.importing.nobody })).toBeVisible();
    await expect(main(boss).getByText(t.importing.known(listed), { exact: true })).toBeVisible();
  });

  await test.step("one is suspended and signed out at once, and restored", async () => {
    await boss.goto(`${url}/manage/members?q=${addressOf(1)}`);
    await main(boss).getByRole("link", { name: "Tuya Bold" }).click();
    await main(boss).getByRole("button", { name: t.acts.suspend.button, exact: true }).click();
    await dialog.getByLabel(t.moderation.rules.honesty).check();
    await dialog.getByLabel(t.members.reason).fill("A trial.");
    await dialog.getByLabel(t.moderation.accounts.password, { exact: true }).fill(chief.password);
    await dialog.getByRole("button", { name: t.acts.suspend.send, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect((await invited.request.get(`${url}/api/account`)).status()).toBe(401);
    await main(boss).getByRole("button", { name: t.acts.restore.button, exact: true }).click();
    await dialog.getByLabel(t.members.reason).fill("It is over.");
    await dialog.getByRole("button", { name: t.acts.restore.send, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    for (const act of ["restored", "suspended"] as const)
      await expect(main(boss).getByText(t.moderation.acts.kinds[act], { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(boss);
  });
}

async function createProgramme(boss: APIRequestContext, slug: string, name: string): Promise<string> {
  const both = { en: name, mn: name };
  const data = { slug, name: both, words: both, startsOn: null, endsOn: null, entry: "open" };
  const answer = await boss.post(`${server.url}/api/manage/programmes`, {
    data: { ...data, questions: [], isListed: true },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}

async function chooseTable(page: Page, button: string, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("main").getByRole("button", { name: button }).click();
  await (await chooser).setFiles({ name, mimeType: "", buffer });
}

/** Somebody in a browser of their own, who has a profile and joins. */
async function joinBy(page: Page, email: string, slug: string): Promise<void> {
  const context = await signUpBeside(page, email);
  await addProfile(context.request);
  const answer = await context.request.post(`${server.url}/api/programmes/${slug}/join`, {
    data: { invitation: null, answers: [] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await context.close();
}

async function signUpBeside(page: Page, email: string): Promise<BrowserContext> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error("There is no browser.");
  await signUp(context.request, server.url, "en", email, codeFor);
  return context;
}

async function addProfile(request: APIRequestContext): Promise<void> {
  const skill = `skill ${randomUUID().slice(0, 4)}`;
  const answer = await request.post(`${server.url}/api/startup-cofounders`, {
    data: {
      firstName: "Tuya",
      lastName: "Bold",
      title: `I work in ${skill}`,
      bio: `I have worked in ${skill} for years, and look for a founder who needs somebody who knows ${skill}.`,
      experience: "3-5",
      skills: [skill, "React"],
      expertise: [skill],
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

async function letterTo(address: string | RegExp, subject = /./) {
  const isTo = (to: string) => (typeof address === "string" ? to === address : address.test(to));
  const find = () =>
    mailbox.letters.find(
      (each) => [each.to].flat().some((to) => isTo(to?.text ?? "")) && subject.test(each.subject ?? ""),
    );
  await expect(() => expect(find()).toBeDefined()).toPass();
  const letter = find();
  if (!letter) throw new Error(`There is no letter to ${String(address)}.`);
  return letter;
}

async function codeFor(address: string): Promise<string> {
  const code = new RegExp(String.raw`^[${codeAlphabet}]{6}\b`);
  const { subject } = await letterTo(address, code);
  return code.exec(subject ?? "")?.[0] ?? "";
}
