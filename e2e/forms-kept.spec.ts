import type { Page } from "@playwright/test";
import { signUp, totp, turnOnSecondStep, type Member } from "./tools/accounts.ts";
import safety from "../apps/web/src/features/safety/words/safety.en.ts";
import { formValues } from "./tools/forms-fixtures.ts";
import { formOn } from "./tools/forms.ts";
import { demoUrl, emptyUrl, expect, expectAccessible, readAs, test } from "./tools/test.ts";
import { openAlive, untilAlive } from "./tools/open-alive.ts";
import { words } from "./tools/words.ts";
import { atFirstMatches, untilArrived, openForm } from "./tools/forms-of-tests.ts";

// A session that has ended, a profile that was changed meanwhile, and a lost connection: the console names them too.
// What somebody has reported is no longer there for them, and its page may still ask how they stand to each other.
test.use({
  expectedErrors: [
    /401 \(Unauthorized\)|409 \(Conflict\)|ERR_INTERNET_DISCONNECTED|404 \(Not Found\) .*\/connections\/with\//,
  ],
});

test("nothing that was typed is lost: not on reload, not on sign-in, not when the session ends or the network goes", async ({
  page,
  browser,
}) => {
  const { forms } = words.en;
  const elsewhere = await browser.newContext();
  const member = await signUp(elsewhere.request, demoUrl(), "en");
  await readAs(page, { language: "en", width: 1280 }, demoUrl());
  const form = formOn(page, "idea", "en");
  const title = form.control("title");
  await openForm(page, "idea");

  await test.step("a visitor comes back to what was typed", async () => {
    await title.fill("Warm gers");
    await expect(page.getByText(forms.kept.device)).toBeVisible();
    await page.reload();
    await expect(page.getByText(forms.restored.before)).toBeVisible();
    await expect(title).toHaveValue("Warm gers");
    await expect(title).toBeFocused();
  });

  await test.step("a visitor signs in at the end, and sends it", async () => {
    await form.fill(formValues.en);
    await form.submit().click();
    await signIn(page, member);
    await expect(title).toHaveValue(formValues.en.idea.title);
    await form.submit().click();
    await expect(page).toHaveURL(atFirstMatches);
  });

  await test.step("what was typed last wins, wherever it was", async () => {
    await openForm(page, "idea");
    await title.fill("On this device");
    await expect(page.getByText(forms.kept.server, { exact: true })).toBeVisible();
    const draft = { fields: { title: "On the other" }, editedAt: new Date().toISOString() };
    await elsewhere.request.put(`${demoUrl()}/api/drafts/idea/new`, { data: draft });
    await page.reload();
    await expect(title).toHaveValue("On the other");
  });

  await test.step("the network goes and comes back", async () => {
    await untilArrived(page);
    await page.context().setOffline(true);
    await title.fill("Without a network");
    await expect(page.getByText(forms.kept.device)).toBeVisible();
    // When it opens again it asks who is signed in: not amid the next step.
    const live = page.waitForResponse((response) => response.url().endsWith("/api/events"));
    await page.context().setOffline(false);
    await expect(page.getByText(forms.kept.server, { exact: true })).toBeVisible();
    await live;
    const kept = await elsewhere.request.get(`${demoUrl()}/api/drafts/idea/new`);
    expect(await kept.json()).toMatchObject({ fields: { title: "Without a network" } });
  });

  await test.step("the session ends", async () => {
    await form.fill(formValues.en);
    await page.context().clearCookies();
    await form.submit().click();
    // What was pressed goes on.
    await signIn(page, member);
    await expect(page).toHaveURL(atFirstMatches);
    const own = await elsewhere.request.get(`${demoUrl()}/api/my-startup-idea-profiles`);
    expect(await own.json()).toMatchObject([{ title: formValues.en.idea.title }, {}]);
  });
  await elsewhere.close();
});

test("of two tabs the second is told, and both changes stand in the end", async ({ page }) => {
  const { forms, form: texts } = words.mn;
  await readAs(page, { language: "mn", width: 390 }, demoUrl());
  await signUp(page.request, demoUrl(), "mn");
  const made = await page.request.post(`${demoUrl()}/api/companies`, {
    data: { name: "Тэнгэр", mission: "Эхний", vision: "Эхний" },
  });
  expect(made.status()).toBe(201);
  const second = await page.context().newPage();
  await openForm(page, "company");
  await openForm(second, "company");

  const mine = formOn(second, "company", "mn");
  await mine.control("name").fill("Хоёр дахь таб");
  await mine.control("vision").fill("Хоёр дахь таб ".repeat(60));
  const theirs = formOn(page, "company", "mn");
  await theirs.control("mission").fill("Эхний таб");
  await theirs.control("vision").fill("Эхний таб");
  await theirs.save().click();
  await expect(page).toHaveURL(`${demoUrl()}/my-profile`);

  await mine.save().click();
  const dialog = second.getByRole("dialog", { name: forms.conflict.title });
  const { vision } = texts.company.fields;
  await expect(dialog.getByRole("group", { name: vision.label })).toBeVisible();
  // Only this tab has changed the name, and only the other one the mission.
  await expect(dialog.getByRole("group")).toHaveCount(1);
  await expect(dialog.getByRole("button", { name: forms.conflict.save })).toBeInViewport({ ratio: 1 });
  await dialog
    .getByRole("group", { name: vision.label })
    .getByRole("radio", { name: forms.conflict.theirs })
    .check();
  await expectAccessible(second, "the two versions");
  await dialog.getByRole("button", { name: forms.conflict.save }).click();
  await expect(second).toHaveURL(`${demoUrl()}/my-profile`);
  const own = await page.request.get(`${demoUrl()}/api/my-company-profiles`);
  expect(await own.json()).toMatchObject([
    { name: "Хоёр дахь таб", mission: "Эхний таб", vision: "Эхний таб" },
  ]);
});

