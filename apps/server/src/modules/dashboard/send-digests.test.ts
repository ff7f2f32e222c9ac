import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { testKeys } from "../../../test/app.ts";
import { letter } from "../../../test/applying.ts";
import { developer, foodIdea } from "../../../test/matching-rows.ts";
import { act, addPerson, connect, invite } from "../../../test/people.ts";
import { addCompany, addIdea, addProject } from "../../../test/rows.ts";
import { openMailbox } from "../../../test/mailbox.ts";
import { usualConduct } from "../../platform/conduct.ts";
import { notifications } from "../../platform/db/schema/index.ts";
import { openMail } from "../../platform/mail/mail.ts";
import { watchMatches } from "../notifications/index.ts";
import { sendDigests } from "./send-digests.ts";
import { read, server, useDashboard } from "./set-up-dashboard.ts";

useDashboard();

/** The summaries that arrive in a real mailbox. */
async function lettersNow() {
  const { db, matching, clock } = server;
  const box = await openMailbox();
  const mail = openMail({
    url: box.url,
    from: { name: "Khamt", address: "hello@khamt.example" },
    publicUrl: "https://khamt.example",
  });
  const post = (letter: Parameters<typeof mail.send>[0]) => mail.send(letter);
  await sendDigests({ db, matching, post, keys: testKeys, conduct: usualConduct, now: clock.now() });
  await box.close();
  return box.letters;
}

test.each([
  ["en", "1 invitation to answer", "1 unread message", "From ", "Read and answer", "match"],
  ["mn", "Хариу хүлээж буй 1 урилга", "Уншаагүй 1 зурвас", "Илгээсэн: ", "Уншаад хариулах", "тохирно"],
] as const)(
  "the summary in %s says what the dashboard says, never what people wrote, and comes again only with something new",
  async (language, invitations, messages, from, step, fits) => {
    const bat = await addPerson(server, { language }, developer);
    const [sara, dorj] = [await addPerson(server), await addPerson(server)];
    const { db, matching, clock } = server;
    await watchMatches({ db, matching, now: clock.now() });
    expect(await lettersNow()).toEqual([]);

    await invite(sara, bat, { message: "Words that are nobody's but ours" });
    const { conversationId } = await connect(bat, dorj);
    const secret = { id: crypto.randomUUID(), text: "Meet me at the secret yurt" };
    await dorj.post(`/api/conversations/${conversationId}/messages`, secret);
    const food = await addIdea(server.db, foodIdea);
    await watchMatches({ db, matching, now: clock.now() });

    const mine = (await lettersNow()).filter(({ text }) => text?.includes(invitations));
    const shown = await read(bat);
    expect(shown.next.step).toBe("answer");
    expect(shown.waiting.map(({ kind }) => kind).sort()).toEqual(["invitation", "message"]);
    const percent = shown.best?.find(({ target }) => target.id === food)?.compatibility;
    const text = mine[0]?.text ?? "";
    expect(mine).toHaveLength(1);
    for (const said of [
      `${invitations}\n${from}${sara.name}`,
      `${messages}\n${from}${dorj.name}`,
      `${foodIdea.title}: ${percent}% ${fits}`,
      `${step}:\nhttps://khamt.example/dashboard`,
    ])
      expect(text).toContain(said);
    expect(`${text}${mine[0]?.html}`).not.toMatch(/nobody's but ours|secret yurt/);

    server.clock.pass({ days: 8 });
    expect((await lettersNow()).filter((letter) => letter.text?.includes(invitations))).toEqual([]);
  },
);

test("the summary suggests nobody with whom the member is in touch, and nothing that they have applied for", async () => {
  const bat = await addPerson(server, { alertThreshold: 70 }, developer);
  const [sara, owner] = [await addPerson(server), await addPerson(server)];
  const { db, matching, clock } = server;
  await watchMatches({ db, matching, now: clock.now() });
  await addIdea(db, { ...foodIdea, userId: sara.id });
  await addIdea(db, { ...foodIdea, title: "Warm lunches" });
  const companyId = await addCompany(db, { userId: owner.id });
  const { skills: requiredSkills } = developer;
  const listing = await addProject(db, { companyId, title: "A shop in React", requiredSkills });
  const createdAt = clock.now();
  await watchMatches({ db, matching, now: createdAt });
  // As for whom it fits a little better.
  const data = { percent: 80, sourceId: bat.profile.id, matchType: "project" } as const;
  await db
    .insert(notifications)
    .values({ userId: bat.id, kind: "new-match", subjectId: listing, version: "", data, createdAt });
  const titles = [foodIdea.title, "Warm lunches", "A shop in React"];
  expect(await db.$count(notifications, eq(notifications.userId, bat.id)), "of all three").toBe(3);
  await connect(sara, bat);
  const application = { id: crypto.randomUUID(), profile: bat.profile, letter, price: "", duration: "" };
  const applied = await bat.post(`/api/project-listings/${listing}/applications`, application);
  expect(applied.statusCode, applied.body).toBe(200);
  const [summary] = (await lettersNow()).filter(({ text }) => text?.includes("Warm lunches"));
  expect(titles.filter((title) => summary?.text?.includes(title))).toEqual(["Warm lunches"]);
});

test("what waits alone is worth a summary once it has waited for a day, and none once it is answered", async () => {
  const [bat, sara] = [await addPerson(server), await addPerson(server)];
  const [first, second] = [await addPerson(server), await addPerson(server)];
  const answered = await invite(first, bat);
  await invite(second, sara);
  expect(await lettersNow()).toEqual([]);
  await act(bat, answered, "accept");
  server.clock.pass({ days: 1 });
  const letters = await lettersNow();
  expect(letters.map(({ text }) => text?.includes(`From ${second.name}`))).toEqual([true]);
});

test("the summary comes after a day or a week, as the member chose", async () => {
  const daily = await addPerson(server, { digestPace: "day" });
  const weekly = await addPerson(server);
  const round = async () => {
    await invite(await addPerson(server), daily);
    await invite(await addPerson(server), weekly);
    server.clock.pass({ days: 1 });
    const letters = await lettersNow();
    return letters.map(({ text }) => /(\d) invitations? to answer/.exec(text ?? "")?.[1]);
  };
  expect(await round()).toEqual(["1", "1"]);
  expect(await round()).toEqual(["2"]);
  server.clock.pass({ days: 5 });
  expect(await round()).toEqual(["3", "3"]);
  // It was a year ahead.
  server.clock.pass({ days: -365 });
  expect(await round()).toEqual(["4", "4"]);
});
