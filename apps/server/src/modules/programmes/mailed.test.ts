import { describe, expect, test } from "vitest";
import { mailedInvitationsPreview, mostMailedADay, mostMailedAtOnce, programmeView } from "@khamt/contract";
import { lastLetter } from "../../../test/accounts.ts";

import { programmeInvitations } from "../../platform/db/schema/index.ts";
import { forgetInvited } from "./index.ts";
import { readAddresses } from "./read-addresses.ts";
import type { Account } from "../../../test/account.ts";
import {
  server,
  boss,
  saran,
  bat,
  spring,
  made,
  join,
  joined,
  decide,
  errorOf,
  signIn,
  useProgrammes,
  pathToMailed,
  mailedInput,
  listMailed,
} from "./set-up-programmes.ts";

useProgrammes();

async function preview(id: string, text: string, by: Account = boss) {
  const answer = await server.post(`${pathToMailed(id)}/preview`, mailedInput(text), by);
  expect(answer.statusCode, answer.body).toBe(200);
  return mailedInvitationsPreview.strict().parse(answer.json());
}
const mail = (id: string, text: string, people: number) =>
  server.post(pathToMailed(id), { ...mailedInput(text), people }, boss);

async function mailed(id: string, email: string): Promise<string> {
  const answer = await mail(id, email, 1);
  expect(answer.json()).toEqual({ invited: 1, added: 0, hasMail: true });
  const { path } = lastLetter(server, "programme-invitation");
  return new URL(path, "http://localhost").searchParams.get("invitation") ?? "";
}

describe("a list of addresses", () => {
  test("is read as spreadsheets, mail programs and people write it; what is wrong is told by line", () => {
    const { fault, found, problems } = readAddresses(
      "Name;Email\r\nBat;BAT@example.com\n\nSaran <saran@example.com>, oyun@example.com\nNobody\nbat@example.com\na@b\nmailto:tuul@example.com.",
    );
    expect(fault).toBeNull();
    expect(found).toEqual([
      { line: 2, value: "bat@example.com" },
      { line: 4, value: "saran@example.com" },
      { line: 4, value: "oyun@example.com" },
      { line: 8, value: "tuul@example.com" },
    ]);
    expect(problems).toEqual([
      { line: 5, problem: "no-email", value: "Nobody" },
      { line: 6, problem: "twice", value: "bat@example.com" },
      { line: 7, problem: "wrong-email", value: "a@b" },
    ]);
  });

  test("that is one word without end takes no longer to read than any other", () => {
    const begun = process.cpuUsage();
    const { problems } = readAddresses(`@${".".repeat(59_990)}x`);
    expect(problems).toMatchObject([{ line: 1, problem: "wrong-email" }]);
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500);
  });

  test("with nobody in it, or with too many, is said to be so", () => {
    const many = Array.from({ length: mostMailedAtOnce + 1 }, (_, at) => `a${at}@example.com`).join("\n");
    expect(readAddresses(" \n ").fault).toBe("empty");
    expect(readAddresses(many)).toMatchObject({ fault: "too-many", found: [] });
  });

  test("tells nobody who has an account, but who is in the programme already", async () => {
    const id = await made({ ...spring, entry: "open" });
    await joined(bat);
    expect(await preview(id, "Bat@Example.com\nsaran@example.com\nnew@example.com")).toEqual({
      fault: null,
      people: 2,
      added: 0,
      problems: [{ line: 1, problem: "member", value: "bat@example.com" }],
      hasMail: true,
    });
  });

  test("is not used by halves: where others would be invited than were shown, nobody is", async () => {
    const id = await made();
    expect(errorOf(await mail(id, "a@example.com\nb@example.com", 3))).toBe("conflict");
    expect(await listMailed(id)).toEqual([]);
    expect(server.letters).toEqual([]);
  });

  test("is shown in its own order, and below those that were sent after it", async () => {
    const id = await made();
    const listOf = (of: string) => ["c", "a", "b", "e", "d"].map((each) => `${each}${of}@example.com`);
    const [first, second] = [listOf("1"), listOf("2")];
    await mail(id, first.join("\n"), first.length);
    server.clock.pass({ seconds: 1 });
    await mail(id, second.join("\n"), second.length);
    expect((await listMailed(id)).map(({ email }) => email)).toEqual([...second, ...first]);
  });

  test("of one programme invites so many in a day", async () => {
    const id = await made();
    const part = (at: number) =>
      Array.from({ length: mostMailedAtOnce }, (_, each) => `p${at}-${each}@example.com`).join("\n");
    for (let at = 0; at < mostMailedADay / mostMailedAtOnce; at += 1)
      expect((await mail(id, part(at), mostMailedAtOnce)).statusCode).toBe(200);
    expect(new Set(server.letters.map(({ to }) => to)).size).toBe(mostMailedADay);
    expect(errorOf(await mail(id, "one@example.com", 1))).toBe("invitations-used-today");
    server.clock.pass({ days: 1, seconds: 1 });
    expect((await mail(id, "one@example.com", 1)).statusCode).toBe(200);
  });
});