test("a message to the team stays through a reload, and a report through a session that ends", async ({
  page,
}) => {
  const { contact } = words.en;
  const { report: t, more } = safety;
  await test.step("a visitor's message", async () => {
    await readAs(page, { language: "en", width: 1280 }, emptyUrl());
    await page.goto(`${emptyUrl()}/contact?topic=privacy`);
    const message = page.getByRole("textbox", { name: contact.form.message });
    await untilAlive(message);
    await page.getByLabel(contact.form.name).fill("Bat");
    await message.fill("What do you keep of me, and for how long?");
    await page.reload();
    await expect(message).toHaveValue("What do you keep of me, and for how long?");
    await expect(page.getByLabel(contact.form.name)).toHaveValue("Bat");
  });

  await test.step("a member's report", async () => {
    await readAs(page, { language: "en", width: 1280 }, demoUrl());
    const member = await signUp(page.request, demoUrl(), "en");
    const ideas = await page.request.get(`${demoUrl()}/api/startup-ideas?limit=100`);
    // The newest may be another journey's, and gone by now.
    const { id, title } = ((await ideas.json()) as { id: string; title: string }[]).at(-1) ?? {
      id: "",
      title: "",
    };
    const dialog = page.getByRole("dialog");
    const open = async () => {
      await page
        .getByRole("main")
        .getByRole("button", { name: more(title) })
        .click();
      await page.getByRole("menuitem", { name: t.button }).click();
    };
    await page.goto(`${demoUrl()}/startup-ideas/${id}`);
    await open();
    await dialog.getByLabel(t.reason).selectOption("spam");
    await dialog.getByLabel(t.text).fill("The same words under ten names.");
    await page.context().clearCookies();
    await dialog.getByRole("button", { name: t.send }).click();
    await signIn(page, member);
    await expect(page.getByText(t.done.title)).toBeVisible();
  });
});

test("who is signed out by the clock goes on where they typed; who signs out in another tab leaves nothing", async ({
  page,
}) => {
  const { forms, auth, memberMenu, sessionOver, shell } = words.mn;
  await readAs(page, { language: "mn", width: 390 }, demoUrl());
  const member = await signUp(page.request, demoUrl(), "mn");
  const secret = await turnOnSecondStep(page.request, demoUrl(), member);
  const form = formOn(page, "idea", "mn");
  const title = form.control("title");
  const note = page.getByRole("region", { name: sessionOver.label });

  await test.step("the session runs out amid a word", async () => {
    await openForm(page, "idea");
    await title.fill("Дулаан гэр");
    await expect(page.getByText(forms.kept.server, { exact: true })).toBeVisible();
    await page.context().clearCookies({ name: "khamt-session" });
    await title.fill("Дулаан гэр, цэвэр агаар");
    await expect(note).toBeInViewport({ ratio: 1 });
    await expect(note).toContainText(sessionOver.held);
    await expect(title).toHaveValue("Дулаан гэр, цэвэр агаар");
    // What fills the screen, such as a conversation, leaves it room.
    const room = await page.evaluate(() =>
      Number.parseFloat(document.documentElement.style.getPropertyValue("--session-note")),
    );
    expect(room).toBeGreaterThanOrEqual(60);
    await expectAccessible(page, "a session that has run out");
  });

  await test.step("signs in, in two steps, and goes on", async () => {
    await note.getByRole("button", { name: sessionOver.signIn }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(auth.email).fill(member.email);
    await dialog.getByLabel(auth.password, { exact: true }).fill(member.password);
    await dialog.getByRole("button", { name: auth.submitSignIn, exact: true }).click();
    // The code that turned it on is used up.
    await dialog.getByLabel(auth.second.label).fill(totp(secret, Date.now() + 30_000));
    await dialog.getByRole("button", { name: auth.second.submit }).click();
    await expect(note).toBeHidden();
    await expect(title).toHaveValue("Дулаан гэр, цэвэр агаар");
    await expect(page.getByText(forms.kept.server, { exact: true })).toBeVisible();
    const kept = await page.request.get(`${demoUrl()}/api/drafts/idea/new`);
    expect(await kept.json()).toMatchObject({ fields: { title: "Дулаан гэр, цэвэр агаар" } });
  });

  await test.step("signs out in another tab", async () => {
    const second = await page.context().newPage();
    await openAlive(second, `${demoUrl()}/about`);
    await second.getByLabel(memberMenu.menu("Bat Dorj")).click();
    await second.getByRole("button", { name: memberMenu.signOut }).click();
    await expect(second.getByRole("banner").getByRole("button", { name: shell.signIn })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("button", { name: shell.signIn })).toBeVisible();
    await expect(title).toHaveValue("");
    await expect(note).toBeHidden();
  });
});

async function signIn(page: Page, { email, password }: Member): Promise<void> {
  const { auth, memberMenu } = words.en;
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(auth.email).fill(email);
  await dialog.getByLabel(auth.password, { exact: true }).fill(password);
  await dialog.getByRole("button", { name: auth.submitSignIn, exact: true }).click();
  await expect(page.getByLabel(memberMenu.menu("Bat Dorj"))).toBeVisible();
}
