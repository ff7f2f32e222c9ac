import { describe, expect, test } from "vitest";
import { errorOf } from "../../../test/app.ts";
import { invite } from "../../../test/people.ts";
import { addProgramme } from "../../../test/programmes.ts";
import { blocks } from "../../platform/db/schema/index.ts";
import {
  server,
  boss,
  bat,
  tuya,
  dorj,
  ask,
  introduced,
  desk,
  own,
  says,
  newsOf,
  later,
  useIntroductions,
} from "./set-up-introductions.ts";

useIntroductions();

describe("nobody is asked", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["one has blocked the other", blockBat],
    ["one has declined the other's invitation", declineBat],
    ["one has declined such an introduction before", declineBefore],
    ["one has declined one that was taken back", declineAndTakeBack],
  ])("where %s, and to its manager it is like one that nobody answers", async (_why, prepare) => {
    await prepare();
    const told = async () => [await newsOf(bat), await newsOf(tuya)];
    const before = await told();
    const answered = await ask(boss, [bat, tuya]);
    expect(answered.json()).toMatchObject({ state: "open" });
    expect([await own(bat), await own(tuya)]).toEqual([[], []]);
    expect(await told()).toEqual(before);
    const { id } = answered.json<{ id: string }>();
    for (const person of [bat, tuya])
      expect((await person.post("/api/account/export", { password: "-" })).body).not.toContain(id);
    expect(errorOf(await ask(boss, [tuya, bat]))).toBe("already-introduced");
    later(15);
    expect((await desk())[0]?.state).toBe("ended");
  });

  test("while another programme's introduction of the two is open", async () => {
    const autumn = await addProgramme(server, { managers: [dorj], members: [bat, tuya] });
    expect((await ask(dorj, [bat, tuya], { programmeId: autumn })).statusCode).toBe(200);
    expect((await ask(boss, [bat, tuya])).json()).toMatchObject({ state: "open" });
    expect(await own(bat)).toHaveLength(1);
    expect(await desk()).toHaveLength(1);
  });
});

function blockBat() {
  const createdAt = server.clock.now();
  return server.db.insert(blocks).values({ blockerId: tuya.id, blockedId: bat.id, createdAt });
}

async function declineBat() {
  const { id } = await invite(bat, tuya);
  await tuya.post(`/api/connections/${id}/decline`, { reason: null, text: "" });
}

async function declineBefore() {
  await says(bat, await introduced(), false);
  later(15);
}

async function declineAndTakeBack() {
  const id = await introduced();
  await says(bat, id, false);
  await boss.delete(`/api/manage/introductions/${id}`);
}
