import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  type AdministratorAct,
  type FirstRun,
  firstRun,
  site,
  type SiteInput,
  siteSettings,
  type SiteSettings,
  untouchedSite,
} from "@khamt/contract";
import { freshServer } from "../../../test/test-server.ts";
import { addFile, addUser } from "../../../test/rows.ts";
import { buildApp } from "../../app.ts";
import { files, users } from "../../platform/db/schema/index.ts";
import { MailError } from "../../platform/mail/mail.ts";
import { sweepFiles } from "../files/sweep.ts";
import { testConfig } from "../../../test/app.ts";

let isMailDown = false;
let boss: { id: string; cookie: string };
const server = freshServer({
  config: {
    ...testConfig,
    contactEmail: "operator@khamt.test",
    mailFrom: { name: "Khamt", address: "letters@khamt.test" },
  },
  mail: {
    send: async (letter) => {
      if (isMailDown) throw new MailError("down", { fault: "unreachable" });
      server.letters.push(letter);
    },
  },
});
beforeEach(async () => {
  isMailDown = false;
  boss = await signIn();
});

async function signIn() {
  const id = await addUser(server.db, { role: "admin", email: `${randomUUID()}@khamt.test` });
  return { id, cookie: await server.signIn(id) };
}

const hub: SiteInput = {
  ...untouchedSite,
  name: { en: "Tech Hub", mn: "Тех Хаб" },
  colours: { light: "#0b6b3a", dark: "#63d296" },
  hero: {
    title: { en: "Build with us", mn: "Бидэнтэй бүтээ" },
    intro: { en: "Ten weeks.", mn: "Арван долоо хоног." },
  },
  footer: { en: "A programme of the university.", mn: "Их сургуулийн хөтөлбөр." },
  contactEmail: "hello@hub.example",
  postal: { en: "Peace Avenue 1", mn: "Энхтайваны өргөн чөлөө 1" },
  terms: { en: "Be kind.", mn: "Бие биеэ хүндэл." },
};

const put = (input: object, cookie = boss.cookie) =>
  server.call({ method: "PUT", url: "/api/manage/site", headers: { cookie }, payload: input });
const shown = async () => site.strict().parse((await server.get("/api/site")).json());
const asBoss = (url: string) => server.get(url, { cookie: boss.cookie });

