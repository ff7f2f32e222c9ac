import type { Page } from "@playwright/test";
import { programmeInvitation } from "@khamt/contract";
import { formatNumber } from "@khamt/language/format";
import deskJuryEn from "../apps/web/src/features/manage/programmes/words/desk-jury.en.ts";
import deskJuryMn from "../apps/web/src/features/manage/programmes/words/desk-jury.mn.ts";
import deskEn from "../apps/web/src/features/manage/programmes/words/desk-programmes.en.ts";
import deskMn from "../apps/web/src/features/manage/programmes/words/desk-programmes.mn.ts";
import membersEn from "../apps/web/src/features/manage/members/words/manage-members.en.ts";
import membersMn from "../apps/web/src/features/manage/members/words/manage-members.mn.ts";
import programmesEn from "../apps/web/src/features/programmes/words/programmes.en.ts";
import programmesMn from "../apps/web/src/features/programmes/words/programmes.mn.ts";
import juryEn from "../apps/web/src/features/jury/words/jury.en.ts";
import juryMn from "../apps/web/src/features/jury/words/jury.mn.ts";
import scoringEn from "../apps/web/src/shared/scoring/words/scoring.en.ts";
import scoringMn from "../apps/web/src/shared/scoring/words/scoring.mn.ts";
import { signUp, signUpOperator } from "./tools/accounts.ts";
import { openAsleep, untilAlive } from "./tools/open-alive.ts";
import { registrars } from "./tools/operators.ts";
import {
  demoUrl,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  readAs,
  walkedBy,
  test,
  type Reader,
} from "./tools/test.ts";
import { words } from "./tools/words.ts";

const catalogues = {
  en: {
    desk: deskEn,
    programmes: programmesEn,
    members: membersEn,
    scoring: scoringEn,
    jury: { ...juryEn, desk: deskJuryEn },
  },
  mn: {
    desk: deskMn,
    programmes: programmesMn,
    members: membersMn,
    scoring: scoringMn,
    jury: { ...juryMn, desk: deskJuryMn },
  },
};

for (const reader of walkedBy("mn"))
  test(`a programme is made, joined by its QR code and by application, ${reader.language} at ${reader.width} px`, ({
    page,
    other,
    third,
  }) => journey({ page, applicant: third, boss: other, reader }));

type Journey = { page: Page; applicant: Page; boss: Page; reader: Reader };

