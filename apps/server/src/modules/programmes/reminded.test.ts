import { describe, expect, test } from "vitest";
import { lastLetter } from "../../../test/accounts.ts";
import { programmeInvitations } from "../../platform/db/schema/index.ts";
import { remindInvited } from "./index.ts";
import {
  bat,
  boss,
  joined,
  listMailed,
  made,
  mailedInput,
  pathToMailed,
  server,
  spring,
  useProgrammes,
} from "./set-up-programmes.ts";

useProgrammes();

const long = { ...spring, endsOn: "2026-07-10" };
const endsAt = () => new Date(server.clock.now().getTime() + 20 * 86_400_000).toISOString();
const invite = async (id: string, emails: string[], fields: object = {}) => {
  const body = { ...mailedInput(emails.join("\n")), endsAt: endsAt(), people: emails.length, ...fields };
  const answer = await server.post(pathToMailed(id), body, boss);
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

describe("a letter that invites, and that nobody has followed for a week,", () => {
  test("is sent again, once, in its language and with the same link", async () => {
    const id = await made(long);
    await invite(id, ["stranger@example.com"]);
    const { path } = lastLetter(server, "programme-invitation");
    const [{ remindsAt, createdAt } = { remindsAt: null, createdAt: "" }] = await listMailed(id);
    expect(Date.parse(remindsAt ?? "") - Date.parse(createdAt)).toBe(7 * 86_400_000);
    expect(await toldSince(6)).toEqual([]);
    expect(await toldSince(1)).toEqual(["stranger@example.com"]);
    expect(server.letters).toMatchObject([{ path, language: "mn", isReminder: true }]);
    expect(await server.db.select().from(programmeInvitations)).toMatchObject([{ remindsAt: null, used: 0 }]);
    expect(await toldSince(8)).toEqual([]);
  });

  test("is not sent to who came, has left, or was taken back, nor where it was switched off or is over by then", async () => {
    const id = await made(long);
    await invite(id, ["bat@example.com", "a@example.com"]);
    await invite(id, ["b@example.com"], { reminds: false });
    await invite(id, ["c@example.com"], { endsAt: mailedInput("").endsAt });
    await joined(bat, {
      invitation: new URLSearchParams(invitationOf("bat@example.com")).get("invitation"),
    });
    await server.post("/api/programmes/spring-2026/leave", {}, bat);
    const first = (await listMailed(id)).find(({ email }) => email === "a@example.com");
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
});

function invitationOf(email: string): string {
  const letter = server.letters.find(({ kind, to }) => kind === "programme-invitation" && to === email);
  return letter?.kind === "programme-invitation" ? (letter.path.split("?")[1] ?? "") : "";
}