describe("what the operator says of the site", () => {
  test("is nothing at first, and then what an administrator set, without what is not for everybody", async () => {
    expect(Object.values(await shown())).toEqual(Array.from({ length: 7 }, () => null));
    const saved = await put({ ...hub, servicesEmail: "desk@hub.example" });
    expect(saved.statusCode).toBe(200);
    expect(siteSettings.strict().parse(saved.json())).toEqual({
      ...hub,
      servicesEmail: "desk@hub.example",
      version: 1,
    });
    const { terms, servicesEmail: _, version: __, ...everybodys } = hub;
    expect(await shown()).toEqual(everybodys);
    expect((await server.get("/api/site/terms")).json()).toEqual({ terms });
    expect((await asBoss("/api/manage/site")).json<SiteSettings>().version).toBe(1);
  });

  test("is known to every process on the database at once, and asks it nothing while it stays", async () => {
    await shown();
    const other = await buildApp({ db: server.db, config: testConfig, clock: server.clock.now });
    expect((await other.inject("/api/site")).json()).toMatchObject({ name: null });
    await put(hub);
    await other.answers?.changes.caughtUp();
    expect((await other.inject("/api/site")).json()).toMatchObject({ name: hub.name });
    await other.close();
  });

  test("is written in the log of administrators, which says who", async () => {
    await put(hub);
    const acts = (await asBoss("/api/admin/acts")).json<AdministratorAct[]>();
    expect(acts).toMatchObject([{ act: "site-changed", isOperator: false, account: null }]);
  });

  test("of two administrators who change it at once, one is told", async () => {
    const other = await signIn();
    const answers = await Promise.all([put(hub), put({ ...hub, footer: null }, other.cookie)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test.each([
    ["yellow on white", { colours: { light: "#ffd400", dark: "#63d296" } }, "colours.light"],
    ["navy on black", { colours: { light: "#0b6b3a", dark: "#001a66" } }, "colours.dark"],
    ["what is no colour", { colours: { light: "green;}", dark: "#63d296" } }, "colours.light"],
    ["a name in one language", { name: { en: "Tech Hub", mn: " " } }, "name.mn"],
    ["a name without end", { name: { en: "x".repeat(41), mn: "Х" } }, "name.en"],
    ["what is no address", { contactEmail: "nobody" }, "contactEmail"],
  ])("%s is refused, and the field is named", async (_what, wrong, parameter) => {
    const answer = await put({ ...hub, ...wrong });
    expect([answer.statusCode, answer.json<{ parameter?: string }>().parameter]).toEqual([400, parameter]);
    expect((await shown()).name).toBeNull();
  });

  test("letters of the contact form go to its address, and to that of the environment where it has none", async () => {
    const way = async () => (await server.get("/api/contact")).json<{ token: string }>().token;
    const write = async () => {
      const token = await way();
      server.clock.pass({ minutes: 1 });
      const lines = { id: randomUUID(), name: "Saran", email: "saran@example.com", topic: "fault" };
      const form = { ...lines, message: "The button does not work today.", token };
      expect((await server.post("/api/contact", form)).statusCode).toBe(200);
      return server.letters.at(-1)?.to;
    };
    expect(await write()).toBe("operator@khamt.test");
    await put(hub);
    expect(await write()).toBe("hello@hub.example");
  });

  test("stands in the picture of a link", async () => {
    const usual = (await server.get("/og/khamt.png")).rawPayload;
    expect((await put(hub)).statusCode).toBe(200);
    expect(await shown()).toMatchObject({ name: hub.name });
    const own = (await server.get("/og/khamt.png")).rawPayload;
    expect(own.equals(usual)).toBe(false);
  });
});

describe("the logo", () => {
  const addPicture = (userId: string, type = "image/png") =>
    addFile(server.db, { key: randomUUID(), userId, type });
  const rowOf = async (address: string) => {
    const [row] = await server.db
      .select()
      .from(files)
      .where(eq(files.key, address.replace("/files/", "")));
    return row;
  };

  test("is a picture that the administrator has sent, and nothing else", async () => {
    const [pdf, others] = [
      await addPicture(boss.id, "application/pdf"),
      await addPicture((await signIn()).id),
    ];
    for (const logo of [pdf, others, "https://other.example/logo.png", "/files/00000000-nobody"])
      expect((await put({ ...hub, logo })).json()).toMatchObject({ parameter: "logo" });
    expect((await put({ ...hub, logo: await addPicture(boss.id) })).statusCode).toBe(200);
  });

  test("is everybody's to see, stays when its sender's account goes, and is swept away once another takes its place", async () => {
    const { db, storage, clock } = server;
    const logo = await addPicture(boss.id);
    await put({ ...hub, logo });
    const other = await signIn();
    await db.delete(users).where(eq(users.id, boss.id));
    clock.pass({ days: 3 });
    await sweepFiles({ db, storage, now: clock.now() });
    expect(await rowOf(logo)).toMatchObject({ freeSince: null });
    boss = { id: other.id, cookie: await server.signIn(other.id) };
    expect((await put({ ...hub, logo, version: 1 })).statusCode).toBe(200);
    expect((await put({ ...hub, version: 2 })).statusCode).toBe(200);
    clock.pass({ days: 2 });
    await sweepFiles({ db, storage, now: clock.now() });
    expect(await rowOf(logo)).toBeUndefined();
  });
});

describe("the first run", () => {
  const read = async () => firstRun.strict().parse((await asBoss("/api/manage/first-run")).json());
  const statesOf = ({ steps }: FirstRun) => steps.map(({ state }) => state);
  const post = (url: string, payload?: object) =>
    server.call({ method: "POST", url, headers: { cookie: boss.cookie }, ...(payload && { payload }) });

  test("knows what is done from what is there, and keeps what was left for later", async () => {
    expect(await read()).toEqual({
      steps: ["site", "mail", "programme", "invitation"].map((step) => ({ step, state: "open" })),
      hasSecondStep: true,
      isUntouched: true,
      mailFrom: "letters@khamt.test",
      programme: null,
    });
    await post("/api/manage/first-run/mail/later");
    expect(await read()).toMatchObject({ isUntouched: false });
    await put(hub);
    expect(statesOf(await read())).toEqual(["done", "later", "open", "open"]);
    const made = await post("/api/manage/programmes", {
      slug: "spring",
      name: { en: "Spring", mn: "Хавар" },
      words: { en: "Ten weeks.", mn: "Арван долоо хоног." },
      startsOn: null,
      endsOn: null,
      entry: "invited",
      questions: [],
      isListed: false,
    });
    const { id } = made.json<{ id: string }>();
    expect(await read()).toMatchObject({ programme: { id, slug: "spring" } });
    await post(`/api/manage/programmes/${id}/invitations`, { id: randomUUID(), places: 20, endsAt: null });
    expect(statesOf(await read())).toEqual(["done", "later", "done", "done"]);
  });

  test("leads nobody where others are already", async () => {
    await addUser(server.db, { isDemo: true });
    expect(await read()).toMatchObject({ isUntouched: true });
    await addUser(server.db);
    expect(await read()).toMatchObject({ isUntouched: false });
  });

  test("tells an administrator without a second step what is to do, and takes nothing from them", async () => {
    await server.db.update(users).set({ totpEnabledAt: null }).where(eq(users.id, boss.id));
    expect(await read()).toMatchObject({ hasSecondStep: false });
    expect((await post("/api/manage/first-run/mail/later")).json()).toMatchObject({
      error: "second-step-needed",
    });
  });

  test("sends a letter to the administrator, and says when the mail server takes none", async () => {
    isMailDown = true;
    expect((await post("/api/manage/test-letter")).json()).toMatchObject({ error: "mail-unreachable" });
    expect(statesOf(await read())[1]).toBe("open");
    isMailDown = false;
    expect((await post("/api/manage/test-letter")).statusCode).toBe(200);
    expect(server.letters).toMatchObject([{ kind: "test-letter" }]);
    await post("/api/manage/first-run/mail/later");
    expect(statesOf(await read())[1]).toBe("done");
  });

  test("lets nobody send letters without end", async () => {
    for (let time = 0; time < 10; time += 1) await post("/api/manage/test-letter");
    expect((await post("/api/manage/test-letter")).statusCode).toBe(429);
  });
});