describe("a letter that invites", () => {
  test("says into what and until when, in the language that was chosen, with a link of its own", async () => {
    const id = await made();
    await mail(id, "a@example.com\nb@example.com", 2);
    const [one, other] = server.letters;
    expect(one).toMatchObject({
      kind: "programme-invitation",
      to: "a@example.com",
      language: "mn",
      programme: spring.name.mn,
    });
    expect(other).toMatchObject({ to: "b@example.com" });
    expect(new Set(server.letters.map((each) => "path" in each && each.path)).size).toBe(2);
    expect((await server.get(`/api/manage/programmes/${id}/invitations`, boss)).json()).toEqual([]);
  });

  test("lets in the person at that address, once, and nobody else", async () => {
    const id = await made({ ...spring, entry: "invited" });
    const invitation = await mailed(id, "Bat@example.com");
    const seenBy = async (headers: { cookie?: string }) => {
      const answer = await server.get(`/api/programmes/spring-2026?invitation=${invitation}`, headers);
      return programmeView.strict().parse(answer.json()).invitation;
    };
    expect(await seenBy({})).toBe("good");
    expect(await seenBy({ cookie: saran.cookie })).toBe("other");
    expect(errorOf(await join(saran, { invitation }))).toBe("invitation-of-other");
    expect(await listMailed(id)).toMatchObject([{ email: "bat@example.com", standing: "waiting" }]);
    expect(await joined(bat, { invitation })).toMatchObject({ state: "joined" });
    expect(await listMailed(id)).toMatchObject([{ standing: "joined" }]);
    await server.post("/api/programmes/spring-2026/leave", {}, bat);
    expect(errorOf(await join(bat, { invitation }))).toBe("invitation-ended");
  });

  test("is no sign that hangs in a room: nobody is there today by it", async () => {
    const id = await made();
    const invitation = await mailed(id, "bat@example.com");
    await joined(bat, { invitation });
    const visit = await server.post("/api/programmes/spring-2026/visit", { invitation }, bat);
    expect(errorOf(visit)).toBe("invitation-ended");
  });

  test("ends by itself, or when it is taken back", async () => {
    const id = await made({ ...spring, entry: "invited", endsOn: null });
    const invitation = await mailed(id, "bat@example.com");
    server.clock.pass({ days: 5 });
    expect(errorOf(await join(bat, { invitation }))).toBe("invitation-ended");
    const second = await mailed(id, "bat@example.com");
    const [{ id: of } = { id: "" }] = await listMailed(id);
    const url = `/api/manage/programmes/${id}/invitations/${of}`;
    await server.call({ method: "DELETE", url, headers: { cookie: boss.cookie } });
    expect(errorOf(await join(bat, { invitation: second }))).toBe("invitation-ended");
    expect(await listMailed(id)).toMatchObject([{ standing: "ended" }]);
  });

  test("goes to nobody twice within a day, nor while the link of the first is good", async () => {
    const id = await made({ ...spring, endsOn: null });
    const first = await mailed(id, "bat@example.com");
    const again = { people: 0, problems: [{ line: 1, problem: "invited", value: "bat@example.com" }] };
    server.clock.pass({ days: 3 });
    expect(await preview(id, "bat@example.com")).toMatchObject(again);
    const [{ id: of } = { id: "" }] = await listMailed(id);
    const url = `/api/manage/programmes/${id}/invitations/${of}`;
    await server.call({ method: "DELETE", url, headers: { cookie: boss.cookie } });
    const second = await mailed(id, "bat@example.com");
    expect(second).not.toBe(first);
    expect(errorOf(await join(bat, { invitation: first }))).toBe("invitation-ended");
    await server.call({ method: "DELETE", url, headers: { cookie: boss.cookie } });
    expect(await preview(id, "bat@example.com")).toMatchObject(again);
  });

  test("works for half a year at most, and not in the past", async () => {
    const id = await made();
    for (const days of [-1, 181]) {
      const endsAt = new Date(server.clock.now().getTime() + days * 86_400_000).toISOString();
      const answer = await server.post(
        pathToMailed(id),
        { ...mailedInput("bat@example.com"), endsAt, people: 1 },
        boss,
      );
      expect(errorOf(answer)).toBe("invalid-parameter");
    }
  });

  test("leaves no address behind a month after its end", async () => {
    const id = await made();
    await mailed(id, "stranger@example.com");
    const kept = () => server.db.$count(programmeInvitations);
    server.clock.pass({ days: 34 });
    await forgetInvited(server.db, server.clock.now());
    expect(await kept()).toBe(1);
    server.clock.pass({ days: 2 });
    await forgetInvited(server.db, server.clock.now());
    expect(await kept()).toBe(0);
  });

  test("is a matter of this programme's managers", async () => {
    const id = await made();
    const other = await made({ ...spring, slug: "autumn-2026" });
    const manager = await signIn({ email: "manager@example.com" });
    await server.post("/api/programmes/autumn-2026/join", { invitation: null, answers: [] }, manager);
    await decide(boss, other, manager, "make-manager");
    for (const url of [pathToMailed(id), `${pathToMailed(id)}/preview`])
      expect(
        (await server.post(url, { ...mailedInput("a@example.com"), people: 1 }, manager)).statusCode,
      ).toBe(404);
    expect((await preview(other, "a@example.com", manager)).people).toBe(1);
  });
});
