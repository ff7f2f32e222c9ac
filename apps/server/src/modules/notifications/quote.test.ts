import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testKeys } from "../../../test/app.ts";
import { freshServer } from "../../../test/test-server.ts";
import { applyTo, letter, signInApplicant } from "../../../test/applying.ts";
import { act, addPerson, connect, invite, type Person } from "../../../test/people.ts";
import { addProgramme } from "../../../test/programmes.ts";
import { addCompany, addProject } from "../../../test/rows.ts";
import { users } from "../../platform/db/schema/index.ts";
import type { QueuedEmail } from "../../platform/mail/mail.ts";
import { addHours, bookOne, hostedBy, name, plan } from "../office-hours/set-up-hours.ts";
import { notifyUnread } from "../conversations/index.ts";
import { sendNotificationEmails } from "./send-emails.ts";

const server = freshServer();

/** What the letters that go now quote. */
async function quotesNow(): Promise<(string | null)[]> {
  const letters: QueuedEmail[] = [];
  const post = async (each: QueuedEmail) => void letters.push(each);
  const now = server.clock.now();
  await sendNotificationEmails({ db: server.db, post, keys: testKeys, now });
  return letters.map((each) => (each.kind === "news" ? each.quote : null));
}

async function say(person: Person, conversation: string, text: string): Promise<number> {
  const answer = await person.post(`/api/conversations/${conversation}/messages`, { id: randomUUID(), text });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ seq: number }>().seq;
}

test("an invitation's message is quoted, and the question about it; that somebody declined is not", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  const message =
    "Your clinic idea is one that I would work on.  \r\n\n\n\nI bring:\n- two doctors\n- \ta van";
  const invitation = await invite(bat, sara, { message });
  expect(await quotesNow(), "in its lines").toEqual([
    "Your clinic idea is one that I would work on.\n\nI bring:\n- two doctors\n- a van",
  ]);
  await act(sara, invitation, "ask", { text: "How many hours a week?" });
  expect(await quotesNow()).toEqual(["How many hours a week?"]);
  await act(sara, invitation, "decline", { text: "Privately: no" });
  expect(JSON.stringify(await quotesNow())).not.toContain("Privately");
});

test("letters about a talk with a mentor say where it takes place, to both sides, until it is cancelled", async () => {
  const [boss, oyun, bat] = [await addPerson(server), await addPerson(server), await addPerson(server)];
  const spring = await addProgramme(server, { managers: [boss], members: [oyun, bat] });
  const mentor = await name(server, { by: boss, mentor: oyun, programmeId: spring });
  await addHours(oyun, mentor, plan(server));
  await quotesNow();
  const [slot] = await hostedBy(oyun, mentor);
  const { id } = await bookOne(bat, slot?.id ?? "");
  const where = "Room 4 · https://meet.example/mentor";
  expect(await quotesNow()).toEqual([where, where]);
  await oyun.post(`/api/mentors/bookings/${id}/cancel`, { note: "I am ill." });
  expect(JSON.stringify(await quotesNow())).not.toContain("Room 4");
});

test("a letter that cannot be written keeps no other back", async () => {
  const [bat, sara, tuya] = [await addPerson(server), await addPerson(server), await addPerson(server)];
  await invite(bat, sara);
  await invite(bat, tuya, { message: "Your bakery in Darkhan is what I look for, so I write to you." });
  const quietHours = { from: "22:00", until: "08:00", timeZone: "A zone that is no more" };
  await server.db.update(users).set({ quietHours }).where(eq(users.id, sara.id));
  const letters: QueuedEmail[] = [];
  const post = async (each: QueuedEmail) => void letters.push(each);
  const now = server.clock.now();
  await expect(sendNotificationEmails({ db: server.db, post, keys: testKeys, now })).rejects.toThrow("zone");
  expect(letters).toMatchObject([{ reader: tuya.name }]);
});

test("an application's first words are quoted to the listing's owner", async () => {
  const owner = await addPerson(server);
  const listing = await addProject(server.db, {
    companyId: await addCompany(server.db, { userId: owner.id }),
  });
  await applyTo(server, await signInApplicant(server), listing);
  expect(await quotesNow()).toContain(letter);
});

test("of unread messages the first that is still there is quoted, as far as it fits", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  const { conversationId } = await connect(bat, sara);
  await quotesNow();
  const id = conversationId ?? "";
  const message = await say(bat, id, "Not meant for you");
  await say(bat, id, `Hello Sara,\n\n${"we should talk. ".repeat(40)}`);
  expect((await bat.delete(`/api/conversations/${id}/messages/${message}`)).statusCode).toBe(200);
  server.clock.pass({ minutes: 3 });
  const live = { publish: async () => {} };
  const post = async () => {};
  await notifyUnread({ db: server.db, live, post, now: server.clock.now() });
  server.clock.pass({ minutes: 9 });
  const [quote, ...others] = await quotesNow();
  expect(others).toEqual([]);
  expect(quote).toMatch(/^Hello Sara,\n\nwe should talk\. .*…$/);
  expect(quote?.length).toBeLessThanOrEqual(280);
});
