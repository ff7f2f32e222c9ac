import type { ConnectionQuota } from "@khamt/contract";
import { describe, expect, test } from "vitest";
import { errorOf, now } from "../../../test/app.ts";
import { act, addPerson, invitationTo, invite } from "../../../test/people.ts";
import { connections } from "../../platform/db/schema/index.ts";
import { weekOf } from "./limits.ts";
import { server, standing, refusal, repeat, useConnections } from "./set-up-connections.ts";

useConnections();

describe("R34 limits", () => {
  test("of ten invitations at once exactly the six that are left of the week pass, and the counter tells", async () => {
    const bat = await addPerson(server);
    await invite(bat, await addPerson(server));
    await repeat(13);
    const others = [];
    for (let at = 0; at < 10; at++) others.push(await addPerson(server));
    const answers = await Promise.all(others.map((to) => bat.post("/api/connections", invitationTo(to))));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map(errorOf)).toEqual(Array(4).fill("invitations-used"));
    expect(await server.db.$count(connections)).toBe(20);
    const quota = (await bat.get("/api/connections/quota")).json<ConnectionQuota>();
    // The Monday after the 4th of May 2026, at midnight in Ulaanbaatar.
    expect(quota).toEqual({
      left: 0,
      of: 20,
      resetsAt: "2026-05-10T16:00:00.000Z",
      open: 20,
      mostOpen: null,
    });
    server.clock.pass({ days: 7 });
    await invite(bat, await addPerson(server));
  });

  test("a young account has five open at once, and ten new people a day", async () => {
    const bat = await addPerson(server, { createdAt: now });
    for (let at = 0; at < 5; at++) await act(bat, await invite(bat, await addPerson(server)), "withdraw");
    for (let at = 0; at < 4; at++) await invite(bat, await addPerson(server));
    const quota = (await bat.get("/api/connections/quota")).json<ConnectionQuota>();
    expect(quota).toMatchObject({ left: 11, open: 4, mostOpen: 5 });
    await invite(bat, await addPerson(server));
    expect(await refusal(bat, await addPerson(server))).toBe("invitations-used-today");
    server.clock.pass({ days: 1 });
    expect(await refusal(bat, await addPerson(server))).toBe("too-many-open-invitations");
    server.clock.pass({ days: 7 });
    await invite(bat, await addPerson(server));
    const unconfirmed = await addPerson(server, { isEmailVerified: false });
    const theirs = (await unconfirmed.get("/api/connections/quota")).json<ConnectionQuota>();
    expect(theirs.mostOpen).toBe(5);
  });

  test("a receiver who lets in two a week gets two of six at once; one who lets in none is closed", async () => {
    const sara = await addPerson(server);
    await sara.put("/api/connections/settings", { question: null, weeklyCap: 2, calendarUrl: null });
    const senders = [];
    for (let at = 0; at < 6; at++) senders.push(await addPerson(server));
    const answers = await Promise.all(
      senders.map((from) => from.post("/api/connections", invitationTo(sara))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    await sara.put("/api/connections/settings", { question: null, weeklyCap: 0, calendarUrl: null });
    const bat = await addPerson(server);
    expect(await standing(bat, sara)).toMatchObject({ is: "closed" });
    expect(await refusal(bat, sara)).toBe("takes-no-invitations");
  });

  test("the same words go to two people, and are held back from the third", async () => {
    const bat = await addPerson(server);
    const message = "Hello, I like your profile very much and would love to build something with you soon";
    await invite(bat, await addPerson(server), { message });
    await invite(bat, await addPerson(server), { message: `${message}!` });
    expect(await refusal(bat, await addPerson(server), { message: message.toUpperCase() })).toBe(
      "same-words",
    );
  });

  test("weeks begin on Monday in Ulaanbaatar", () => {
    expect(weekOf(new Date("2026-05-10T15:59:59.999Z")).start).toEqual(new Date("2026-05-03T16:00:00.000Z"));
    expect(weekOf(new Date("2026-05-10T16:00:00.000Z")).start).toEqual(new Date("2026-05-10T16:00:00.000Z"));
  });
});
