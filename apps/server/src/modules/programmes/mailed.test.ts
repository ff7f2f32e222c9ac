import { describe, expect, test } from "vitest";
import {
  mailedInvitation,
  type MailedInvitationsInput,
  mailedInvitationsPreview,
  mostMailedADay,
  mostMailedAtOnce,
  programmeView,
} from "@khamt/contract";
import { lastLetter } from "../../../test/accounts.ts";

import { programmeInvitations } from "../../platform/db/schema/index.ts";
import { forgetInvited, remindInvited } from "./index.ts";
import { readAddresses } from "./read-addresses.ts";
import {
  type Account,
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
} from "./set-up-programmes.ts";

useProgrammes();

const pathTo = (id: string) => `/api/manage/programmes/${id}/invitations/mailed`;
const inputOf = (text: string): MailedInvitationsInput => ({
  text,
  language: "mn",
  endsAt: new Date(server.clock.now().getTime() + 5 * 86_400_000).toISOString(),
  addsKnown: false,
  reminds: true,
});

async function preview(id: string, text: string, by: Account = boss) {
  const answer = await server.post(`${pathTo(id)}/preview`, inputOf(text), by);
  expect(answer.statusCode, answer.body).toBe(200);
  return mailedInvitationsPreview.strict().parse(answer.json());
}
const mail = (id: string, text: string, people: number) =>
  server.post(pathTo(id), { ...inputOf(text), people }, boss);

async function mailed(id: string, email: string): Promise<string> {
  const answer = await mail(id, email, 1);
  expect(answer.json()).toEqual({ invited: 1, added: 0, hasMail: true });
  const { path } = lastLetter(server, "programme-invitation");
  return new URL(path, "http://localhost").searchParams.get("invitation") ?? "";
}

async function listed(id: string) {
  const answer = await server.get(pathTo(id), boss);
  expect(answer.statusCode, answer.body).toBe(200);
  return mailedInvitation.strict().array().parse(answer.json());
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
    expect(await listed(id)).toEqual([]);
    expect(server.letters).toEqual([]);
  });

  test("is shown in its own order, and below those that were sent after it", async () => {
    const id = await made();
    const listOf = (of: string) => ["c", "a", "b", "e", "d"].map((each) => `${each}${of}@example.com`);
    const [first, second] = [listOf("1"), listOf("2")];
    await mail(id, first.join("\n"), first.length);
    server.clock.pass({ seconds: 1 });
    await mail(id, second.join("\n"), second.length);
    expect((await listed(id)).map(({ email }) => email)).toEqual([...second, ...first]);
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
    expect(await listed(id)).toMatchObject([{ email: "bat@example.com", standing: "waiting" }]);
    expect(await joined(bat, { invitation })).toMatchObject({ state: "joined" });
    expect(await listed(id)).toMatchObject([{ standing: "joined" }]);
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
    const id = await made({ ...spring, entry: "invited" });
    const invitation = await mailed(id, "bat@example.com");
    server.clock.pass({ days: 5 });
    expect(errorOf(await join(bat, { invitation }))).toBe("invitation-ended");
    const second = await mailed(id, "bat@example.com");
    const [{ id: of } = { id: "" }] = await listed(id);
    const url = `/api/manage/programmes/${id}/invitations/${of}`;
    await server.call({ method: "DELETE", url, headers: { cookie: boss.cookie } });
    expect(errorOf(await join(bat, { invitation: second }))).toBe("invitation-ended");
    expect(await listed(id)).toMatchObject([{ standing: "ended" }]);
  });

  test("goes to nobody twice within a day, nor while the link of the first is good", async () => {
    const id = await made();
    const first = await mailed(id, "bat@example.com");
    const again = { people: 0, problems: [{ line: 1, problem: "invited", value: "bat@example.com" }] };
    server.clock.pass({ days: 3 });
    expect(await preview(id, "bat@example.com")).toMatchObject(again);
    const [{ id: of } = { id: "" }] = await listed(id);
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
        pathTo(id),
        { ...inputOf("bat@example.com"), endsAt, people: 1 },
        boss,
      );
      expect(errorOf(answer)).toBe("invalid-parameter");
    }
  });

  describe("that nobody has followed for a week", () => {
    const long = { ...spring, endsOn: "2026-07-10" };
    const endsAt = () => new Date(server.clock.now().getTime() + 20 * 86_400_000).toISOString();
    const invite = async (id: string, emails: string[], fields: object = {}) => {
      const body = { ...inputOf(emails.join("\n")), endsAt: endsAt(), people: emails.length, ...fields };
      const answer = await server.post(pathTo(id), body, boss);
      expect(answer.statusCode, answer.body).toBe(200);
    };
    const remind = () => {
      const post = async (letter: (typeof server.letters)[number]) => void server.letters.push(letter);
      return remindInvited({ db: server.db, post, now: server.clock.now() });
    };
    const toldSince = async (days: number) => {
      server.letters.length = 0;
      server.clock.pass({ days });
      await remind();
      await remind();
      return server.letters.map(({ to }) => to);
    };

    test("is sent again, once, in its language and with the same link", async () => {
      const id = await made(long);
      await invite(id, ["stranger@example.com"]);
      const { path } = lastLetter(server, "programme-invitation");
      const [{ remindsAt, createdAt } = { remindsAt: null, createdAt: "" }] = await listed(id);
      expect(Date.parse(remindsAt ?? "") - Date.parse(createdAt)).toBe(7 * 86_400_000);
      expect(await toldSince(6)).toEqual([]);
      expect(await toldSince(1)).toEqual(["stranger@example.com"]);
      expect(server.letters).toMatchObject([{ path, language: "mn", isReminder: true }]);
      expect(await server.db.select().from(programmeInvitations)).toMatchObject([
        { remindsAt: null, used: 0 },
      ]);
      expect(await toldSince(8)).toEqual([]);
    });

    test("is not sent to who came, has left, or was taken back, nor where it was switched off or is over by then", async () => {
      const id = await made(long);
      await invite(id, ["bat@example.com", "a@example.com"]);
      await invite(id, ["b@example.com"], { reminds: false });
      await invite(id, ["c@example.com"], { endsAt: inputOf("").endsAt });
      await joined(bat, {
        invitation: new URLSearchParams(invitationOf("bat@example.com")).get("invitation"),
      });
      await server.post("/api/programmes/spring-2026/leave", {}, bat);
      const first = (await listed(id)).find(({ email }) => email === "a@example.com");
      const url = `/api/manage/programmes/${id}/invitations/${first?.id}`;
      await server.call({ method: "DELETE", url, headers: { cookie: boss.cookie } });
      expect(await toldSince(8)).toEqual([]);
    });

    test("is not sent once its programme is put aside", async () => {
      const id = await made(long);
      await invite(id, ["stranger@example.com"]);
      await server.call({
        method: "PUT",
        url: `/api/manage/programmes/${id}/archive`,
        headers: { cookie: boss.cookie },
        payload: { isArchived: true },
      });
      expect(await toldSince(8)).toEqual([]);
    });

    function invitationOf(email: string): string {
      const letter = server.letters.find(({ kind, to }) => kind === "programme-invitation" && to === email);
      return letter?.kind === "programme-invitation" ? (letter.path.split("?")[1] ?? "") : "";
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
    for (const url of [pathTo(id), `${pathTo(id)}/preview`])
      expect((await server.post(url, { ...inputOf("a@example.com"), people: 1 }, manager)).statusCode).toBe(
        404,
      );
    expect((await preview(other, "a@example.com", manager)).people).toBe(1);
  });
});
