import { randomUUID } from "node:crypto";
import Fastify from "fastify";
import { validatorCompiler } from "fastify-type-provider-zod";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openTestApp, testConfig, type TestApp } from "../../../test/app.ts";
import { addUser } from "../../../test/rows.ts";
import { workFor } from "../../../test/work.ts";
import type { Auth } from "../../platform/auth/auth.ts";
import { type Email, MailError } from "../../platform/mail/mail.ts";
import { render } from "../../platform/mail/render.ts";
import { serializerCompiler } from "../../platform/http/serializer.ts";
import { contactFormRoutes } from "./routes.ts";

const contactEmail = "operator@khamt.test";
const letters: Email[] = [];
let isDown = false;

let server: TestApp;
beforeAll(async () => {
  const send = async (letter: Email) => {
    if (isDown) throw new MailError("down");
    letters.push(letter);
  };
  server = await openTestApp({ config: { ...testConfig, contactEmail }, mail: { send } });
});
afterEach(async () => {
  letters.length = 0;
  isDown = false;
  await server.reset();
});
afterAll(() => server.close());

const message = "Сайн байна уу?\n\nThe button does nothing.";

/** As a person does it: opens the form, takes a minute, sends it. */
async function write(changes: object = {}, { from = "10.0.0.1", headers = {} } = {}) {
  const { token } = (await server.get("/api/contact")).json<{ token: string }>();
  server.clock.pass({ minutes: 1 });
  const id = randomUUID();
  const form = { id, name: "Нараа", email: "naraa@example.test", topic: "fault", message, token };
  return server.call({
    method: "POST",
    url: "/api/contact",
    remoteAddress: from,
    headers: { "accept-language": "mn", ...headers },
    payload: { ...form, ...changes },
  });
}

describe("the contact form", () => {
  test("becomes a letter to the operator, whose answer goes to the writer", async () => {
    const answer = await write();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      message: expect.stringContaining("naraa@example.test"),
    });
    expect(letters).toMatchObject([
      { kind: "contact-form", to: contactEmail, topic: "fault", language: "mn", reads: "mn" },
    ]);
    const [letter] = letters;
    const rendered = letter && render(letter, { publicUrl: testConfig.publicUrl });
    expect(rendered?.replyTo).toBe("naraa@example.test");
    expect(rendered?.text).toContain("Сайн байна уу?\n\nThe button does nothing.");
  });

  test("is read in the language of the administrators, or of the address's own account, and says which one its writer reads", async () => {
    await addUser(server.db, { role: "admin", language: "en" });
    await write();
    await addUser(server.db, { email: contactEmail.toUpperCase(), language: "mn" });
    await write({}, { headers: { "accept-language": "en" } });
    expect(letters).toMatchObject([
      { language: "en", reads: "mn" },
      { language: "mn", reads: "en" },
    ]);
    const said = letters.map((letter) => render(letter, { publicUrl: testConfig.publicUrl }).text);
    expect(said[0]).toContain("They use the site in Mongolian.");
    expect(said[1]).toContain("англи хэлээр");
  });

  test("says which field is at fault", async () => {
    for (const parameter of ["name", "email", "topic", "message", "token"])
      expect((await write({ [parameter]: "" })).json()).toMatchObject({ parameter });
    expect(letters).toEqual([]);
  });

  test("sends nothing of who fills in the field that people don't see, and does not say so", async () => {
    expect((await write({ website: "https://spam.example" })).statusCode).toBe(200);
    expect(letters).toEqual([]);
  });

  test("lets nobody be quicker than a person, and takes no token but its own", async () => {
    const { token } = (await server.get("/api/contact")).json<{ token: string }>();
    const id = randomUUID();
    const form = { id, name: "Нараа", email: "naraa@example.test", topic: "fault", message };
    const again = (await server.get("/api/contact")).json<{ token: string }>();
    const atOnce = await server.post("/api/contact", { ...form, ...again });
    expect([atOnce.statusCode, atOnce.headers["retry-after"]]).toEqual([429, "3"]);
    const earlier = token.replace(/^\d{4}/, "2020");
    expect((await server.post("/api/contact", { ...form, token: earlier })).statusCode).toBe(400);
  });

  test("takes five a day of one network; what could not be sent does not count", async () => {
    isDown = true;
    expect((await write()).statusCode).toBe(503);
    isDown = false;
    for (let sent = 0; sent < 5; sent += 1) expect((await write()).statusCode).toBe(200);
    expect((await write()).statusCode).toBe(429);
    server.clock.pass({ days: 1 });
    expect((await write()).statusCode).toBe(200);
  });

  test("reaches the operator once that is sent again, at once or later, and again once it could not be sent", async () => {
    const id = randomUUID();
    isDown = true;
    expect((await write({ id })).statusCode).toBe(503);
    isDown = false;
    for (const answer of [...(await Promise.all([write({ id }), write({ id })])), await write({ id })])
      expect(answer.statusCode).toBe(200);
    expect(letters).toHaveLength(1);
    await write();
    expect(letters).toHaveLength(2);
  });

  test("stays open whatever strangers send: beyond the usual a letter costs a moment of work", async () => {
    for (let sent = 0; sent < 50; sent += 1)
      expect((await write({}, { from: `10.1.${sent}.1` })).statusCode).toBe(200);
    const refused = await write({}, { from: "10.2.0.1" });
    expect(refused.json()).toMatchObject({ error: "work-needed" });
    expect((await write({}, { from: "10.2.0.1", headers: workFor(refused) })).statusCode).toBe(200);
  });
});

test.each([contactEmail, undefined])(
  "without a mail server the page has the address, if there is one: %s",
  async (address) => {
    const app = Fastify();
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    await app.register(contactFormRoutes, {
      auth: { mail: undefined } as Auth,
      site: { contactEmail: async () => address, servicesEmail: async () => undefined },
    });
    expect((await app.inject("/api/contact")).json()).toEqual({ token: null, address: address ?? null });
    await app.close();
  },
);