async function journey({ page, applicant, boss, reader }: Journey): Promise<void> {
  const { language } = reader;
  const { desk, programmes: t, members, scoring, jury } = catalogues[language];
  const { memberMenu, memberActs } = words[language];
  const main = (of: Page) => of.getByRole("main");
  for (const each of [page, applicant, boss]) await readAs(each, reader, demoUrl());
  await signUpOperator(boss.request, demoUrl(), language, registrars[language]);
  const slug = `autumn-${language}`;
  let juror = "";
  const names = { en: `Autumn school, ${slug}`, mn: `Намрын сургууль, ${slug}` };
  const name = names[language];

  await test.step("the desk makes one; what is wrong is said, and what was typed stays", async () => {
    // On a slow line the first field is typed into before the page's scripts come.
    const wake = await openAsleep(boss, `${demoUrl()}/manage/programmes/new`);
    // The own language comes first.
    const own = { en: desk.form.nameEn, mn: desk.form.nameMn }[language];
    await expect(main(boss).getByRole("textbox").first()).toHaveAccessibleName(own);
    await main(boss).getByLabel(desk.form.nameEn).fill(names.en);
    await wake();
    await expect(main(boss).getByLabel(desk.form.slug)).toHaveValue(`autumn-school-${slug}`);
    await main(boss).getByLabel(desk.form.slug).fill("Autumn!");
    await main(boss).getByRole("button", { name: desk.form.create }).click();
    await expect(main(boss).getByText(desk.form.badSlug)).toBeVisible();
    await expectAccessible(boss, "the faults of a programme");
    await expect(main(boss).getByLabel(desk.form.nameEn)).toHaveValue(names.en);
    await main(boss).getByLabel(desk.form.nameMn).fill(names.mn);
    await main(boss).getByLabel(desk.form.slug).fill(slug);
    await main(boss).getByLabel(desk.form.wordsEn).fill("Ten evenings about one's first customers.");
    await main(boss).getByLabel(desk.form.wordsMn).fill("Анхны үйлчлүүлэгчийн тухай арван орой.");
    await main(boss).getByRole("radio", { name: desk.form.entries.applied }).check();
    await main(boss).getByRole("button", { name: desk.form.addQuestion }).click();
    await main(boss).getByLabel(desk.form.questionEn(1)).fill("What do you build?");
    await main(boss).getByLabel(desk.form.questionMn(1)).fill("Та юу бүтээж байна вэ?");
    await main(boss).getByLabel(desk.form.required(1)).check();
    await expectNoSidewaysScroll(boss);
    await main(boss).getByRole("button", { name: desk.form.create }).click();
    await expect(boss.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  const link = await test.step("a link with two places has a code that a phone can read", async () => {
    await main(boss).getByRole("link", { name: desk.tabs.invitations }).click();
    await main(boss).getByLabel(desk.invitations.places).fill("2");
    await main(boss).getByRole("button", { name: desk.invitations.make }).click();
    await expect(main(boss).getByText(desk.invitations.used(0, 2))).toBeVisible();
    const show = main(boss).getByRole("link", { name: desk.invitations.show });
    await expect(async () => {
      // Neither the word about it nor the page's head lies over anything then.
      await boss.goto(boss.url());
      await untilAlive(boss.getByRole("heading", { level: 1 }));
      await expect(show).toBeVisible({ timeout: 5000 });
      await expectNoSidewaysScroll(boss);
      await boss.evaluate(() => scrollTo(0, 0));
      await expectAccessible(boss, "the invitations");
    }).toPass();
    await show.click();
    const code = main(boss).getByRole("img", { name: desk.invitations.qr(name) });
    await expect(code).toBeVisible();
    await boss.emulateMedia({ media: "print" });
    await expect(code).toBeVisible();
    await expect(boss.getByRole("banner")).toHaveCount(0);
    await expect(boss.getByRole("contentinfo")).toHaveCount(0);
    await expect(main(boss).getByRole("button")).toHaveCount(0);
    await boss.emulateMedia({ media: null });
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "the code");
    const id = /programmes\/([0-9a-f-]{36})\//.exec(boss.url())?.[1] ?? "";
    const answer = await boss.request.get(`${demoUrl()}/api/manage/programmes/${id}/invitations`);
    const [made] = programmeInvitation.array().parse(await answer.json());
    return `${demoUrl()}/programmes/${slug}?invitation=${made?.token ?? ""}`;
  });

  await test.step("who scans it joins at once, and says whom to be matched with", async () => {
    juror = (await signUp(page.request, demoUrl(), language)).email;
    await page.goto(link);
    await expectAccessible(page, "an invitation to a programme");
    await main(page).getByRole("button", { name: t.join.button }).click();
    await expect(main(page).getByRole("heading", { name: t.joined.title })).toBeVisible();
    await main(page).getByRole("radio", { name: t.joined.pools.programme }).check();
    await expect(page.getByText(t.joined.saved)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "a programme of one's own");
  });

  await test.step("a list of addresses is shown for what it would do, and makes a link for each", async () => {
    const { mailed } = desk;
    await boss.goto(`${demoUrl()}/manage/programmes`);
    await main(boss).getByRole("link", { name }).click();
    await main(boss).getByRole("link", { name: desk.tabs.invitations }).click();
    await main(boss).getByRole("button", { name: mailed.check }).click();
    await expect(main(boss).getByText(mailed.missing)).toBeVisible();
    const addresses = [`one@${slug}.example`, `Two <two@${slug}.example>`, "three@", `one@${slug}.example`];
    await main(boss).getByLabel(mailed.list).fill(addresses.join("\n"));
    await main(boss).getByRole("button", { name: mailed.check }).click();
    await expect(main(boss).getByRole("heading", { name: mailed.people(2) })).toBeVisible();
    await expect(main(boss).getByText(mailed.problems["wrong-email"])).toBeVisible();
    await expect(main(boss).getByText(mailed.problems.twice)).toBeVisible();
    await expect(main(boss).getByText(mailed.noMail)).toBeVisible();
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "a list of addresses");
    await main(boss)
      .getByRole("button", { name: mailed.send(2) })
      .click();
    await expect(main(boss).getByRole("heading", { name: mailed.invited(2) })).toBeVisible();
    await expect(boss.getByText(mailed.made(2))).toBeVisible();
    await main(boss)
      .getByRole("button", { name: mailed.about(mailed.end, `one@${slug}.example`) })
      .click();
    await boss.getByRole("dialog").getByRole("button", { name: mailed.end }).click();
    await expect(main(boss).getByText(mailed.standings.ended)).toBeVisible();
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "whom letters invite");
  });

  await test.step("whom the desk knows comes in at once, by the same list or chosen among the members", async () => {
    const { mailed } = desk;
    const join = async () => {
      const joining = await boss.context().browser()?.newContext();
      if (!joining) throw new Error("no browser");
      const { email } = await signUp(joining.request, demoUrl(), language);
      await joining.close();
      return email;
    };
    const [listed, chosen] = [await join(), await join()];
    await main(boss).getByLabel(mailed.list).fill(`${listed}\nfour@${slug}.example`);
    await main(boss).getByLabel(mailed.addsKnown).check();
    await main(boss).getByRole("button", { name: mailed.check }).click();
    await expect(main(boss).getByText(mailed.comeIn(1))).toBeVisible();
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "a list with somebody who is known");
    await main(boss)
      .getByRole("button", { name: mailed.addAndSend(1, 1) })
      .click();
    await expect(boss.getByText(mailed.added(1))).toBeVisible();

    await boss.goto(`${demoUrl()}/manage/members?q=${encodeURIComponent(chosen)}`);
    await main(boss).getByLabel(members.selected.one("Bat Dorj")).check();
    await main(boss).getByRole("button", { name: memberActs["add-to-programme"].button }).click();
    const dialog = boss.getByRole("dialog");
    await dialog.getByRole("button", { name: memberActs["add-to-programme"].send }).click();
    await expect(dialog.getByText(members.programmeMissing)).toBeVisible();
    await dialog.getByLabel(members.filters.programme).selectOption({ label: name });
    await expectAccessible(boss, "the choice of a programme");
    await dialog.getByRole("button", { name: memberActs["add-to-programme"].send }).click();
    await expect(dialog).toHaveCount(0);
    await boss.goto(`${demoUrl()}/manage/programmes`);
    const card = main(boss).getByRole("listitem").filter({ hasText: name });
    await expect(card.getByText(desk.members(3))).toBeVisible();
  });

  await test.step("another applies, and is told of the answer", async () => {
    await signUp(applicant.request, demoUrl(), language);
    await applicant.goto(`${demoUrl()}/programmes/${slug}`);
    await main(applicant).getByRole("button", { name: t.join.apply }).click();
    await expect(main(applicant).getByText(t.join.missing)).toBeVisible();
    const question = { en: "What do you build?", mn: "Та юу бүтээж байна вэ?" }[language];
    await main(applicant).getByLabel(question).fill("Felt shoes");
    await main(applicant).getByRole("button", { name: t.join.apply }).click();
    await expect(main(applicant).getByRole("heading", { name: t.applied.title })).toBeVisible();
    await main(applicant).getByRole("button", { name: t.applied.change }).click();
    await main(applicant).getByLabel(question).fill("Felt boots");
    await main(applicant).getByRole("button", { name: t.applied.save }).click();
    await expect(
      main(applicant).getByRole("region", { name: t.applied.sent }).getByText("Felt boots"),
    ).toBeVisible();
    await expectNoSidewaysScroll(applicant);
    await expectAccessible(applicant, "an application of one's own");
    await boss.goto(`${demoUrl()}/manage/programmes`);
    const card = main(boss).getByRole("listitem").filter({ hasText: name });
    await expect(card.getByText(desk.applications(1))).toBeVisible();
    await main(boss).getByRole("link", { name }).click();
    await main(boss)
      .getByRole("link", { name: `${desk.people.states.applied} 1` })
      .click();
    await expect(main(boss).getByText("Felt boots")).toBeVisible();
    await expect(main(boss).getByRole("link", { name: "Bat Dorj" })).toHaveAttribute(
      "href",
      /\/manage\/members\//,
    );
    await main(boss).getByRole("radio", { name: "4" }).check();
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "an application");
    await main(boss).getByRole("button", { name: scoring.save }).click();
    await expect(main(boss).getByText(scoring.one(scoring.own, 4))).toBeVisible();
    await main(boss).getByRole("link", { name: desk.tabs.jury }).click();
    await main(boss).getByLabel(jury.desk.emails).fill(`${juror}, anu@`);
    await main(boss).getByRole("button", { name: jury.desk.invite }).click();
    await expect(main(boss).getByText(jury.desk.wrong("anu@"))).toBeVisible();
    await main(boss).getByLabel(jury.desk.emails).fill(juror);
    await main(boss).getByRole("button", { name: jury.desk.invite }).click();
    await expect(main(boss).getByText(jury.desk.people(1))).toBeVisible();
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "a jury");
    await page.goto(`${demoUrl()}/programmes`);
    await main(page)
      .getByRole("link", { name: t.juries.about(name) })
      .click();
    await main(page).getByRole("button", { name: jury.asked.button }).click();
    await main(page).getByRole("link", { name: jury.begin }).click();
    await expect(main(page).getByText("Felt boots")).toBeVisible();
    await main(page).getByRole("radio", { name: "2" }).check();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page, "an application that a juror scores");
    await main(page).getByRole("button", { name: scoring.save }).click();
    await expect(main(page).getByText(jury.allDone)).toBeVisible();
    await boss.goBack();
    await expect(main(boss).getByText(desk.people.score.mean(formatNumber(3, language, 1), 2))).toBeVisible();
    await main(boss)
      .getByRole("button", { name: desk.people.about(desk.people.actions.accept, "Bat Dorj") })
      .click();
    const words = boss.getByRole("dialog");
    await words.getByLabel(desk.people.note.label).fill("Monday at ten");
    await expectAccessible(boss, "a decision");
    await words.getByRole("button", { name: desk.people.actions.accept }).click();
    await expect(main(boss).getByText("Felt boots")).toBeHidden();
    // The pressed button is gone with the application; who uses a keyboard goes on where it was.
    await expect(boss.locator("main:focus, main :focus")).toHaveCount(1);
    await expect(
      main(boss).getByRole("link", { name: desk.people.states.applied, exact: true }),
    ).toBeVisible();
    await expect(applicant.getByLabel(memberMenu.unreadNotifications(1))).toBeVisible();
    await applicant.reload();
    await expect(main(applicant).getByRole("heading", { name: t.joined.title })).toBeVisible();
    await expect(main(applicant).getByText("Monday at ten")).toBeVisible();
  });
  await test.step("what is over is put aside, and brought back", async () => {
    const { archive, shelves } = desk;
    await boss.goto(`${demoUrl()}/manage/programmes`);
    await main(boss).getByRole("link", { name }).click();
    await main(boss).getByRole("button", { name: archive.button }).click();
    await expect(boss.getByRole("dialog").getByText(archive.text)).toBeVisible();
    await boss.getByRole("dialog").getByRole("button", { name: archive.button }).click();
    await expect(main(boss).getByText(archive.intro)).toBeVisible();
    await expectNoSidewaysScroll(boss);
    await expectAccessible(boss, "a programme of the archive");
    await boss.goto(`${demoUrl()}/manage/programmes`);
    await expect(main(boss).getByRole("link", { name: desk.create }).first()).toBeVisible();
    await expect(main(boss).getByRole("link", { name })).toHaveCount(0);
    await main(boss).getByRole("link", { name: shelves.archived, exact: true }).click();
    await main(boss).getByRole("link", { name }).click();
    await main(boss).getByRole("button", { name: archive.bringBack }).click();
    await expect(main(boss).getByRole("button", { name: archive.button })).toBeVisible();
  });
}
